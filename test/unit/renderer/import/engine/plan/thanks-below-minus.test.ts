import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

const header = 'Datum;Text;Belopp';

const signAsked = async (...lines: string[]) => {
  const { reading } = await readUndescribed([header, ...lines]);
  return reading.questions.some(({ kind, blocking }) => kind === 'sign' && blocking);
};

describe('thanks for a payment below a minus', () => {
  it('turns the signs of a card', async () => {
    const rows = ['2026-03-02;BIO;190,00', '2026-03-04;JÄRN;749,00', '2026-03-09;INBETALNING, TACK;-939,00'];
    const { reading, rows: found } = await readUndescribed([header, ...rows]);
    expect(found.map(({ amountMinor }) => amountMinor)).toEqual([-19_000, -74_900, 93_900]);
    expect(reading.questions.filter(({ kind }) => kind === 'sign')).toEqual([]);
  });

  it('is asked about where the words of other rows agree with their signs: a payer gave thanks', async () => {
    const rows = ['2026-03-02;Lön;25000,00', '2026-03-04;Betalning tack;-415,00', '2026-03-05;Avgift;-39,00'];
    expect(await signAsked(...rows, '2026-03-06;Återbetalning;120,00')).toBe(true);
  });
});
