import { describe, expect, it, vi } from 'vitest';
import { LaneLedger } from '../../../../../../renderer/import/engine/lane/lane-ledger';
import { readWhole } from '../../../../../check/read-file';
import { differenceOf } from './both-ways';

const sizes = { whole: 0, sample: 3_072, slice: 4_096, piece: 4_096, lane: 4_096 };
const rowCount = 600;

/** A wallet of three currencies: that of a row, and the balances that go on in each. @param number of its account, null for none */
function walletOf(number: string | null): Uint8Array {
  const balances: Record<string, number> = { EUR: 100_000, USD: 50_000, GBP: 20_000 };
  const rows = Array.from({ length: rowCount }, (_, at) => {
    const currency = ['EUR', 'USD', 'EUR', 'GBP', 'EUR'][at % 5] as string;
    const minor = (at % 3 === 0 ? 1 : -1) * (100 + at);
    balances[currency] = (balances[currency] as number) + minor;
    const [amount, balance] = [minor, balances[currency] as number].map((one) =>
      (one / 100).toFixed(2).replace('.', ','),
    );
    const day = `${String((at % 28) + 1).padStart(2, '0')}.03.2024`;
    return [
      day,
      ...(number ? [number] : []),
      `Laden ${at % 9}`,
      `Rechnung ${at}`,
      amount,
      currency,
      balance,
    ].join(';');
  });
  const header = ['Buchungstag', ...(number ? ['IBAN Auftragskonto'] : []), 'Auftraggeber/Empfänger'];
  return new TextEncoder().encode(
    `${header.join(';')};Verwendungszweck;Betrag;Währung;Saldo\n${rows.join('\n')}\n`,
  );
}

describe('an account for each currency', () => {
  it.each([null, 'DE02120300000000202051'])(
    'is the same on the fast lane, under the number %s',
    async (number) => {
      const taken = vi.spyOn(LaneLedger.prototype, 'take');
      const bytes = walletOf(number);
      expect(await differenceOf('wallet.csv', bytes)).toBeNull();
      expect(taken.mock.calls.length).toBeGreaterThan(rowCount / 2);
      const { reading, rows } = await readWhole('wallet.csv', bytes, {}, { sizes, hasLane: true });
      expect(reading.accounts.map(({ currency, rowCount }) => [currency, rowCount])).toEqual([
        ['EUR', 360],
        ['USD', 120],
        ['GBP', 120],
      ]);
      expect(reading.accounts.every(({ iban }) => iban === number)).toBe(true);
      expect(
        rows.every(
          ({ accountIndex, currency }) => reading.accounts[accountIndex as number]?.currency === currency,
        ),
      ).toBe(true);
      taken.mockRestore();
    },
  );

  it('is found where the other currency begins behind the rows that are judged, and its balances go on by themselves', async () => {
    const late = Array.from(
      { length: 20 },
      (_, at) => `28.03.2024;Shop ${at};Order ${at};-1,00;USD;${99 - at},00`,
    );
    const lines = new TextDecoder().decode(walletOf(null)).split('\n');
    const ofOne = lines.filter((line, at) => at === 0 || line.includes(';EUR;'));
    const bytes = new TextEncoder().encode(
      `${[...ofOne, ...late, '29.03.2024;Laden;Ende;-1,00;EUR;'].join('\n')}\n`,
    );
    expect(await differenceOf('late.csv', bytes)).toBeNull();
    const { reading, rows } = await readWhole('late.csv', bytes, {}, { sizes, hasLane: true });
    expect(
      reading.accounts.map(({ currency, rowCount, balanceMinor }) => [currency, rowCount, balanceMinor]),
    ).toEqual([
      ['EUR', 361, expect.any(Number)],
      ['USD', 20, 8_000],
    ]);
    expect(rows).toHaveLength(381);
    const early = await readWhole('late.csv', bytes, {}, { hasLane: false });
    expect(reading.accounts).toEqual(early.reading.accounts);
  });
});
