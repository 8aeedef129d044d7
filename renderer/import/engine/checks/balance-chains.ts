import { BalanceProof } from './balance-proof';

/** Running balances of one account in one currency, with the days of the first and last row of the table. */
interface BalanceChain {
  readonly account: number;
  readonly currency: string;
  readonly proof: BalanceProof;
  firstDay: string | null;
  lastDay: string | null;
}

/** The chains of one table. Neighbouring rows belong to one chain mostly: the last one is looked at first. */
export class BalanceChains {
  private readonly byKey = new Map<string, BalanceChain>();
  private last: BalanceChain | null = null;

  /** One account in one currency: a balance that stands outside of the rows can only mean it. */
  get isOne(): boolean {
    return this.byKey.size === 1;
  }

  get all(): Iterable<BalanceChain> {
    return this.byKey.values();
  }

  of(account: number, currency: string): BalanceChain {
    const { last } = this;
    if (last && last.account === account && last.currency === currency) return last;
    const key = `${account}|${currency}`;
    let chain = this.byKey.get(key);
    if (!chain) {
      chain = { account, currency, proof: new BalanceProof(), firstDay: null, lastDay: null };
      this.byKey.set(key, chain);
    }
    this.last = chain;
    return chain;
  }
}
