import { BalanceRows, rowPart } from '../../../../preload/contract/proof/balance-rows';
import type { TimeDirection } from '../../../../preload/contract/proof/proof-order';
import { dayNumberOf } from '../../../../preload/contract/values/calendar-day';

/** Rows of one account in one currency, with the days of the first and last row of the table. */
interface BalanceChain {
  readonly account: number;
  readonly currency: string;
  readonly rows: BalanceRows;
  firstDay: string | null;
  lastDay: string | null;
}

/** What a row of the table gives to the proof of its balances. */
export interface ChainRow {
  account: number;
  currency: string | null;
  line: number;
  day: string | null;
  amount: number | null;
  balance: number | null;
  isBlocked: boolean;
  isPending: boolean;
}

/** The chains of one table. Neighbouring rows belong to one chain mostly: the last one is looked at first. */
export class BalanceChains {
  private readonly byKey = new Map<string, BalanceChain>();
  private last: BalanceChain | null = null;
  private lastDay: string | null = null;
  private lastDayNumber: number | null = null;

  /** One account in one currency: a balance that stands outside of the rows can only mean it. */
  get isOne(): boolean {
    return this.byKey.size === 1;
  }

  get all(): Iterable<BalanceChain> {
    return this.byKey.values();
  }

  /** The order of time of the longest chain that tells one: the first and the last row of a file may be of two accounts. */
  get order(): TimeDirection | null {
    const dated = [...this.byKey.values()].filter(({ firstDay, lastDay }) => firstDay !== lastDay);
    const [longest] = dated.sort((a, b) => b.rows.length - a.rows.length);
    if (!longest) return null;
    return (longest.firstDay ?? '') > (longest.lastDay ?? '') ? 'newestFirst' : 'oldestFirst';
  }

  add({ account, currency, line, day, amount, balance, isBlocked, isPending }: ChainRow): void {
    // A row without an amount may be in any currency: it stands with the row above, which is mostly of the only one.
    if (amount === null && !isBlocked) return;
    const chain = this.of(account, isBlocked ? currency : (currency ?? ''));
    if (day !== this.lastDay) {
      this.lastDay = day;
      this.lastDayNumber = day === null ? null : dayNumberOf(day);
    }
    // Of a row that cannot be read and has no balance, the amount may be that of another column.
    const minor = isBlocked && balance === null ? null : amount;
    const part = isPending ? rowPart.announced : rowPart.counted;
    chain.rows.add(line, this.lastDayNumber, minor ?? Number.NaN, balance ?? Number.NaN, part);
    if (day === null || amount === null || balance === null) return;
    chain.firstDay ??= day;
    chain.lastDay = day;
  }

  /** Of the row that came last another balance is known. */
  settleLast(line: number, balance: number): void {
    const rows = this.last?.rows;
    const at = (rows?.length ?? 0) - 1;
    if (rows && at >= 0 && rows.lines[at] === line) rows.balances[at] = balance;
  }

  private of(account: number, currency: string | null): BalanceChain {
    const { last } = this;
    if (last && last.account === account && (currency === null || last.currency === currency)) return last;
    const key = `${account}|${currency ?? ''}`;
    let chain = this.byKey.get(key);
    if (!chain) {
      chain = { account, currency: currency ?? '', rows: new BalanceRows(), firstDay: null, lastDay: null };
      this.byKey.set(key, chain);
    }
    this.last = chain;
    return chain;
  }
}
