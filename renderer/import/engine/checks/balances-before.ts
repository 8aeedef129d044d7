import { rowDisposition, type StagedRow } from '../../../../preload/contract/reading/reading';
import type { AccountBook } from '../accounts/account-book';
import type { RowOrder } from '../plan/table-plan';
import type { BalanceChains } from './balance-chains';

/** A row of which the balance before it is read, and what it moved; null where that is not known. */
interface Before {
  account: number;
  currency: string | null;
  stated: number | null;
  amount: number | null;
  isPending: boolean;
}

/**
 * Balances that stand before each booking. What stands before the next one is what stands after this one: so an amount that is wrong is
 * named in its own row, and not in the one behind. Where there is no next one, what the row moved is added.
 */
export class BalancesBefore {
  private first: Before | null = null;
  private above: Before | null = null;

  constructor(
    private readonly order: RowOrder,
    private readonly chains: BalanceChains,
  ) {}

  /** The balance after this row; where rows go on in time, that of the row above is set as well. */
  after(row: Before, above: StagedRow | null): number | null {
    const { stated, amount, isPending } = row;
    const last = this.above;
    if (isPending) return null;
    this.above = row;
    this.first ??= row;
    const isNext = last !== null && last.account === row.account && last.currency === row.currency;
    if (isNext && this.order === 'newestFirst' && last.stated !== null) return last.stated;
    const isAbove = above !== null && above[1] !== rowDisposition.pending && above[2] === row.account;
    if (isNext && isAbove && this.order === 'oldestFirst' && stated !== null && above[15] !== null) {
      above[15] = stated;
      this.chains.settleLast(above[0], stated);
    }
    return stated === null || amount === null ? null : stated + amount;
  }

  /** What stands before the oldest row is what the one account began with, whatever that row moved. */
  open({ drafts }: AccountBook): void {
    const oldest = this.order === 'oldestFirst' ? this.first : this.above;
    const draft = drafts[oldest?.account ?? -1];
    if (!oldest || !draft || !this.chains.isOne || oldest.stated === null) return;
    if (draft.openingBalanceMinor !== null) return;
    draft.openingBalanceMinor = oldest.stated;
    draft.origins.openingBalance = 'runningColumn';
  }
}
