import type { LedgerTransaction } from '../ledger/ledger-types';
import { fold } from '../ledger/text-folding';
import {
  type BookingNature,
  type TransactionCodeMeaning,
  transactionCodes,
} from '../tables/classification-codes';
import { lexicon } from './lexicon';
import { type Evidence, wordsOfBookingText } from './word-evidence';

/** What the bank says about a booking by its booking text and codes; bookings of one kind share one object. */
export interface BookingKind {
  bookingText: string;
  sepaPurposeCode: string;
  merchantCategoryCode: string;
  transactionCode: string;
  meaning: TransactionCodeMeaning | undefined;
  nature: BookingNature | null;
  /** What the words of the booking text say. */
  textEvidence: readonly Evidence[];
}

/** The tables put "return" beside "direct debit" on one text; the rarer nature says more. */
// biome-ignore format: an order
const rarestFirst: BookingNature[] = [
  'return', 'card-settlement', 'refund', 'standing-order', 'salary', 'cash', 'securities', 'own-transfer',
  'collective', 'closing', 'card', 'direct-debit', 'credit', 'transfer',
];

const pointOfSale = /(?:^| )BAN[KC]OMAT(?:KARTE)? POS(?= |$)/;

/** How money moved, by the bank's own words for it. */
export function natureOfText(bookingText: string): BookingNature | null {
  const text = fold(bookingText);
  // "Bankomat POS": the machine stands in a shop.
  if (pointOfSale.test(text)) return 'card';
  const found = lexicon().bookingTexts.find(text, false);
  return rarestFirst.find((candidate) => found.some((match) => match.value === candidate)) ?? null;
}

function readKind(source: LedgerTransaction, fromText: BookingNature | null): BookingKind {
  const { bookingText, sepaPurposeCode, merchantCategoryCode, transactionCode } = source;
  const meaning = transactionCode ? transactionCodes[transactionCode.padStart(3, '0')] : undefined;
  // A booking text that names a return or a card says more than a general code.
  const nature = fromText === 'return' || fromText === 'refund' ? fromText : (meaning?.nature ?? fromText);
  const told = bookingText ? wordsOfBookingText(bookingText) : [];
  const isAtShop = nature === 'card' && pointOfSale.test(fold(bookingText));
  const textEvidence = isAtShop ? told.filter(({ category }) => !category.startsWith('cash.')) : told;
  return {
    bookingText,
    sepaPurposeCode,
    merchantCategoryCode,
    transactionCode,
    meaning,
    nature,
    textEvidence,
  };
}

/** Kinds with one booking text, by their codes. */
interface KindsOfText {
  nature: BookingNature | null;
  plain: BookingKind | null;
  coded: Map<string, BookingKind>;
}

/** Some banks write numbers into booking texts; then kinds are not kept for ever. */
const mostTexts = 20_000;

export class BookingKinds {
  private readonly known = new Map<string, KindsOfText>();

  of(source: LedgerTransaction): BookingKind {
    let kinds = this.known.get(source.bookingText);
    if (!kinds) {
      if (this.known.size >= mostTexts) this.known.clear();
      kinds = { nature: natureOfText(source.bookingText), plain: null, coded: new Map() };
      this.known.set(source.bookingText, kinds);
    }
    const { sepaPurposeCode, merchantCategoryCode, transactionCode } = source;
    if (sepaPurposeCode === '' && merchantCategoryCode === '' && transactionCode === '') {
      kinds.plain ??= readKind(source, kinds.nature);
      return kinds.plain;
    }
    const codes = `${sepaPurposeCode}|${merchantCategoryCode}|${transactionCode}`;
    let kind = kinds.coded.get(codes);
    if (!kind) {
      kind = readKind(source, kinds.nature);
      kinds.coded.set(codes, kind);
    }
    return kind;
  }
}
