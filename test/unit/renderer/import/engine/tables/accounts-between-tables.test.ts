import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

const header = 'Date,Description,Amount';
const first = ['16/01/2024,SPAR,-80.00', '18/01/2024,SALARY,2500.00'];
const second = ['22/01/2024,TRANSFER,900.00', '31/01/2024,INTEREST,1.10'];

const read = async (one: string, other: string, between: readonly string[] = ['']) => {
  const { reading, rows } = await readUndescribed([
    one,
    header,
    ...first,
    ...between,
    other,
    header,
    ...second,
  ]);
  return {
    accounts: reading.accounts.map(({ name, currency, rowCount }) => [name, currency, rowCount]),
    rows: rows.map(({ accountIndex, currency }) => `${accountIndex} ${currency}`),
  };
};

describe('tables under the same header', () => {
  it.each([
    ['Current Account 12345678', 'Savings Account 87654321'],
    ['Checking (...1234)', 'Savings (...9876)'],
    ['Livret A', 'Compte courant'],
  ])('when %s and %s stand above them, they are of two accounts with these names', async (one, other) => {
    const { accounts } = await read(one, other);
    expect(accounts).toEqual([
      [one, null, 2],
      [other, null, 2],
    ]);
  });

  it.each([
    ['Currency: EUR', 'Currency: USD'],
    ['EUR account', 'USD account'],
    ['Conto in EUR', 'Conto in USD'],
    ['12345678 EUR', '12345678 USD'],
    ['Account 12345678 (EUR)', 'Account 12345678 (USD)'],
  ])('when %s and %s stand above them, each has its currency', async (one, other) => {
    const { accounts, rows } = await read(one, other, []);
    expect(accounts.map(([, currency]) => currency)).toEqual(['EUR', 'USD']);
    expect(rows).toEqual(['0 EUR', '0 EUR', '1 USD', '1 USD']);
  });

  it.each([
    ['Savings (...9876)', 'Savings (...9876)'],
    ['Page 1 of 2', 'Page 2 of 2'],
  ])('when %s and %s stand above them, the second is the next page', async (one, other) => {
    expect((await read(one, other)).accounts.map(([, , rows]) => rows)).toEqual([4]);
  });

  it('when a line between the rows names another currency without a header, it is said', async () => {
    const { reading } = await readUndescribed(['Currency: EUR', ...first, 'Currency: USD', ...second]);
    expect(reading.findingTotals).toEqual({ 'row.fields': 1 });
  });
});
