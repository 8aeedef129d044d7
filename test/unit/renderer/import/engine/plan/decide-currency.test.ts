import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

/** Minor units of rows that name no currency, and of the balance of their account. */
async function minorOf(lines: readonly string[]) {
  const { reading, rows } = await readUndescribed(lines);
  return {
    amounts: rows.map(({ amountMinor }) => amountMinor),
    rowCurrencies: rows.map(({ currency }) => currency),
    balance: reading.accounts[0]?.balanceMinor,
    currency: reading.accounts[0]?.currency,
  };
}

describe('amounts of an account whose country alone tells the currency', () => {
  it('are whole crowns in Iceland, not hundredths', async () => {
    const read = await minorOf([
      'IBAN;IS140159260076545510730339',
      'Datum;Text;Betrag',
      '14.03.2025;Laun;95000',
      '18.03.2025;Bakari;-1420',
    ]);
    expect(read).toMatchObject({ amounts: [95_000, -1_420], rowCurrencies: ['ISK', 'ISK'], currency: 'ISK' });
  });

  it('have three places in Bahrain, in the balance too', async () => {
    const read = await minorOf([
      'IBAN;BH67BMAG00001299123456',
      'Datum;Text;Betrag;Saldo',
      '14.03.2025;Gehalt;1950.100;2950.100',
      '18.03.2025;Laden;-1.420;2948.680',
    ]);
    expect(read).toMatchObject({ amounts: [1_950_100, -1_420], balance: 2_948_680, currency: 'BHD' });
  });

  it('stay without a currency of their own where cents are usual', async () => {
    const read = await minorOf(['IBAN;DE89370400440532013000', 'Datum;Text;Betrag', '14.03.2025;Lohn;95,10']);
    expect(read).toMatchObject({ amounts: [9_510], rowCurrencies: [null], currency: 'EUR' });
  });
});

describe('currencies in headers', () => {
  it.each([
    ['Valor (R$)', 'BRL'],
    ['Сумма, ₽', 'RUB'],
    ['Suma (₸)', 'KZT'],
    ['Kwota (zł)', 'PLN'],
  ])('%s', async (header, currency) => {
    const { reading } = await readUndescribed([
      `Date;Text;${header}`,
      '2025-03-14;a;1,50',
      '2025-03-15;b;-2,00',
    ]);
    expect(reading.accounts[0]?.currency).toBe(currency);
  });

  it('RUR is the rouble of today', async () => {
    const { rows } = await readUndescribed(['Date;Text;Amount;Currency', '2025-03-14;a;1,50;RUR']);
    expect(rows[0]?.currency).toBe('RUB');
  });
});
