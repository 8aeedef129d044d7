import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

const accountBelow = async (...lines: readonly string[]) => {
  const { reading } = await readUndescribed([
    ...lines,
    'Date,Description,Amount,Balance',
    '16/01/2024,SPAR,-80.00,920.00',
    '18/01/2024,SALARY,2500.00,3420.00',
    '22/01/2024,RENT,-900.00,2520.00',
  ]);
  const [account] = reading.accounts;
  return [account?.iban ?? account?.accountNumber, account?.name, account?.currency];
};

describe('several facts of an account in one line', () => {
  it.each([
    ['Account Number: 0123456789012, Currency: AED', ['0123456789012', null, 'AED']],
    ['Account Number,12345678 (USD)', ['12345678', null, 'USD']],
    [
      '"Account: 1234-5678-90 (PHP Savings) | Period: 01/01/2024 - 31/01/2024"',
      ['1234-5678-90', null, 'PHP'],
    ],
    ['IBAN: GB29 NWBK 6016 1331 9268 19 (GBP)', ['GB29NWBK60161331926819', null, 'GBP']],
    ['Konto: 12345678 | Währung: CHF', ['12345678', null, 'CHF']],
  ])('when %s stands above the table, all of them are read', async (line, found) => {
    expect(await accountBelow('Statement', line)).toEqual(found);
  });

  it('when the kind of an account ends in a currency, it is that of the account', async () => {
    expect(await accountBelow('Account type,Current Account - EUR', 'Account number,12345678')).toEqual([
      '12345678',
      'Current Account - EUR',
      'EUR',
    ]);
  });

  it('when words of a title look like currencies, they are none', async () => {
    expect((await accountBelow('ALL ACCOUNTS'))[2]).toBe(null);
    expect((await accountBelow('TOP ACCOUNT'))[2]).toBe(null);
  });
});
