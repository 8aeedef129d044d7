import { describe, expect, it } from 'vitest';
import { readWhole } from '../../../../../check/read-file';

const head = 'Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance';

/** Of each row: product, day of March, amount, balance; gives the account of each. */
async function accountsOf(rows: readonly (readonly [string, number, number, number])[]) {
  const lines = rows.map(([product, day, amount, balance]) => {
    const at = `2025-03-0${day} 10:00:00`;
    return `TRANSFER,${product},${at},${at},Tern,${amount.toFixed(2)},0.00,EUR,COMPLETED,${balance.toFixed(2)}`;
  });
  const bytes = new TextEncoder().encode([head, ...lines, ''].join('\n'));
  return (await readWhole('export.csv', bytes)).rows.map(({ accountIndex }) => accountIndex);
}

describe('products of a wallet', () => {
  it('are apart, though one of them is once left with what another one had', async () => {
    const found = await accountsOf([
      ['Current', 1, 500, 500],
      ['Current', 2, -450, 50],
      ['Savings', 2, 450, 500],
      ['Current', 3, -8, 42],
      ['Savings', 4, 1, 501],
      ['Current', 5, -2, 40],
    ]);
    expect(found).toEqual([0, 0, 1, 0, 1, 0]);
  });

  it('are apart, though one of them begins where another one was emptied', async () => {
    const found = await accountsOf([
      ['Current', 1, 500, 500],
      ['Current', 2, -500, 0],
      ['Savings', 2, 500, 500],
      ['Savings', 3, 1, 501],
    ]);
    expect(found).toEqual([0, 0, 1, 1]);
  });

  it('are one account where the balance runs through all of them', async () => {
    const found = await accountsOf([
      ['Current', 1, 500, 500],
      ['Current', 2, -50, 450],
      ['Deposit', 2, -100, 350],
      ['Current', 3, -8, 342],
      ['Deposit', 4, 20, 362],
    ]);
    expect(found).toEqual([0, 0, 0, 0, 0]);
  });
});
