import { monthIndex, toDayNumber } from './calendar';
import { cleanName } from './counterparty-name';
import type { LedgerTransaction } from './ledger-types';
import { lexicon } from './lexicon';
import type { OwnAccounts } from './own-accounts';
import { parsePurpose } from './purpose-parser';
import { type BookingNature, transactionCodes } from './tables/classification-codes';
import type { Signal } from './tables/words-signals';
import { fold, foldOnce } from './text-folding';

/** A transaction with everything that is read from it once. */
export interface PreparedTransaction {
  source: LedgerTransaction;
  /** Position in `ledger.transactions`. */
  index: number;
  /** Position in order of booking day. */
  rank: number;
  dayNumber: number;
  month: number;
  amountMinor: number;
  isOut: boolean;
  /** Folded name without branch, town and legal form, squeezed; '' when there is none. */
  nameKey: string;
  isNameCut: boolean;
  /** The owner of the ledger, or one of them. */
  isOwnName: boolean;
  isSelfWord: boolean;
  iban: string;
  creditorId: string;
  mandate: string;
  /** Folded remittance text without tags. */
  text: string;
  isTextCut: boolean;
  nature: BookingNature | null;
  isReturn: boolean;
  signals: ReadonlySet<Signal>;
}

/** Widths at which German formats cut a remittance line: 27 characters a line of MT940, 35 and 54 elsewhere, 140 in all. */
const cutWidths = new Set([27, 35, 54, 140]);
const nothing: ReadonlySet<Signal> = new Set();

const natureCache = new Map<string, BookingNature | null>();

function natureOfText(bookingText: string): BookingNature | null {
  const known = natureCache.get(bookingText);
  if (known !== undefined) return known;
  const found = lexicon().bookingTexts.find(fold(bookingText), false);
  // The tables put "return" beside "direct debit" on one text; the rarer nature says more.
  // biome-ignore format: an order
  const order: BookingNature[] = [
    'return', 'card-settlement', 'refund', 'standing-order', 'salary', 'cash', 'securities', 'own-transfer',
    'collective', 'card', 'direct-debit', 'closing', 'credit', 'transfer',
  ];
  const nature = order.find((candidate) => found.some((match) => match.value === candidate)) ?? null;
  if (natureCache.size > 5000) natureCache.clear();
  natureCache.set(bookingText, nature);
  return nature;
}

function normaliseMandate(mref: string): string {
  const compact = mref.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  return compact === 'NOTPROVIDED' || compact.length < 3 ? '' : compact;
}

interface Day {
  dayNumber: number;
  month: number;
}

const days = new Map<string, Day>();

function dayOf(bookingDay: string): Day {
  let day = days.get(bookingDay);
  if (!day) {
    day = { dayNumber: toDayNumber(bookingDay), month: monthIndex(bookingDay) };
    if (days.size > 50_000) days.clear();
    days.set(bookingDay, day);
  }
  return day;
}

export function prepareTransaction(
  source: LedgerTransaction,
  index: number,
  own: Pick<OwnAccounts, 'isOwnName'>,
): PreparedTransaction {
  const name = cleanName(source.partnerName);
  const day = dayOf(source.bookingDay);
  const parsed = parsePurpose(source.purpose);
  const text = foldOnce(parsed.text);
  const code = source.transactionCode ? transactionCodes[source.transactionCode.padStart(3, '0')] : undefined;
  const fromText = natureOfText(source.bookingText);
  // A booking text that names a return or a card says more than a general code.
  const nature = fromText === 'return' || fromText === 'refund' ? fromText : (code?.nature ?? fromText);
  const isTextCut = cutWidths.has(parsed.text.length) || cutWidths.has(source.purpose.length);
  const found = lexicon().signals.find(text, isTextCut);
  const signals = found.length === 0 ? nothing : new Set(found.map((match) => match.value));
  const isOut = source.amountMinor < 0;
  return {
    source,
    index,
    rank: 0,
    dayNumber: day.dayNumber,
    month: day.month,
    amountMinor: source.amountMinor,
    isOut,
    nameKey: name.key,
    isOwnName: own.isOwnName(name.key),
    isSelfWord: name.isSelfWord,
    isNameCut: source.partnerName.length === 27,
    iban: source.partnerIban || parsed.iban,
    creditorId: source.creditorId || parsed.creditorId,
    mandate: normaliseMandate(source.mref || parsed.mref),
    text,
    isTextCut,
    nature,
    isReturn: !isOut && (nature === 'return' || signals.has('return')),
    signals,
  };
}
