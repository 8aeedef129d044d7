import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../check/read-file';

async function read(lines: readonly string[]) {
  const { reading, rows } = await readUndescribed(lines);
  return {
    amounts: rows.map(({ amountMinor }) => amountMinor),
    asked: reading.questions.filter(({ blocking }) => blocking).map(({ kind }) => kind),
    blocked: reading.counts.blocked,
  };
}
const header = 'Date;Name;Amount;Balance;Currency';
const rows = [
  '13.03.2026;Oriel;1,00;9,00;EUR',
  '14.03.2026;Bertram;2,00;11,00;EUR',
  '15.03.2026;Cosima;3,00;8,00;EUR',
  '16.03.2026;Cosima;4,00;4,00;EUR',
];

describe('amounts without sign beside a running balance', () => {
  it('have the sign of the step of the balance; the oldest row, which no step explains, waits', async () => {
    expect(await read([header, ...rows])).toEqual({
      amounts: [null, 200, -300, -400],
      asked: [],
      blocked: 1,
    });
  });

  it('have it with the newest row first too', async () => {
    expect(await read([header, ...[...rows].reverse()])).toEqual({
      amounts: [-400, -300, 200, null],
      asked: [],
      blocked: 1,
    });
  });

  it.each([
    ['the balance before it', ['Opening balance;8,00 EUR', '', header, ...rows], 100],
    ['a row that has only a balance', [header, '12.03.2026;Opening balance;;10,00;EUR', ...rows], -100],
    ['what the same name got later', [header, ...rows.map((row) => row.replace('Oriel', 'Cosima'))], -100],
    ['its own words', [header, ...rows.map((row) => row.replace('Oriel', 'Refund'))], 100],
    ['that it opened the account', [header, ...rows.map((row) => row.replace('1,00;9', '9,00;9'))], 900],
  ])('tell the oldest row by %s', async (_, lines, amount) => {
    const { amounts, asked } = await read(lines);
    expect(amounts.slice(-4)).toEqual([amount, 200, -300, -400]);
    expect(asked).toEqual([]);
  });

  it.each([
    ['an account that may have been overdrawn', rows.map((row) => row.replace('1,00;9', '12,00;9'))],
    ['one word of many in common', rows.map((row) => `${row};Überweisung`)],
    ['a word that turns it', rows.map((row) => row.replace('Oriel', 'Storno Gehalt'))],
    ['a correction of what came in', rows.map((row) => row.replace('Oriel', 'Korrektur Gutschrift'))],
    ['words against an opened account', rows.map((row) => row.replace('Oriel;1,00', 'Fee;9,00'))],
    ['what both sides of a wage write', rows.map((row) => row.replace('Oriel', 'Lohn Mai'))],
  ])('leave the oldest row to be asked by %s', async (_, lines) => {
    const { amounts, blocked } = await read([
      lines[0]?.includes('Überw') ? `${header};Kind` : header,
      ...lines,
    ]);
    expect(amounts.slice(0, 4)).toEqual([null, 200, -300, -400]);
    expect(blocked).toBe(1);
  });

  it('are asked about where words of the rows deny the steps, as on a card of which the debt is shown', async () => {
    const lines = rows.map((row) => row.replace('Bertram', 'Fee').replace('Cosima', 'Refund'));
    expect((await read([header, ...lines])).asked).toEqual(['sign']);
  });
});
