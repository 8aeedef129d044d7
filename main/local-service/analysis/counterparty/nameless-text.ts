import { findIban } from '../ledger/iban-text';
import { fold } from '../ledger/text-folding';
import type { BookingNature } from '../tables/classification-codes';
import { natureOfText } from '../words/booking-kind';
import { isLegalForm } from './counterparty-name';
import { isOpener, splitLeadingName } from './leading-name';
import { readMovementHead, splitAtMessage } from './movement-head';
import { withoutAddress } from './partner-address';

/**
 * Exports with one column of text print the partner, what was written and the bank's own words in a row, each bank in its own
 * order. What is read here: a card with its shop, an account with its holder, parts between marks, and heads of the bank.
 */
export interface NamelessText {
  name: string;
  rest: string;
  iban: string;
  isCard: boolean;
  /** How money moved, as the head of the text says. */
  nature: BookingNature | null;
}

/** Says that a card was used; a day, a time or a masked number stands beside it. */
const cardMark =
  /\bBezahlung \d\d\.\d\d|\bK\d{1,3} \d\d\.\d\d\.(?: \d\d:\d\d|$)|\d\d\.\d\d\. \d\d:\d\d K\d{1,2}$|\b(?:Achat|Compra)\b|\b(?:POS|girocard|KFN|PAN|TA-? ?NR)\b|\b(?:Debit|Kredit|Bank)?Karten?(?:zahlung|umsatz|verfügung|kauf|nummer|nr)?\b|\bVISA\b|\bMastercard\b|\bMaestro\b|\bMC\/\d|\bEinkauf\b|\bDebit\b/i;
const cardProof = /\d\d[.:]\d\d|\d{4}-\d\d-\d\d|[*X]{2,} ?\d{2,4}|\*\d{4}|\b[MD]C\/\d{4,}/;
const cardTokens: readonly RegExp[] = [
  /\b(?:Achat|Paiement|Compra)\b(?: (?:par |con )?(?:carte|tarj(?:eta)?)\b\.?)?(?: (?:de )?(?:debit|crédit|credit|débit)\b)?/giu,
  /\bCarte\b(?= [*X]{2,})/gi,
  /\bKarte \d{1,2}(?: \d{4}-\d\d)?(?= |$)/g,
  /\b\d{4}-\d\d-\d\d(?:T[\d:]+)?/g,
  /\b\d\d\.\d\d\.(?:\d{4}|\d\d\b)?/g,
  /\bREF\.? \d[\d/]+/gi,
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

const marks = / [/|] |; ?|(?<=\p{L}|\.), (?=[\p{L}\d])/u;
const holderLabel =
  /^(?:(?:Zahlungs)?empfänger|Auftraggeber|Zahlungspflichtiger|Begünstigter|Kontoinhaber|Inhaber|lautend auf|Name)\b:? ?/iu;
/** Codes that banks set before an account: the clearing of the order, the BIC. */
const codesBefore =
  /(?: ?\b(?:[A-Z]{2}\/\d{6,}|[A-Z]{4}(?:AT|CH|DE|LI|LU)[A-Z0-9]{2}(?:[A-Z0-9]{3})?))+ ?[/,;|]? ?$/;
/** What follows the holder of an account. */
const behindHolder =
  /\s(?:Mandat\S*|Mandate|CRED\S*|Gläubiger\S*|Creditor\S*|BIC|Ref\.?|End-to-End\S*|MREF\S*|\S*\d\S*)(?=\s|$).*$/iu;

const none: Pick<NamelessText, 'iban' | 'isCard' | 'nature'> = { iban: '', isCard: false, nature: null };
const tidy = (text: string): string =>
  text
    .replace(/[\\]+/g, ' ')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s,;/|:.-]+|[\s,;/|:-]+$/g, '')
    .trim();

/** Letters, few words, and no word that opens a purpose. */
function isLikeName(part: string): boolean {
  const words = part.split(' ');
  if (words.slice(1).some((word) => isLegalForm(fold(word)))) return true;
  return (
    words.length <= 7 &&
    part.replace(/[^\p{L}]/gu, '').length >= 3 &&
    part.replace(/\D/g, '').length <= part.length / 4 &&
    !isOpener(fold(words[0] ?? ''))
  );
}

/** The shop in the text of a card, without the marks of the card. */
function shopIn(text: string): string {
  let name = text;
  for (const token of cardTokens) name = name.replace(token, ' ');
  return tidy((tidy(name).split(/;| {2}/)[0] ?? '').replace(/ O$/, ''));
}

function readCard(text: string, isOfCard: boolean): NamelessText | null {
  if (!(isOfCard || cardMark.test(text)) || !cardProof.test(text)) return null;
  const name = shopIn(text);
  return name === '' ? null : { ...none, name, rest: '', isCard: true };
}

/** What stands behind an account and names its holder. */
function holderOf(after: string): string {
  const labelled = holderLabel.test(after);
  const name = tidy(after.replace(holderLabel, '').replace(behindHolder, ''));
  return labelled || isLikeName(name) ? name : '';
}

/** How long the owner's name is at the start of a text; 0 where none stands there. */
export type OwnerAtStart = (text: string) => number;

/** A part of few words that says only how money moved: "Gutschrift", "Zahlung Debitkarte", "E-Banking-Auftrag". */
function natureOfPart(part: string): BookingNature | null {
  if (/\d|:/.test(part) || part.split(' ').length > mostWordsOfKind) return null;
  const nature = natureOfText(part);
  return nature !== null && movements.has(nature) ? nature : null;
}
const movements: ReadonlySet<BookingNature> = new Set([
  'credit',
  'transfer',
  'direct-debit',
  'standing-order',
  'card',
]);
const mostWordsOfKind = 2;
const ofTransaction = /^(?:Transaktions|Referenz|Buchungs|Karten)-?(?:Nr|Nummer|ID)?\b.*\d|^[A-Z]{2}$/i;

type Body = Pick<NamelessText, 'name' | 'rest'> & { nature?: BookingNature | null };

function readBody(body: string, isTold: boolean, ownerAtStart: OwnerAtStart): Body | null {
  const owner = ownerAtStart(body);
  const message = owner > 0 ? null : splitAtMessage(body);
  if (message) return { name: withoutAddress(message.name, true), rest: message.rest };
  const parts = body
    .slice(owner)
    .split(marks)
    .map(tidy)
    .filter((part) => part !== '');
  const nature = parts.map(natureOfPart).find((one) => one !== null) ?? null;
  const told = parts.filter((part) => natureOfPart(part) === null && !ofTransaction.test(part));
  if (owner > 0) return { name: body.slice(0, owner), rest: told.join(' / '), nature };
  const [first = '', ...others] = told;
  if (parts.length < 2 || !(isTold || isLikeName(first))) return null;
  return { name: withoutAddress(first, true), rest: others.join(' / '), nature };
}

function readParts(text: string, ownerAtStart: OwnerAtStart): NamelessText | null {
  const opened = readMovementHead(text);
  const { body, isTold, nature } = opened ?? { body: text, isTold: false, nature: null };
  const isCard = nature === 'card';
  if (isCard && isTold) return { ...none, name: shopIn(body), rest: '', isCard, nature };
  const marked = readBody(body, isTold, ownerAtStart);
  if (marked) {
    const moved = nature ?? marked.nature ?? null;
    return { ...none, ...marked, isCard: moved === 'card', nature: moved };
  }
  if (!opened || (!isTold && !isLikeName(body.split(' ').slice(0, 3).join(' ')))) return null;
  const { name, rest } = splitLeadingName(body.trim());
  return { ...none, name: withoutAddress(name, true), rest, isCard, nature };
}

/**
 * Machines give cash; that the card stands beside it makes no shop of them. A "Störungsbehebung" is a repair, a "GA" of the
 * Swiss railways a ticket, and a machine without any number sells snacks.
 */
const cashMark =
  /^(?:AUTOMAT\b(?=.*\d)|GA\b(?! (?:Abo\w*|Erwachsene\w*|Senior\w*|Junior\w*|Jugend\w*|Kind\w*|Travel\w*|SBB|CFF|General\w*|[12]\. ?Kl)))|\b(?:VERSAMENTO CONTANTI|VERSEMENT (?:ESPÈCES|GUICHET)|INGRESO (?:EN )?EFECTIVO|REINTEGRO CAJERO|BANKOMAT|BANCOMAT|POSTOMAT|GAA|BARGELD\w*|(?:BAR|GELD|BARGELD|BANKOMAT|KASSEN?|KONTO)-?BEHEBUNG|BARABHEB\w*|ATM|GELDAUTOMAT)\b|(?<![\p{L}\d_])BEHEBUNG\b/iu;

export function isCashText(text: string): boolean {
  return cashMark.test(text);
}

/** Null where no partner is told. `isOfCard`: the booking text says that a card was used. */
export function readNameless(
  text: string,
  isOfCard = false,
  ownerAtStart: OwnerAtStart = () => 0,
): NamelessText | null {
  if (isCashText(text)) return null;
  const card = readCard(text, isOfCard);
  if (card) return card;
  const account = findIban(text);
  if (!account) return readParts(text, ownerAtStart);
  const { iban } = account;
  const before = account.before.replace(codesBefore, '');
  const name = holderOf(account.after);
  if (name !== '') return { ...none, name, rest: tidy(before), iban };
  const parts = readParts(tidy(before), ownerAtStart);
  return { ...none, ...parts, name: parts?.name ?? '', rest: parts?.rest ?? tidy(before), iban };
}
