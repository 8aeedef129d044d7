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
  ['Auftraggeberreferenz|Kundenref(?:erenz)?\\.?|Referenz(?:en|nummer)?', 'noise'],
];

const broken = (name: string): string => name.split('').join(' ?');
const tags = Object.keys(tagFields).map(broken).join('|');
const labels = labelFields.map(([label]) => label).join('|');
/** Fixed-width exports break a tag too ("SV WZ+"), so a blank may stand between its letters; labels are whole words. */
const fieldPattern = new RegExp(`(?<![\\p{L}\\d])(${labels}) ?: ?|(${tags}) ?[+:] ?`, 'giu');
const labelTests = labelFields.map(([label, field]) => [new RegExp(`^(?:${label})$`, 'iu'), field] as const);
/** Post-office wording: labels without a colon, always in this order. */
const postal = /^Referenz (\S+) Mandat (\S+) Einreicher-ID ([A-Z]{2}\d{2}\S{5,32}) (.*)$/s;

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
];
/** What they add to the payment by card: the time, the card and its expiry. */
const cardWords: readonly RegExp[] = [
  /\b\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?\b/g,
  /\b(?:Debitk|Debitkarte|Kreditkarte|Karte)\.? ?(?:Nr\.? ?)?\d{1,4} \d{4}-\d\d\b/gi,
  /\b(?:KAUF\/)?DIENSTLEISTUNG(?:EN)? VOM \d\d\.\d\d\.\d{2,4}\b/gi,
  /\b(?:KAUF|EINKAUF) VOM \d\d\.\d\d\.\d{2,4}\b/gi,
  /\bKARTEN? ?NR\.? ?[X*\d]{4,19}\b/gi,
  /\bNR (?:XXXX|\*{4}) ?\d{4}\b/gi,
  /\bKAUFUMSATZ(?: \d\d\.\d\d\.?)?/gi,
  /\bPOS \d\d\.\d\d\.\d{2,4}(?:,? (?:UM )?\d\d[:.]\d\d)? K\d\b/gi,
  /\bK\d{1,2} \d\d\.\d\d\.? ?UM \d\d[:.]\d\d(?: O)?\b/gi,
  /\bKartenzahlung\s*$/gi,
];
/** One of these stands in every text that a bank added something to. */
const mayHaveBankWords =
  / UHR|\dT\d\d:|SEPA-|Ref\. |DIENSTLEISTUNG|KAUF|POS |UM \d\d[:.]|Kartenzahlung|KARTEN NR|NR XXXX/i;
/** A Swiss transfer: the account, then the partner, then what the partner wrote. */
const swissTransfer = /^GIRO (?:BANK|POST|AUS KONTO|INTERNATIONAL) ((?:[A-Z]{2}\d{2})[A-Z0-9]{8,30}) /i;

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
  else if (field === 'iban')
    parsed.iban =
      /^[A-Za-z]{2}\d{2}[\w ]*/.exec(value)?.[0].replace(/ /g, '').slice(0, 34).toUpperCase() ?? '';
}

/** The value of a tag, whose blanks are line ends of a fixed width. */
function placeTagged(parsed: ParsedPurpose, texts: string[], field: Field, value: string): void {
  if (field === 'text') texts.push(value);
  else if (field === 'eref') parsed.eref = value;
  else if (field === 'mref') parsed.mref = value.replace(/ /g, '');
  else if (field === 'creditorId') parsed.creditorId = value.replace(/ /g, '').toUpperCase();
  else if (field === 'iban') parsed.iban = value.replace(/ /g, '').slice(0, 34).toUpperCase();
}

function takeSwissHead(parsed: ParsedPurpose, head: string): string {
  const swiss = swissTransfer.exec(head);
  if (!swiss) return head;
  parsed.iban = (swiss[1] ?? '').toUpperCase();
  parsed.name = head.slice(swiss[0].length).trim();
  return '';
}

function parseFields(raw: string, parsed: ParsedPurpose): void {
  const pieces = raw.split(fieldPattern);
  if (pieces.length === 1) return;
  const texts = [takeSwissHead(parsed, (pieces[0] ?? '').trim())];
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

/** Width of a line in MT940 and DTAUS. */
const lineWidth = 27;

/** Lines that an export joined with blanks, also inside of words: the blanks stand behind every full line. */
function joinLines(raw: string): string {
  if (raw.length <= lineWidth * 2 || raw.charCodeAt(lineWidth) !== 32) return raw;
  const lines: string[] = [];
  for (let at = 0; at < raw.length; at += lineWidth + 1) {
    const end = at + lineWidth;
    if (end < raw.length && raw.charCodeAt(end) !== 32) return raw;
    lines.push(raw.slice(at, end));
  }
  return lines.join('');
}

export function parsePurpose(written: string): ParsedPurpose {
  const raw = joinLines(written);
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
  else if (raw.startsWith('Referenz ')) {
    const found = postal.exec(raw);
    if (found) {
      parsed.eref = found[1] ?? '';
      parsed.mref = found[2] ?? '';
      parsed.creditorId = found[3] ?? '';
      parsed.text = found[4] ?? '';
    } else parsed.text = raw.replace(/^Referenz \S+ /, '');
  }
  if (parsed.text.startsWith('Verwendungszweck ')) parsed.text = parsed.text.slice(17);
  takeBankWords(parsed);
  return parsed;
}
