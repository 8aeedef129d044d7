import { findIban } from '../ledger/iban-text';
import { fold } from '../ledger/text-folding';
import { isOpener, splitLeadingName } from './leading-name';

/**
 * Exports with one column of text print the partner, what was written and the bank's own words in a row, each bank in its own
 * order. What is read here: a card with its shop, an account with its holder, parts between marks, and heads of the bank.
 */
export interface NamelessText {
  name: string;
  rest: string;
  iban: string;
  isCard: boolean;
}

/** Says that a card was used; a day, a time or a masked number stands beside it. */
const cardMark =
  /\b(?:POS|girocard|KFN|PAN|TA-? ?NR)\b|\b(?:Debit|Kredit|Bank)?Karten?(?:zahlung|umsatz|verfügung|kauf|nummer|nr)?\b|\bVISA\b|\bMastercard\b|\bMaestro\b|\bMC\/\d|\bEinkauf\b|\bDebit\b/i;
const cardProof = /\d\d[.:]\d\d|\d{4}-\d\d-\d\d|[*X]{2,} ?\d{2,4}|\*\d{4}|\b[MD]C\/\d{4,}/;
const cardTokens: readonly RegExp[] = [
  /\b\d{4}-\d\d-\d\d(?:T[\d:]+)?/g,
  /\b\d\d\.\d\d\.(?:\d{4}|\d\d\b)?/g,
  /\b(?:um )?\d\d[:.]\d\d(?:[:.]\d\d)?(?:K\d)?(?: Uhr\b)?/gi,
  /\bTA-? ?N? ?R\.? ?\d*/gi,
  /\bKFN \d+(?: VJ \d{2,4})?/gi,
  /\b[MDV]C\/\d+/gi,
  /\bPAN\b\.? ?\S*/gi,
  /[*X]{2,} ?\d{2,4}/g,
  /\*\d{4}/g,
  /\bK\d{1,3}\b/g,
  /\b(?:girocard|Debitkarten?|Kreditkarten?|Bankkarten?|Karten?)(?:-?(?:zahlung|umsatz|verfügung|kauf|nummer|nr))?\b\.?/gi,
  /\b(?:VISA|Mastercard|Maestro)\b(?: Debit\b)?/gi,
  /\b(?:POS|Bezahlung|Einkauf|Kauf|Zahlung|Umsatz|vom|Debit|OFFLINE|Uhr|kontaktlos)\b/gi,
];

/** The bank's word for how the money moved, at the head of a text. */
const head =
  /^(?:(?:SEPA|CH-DD|LSV|E-Banking|Online|Echtzeit|Inland|Ausland|Termin)[- ]?)*(?:(?:Basis|Firmen|Erst|Folge)?lastschrift(?:einzug)?|überweisung|ueberweisung|gutschrift|vergütung|verguetung|dauerauftrag|belastung|zahlungseingang|zahlungsauftrag|zahlungsausgang|zahlung|auftrag|eingang|ausgang|salärzahlung|direct debit|standing order|transfer|payment|einzug)(?: CH-DD)?(?: \(\w+\))? (?:(?:zugunsten|zu Gunsten|zulasten|zu Lasten)(?: von)? |(?:an|von|from|to|durch|by) )?/i;
const toldHead = /(?:zugunsten|zu Gunsten|zulasten|zu Lasten| an| von| from| to| durch| by)(?: von)? $/i;
const marks = / [/|] |; ?|(?<=\p{L}|\.), (?=[\p{L}\d])/u;
const holderLabel =
  /^(?:(?:Zahlungs)?empfänger|Auftraggeber|Zahlungspflichtiger|Begünstigter|Kontoinhaber|Inhaber|lautend auf|Name)\b:? ?/iu;
/** Codes that banks set before an account: the clearing of the order, the BIC. */
const codesBefore =
  /(?: ?\b(?:[A-Z]{2}\/\d{6,}|[A-Z]{4}(?:AT|CH|DE|LI|LU)[A-Z0-9]{2}(?:[A-Z0-9]{3})?))+ ?[/,;|]? ?$/;
/** What follows the holder of an account. */
const behindHolder =
  /\s(?:Mandat\S*|Mandate|CRED\S*|Gläubiger\S*|Creditor\S*|BIC|Ref\.?|End-to-End\S*|MREF\S*|\S*\d\S*)(?=\s|$).*$/iu;

const none: Pick<NamelessText, 'iban' | 'isCard'> = { iban: '', isCard: false };
const tidy = (text: string): string =>
  text
    .replace(/[\\]+/g, ' ')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,;/|:.-]+|[\s,;/|:-]+$/g, '')
    .trim();

/** Letters, few words, and no word that opens a purpose. */
function isLikeName(part: string): boolean {
  const words = part.split(' ');
  return (
    words.length <= 7 &&
    part.replace(/[^\p{L}]/gu, '').length >= 3 &&
    part.replace(/\D/g, '').length <= part.length / 4 &&
    !isOpener(fold(words[0] ?? ''))
  );
}

function readCard(text: string): NamelessText | null {
  if (!cardMark.test(text) || !cardProof.test(text)) return null;
  let name = text;
  for (const token of cardTokens) name = name.replace(token, ' ');
  name = tidy((tidy(name).split(/;| {2}/)[0] ?? '').replace(/ O$/, ''));
  return name === '' ? null : { name, rest: '', iban: '', isCard: true };
}

/** What stands behind an account and names its holder. */
function holderOf(after: string): string {
  const labelled = holderLabel.test(after);
  const name = tidy(after.replace(holderLabel, '').replace(behindHolder, ''));
  return labelled || isLikeName(name) ? name : '';
}

function readParts(text: string): NamelessText | null {
  const opened = head.exec(text);
  const body = opened ? text.slice(opened[0].length) : text;
  const parts = body.split(marks).filter((part) => tidy(part) !== '');
  const [first = ''] = parts;
  const isTold = opened !== null && toldHead.test(opened[0]);
  if (parts.length >= 2 && (isTold || isLikeName(tidy(first))))
    return { ...none, name: tidy(first), rest: tidy(body.slice(body.indexOf(first) + first.length)) };
  if (!opened || (!isTold && !isLikeName(body))) return null;
  const { name, rest } = splitLeadingName(body.trim());
  return { ...none, name, rest };
}

/** Machines give cash; that the card stands beside it makes no shop of them. */
const cashMark =
  /^(?:AUTOMAT|GA)\b|\b(?:BANKOMAT|BANCOMAT|POSTOMAT|GAA|BARGELD\w*|BEHEBUNG|ATM|GELDAUTOMAT)\b/i;

export function isCashText(text: string): boolean {
  return cashMark.test(text);
}

/** Null where no partner is told. */
export function readNameless(text: string): NamelessText | null {
  if (isCashText(text)) return null;
  const card = readCard(text);
  if (card) return card;
  const account = findIban(text);
  if (!account) return readParts(text);
  const { iban } = account;
  const before = account.before.replace(codesBefore, '');
  const name = holderOf(account.after);
  if (name !== '') return { name, rest: tidy(before), iban, isCard: false };
  const parts = readParts(tidy(before));
  return { name: parts?.name ?? '', rest: parts?.rest ?? tidy(before), iban, isCard: false };
}
