import type { FindingLog } from '../checks/finding-log';
import { StatedTotals } from '../checks/stated-totals';
import type { TablePlan } from '../plan/table-plan';
import type { CsvRecord } from '../records/record-reader';
import type { RowReader } from './row-reader';

/** Two round amounts may well be a third one. */
const surelySummed = 3;

/** What the rows of a table add up to, and the balance so far: totals that lines state are compared with it. */
export class RowTotals {
  private readonly sums = new StatedTotals();
  private lastBalance: number | null = null;
  /** Of each account of the table. */
  private readonly lastBalances = new Map<number, number>();
  private hasTotal = false;
  /** Some bookings have no balance, as where only the last one of a day has it. */
  private isSparse = false;

  constructor(
    private readonly plan: TablePlan,
    private readonly log: FindingLog,
  ) {}

  count(minor: number, currency: string | null, isAnnounced: boolean): void {
    this.sums.count(minor, currency, isAnnounced);
  }

  missRow(): void {
    this.sums.missRow();
  }

  /** Amounts below zero and above it. */
  get signs(): { negative: number; positive: number } {
    return this.sums.signs;
  }

  takeBalance(balance: number | null, account: number): void {
    if (balance === null) {
      this.isSparse = true;
      return;
    }
    this.lastBalance = balance;
    this.lastBalances.set(account, balance);
  }

  /** Money out and money in of one row, and a balance that both together move from that of the row before of the same account. */
  isNetProven(reader: RowReader, cells: readonly string[], account: number): boolean {
    const before = this.lastBalances.get(account);
    const balance = reader.readStated(cells[reader.ix.balanceAfter[0] ?? -1] ?? '');
    // A balance that stands still is the same in every row of some files: it proves nothing.
    if (before === undefined || reader.net === 0 || balance !== before + reader.net) return false;
    reader.amount = reader.net;
    return true;
  }

  /**
   * A dated row in the words of a total: a booking where the balance moves by it, else left out and named. Under a word that names
   * bookings as well, the sum of two rows may be one: `open`, and named as such.
   */
  judgeDated(
    reader: RowReader,
    record: CsvRecord,
    account: number,
    summary: 'total' | 'perhapsTotal',
  ): 'booking' | 'open' | 'total' {
    const { amount, amountCurrency } = reader;
    const { cells, line, raw } = record;
    const before = this.lastBalances.get(account);
    const balance = reader.readStated(cells[reader.ix.balanceAfter[0] ?? -1] ?? '');
    if (before !== undefined && balance !== null && balance === before + amount) return 'booking';
    const isUnmoved =
      this.lastBalance !== null && (balance === null ? !this.isSparse : balance === this.lastBalance);
    const isEither = summary === 'perhapsTotal' && !isUnmoved;
    const isOpen = isEither && !this.hasTotal && !this.sums.isSum(amount, false, surelySummed);
    const params = { amount, currency: amountCurrency ?? '' };
    const fault = { line, field: 'amount', text: raw, params } as const;
    if (isOpen) this.log.add('row.perhapsTotal', fault);
    else this.log.add('row.total', fault, isEither ? 'warning' : 'hint');
    if (isOpen) return 'open';
    this.compare(reader, record);
    return 'total';
  }

  takeOpening(minor: number): void {
    this.sums.takeOpening(minor);
  }

  /** Whether an amount is the sum of the rows so far, or of those since the last total. */
  isSum(minor: number, ofSide = false): boolean {
    return this.sums.isSum(minor, ofSide);
  }

  /** So many rows add up to it that it is no chance. */
  isSurelySum(minor: number): boolean {
    return this.sums.isSum(minor, false, surelySummed);
  }

  /** A total below the amounts of the table that the rows do not give. */
  compare(reader: RowReader, { cells, line }: CsvRecord): void {
    for (const field of ['amount', 'debit', 'credit'] as const) {
      const index = reader.ix[field][0] ?? -1;
      const stated = reader.readStated(cells[index] ?? '');
      const difference = stated === null ? null : this.sums.compare(stated, field, this.lastBalance);
      if (!difference) continue;
      const { expected, found } = difference;
      this.log.add('control.sum', {
        line,
        field,
        column: this.plan.headers[index] ?? null,
        text: cells[index] ?? null,
        params: { ...difference, difference: found - expected },
      });
    }
    this.sums.endPart();
    this.hasTotal = true;
  }
}
