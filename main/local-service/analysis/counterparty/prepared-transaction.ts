import { nameInBookingText } from '../ledger/bank-heads';
import { monthIndex, toDayNumber } from '../ledger/calendar';
import type { LedgerTransaction } from '../ledger/ledger-types';
import { type ParsedPurpose, parsePurpose } from '../ledger/purpose-parser';
import { fold } from '../ledger/text-folding';
import type { BookingNature } from '../tables/classification-codes';
import type { Signal } from '../tables/words-signals';
import { type BookingKind, BookingKinds, natureOfText } from '../words/booking-kind';
import { lexicon } from '../words/lexicon';
import type { PhraseMatch } from '../words/phrase-matcher';
import { withoutAddressEnding } from '../words/word-evidence';
import { isAtTill, isBankomatAtTill, isSentAtOnce, nameOfShop } from './at-the-till';
import { beginsWithName, splitLeadingName } from './leading-name';
import type { Layout, Layouts } from './ledger-layout';
import { readMovementHead } from './movement-head';
import { isCashText, type NamelessText, readNameless } from './nameless-text';
import type { OwnAccounts } from './own-accounts';
import { withoutAddress } from './partner-address';
import { type PartnerName, PartnerNames } from './partner-name';
import { SharedStrings } from './shared-strings';

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
  /** A number with a sign and a number behind it stands in the purpose as written: "118447-1". */
  hasSubNumber: boolean;
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
const subNumber = /\d[-/.]\d/;
/** Kinds of these name nobody, whatever stands behind. */
const namesNobody: ReadonlySet<BookingNature | null> = new Set(['cash', 'return', 'refund', 'closing']);
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

/** A day, a month, a year or a long number: none of these stands in a name. */
const noName = /\d{4,}|\b\d{1,2}[./]\d{2,4}\b/;

/** A label may be followed by the name and, without a label of its own, by what is paid for: "Empfänger: Muster AG, Rente Juli 2025". */
function nameBeforePurpose(written: string, text: string): { name: string; rest: string } {
  if (!noName.test(written)) return { name: written, rest: text };
  const bare = withoutAddress(written, true);
  if (!noName.test(bare)) return { name: bare, rest: text };
  const { name, rest } = splitLeadingName(bare);
  if (name.length < 3) return { name: bare, rest: text };
  return { name: name.replace(/[,;:]$/, ''), rest: `${rest} ${text}`.trim() };
}

/** Some banks write numbers into kinds of booking; then they are not kept for ever. */
const mostKinds = 20_000;

const movesOwn =
  /^(?:Umbuchung|Übertrag|Eigenübertrag|Kontoübertrag|Internal transfer|Own transfer|Virement interne)\b/iu;

/** A text without a kind of booking may begin with the word for it. */
function natureOfOwnText(
  { bookingText, amountMinor }: LedgerTransaction,
  { text }: ParsedPurpose,
): BookingNature | null {
  if (bookingText !== '') return null;
  if (movesOwn.test(text)) return 'own-transfer';
  return amountMinor < 0 && isCashText(text) ? 'cash' : null;
}

/** Who is paid or pays, and what is left of the text. */
type ToldPartner = Pick<NamelessText, 'name' | 'rest'> & Partial<NamelessText>;

/** Reads the transactions of one ledger. */
export class TransactionReader {
  private readonly names: PartnerNames;
  private readonly kinds = new BookingKinds();
  private readonly accountIds = new SharedStrings();
  private readonly currencies = new SharedStrings();
  private readonly namingKinds = new Map<string, ToldPartner | null>();
  private readonly plainKinds = new Map<string, ToldPartner | null>();
  private readonly signalSets = new Map<string, ReadonlySet<Signal>>();

  constructor(
    private readonly own: OwnAccounts,
    private readonly layouts: Layouts,
  ) {
    this.names = new PartnerNames(own);
  }

  read(source: LedgerTransaction, index: number, rank: number): PreparedTransaction {
    const { mend } = this.layouts;
    const layout = this.layouts.of(source.accountId);
    const parsed = parsePurpose(mend ? mend(source.purpose) : source.purpose, layout.lineWidth);
    const inKind = this.namedInKind(source.bookingText, layout);
    const kind = this.kinds.of(inKind ? { ...source, bookingText: '' } : source);
    const partnerName = mend ? mend(source.partnerName) : source.partnerName;
    const told: ToldPartner =
      partnerName === '' && this.isSettlement(source, parsed)
        ? { name: '', rest: parsed.text }
        : this.nameIn(partnerName || (inKind?.name ?? ''), parsed, kind, layout);
    const { name } = told;
    // "Gutschrift Muster AG Lohn".
    const rest = inKind?.rest && partnerName === '' ? `${inKind.rest} ${told.rest}`.trim() : told.rest;
    const moved = inKind?.nature ?? told.nature ?? (name === '' ? natureOfOwnText(source, parsed) : null);
    const isToldCard = told.isCard === true || inKind?.isCard === true;
    const mayBeCard = kind.nature !== 'card' && !saysMore.has(kind.nature);
    const isCard =
      (mayBeCard &&
        ((parsed.isCard && !isSentAtOnce(source, kind)) || isToldCard || isAtTill(source, name))) ||
      (kind.nature === 'cash' && isBankomatAtTill(source, name));
    const nature = isCard ? 'card' : (kind.nature ?? moved);
    const text = fold(withoutAddressEnding(rest));
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
      partner: this.names.of(nature === 'card' ? nameOfShop(name) : name),
      ultimate: source.ultimateName ? this.names.of(source.ultimateName) : null,
      iban: this.own.wholeIban(source.partnerIban || parsed.iban || (told.iban ?? '')),
      creditorId: source.creditorId || parsed.creditorId,
      mandate: normaliseMandate(source.mref || parsed.mref),
      text,
      isTextCut,
      hasSubNumber: subNumber.test(source.purpose),
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

  /** Null where the kind of booking names nobody. Kinds are few where they do not, so what they say is kept. */
  private namedInKind(bookingText: string, { hasNamesInKinds }: Layout): ToldPartner | null {
    const known = hasNamesInKinds ? this.namingKinds : this.plainKinds;
    let told = known.get(bookingText);
    if (told === undefined) {
      told = this.readKind(bookingText, hasNamesInKinds);
      if (known.size >= mostKinds) known.clear();
      known.set(bookingText, told);
    }
    return told;
  }

  private readKind(bookingText: string, hasNamesInKinds: boolean): ToldPartner | null {
    const behindColon = nameInBookingText(bookingText);
    if (behindColon !== '') {
      const head = bookingText.slice(0, -behindColon.length);
      return { name: behindColon, rest: '', nature: natureOfText(head) };
    }
    // "Lastschrift Rückgabe", "Gutschrift Storno".
    if (hasNamesInKinds && namesNobody.has(natureOfText(bookingText))) return null;
    const head = hasNamesInKinds ? null : readMovementHead(bookingText);
    if (!hasNamesInKinds && (!head || this.own.ownerAtStart(head.body) === 0)) return null;
    const found = readNameless(bookingText, false, this.own.ownerAtStart);
    return found && found.name !== '' ? found : null;
  }

  /** The name of the partner, from its field or out of the text, and the text without it. */
  private nameIn(
    partnerName: string,
    parsed: ParsedPurpose,
    { nature: kind, textEvidence }: BookingKind,
    layout: Layout,
  ): ToldPartner {
    const { text } = parsed;
    if (partnerName !== '') return { name: withoutAddress(partnerName), rest: text };
    if (parsed.name !== '') return nameBeforePurpose(parsed.name, text);
    const nature = parsed.isCard && !saysMore.has(kind) ? 'card' : kind;
    if (nature === 'card' && parsed.isCard)
      return isCashText(text) ? { name: '', rest: text } : { name: text, rest: '' };
    if (text === '') return { name: '', rest: '' };
    const owner = this.own.ownerAtStart(text);
    if (owner > 0) return { name: text.slice(0, owner), rest: text.slice(owner).trim() };
    if (withoutPartner.has(nature)) return { name: '', rest: text };
    const found = readNameless(text, nature === 'card', this.own.ownerAtStart);
    if (found && found.name !== '') return found;
    const rest = found?.rest ?? text;
    // "Preis für Kontopaket": the bank itself is paid.
    const isOfBank = textEvidence.some(({ category }) => category.startsWith('fees.'));
    const mayLead = !found && !isOfBank && (parsed.hasLabels || (!layout.hasNames && beginsWithName(rest)));
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
