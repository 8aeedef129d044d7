import type { SettledOptions } from '../bytes/source';
import { FindingLog } from '../checks/finding-log';
import type { TablePlan } from '../plan/table-plan';
import { RowReader } from '../rows/row-reader';

/** What the rows of one currency say of it. */
interface CurrencyRows {
  rows: number;
  in: number;
  out: number;
  /** Steps of the balance from row to row of this currency that are the amounts between, oldest first and newest first. */
  steps: [number, number];
}

interface MoneyRow {
  currency: string;
  amount: number;
  balance: number | null;
}

/** Steps of the balance where the currency changes, oldest first and newest first. */
interface Changes {
  /** The balance goes on from the last row of its own currency. */
  apart: [number, number];
  /** It goes on from the row above, which is of another currency. */
  together: [number, number];
  seen: number;
  /** Which currency the row is of and which the one above, in the order of the file. */
  pairs: [above: string, row: string][];
}

/** A currency that so many of the rows have is one with an account, and not that of single purchases abroad. */
const usedShare = 0.2;

/** Rows of the main currency whose balance has to go on without a break before one that does not tells anything. */
const fewestSteps = 3;

/** Whether the balance goes from `before` to `row`, oldest first and newest first; a step from or to zero is one between any two accounts. */
function follows(before: MoneyRow, row: MoneyRow, isOwn: boolean): [boolean, boolean] {
  if (before.balance === null || row.balance === null) return [false, false];
  const forward = before.balance + row.amount === row.balance && (isOwn || before.balance !== 0);
  const backward = row.balance + before.amount === before.balance && (isOwn || row.balance !== 0);
  return [forward, backward];
}

function add(counts: [number, number], [forward, backward]: [boolean, boolean]): void {
  if (forward) counts[0]++;
  if (backward) counts[1]++;
}

/** What the rows of a table say of the currencies that they are in. */
class CurrencyEvidence {
  readonly byCurrency = new Map<string, CurrencyRows>();
  readonly changes: Changes = { apart: [0, 0], together: [0, 0], seen: 0, pairs: [] };
  private readonly last = new Map<string, MoneyRow>();
  private above: MoneyRow | null = null;

  take(row: MoneyRow): void {
    const rowsOf = this.byCurrency.get(row.currency) ?? { rows: 0, in: 0, out: 0, steps: [0, 0] };
    this.byCurrency.set(row.currency, rowsOf);
    rowsOf.rows++;
    if (row.amount > 0) rowsOf.in++;
    if (row.amount < 0) rowsOf.out++;
    const own = this.last.get(row.currency);
    if (own) add(rowsOf.steps, follows(own, row, true));
    if (row.balance === null) return;
    if (this.above && this.above.currency !== row.currency) {
      this.changes.seen++;
      this.changes.pairs.push([this.above.currency, row.currency]);
      if (own) add(this.changes.apart, follows(own, row, true));
      add(this.changes.together, follows(this.above, row, false));
    }
    this.last.set(row.currency, row);
    this.above = row;
  }

  /** The currency of most rows. */
  get main(): string | null {
    const [most] = [...this.byCurrency].sort(([, a], [, b]) => b.rows - a.rows);
    return most?.[0] ?? null;
  }

  /** What the balances say: true where each currency has its own, false where all rows share one, null where they do not tell. */
  get areBalancesApart(): boolean | null {
    const { apart, together, seen } = this.changes;
    const [own, shared] = [Math.max(...apart), Math.max(...together)];
    if (own !== shared) return own > shared;
    const followed = [...this.byCurrency.values()].filter(({ steps }) => Math.max(...steps) > 0);
    if (seen === 0 || shared > 0) return null;
    return followed.length > 1 || this.leavesMain ? true : null;
  }

  /**
   * The balance goes on from each row of the main currency to the next, and a row of it that comes after one of another currency does
   * not go on from that: a purchase abroad leaves the balance of its account.
   */
  private get leavesMain(): boolean {
    const { main } = this;
    const own = main === null ? undefined : this.byCurrency.get(main);
    if (!own || own.rows < fewestSteps || Math.max(...own.steps) < own.rows - 1) return false;
    const [forward, backward] = own.steps;
    return this.changes.pairs.some((pair) => pair[forward > backward ? 1 : 0] === main);
  }

  /** Beside the main currency there is one that money comes in and goes out in, or that many rows are in. */
  get isAnotherUsed(): boolean {
    const { main } = this;
    const all = [...this.byCurrency.values()].reduce((sum, { rows }) => sum + rows, 0);
    return [...this.byCurrency].some(
      ([currency, rowsOf]) =>
        currency !== main &&
        rowsOf.rows > 1 &&
        ((rowsOf.in > 0 && rowsOf.out > 0) || rowsOf.rows >= usedShare * all),
    );
  }
}

/** More than one currency stands in the rows: most tables have one, and need not be read for it. */
function hasSeveral({ fields }: TablePlan, rows: readonly string[][], reader: RowReader): boolean {
  if (['currency', 'amount', 'debit', 'credit'].every((field) => !fields.has(field as 'currency')))
    return false;
  let first: string | null = null;
  for (const cells of rows) {
    if (reader.readAmount(cells) !== 0) continue;
    const { amountCurrency } = reader;
    if (amountCurrency !== null && first !== null && amountCurrency !== first) return true;
    first ??= amountCurrency;
  }
  return false;
}

/**
 * The main currency of a table whose rows are of one account for each currency; null where they are of one account. An account is its
 * number and its currency. What is known of the bank decides, then the running balance where it tells; else several currencies are several accounts, unless the file
 * states the one of its account, is that of a card, or has single rows only in another one: what was paid abroad.
 *
 * @param rows the sample of the table, in its order
 */
export function mainOfApart(
  plan: TablePlan,
  rows: readonly string[][],
  options: SettledOptions,
  { isKnown, isOneStated }: { isKnown: boolean; isOneStated: boolean },
): string | null {
  const reader = new RowReader(plan, new FindingLog(), options);
  const { areCurrenciesApart } = options;
  if (!areCurrenciesApart && !hasSeveral(plan, rows, reader)) return null;
  const evidence = new CurrencyEvidence();
  for (const cells of rows) {
    if (reader.readAmount(cells) !== 0 || reader.amountCurrency === null) continue;
    if (reader.status(cells) === 'declined' || typeof reader.readDay(cells, 'bookingDate') !== 'string')
      continue;
    const { amount, amountCurrency: currency } = reader;
    evidence.take({ currency, amount, balance: reader.readBalance(cells, currency, 0) });
  }
  const isApart =
    areCurrenciesApart || isKnown || (evidence.areBalancesApart ?? (!isOneStated && evidence.isAnotherUsed));
  return isApart ? evidence.main : null;
}
