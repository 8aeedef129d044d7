import { find, findAll, textOf, type XmlNode } from '../markup/xml-tree';
import { countLabels, parseLabels, parseSlashTags, parseTags } from '../vocabulary/free-text';
import {
  type CamtAmount,
  readAmount,
  readBic,
  readDay,
  readDirection,
  readIban,
  readParty,
} from './camt-values';
import { type DocumentEntry, documentText } from './document-rows';
import { withFound } from './mt940-texts';

/** What an entry inherits of its statement. */
export interface CamtFrame {
  /** Currency of the account; null where the statement names none. */
  currency: string | null;
  /** The own account, to tell the sides of what is given back. */
  iban: string | null;
  /** Of a statement of one day. */
  day: string | null;
}

/** Of entries that are announced and not booked: camt.052 and .053 know all of them. */
const announced = new Set(['PDNG', 'INFO', 'FUTR']);

/** One `Ntry`; a collective entry is one booking of which counts what all its parts say. */
export function readEntry(node: XmlNode | undefined, base: DocumentEntry, frame: CamtFrame): DocumentEntry {
  const details = findAll(node, 'NtryDtls').flatMap((part) => findAll(part, 'TxDtls'));
  const direction = readDirection(node) ?? sharedDirection(details);
  const status = textOf(node, 'Sts', 'Cd') ?? textOf(node, 'Sts') ?? 'BOOK';
  const isPending = announced.has(status);
  const entry: DocumentEntry = {
    ...base,
    ...amountsOf(node, details, direction, frame),
    ...daysOf(node, isPending, frame),
    isPending,
    bookingText: documentText(textOf(node, 'AddtlNtryInf')),
    transactionCode: codeOf(find(node, 'BkTxCd')),
    reference: textOf(node, 'AcctSvcrRef') ?? '',
  };
  const isReversal = ['true', '1'].includes(textOf(node, 'RvslInd') ?? '');
  const stated = details.map((detail) =>
    withDetail(entry, detail, (direction ?? 1) > 0, frame.iban, isReversal),
  );
  return stated.reduce(inCommon, stated[0] ?? entry);
}

function sharedDirection(details: readonly XmlNode[]): -1 | 1 | null {
  const [first, ...others] = details.map(readDirection);
  return first !== undefined && others.every((other) => other === first) ? first : null;
}

/**
 * The amount in the currency of the account. Where the entry is in another one, its details say what moved the account; where they say
 * what was paid elsewhere, that is the original amount.
 */
function amountsOf(
  node: XmlNode | undefined,
  details: readonly XmlNode[],
  direction: -1 | 1 | null,
  frame: CamtFrame,
): Pick<
  DocumentEntry,
  'amountMinor' | 'currency' | 'originalAmountMinor' | 'originalCurrency' | 'amountFault'
> {
  const own = readAmount(find(node, 'Amt'));
  const places = details.length === 1 ? [node, details[0]] : [node];
  const named = places.flatMap((place) => [
    ...['InstdAmt', 'TxAmt', 'CntrValAmt'].map((kind) => readAmount(find(place, 'AmtDtls', kind, 'Amt'))),
    ...(place === node ? [] : [readAmount(find(place, 'Amt'))]),
  ]);
  const isForeign = frame.currency !== null && own.currency !== null && own.currency !== frame.currency;
  const moved =
    (isForeign ? named.find(({ currency, minor }) => currency === frame.currency && minor !== null) : null) ??
    own;
  const currency = moved.currency ?? frame.currency;
  const original = [own, ...named].find(
    (one) => one.currency !== null && one.currency !== currency && one.minor !== null,
  );
  // An amount below zero beside a direction says twice, or the contrary, that money goes out: nobody can tell.
  const isDirected = direction !== null && (moved.minor ?? 0) >= 0;
  const signed = (minor: number | null | undefined) =>
    minor == null || !isDirected ? null : direction * minor;
  return {
    amountMinor: signed(moved.minor),
    currency,
    originalAmountMinor: signed(original?.minor),
    originalCurrency: original && isDirected ? original.currency : null,
    amountFault: moved.minor === null ? faultOf(moved) : isDirected ? null : 'direction.unknown',
  };
}

function faultOf({ isTooPrecise, hasUnknownCurrency }: CamtAmount): DocumentEntry['amountFault'] {
  if (hasUnknownCurrency) return 'currency.unknown';
  return isTooPrecise ? 'amount.tooPrecise' : null;
}

/** Both days are optional in ISO 20022: the value date stands in, then the day of a statement that has only one. */
function daysOf(
  node: XmlNode | undefined,
  isPending: boolean,
  frame: CamtFrame,
): Pick<DocumentEntry, 'bookingDay' | 'valueDay' | 'dayFinding'> {
  const booked = readDay(find(node, 'BookgDt'));
  const valueDay = readDay(find(node, 'ValDt'));
  if (booked !== null || isPending) return { bookingDay: booked, valueDay, dayFinding: null };
  if (valueDay !== null) return { bookingDay: valueDay, valueDay, dayFinding: 'date.ofValue' };
  return { bookingDay: frame.day, valueDay, dayFinding: frame.day === null ? null : 'date.ofStatement' };
}

function codeOf(code: XmlNode | undefined): string | null {
  const domain = [
    textOf(code, 'Domn', 'Cd'),
    textOf(code, 'Domn', 'Fmly', 'Cd'),
    textOf(code, 'Domn', 'Fmly', 'SubFmlyCd'),
  ];
  return textOf(code, 'Prtry', 'Cd') ?? (domain.every((part) => part !== null) ? domain.join('/') : null);
}

const detailFields = [
  'counterpartyName',
  'counterpartyIban',
  'counterpartyBic',
  'creditorId',
  'mref',
  'eref',
  'purpose',
  'purposeRaw',
  'differentCreditor',
  'differentDebitor',
  'sepaPurposeCode',
] as const;

/** A collective order is one booking with the amount of the entry: of its parts counts what all of them say. */
function inCommon(one: DocumentEntry, other: DocumentEntry): DocumentEntry {
  const shared = { ...one };
  for (const field of detailFields) if (one[field] !== other[field]) shared[field] = null;
  return shared;
}

/**
 * The side that is not the own account. What is given back keeps the parties of the booking it takes back, so that money then comes
 * from the creditor; where the own account stands on a side, that says it better than any mark.
 */
function counterpartyIn(parties: XmlNode | undefined, isIn: boolean, own: string | null): 'Dbtr' | 'Cdtr' {
  const side = isIn ? 'Dbtr' : 'Cdtr';
  const opposite = isIn ? 'Cdtr' : 'Dbtr';
  if (own === null) return side;
  const ibanOf = (one: 'Dbtr' | 'Cdtr') => readIban(find(parties, `${one}Acct`));
  return ibanOf(side) === own && ibanOf(opposite) !== own ? opposite : side;
}

function withDetail(
  entry: DocumentEntry,
  detail: XmlNode,
  isCredit: boolean,
  own: string | null,
  isReversal: boolean,
): DocumentEntry {
  const parties = find(detail, 'RltdPties');
  const direction = readDirection(detail);
  const isIn = direction === null ? isCredit : direction > 0;
  const isReversed = isReversal && readIban(find(parties, isIn ? 'CdtrAcct' : 'DbtrAcct')) !== own;
  const side = counterpartyIn(parties, isIn !== isReversed, own);
  const party = readParty(find(parties, side));
  const creditor = find(parties, 'Cdtr');
  const scheme = find(creditor, 'Id', 'PrvtId', 'Othr') ?? find(creditor, 'Pty', 'Id', 'PrvtId', 'Othr');
  const purpose = purposeOf(find(detail, 'RmtInf')) ?? documentText(textOf(detail, 'AddtlTxInf'));
  return withLabels({
    ...entry,
    counterpartyName: party.name,
    counterpartyIban: readIban(find(parties, `${side}Acct`)),
    counterpartyBic: readBic(find(detail, 'RltdAgts', `${side}Agt`, 'FinInstnId')) ?? party.bic,
    creditorId: documentText(textOf(scheme, 'Id')),
    mref: documentText(textOf(detail, 'Refs', 'MndtId')),
    eref: documentText(textOf(detail, 'Refs', 'EndToEndId')),
    purpose,
    purposeRaw: purpose,
    differentCreditor: readParty(find(parties, 'UltmtCdtr')).name,
    differentDebitor: readParty(find(parties, 'UltmtDbtr')).name,
    sepaPurposeCode: textOf(detail, 'Purp', 'Cd'),
  });
}

/** A text of this length was cut there, as the standard allows no more. */
const fullUstrd = 140;

/** Free text; else the reference of the creditor. What a bank adds to either is kept. */
function purposeOf(remittance: XmlNode | undefined): string | null {
  const free = findAll(remittance, 'Ustrd').map(({ text }) =>
    text.length === fullUstrd ? text : `${text} `,
  );
  const structured = findAll(remittance, 'Strd');
  const text = documentText(free.join(''));
  const references = structured.map((part) => textOf(part, 'CdtrRefInf', 'Ref') ?? '');
  const added = structured.flatMap((part) => findAll(part, 'AddtlRmtInf').map((one) => one.text.trim()));
  const more = added.filter((one) => !text?.includes(one));
  return documentText([text ?? references.join(' '), ...more].join(' '));
}

/** Banks that made CAMT out of MT940 leave its tags, or their own labels, inside of the text. */
function withLabels(entry: DocumentEntry): DocumentEntry {
  const text = entry.purpose;
  if (text === null) return entry;
  const found = parseTags(text) ?? parseSlashTags(text) ?? (countLabels(text) > 1 ? parseLabels(text) : null);
  return found ? { ...withFound(entry, found), eref: entry.eref ?? documentText(found.eref) } : entry;
}
