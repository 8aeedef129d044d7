import { expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

it('money out and money in of one row are netted only by the balance of its own account', async () => {
  const header = 'Account;Date;Text;Debit;Credit;Balance';
  const [one, other] = ['DE89370400440532013000', 'DE75512108001245126199'];
  const both = (account: string, balance: string) => `${account};12.03.2024;Text c;10,00;4,00;${balance}`;
  const read = async (last: string) => {
    const { rows, reading } = await readUndescribed([
      header,
      `${one};10.03.2024;Text a;5,00;;100,00`,
      `${other};11.03.2024;Text b;;7,00;500,00`,
      last,
    ]);
    return { amount: rows.at(-1)?.amountMinor, rules: Object.keys(reading.findingTotals) };
  };
  // 100 less 10 and 4 more is 94: proven for the first account.
  expect((await read(both(one, '94,00'))).amount).toBe(-600);
  // The same step from the balance of the neighbour above proves nothing.
  expect(await read(both(one, '494,00'))).toMatchObject({
    amount: null,
    rules: expect.arrayContaining(['amount.bothSides']),
  });
});
