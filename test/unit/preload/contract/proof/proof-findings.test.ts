import { describe, expect, it } from 'vitest';
import { proveBalances } from '../../../../../preload/contract/proof/balance-proof';
import { BalanceRows, rowPart } from '../../../../../preload/contract/proof/balance-rows';
import { proofFindings } from '../../../../../preload/contract/proof/proof-findings';

const amounts = [-4_599, 120_000, -1_333, -25_017, 777, -90_404, 5_050, -3_101, 61_237, -2_718];

/** What is found where each balance moves by `move` of its amount. */
function foundOf(move: (amount: number, at: number) => number, count = amounts.length) {
  const rows = new BalanceRows();
  let balance = 100_000;
  amounts.slice(0, count).forEach((amount, at) => {
    balance += move(amount, at);
    rows.add(at + 2, 20_000 + at, amount, balance, rowPart.counted);
  });
  const proof = proveBalances(rows, 'oldestFirst');
  if (!proof) throw new Error('no balance');
  return proofFindings(rows, proof, { currency: 'EUR', column: 'Saldo', accountIndex: 0 });
}

describe('the findings of a proof', () => {
  it('say nothing where each balance follows, nor of one balance behind or before all rows', () => {
    expect(foundOf((amount) => amount)).toEqual([]);
    expect(foundOf(() => 0)).toEqual([]);
    expect(foundOf((amount, at) => (at === amounts.length - 1 ? amount : 0))).toEqual([]);
    expect(foundOf((_, at) => (at === 1 ? 4_599 : 0))).toEqual([]);
  });

  it('say once that balances do not follow from the amounts where most contradict them', () => {
    expect(foundOf((amount) => amount * 2)).toMatchObject([
      { rule: 'balance.unrelated', severity: 'warning', line: 2, params: { steps: 9, breaks: 9 } },
    ]);
    const mostly = foundOf((amount, at) => (at % 3 === 0 ? amount : amount + 1_000 * at + 7));
    expect(mostly.map(({ rule }) => rule)).toEqual(['balance.unrelated']);
  });

  it('say nothing of two or three balances that may be any', () => {
    expect(foundOf((amount) => amount * 2, 3)).toEqual([]);
    expect(foundOf((amount) => amount * 2, 4)).toHaveLength(1);
  });

  it('name each row where all balances move by the amount the other way round', () => {
    const found = foundOf((amount) => -amount);
    expect(found.map(({ rule, line }) => `${rule} ${line}`)).toEqual(
      [3, 4, 5, 6, 7, 8, 9, 10, 11].map((line) => `balance.break ${line}`),
    );
  });
});
