import { isBankHead, readByTelephone, withoutBankHead } from './bank-heads';
import { findIban } from './iban-text';
import { joinLines, unbroken } from './joined-lines';
import { isSpoiltOf } from './lost-letters';

/** Splits a remittance text into what was written and what banks print around it: SEPA tags, and fields with labels in words. */

export interface ParsedPurpose {
  /** The remittance text itself, without tags, labels and references. */
  text: string;
  /** Of the partner, where the export has no field for it. */
  name: string;
  eref: string;
  mref: string;
  creditorId: string;
  iban: string;
  /** Fields stand in the text with labels in words, so the text may begin with the name of the partner. */
  hasLabels: boolean;
  /** The bank printed a card and a time of day. */
  isCard: boolean;
}

type Field = 'text' | 'name' | 'eref' | 'mref' | 'creditorId' | 'iban' | 'noise';

const tagFields: Readonly<Record<string, Field>> = {
  EREF: 'eref',
  KREF: 'noise',
  MREF: 'mref',
  CRED: 'creditorId',
  DEBT: 'noise',
  SVWZ: 'text',
  ABWA: 'text',
  ABWE: 'text',
  IBAN: 'iban',
  BIC: 'noise',
  COAM: 'noise',
  OAMT: 'noise',
  PURP: 'noise',
  RREF: 'noise',
};

/** Labels in words, as exports without own columns print them. Longer ones stand before those they begin with. */
const labelFields: readonly (readonly [label: string, field: Field])[] = [
  ['IBAN (?:Auftraggeber|Empfänger|Zahlungsempfänger|Zahlungspflichtiger)', 'iban'],
  ['BIC (?:Auftraggeber|Empfänger|Zahlungsempfänger|Zahlungspflichtiger)', 'noise'],
  ['(?:Name )?(?:Auftraggeber|Zahlungsempfänger|Zahlungspflichtiger|Empfänger|Begünstigter)', 'name'],
  ['(?:Zahler|Payee|Payer|Beneficiary)', 'name'],
  ['Buchungstext', 'text'],
  ['Verwendungszweck', 'text'],
  ['Zahlungsgrund', 'text'],
  ['Zahlungszweck', 'text'],
  ['Zahlungsreferenz', 'text'],
  ['Mitteilung(?:en)?', 'text'],
  ['remittanceinformation', 'text'],
  ['Kto/IBAN', 'iban'],
  ['BLZ/BIC', 'noise'],
  ['End-to-End-(?:Ref(?:erenz)?\\.?|ID)', 'eref'],
  ['(?:CORE ?/ ?|B2B ?/ ?|COR1 ?/ ?)?Mandatsref(?:erenz)?\\.?', 'mref'],
  ['mandatereference', 'mref'],
  ['Mandat(?:s-?(?:ID|Nr\\.?))?', 'mref'],
  ['Gläubiger-?(?:ID|Identifikationsnummer)|Glaeubiger-?ID|Creditor[- ]?ID|creditorid|CID', 'creditorId'],
  ['Einreicher-ID', 'creditorId'],
  ['Omschrijving', 'text'],
  ['Naam', 'name'],
  ['Machtiging ID', 'mref'],
  ['Incassant ID', 'creditorId'],
  ['Kenmerk|Valutadatum|Transactie|Term|Pasvolgnr', 'noise'],
  ['Auftraggeberreferenz|Kundenref(?:erenz)?\\.?|Referenz(?:en|nummer)?', 'noise'],
];

const broken = (name: string): string => name.split('').join(' ?');
const tags = Object.keys(tagFields).map(broken).join('|');
const labels = labelFields.map(([label]) => label).join('|');
/** Fixed-width exports break a tag too ("SV WZ+"), so a blank may stand between its letters; labels are whole words. */
const fieldPattern = new RegExp(`(?<![\\p{L}\\d])(${labels}) ?: ?|(${tags}) ?[+:] ?`, 'giu');
const labelTests = labelFields.map(([label, field]) => [new RegExp(`^(?:${label})$`, 'iu'), field] as const);
/** Post-office wording: labels without a colon, always in this order. */
const postal =
  /^(\p{L}{5,8}) (\S+) (\p{L}{4,6}) (\S+) (\p{L}[\p{L}-]{7,11}) ([A-Z]{1,2}\d{1,2}\S{5,32}) (.*)$/su;
const postalLabels = ['Referenz', 'Mandat', 'Einreicher-ID'];

const fieldOfLabel = new Map<string, Field>();

function fieldOf(label: string): Field {
  const known = fieldOfLabel.get(label);
  if (known) return known;
  const field = labelTests.find(([test]) => test.test(label))?.[1] ?? 'noise';
  if (fieldOfLabel.size < 1000) fieldOfLabel.set(label, field);
  return field;
}

/** What banks add to a text on their own: the time of an order, the kind of booking once more. */
const orderWords: readonly RegExp[] = [
  /\bDATUM \d\d\.\d\d\.\d{4}, ?\d\d[.:]\d\d UHR\b/gi,
  /\bSEPA-(?:BASIS|FIRMEN)LASTSCHRIFT(?: (?:wiederholend|erstmalig|einmalig|letztmalig))?\b/gi,
  /\bRef\. [0-9A-Z]{8,20}\/\d+\s*$/g,
  /\b(?:Umrechnungs|Wechsel|Devisen)?Kurs:? \d{1,4}[.,]\d{2,6}\b/gi,
  // The same with lost letters.
  /\b(?:Ref|Re|Rf|ef)\.? (?=\d+[A-Z])[0-9A-Z]{6,20}\/?\d*\s*$/g,
];
/** What they add to the payment by card: the time, the card and its expiry. */
const cardWords: readonly RegExp[] = [
  /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?\b/g,
  /\b(?:Debitk|Debitkarte|Kreditkarte|Karte)\.? ?(?:Nr\.? ?)?\d{1,4} \d{4}-\d\d\b/gi,
  /\b(?:KAUF\/)?(?:DIENSTLEISTUNG(?:EN)?|ONLINE-SHOPPING) VOM \d\d\.\d\d\.\d{2,4}\b/gi,
  /\b(?:EINKAUF )?(?:\p{L}{2,6} )?(?:VISA|MASTERCARD|MAESTRO) (?:DEBIT )?CARD ?NR\. ?[X*\d]{4} ?\d{0,4}\b,?/giu,
  /\b(?:VISA|MASTERCARD) (?:DEBIT|KREDIT)KARTENUMSATZ VOM \d\d\.\d\d\.\d{2,4}\b/gi,
  /\b(?:KAUF|EINKAUF) VOM \d\d\.\d\d\.\d{2,4}\b/gi,
  /\bTWINT-AKZ\w*(?: NR\.?)? \+?\d[\dX*]{5,14}\b/gi,
  /\bKARTEN? ?NR\.? ?[X*\d]{4,19}\b/gi,
  /\bNR (?:XXXX|\*{4}) ?\d{4}\b/gi,
  /\bKAUFUMSATZ(?: \d\d\.\d\d\.?)?/gi,
  /\bPOS \d\d\.\d\d\.\d{2,4}(?:,? (?:UM )?\d\d[:.]\d\d)? K\d\b/gi,
  /\bK\d{1,2} \d\d\.\d\d\.? ?UM \d\d[:.]\d\d(?: O)?\b/gi,
  /\bKartenzahlung\s*$/gi,
];
/** One of these stands in every text that a bank added something to. */
const mayHaveBankWords =
  / UHR|\dT\d\d:|SEPA-|[Re]e?f\.? |R[ef]\. |DIENSTLEISTUNG|KAUF|KURS|ONLINE-SHOP|CARD ?NR|KARTENUMSATZ|POS |UM \d\d[:.]|Kartenzahlung|KARTEN NR|NR XXXX/i;
/** A Swiss transfer: the account, then the partner, then what the partner wrote. */
const swissTransfer = /^(?:[A-Z]{2,5} (?:[A-Z]{2,13} ){1,2})([A-Z]{1,2}\d{1,2}[A-Z0-9]{8,30}) /i;

function takeBankWords(parsed: ParsedPurpose): void {
  const { text } = parsed;
  if (!mayHaveBankWords.test(text)) return;
  let rest = text;
  for (const pattern of orderWords) rest = rest.replace(pattern, ' ');
  const before = rest;
  for (const pattern of cardWords) rest = rest.replace(pattern, ' ');
  parsed.isCard = rest !== before;
  if (rest !== text) parsed.text = rest.replace(/\s{2,}/g, ' ').trim();
}

/** References are one word; what stands behind them belongs to no field, like the kind of booking said once more. */
const firstWord = (value: string): string => value.split(/[ ,]/, 1)[0] ?? '';

function place(parsed: ParsedPurpose, texts: string[], field: Field, value: string): void {
  if (field === 'text') texts.push(value);
  else if (field === 'name') parsed.name ||= value;
  else if (field === 'eref') parsed.eref = firstWord(value);
  else if (field === 'mref') parsed.mref = firstWord(value);
  else if (field === 'creditorId') parsed.creditorId = firstWord(value).slice(0, 35).toUpperCase();
  else if (field === 'iban') placeIban(parsed, texts, value);
}

const holder =
  /^(?:(?:Zahlungs)?empfänger|Auftraggeber|Zahlungspflichtiger|Begünstigter|Kontoinhaber|Inhaber) /iu;

/** Some exports print the holder right behind the account, without a colon. */
function placeIban(parsed: ParsedPurpose, texts: string[], value: string): void {
  const whole = findIban(value);
  if (whole?.before !== '') {
    parsed.iban =
      /^[A-Za-z]{2}\d{2}[\w ]*/.exec(value)?.[0].replace(/ /g, '').slice(0, 34).toUpperCase() ?? '';
    return;
  }
  parsed.iban = whole.iban;
  if (holder.test(whole.after)) parsed.name ||= whole.after.replace(holder, '');
  else if (/^\p{L}/u.test(whole.after)) texts.push(whole.after);
}

/** The value of a tag, whose blanks are line ends of a fixed width. */
function placeTagged(parsed: ParsedPurpose, texts: string[], field: Field, value: string): void {
  if (field === 'text') texts.push(value);
  else if (field === 'eref') parsed.eref = value;
  else if (field === 'mref') parsed.mref = value.replace(/ /g, '');
  else if (field === 'creditorId') parsed.creditorId = value.replace(/ /g, '').toUpperCase();
  else if (field === 'iban') placeIban(parsed, texts, value);
}

/** Labels and tags that lost letters: only those long enough to be told apart. */
const spoiltLabels =
  'Auftraggeber|Zahlungsempfänger|Zahlungspflichtiger|Empfänger|Begünstigter|Buchungstext|Verwendungszweck|Zahlungsgrund|Zahlungsreferenz|Mitteilungen|remittanceinformation|Kto/IBAN|End-to-End-Ref.|Mandatsref.|Mandatsreferenz|mandatereference|Gläubiger-ID|Glaeubiger-ID|Creditor-ID|creditorid|Einreicher-ID|Kundenreferenz|Referenzen|Referenz'.split(
    '|',
  );
const mayBeLabel = /(?<![\p{L}\d])(\p{L}[\p{L}./-]{3,22})(?= ?:)|(?<![A-Z+])([A-Z]{3})(?=\+)/gu;
const mendedLabels = new Map<string, string>();

function mendLabel(written: string): string {
  const known = mendedLabels.get(written);
  if (known !== undefined) return known;
  const small = written.toLowerCase();
  const isTag = written.length === 3 && written === written.toUpperCase();
  const whole = isTag ? Object.keys(tagFields) : spoiltLabels;
  const fitting = whole.filter((label) => {
    const lost = label.length - written.length;
    return (
      lost >= 1 &&
      lost <= (isTag ? 1 : Math.max(2, label.length >> 2)) &&
      isSpoiltOf(small, label.toLowerCase())
    );
  });
  // Of several that fit the one that lost least.
  const [best = written] = fitting.sort((a, b) => a.length - b.length);
  const isExact = whole.some((label) => label.toLowerCase() === small);
  const mended = isExact || (isTag && fitting.length !== 1) ? written : best;
  if (mendedLabels.size < 5000) mendedLabels.set(written, mended);
  return mended;
}

function takeSwissHead(parsed: ParsedPurpose, head: string): string {
  const swiss = swissTransfer.exec(head);
  if (!swiss) return head;
  parsed.iban = (swiss[1] ?? '').toUpperCase();
  parsed.name = head.slice(swiss[0].length).trim();
  return '';
}

function parseFields(raw: string, parsed: ParsedPurpose): void {
  const pieces = raw.replace(mayBeLabel, mendLabel).split(fieldPattern);
  if (pieces.length === 1) return;
  const head = takeSwissHead(parsed, (pieces[0] ?? '').trim());
  const texts = [isBankHead(head) ? '' : head];
  // Two groups a match: a label in words, or a tag.
  for (let i = 1; i < pieces.length; i += 3) {
    const value = (pieces[i + 2] ?? '').trim();
    const label = pieces[i];
    if (label !== undefined) {
      parsed.hasLabels = true;
      place(parsed, texts, fieldOf(label), value);
    } else {
      const tag = (pieces[i + 1] ?? '').replace(/ /g, '').toUpperCase();
      placeTagged(parsed, texts, tagFields[tag] ?? 'noise', value);
    }
  }
  parsed.text = texts.filter((text) => text !== '').join(' ');
}

/** Heads without a colon, which may have lost letters, and the reference behind the first of them. */
function withoutHead(text: string): string {
  const first = text.slice(0, 1);
  if (first !== 'R' && first !== 'V' && first !== 'e') return text;
  const end = text.indexOf(' ');
  const leading = end < 0 ? text : text.slice(0, end);
  if (!isHead(leading, 'Referenz') && !isHead(leading, 'Verwendungszweck')) return text;
  const words = text.split(' ');
  let at = 0;
  if (isHead(words[0], 'Referenz') && words.length > 2) at = 2;
  if (isHead(words[at], 'Verwendungszweck')) at += 1;
  return at === 0 || at >= words.length ? text : words.slice(at).join(' ');
}

function isHead(word: string | undefined, head: string): boolean {
  return word !== undefined && head.length - word.length <= head.length / 4 && isSpoiltOf(word, head);
}

function takePostal(raw: string, parsed: ParsedPurpose): void {
  const found = raw.length > 40 ? postal.exec(raw) : null;
  if (!found || ![1, 3, 5].every((at, label) => isSpoiltOf(found[at] ?? '', postalLabels[label] ?? '')))
    return;
  parsed.eref = found[2] ?? '';
  parsed.mref = found[4] ?? '';
  parsed.creditorId = found[6] ?? '';
  parsed.text = found[7] ?? '';
}

/** Widths at which banks cut a text; behind such a cut may stand the beginning of a label. */
const cutAt: ReadonlySet<number> = new Set([27, 35, 54, 70, 105, 140]);
const shortestBeginning = 3;
const cutLabels = [
  ...'Mandatsreferenz Auftraggeber Zahlungsempfänger Zahlungspflichtiger Zahlungsgrund Zahlungszweck Zahlungsreferenz Empfänger Verwendungszweck Buchungstext Gläubiger-ID Glaeubiger-ID Creditor-ID End-to-End-Ref Einreicher-ID Kundenreferenz Mitteilungen Referenz remittanceinformation creditorid'.split(
    ' ',
  ),
];

function withoutCutLabel(text: string, length: number): string {
  if (!cutAt.has(length)) return text;
  const last = text.slice(text.lastIndexOf(' ') + 1).toLowerCase();
  const isLabel =
    last.length >= shortestBeginning && cutLabels.some((label) => label.toLowerCase().startsWith(last));
  return isLabel ? text.slice(0, -last.length).trim() : text;
}

/** `width`: of the lines that the export broke its texts into, 0 where it did not. */
export function parsePurpose(written: string, width = 0): ParsedPurpose {
  const raw = width > 0 ? unbroken(written, width) : joinLines(written);
  const parsed: ParsedPurpose = {
    text: raw,
    name: '',
    eref: '',
    mref: '',
    creditorId: '',
    iban: '',
    hasLabels: false,
    isCard: false,
  };
  if (raw.includes('+') || raw.includes(':')) parseFields(raw, parsed);
  else takePostal(raw, parsed);
  parsed.text = withoutBankHead(withoutHead(withoutCutLabel(parsed.text, written.length)));
  const sent = readByTelephone(parsed.text);
  if (sent) Object.assign(parsed, sent);
  takeBankWords(parsed);
  return parsed;
}
