import { monthIndex, toDayNumber } from '../ledger/calendar';
import { brokenWidth } from '../ledger/joined-lines';
import type { LedgerTransaction } from '../ledger/ledger-types';
import { type ParsedPurpose, parsePurpose } from '../ledger/purpose-parser';
import { menderOf } from '../ledger/spoilt-words';
import { fold } from '../ledger/text-folding';
import type { BookingNature } from '../tables/classification-codes';
import { isAnyFirstName } from '../tables/first-names';
import type { Signal } from '../tables/words-signals';
import { type BookingKind, BookingKinds } from '../words/booking-kind';
import { lexicon } from '../words/lexicon';
import { lostLetterWords } from '../words/lost-letter-words';
import type { PhraseMatch } from '../words/phrase-matcher';
import { beginsWithName, splitLeadingName } from './leading-name';
import { isCashText, readNameless } from './nameless-text';
import type { OwnAccounts } from './own-accounts';
import { type PartnerName, PartnerNames } from './partner-name';

/**
 * A transaction with everything that is read from it once. Names and kinds are shared between transactions, and what passes
 * over a million of them ask for is here and not in `source`, so that they stay near each other in memory.
 */
export interface PreparedTransaction {
  source: LedgerTransaction;
  transactionId: string;
  /** Equal ones are one string, like currencies, so that comparing them reads nothing else. */
  accountId: string;
  /** Position in `ledger.transactions`. */
  index: number;
  /** Position in order of booking day. */
  rank: number;
  dayNumber: number;
  month: number;
  amountMinor: number;
  currency: string;
  isOut: boolean;
  partner: PartnerName;
  /** Who is really paid or paying, where that is said. */
  ultimate: PartnerName | null;
  iban: string;
  creditorId: string;
  mandate: string;
  /** Folded remittance text without tags. */
  text: string;
  isTextCut: boolean;
  kind: BookingKind;
  nature: BookingNature | null;
  isReturn: boolean;
  /** Equal sets are one object. */
  signals: ReadonlySet<Signal>;
}

/** Widths at which German formats cut a remittance line: 27 characters a line of MT940, 35 and 54 elsewhere, 140 in all. */
const cutWidths: readonly number[] = [27, 35, 54, 140];
/** Natures that a card printed in the text does not change. */
const saysMore: ReadonlySet<BookingNature | null> = new Set([
  'cash',
  'return',
  'refund',
  'card-settlement',
  'closing',
  'salary',
]);
/** Bookings of the bank itself, which have no partner whose name could stand in the text. */
const withoutPartner: ReadonlySet<BookingNature | null> = new Set([
  'cash',
  'closing',
  'securities',
  'collective',
]);
const noSignals: ReadonlySet<Signal> = new Set();

function normaliseMandate(mref: string): string {
  if (mref === '') return '';
  const compact = mref.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
  return compact === 'NOTPROVIDED' || compact.length < 3 ? '' : compact;
}

const tillInName = /(?<!:)\/\/\p{L}|\bGIROCARD\b/iu;
/** Texts have links and slashes of their own: a till writes its place with the country. */
const tillInText = /(?<!:)\/\/\p{L}[^/]*\/\p{Lu}{2}\b|\b(?:[Gg]irocard|GIROCARD)\b/u;

/** A debit that a till has drawn is a payment by card: "BAECKEREI MUSTER//ORT/DE", "girocard 15.01.". */
function isAtTill({ amountMinor, mref, purpose }: LedgerTransaction, name: string): boolean {
  return (
    amountMinor < 0 && mref === '' && (tillInName.test(name) || (name !== '' && tillInText.test(purpose)))
  );
}

/** Some exports print the partner's address behind the name: "Vreni Muster; 8001 Ort; CH". */
function withoutAddress(name: string): string {
  const end = name.indexOf(';');
  return end >= 3 ? name.slice(0, end) : name;
}

/** One string for all equal ones. */
class SharedStrings {
  private readonly known = new Map<string, string>();
  private last = '';

  of(text: string): string {
    if (text === this.last) return this.last;
    const known = this.known.get(text);
    if (known === undefined) this.known.set(text, text);
    this.last = known ?? text;
    return this.last;
  }
}

/** What all bookings of one export have in common. */
export interface Layout {
  /** Of the lines that all purposes are broken into; 0: they are not. */
  lineWidth: number;
  /** At least one booking names its partner in a field. */
  hasNames: boolean;
  /** Writes a text that lost letters as it is meant; null: none did. */
  mend: ((text: string) => string) | null;
}

export function layoutOf(transactions: readonly LedgerTransaction[]): Layout {
  return {
    lineWidth: brokenWidth(transactions),
    hasNames: transactions.some(({ partnerName }) => partnerName !== ''),
    // Martin is not Martina who lost a letter: taken for each other, one person's money would be another's.
    mend: menderOf(
      transactions,
      (word) => isAnyFirstName(fold(word)),
      (word) => lostLetterWords().get(fold(word)),
    ),
  };
}

/** Reads the transactions of one ledger. */
export class TransactionReader {
  private readonly names: PartnerNames;
  private readonly kinds = new BookingKinds();
  private readonly accountIds = new SharedStrings();
  private readonly currencies = new SharedStrings();
  private readonly signalSets = new Map<string, ReadonlySet<Signal>>();

  constructor(
    private readonly own: OwnAccounts,
    private readonly layout: Layout,
  ) {
    this.names = new PartnerNames(own);
  }

  read(source: LedgerTransaction, index: number, rank: number): PreparedTransaction {
    const { mend, lineWidth } = this.layout;
    const parsed = parsePurpose(mend ? mend(source.purpose) : source.purpose, lineWidth);
    const kind = this.kinds.of(source);
    const partnerName = mend ? mend(source.partnerName) : source.partnerName;
    const told =
      partnerName === '' && this.isSettlement(source, parsed)
        ? { name: '', rest: parsed.text }
        : this.nameIn(partnerName, parsed, kind.nature);
    const { name, rest } = told;
    const isCard = parsed.isCard || told.isCard === true || isAtTill(source, name);
    const nature = isCard && !saysMore.has(kind.nature) ? 'card' : kind.nature;
    const text = fold(rest);
    const isTextCut = cutWidths.includes(parsed.text.length) || cutWidths.includes(source.purpose.length);
    const signals = this.signalsOf(lexicon().signals.find(text, isTextCut));
    const isOut = source.amountMinor < 0;
    return {
      source,
      transactionId: source.transactionId,
      accountId: this.accountIds.of(source.accountId),
      index,
      rank,
      dayNumber: toDayNumber(source.bookingDay),
      month: monthIndex(source.bookingDay),
      amountMinor: source.amountMinor,
      currency: this.currencies.of(source.currency),
      isOut,
      partner: this.names.of(name),
      ultimate: source.ultimateName ? this.names.of(source.ultimateName) : null,
      iban: this.own.wholeIban(source.partnerIban || parsed.iban || (told.iban ?? '')),
      creditorId: source.creditorId || parsed.creditorId,
      mandate: normaliseMandate(source.mref || parsed.mref),
      text,
      isTextCut,
      kind,
      nature,
      isReturn: !isOut && (nature === 'return' || signals.has('return')),
      signals,
    };
  }

  /** What a bank writes when a card is paid names nobody: "Summe Monatsabrechnung Visa", "Zahlung - vielen Dank". */
  private isSettlement(
    { amountMinor, accountId }: LedgerTransaction,
    { text, name }: ParsedPurpose,
  ): boolean {
    if (name !== '' || text === '') return false;
    const isOut = amountMinor < 0;
    const isOnCard = this.own.isCardAccount(accountId);
    if (isOut === isOnCard) return false;
    const found = lexicon().signals.find(fold(text), false);
    return found.some(
      ({ value }) => value === 'card-settlement' || (isOnCard && !isOut && value === 'card-thanks'),
    );
  }

  /** The name of the partner, from its field or out of the text, and the text without it. */
  private nameIn(
    partnerName: string,
    parsed: ParsedPurpose,
    kind: BookingNature | null,
  ): { name: string; rest: string; iban?: string; isCard?: boolean } {
    const { text } = parsed;
    if (partnerName !== '') return { name: withoutAddress(partnerName), rest: text };
    if (parsed.name !== '') return { name: parsed.name, rest: text };
    const nature = parsed.isCard && !saysMore.has(kind) ? 'card' : kind;
    if (nature === 'card' && parsed.isCard)
      return isCashText(text) ? { name: '', rest: text } : { name: text, rest: '' };
    if (text === '') return { name: '', rest: '' };
    const owner = this.own.ownerAtStart(text);
    if (owner > 0) return { name: text.slice(0, owner), rest: text.slice(owner).trim() };
    if (withoutPartner.has(nature)) return { name: '', rest: text };
    const found = readNameless(text);
    if (found && found.name !== '') return found;
    const rest = found?.rest ?? text;
    const mayLead = !found && (parsed.hasLabels || (!this.layout.hasNames && beginsWithName(rest)));
    const named = mayLead ? splitLeadingName(rest) : { name: '', rest };
    return { ...named, iban: found?.iban ?? '' };
  }

  /** In the order of the words: rules ask for single signals, so another order is another set and does no harm. */
  private signalsOf(found: readonly PhraseMatch<Signal>[]): ReadonlySet<Signal> {
    const first = found[0];
    if (!first) return noSignals;
    const key = found.length === 1 ? first.value : found.map((match) => match.value).join(' ');
    let signals = this.signalSets.get(key);
    if (!signals) {
      signals = new Set(found.map((match) => match.value));
      this.signalSets.set(key, signals);
    }
    return signals;
  }
}

/** Positions in `transactions` in order of booking day, of one day by identifier, of one identifier by amount. */
export function inBookingOrder(transactions: readonly LedgerTransaction[]): number[] {
  const byDay = new Map<number, number[]>();
  transactions.forEach(({ bookingDay }, index) => {
    const day = toDayNumber(bookingDay);
    const list = byDay.get(day);
    if (list) list.push(index);
    else byDay.set(day, [index]);
  });
  const compare = (a: number, b: number): number => {
    const one = transactions[a];
    const other = transactions[b];
    if (!one || !other) return 0;
    if (one.transactionId === other.transactionId) return one.amountMinor - other.amountMinor;
    return one.transactionId < other.transactionId ? -1 : 1;
  };
  const order: number[] = [];
  for (const day of [...byDay.keys()].sort((a, b) => a - b)) {
    for (const index of byDay.get(day)?.sort(compare) ?? []) order.push(index);
  }
  return order;
}
