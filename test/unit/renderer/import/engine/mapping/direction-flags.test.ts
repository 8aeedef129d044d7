import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

async function read(header: string, flags: readonly [string, string, string]) {
  const { reading, rows } = await readUndescribed([
    header,
    `2024-03-01;Kiosk a;10,00;${flags[0]};EUR`,
    `2024-03-02;Kiosk b;20,00;${flags[1]};EUR`,
    `2024-03-03;Kiosk c;5,00;${flags[2]};EUR`,
  ]);
  const isAsked = reading.questions.some(({ kind }) => kind === 'sign');
  return { amounts: rows.map(({ amountMinor }) => amountMinor), isAsked };
}

describe('flags beside amounts without a sign', () => {
  it('when a column says whether it is a debit, its yes is money out', async () => {
    const { amounts, isAsked } = await read('Date;Description;Amount;Is Debit;Currency', [
      'true',
      'false',
      'true',
    ]);
    expect(amounts).toEqual([-1_000, 2_000, -500]);
    expect(isAsked).toBe(false);
  });

  it.each([
    ['how a shop was paid', 'Date;Merchant;Amount;Credit;Currency', ['Y', 'N', 'Y']],
    ['that it was a direct debit', 'Datum;Text;Betrag;Lastschrift;Währung', ['ja', 'nein', 'ja']],
    ['what is claimed back', 'Date;Description;Amount;Expense;Currency', ['x', '', 'x']],
  ] as const)('when one says %s, it is no direction, and the signs are asked', async (_, header, flags) => {
    expect((await read(header, flags)).isAsked).toBe(true);
  });
});
