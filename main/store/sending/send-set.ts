import { rowsPerSegment } from '../../../preload/contract/rows/row-columns';
import { dayNumberOf } from '../../../preload/contract/values/calendar-day';
import { amountNumberOfMinor, countableMinor } from '../../service/wire/amount-number';
import { accountTagOf, partsOfTransactionId } from '../accounts/account-identity';
import { IdentityTable, type RowIdentity } from '../rows/identity-table';
import { accountOfRow, currencyOfRow, type ImportIndex, type IndexedSegment } from '../rows/import-index';
import { finished, isStep, type Stepwise } from '../rows/stepwise';
import type { KnownBalance } from './known-balance';
import { LaterBookings } from './later-bookings';
import type { ReplacedRows } from './replaced-rows';
import { uploadMark } from './uploaded-rows';

/** What the service holds, one entry per transaction, as far as its answer says. */
export interface HeldPage {
  transactionIds: string[];
  /** Main units; null where the answer has none. */
  amounts: (number | null)[];
  bookingDays: (string | null)[];
  /** Only where the id does not say it. */
  accountIds: (string | null)[];
  currencies: (string | null)[];
}

export interface PlaceToSend {
  segment: IndexedSegment;
  segmentNumber: number;
  position: number;
}

/** Rows of an import that go to the service, account by account in the order of the files. About 45 bytes per row. */
export class SendSet {
  /** Account of each row as index into `ImportIndex.accounts`. */
  readonly accounts: Uint16Array;
  /** See `uploadMark`. */
  readonly marks: Uint8Array;
  /** The service holds it. */
  readonly held: Uint8Array;
  /** Held with another amount or day. */
  readonly different: Uint8Array;
  /** Bookings after the day of a known balance that the service holds and this import does not. */
  readonly later: LaterBookings;
  /** What the service may hold of earlier uploads of this import and is to hold no more; set by whoever sends. */
  replaced: ReplacedRows | null = null;
  /** Rows that the service holds as they were before a correction; for a plan they are not held. Set by whoever plans. */
  resent: ReadonlySet<number> = new Set();
  readonly #rows: Uint32Array;
  readonly #table: IdentityTable;
  readonly #accountOfTag: ReadonlyMap<string, number>;

  /** All rows that are wanted, at once. */
  static of(index: ImportIndex, isWanted: IsWanted, balances: readonly KnownBalance[] = []): SendSet {
    return finished(SendSet.gather(index, isWanted, balances));
  }

  /** The same, step by step: a million rows take a second. */
  static *gather(
    index: ImportIndex,
    isWanted: IsWanted,
    balances: readonly KnownBalance[] = [],
  ): Stepwise<SendSet> {
    const sends = new SendSet(index, yield* collect(index, isWanted), balances);
    for (let row = 0; row < sends.size; row += 1) {
      sends.#table.add(sends.identityOf(row), row);
      if (isStep(row)) yield;
    }
    return sends;
  }

  private constructor(
    readonly index: ImportIndex,
    perAccount: Collected,
    readonly balances: readonly KnownBalance[],
  ) {
    this.later = new LaterBookings(index, balances);
    const total = perAccount.reduce((sum, { rows }) => sum + rows.length, 0);
    this.#rows = new Uint32Array(total);
    this.accounts = new Uint16Array(total);
    this.marks = new Uint8Array(total);
    this.held = new Uint8Array(total);
    this.different = new Uint8Array(total);
    let start = 0;
    for (const [account, { rows, marks }] of perAccount.entries()) {
      this.#rows.set(rows, start);
      this.marks.set(marks, start);
      this.accounts.fill(account, start, start + rows.length);
      start += rows.length;
    }
    this.#table = new IdentityTable(total);
    this.#accountOfTag = new Map(
      index.accounts.flatMap(({ serviceAccountId }, position) =>
        serviceAccountId === null ? [] : [[accountTagOf(serviceAccountId), position] as const],
      ),
    );
  }

  get size(): number {
    return this.#rows.length;
  }

  place(row: number): PlaceToSend {
    const packed = this.#rows[row] ?? 0;
    const segmentNumber = Math.floor(packed / rowsPerSegment);
    const segment = this.index.segments[segmentNumber];
    if (!segment) throw new RangeError('no such segment');
    return { segment, segmentNumber, position: packed % rowsPerSegment };
  }

  forgetHeld(): void {
    this.held.fill(0);
    this.different.fill(0);
    this.later.forget();
    this.replaced?.forgetHeld();
  }

  /** Number of the row with this identity, or -1. */
  find(identity: RowIdentity): number {
    return this.#table.find(identity);
  }

  /** Accounts of which the service holds a row: they are there, listed or not. */
  accountsHeld(): Set<string> {
    const found = new Set<number>();
    for (let row = 0; row < this.size; row += 1) if (this.held[row] === 1) found.add(this.accounts[row] ?? 0);
    return new Set(Array.from(found, (account) => this.index.accounts[account]?.serviceAccountId ?? ''));
  }

  /** Marks what the service says it holds; ids of other programs are passed over. Answers how many were new to us. */
  addHeld(page: HeldPage): number {
    let added = 0;
    for (const [item, transactionId] of page.transactionIds.entries()) {
      const parts = partsOfTransactionId(transactionId);
      const [amount, bookingDay] = [page.amounts[item] ?? null, page.bookingDays[item] ?? null];
      const currency = page.currencies[item] ?? null;
      if (parts && this.replaced?.note(parts, { transactionId, amount, currency, bookingDay })) continue;
      const account = parts
        ? this.#accountOfTag.get(parts.accountTag)
        : this.index.accounts.findIndex(({ serviceAccountId }) => serviceAccountId === page.accountIds[item]);
      if (account === undefined || account === -1) continue;
      const row = parts ? this.#table.find({ account, ...parts }) : -1;
      if (row === -1) {
        this.later.add(account, transactionId, { amount, day: bookingDay, currency });
        continue;
      }
      if (this.held[row] === 1 || this.resent.has(row)) continue;
      this.held[row] = 1;
      added += 1;
      if (!this.#isSame(row, amount, bookingDay)) this.different[row] = 1;
    }
    return added;
  }

  /** Minor units of a row in the currency of its account, if it was booked after that day; null for any other. */
  bookingAfter(row: number, day: number): number | null {
    const { segment, position } = this.place(row);
    if ((segment.columns.days[position] ?? 0) <= day) return null;
    const isOwn =
      currencyOfRow(this.index, segment, position) ===
      this.index.accounts[this.accounts[row] ?? 0]?.fields.currency;
    return isOwn ? (segment.columns.amounts[position] ?? 0) : null;
  }

  #isSame(row: number, amount: number | null, bookingDay: string | null): boolean {
    const { segment, position } = this.place(row);
    if (bookingDay !== null && dayNumberOf(bookingDay) !== segment.columns.days[position]) return false;
    if (amount === null) return true;
    const currency = currencyOfRow(this.index, segment, position) ?? 'EUR';
    const minor = segment.columns.amounts[position] ?? Number.NaN;
    // As a rule the very number that was sent; only another one has to be taken apart.
    if (Number.isSafeInteger(minor) && amountNumberOfMinor(minor, currency) === amount) return true;
    return countableMinor(amount, currency) === minor;
  }

  identityOf(row: number): RowIdentity {
    const { segment, position } = this.place(row);
    const { hashLow, hashHigh, occurrences } = segment.columns;
    return {
      account: this.accounts[row] ?? 0,
      low: hashLow[position] ?? 0,
      high: hashHigh[position] ?? 0,
      occurrence: occurrences[position] ?? 1,
    };
  }
}

/** The mark that a row begins with; `uploadMark.none` for one that does not go. */
type IsWanted = (segment: IndexedSegment, position: number) => number;
type Collected = readonly { rows: number[]; marks: number[] }[];

function* collect(index: ImportIndex, isWanted: IsWanted): Stepwise<Collected> {
  const perAccount = index.accounts.map(() => ({ rows: [] as number[], marks: [] as number[] }));
  for (const [number, segment] of index.segments.entries()) {
    for (let position = 0; position < segment.columns.rowCount; position += 1) {
      const mark = isWanted(segment, position);
      if (mark === uploadMark.none) continue;
      const ofAccount = perAccount[accountOfRow(segment, position)];
      ofAccount?.rows.push(number * rowsPerSegment + position);
      ofAccount?.marks.push(mark);
    }
    yield;
  }
  return perAccount;
}
