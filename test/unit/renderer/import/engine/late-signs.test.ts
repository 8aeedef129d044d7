import { describe, expect, it } from 'vitest';
import type { ReadOptions } from '../../../../../preload/contract/reading/read-options';
import { readWhole } from '../../../../check/read-file';

/** So small that a file of a few kilobytes is read as one of many megabytes is. */
const sizes = { whole: 0, sample: 3_072, slice: 6_144, piece: 2_048, lane: 4_096 };

const row = (at: number, text: string, amount: string) =>
  `${String((at % 27) + 1).padStart(2, '0')}.01.2025;${text};${amount};EUR`;
const manyOf = (count: number, text: string, amountOf: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => row(at, text, amountOf(at)));
const header = 'Datum;Text;Betrag;Währung';

async function read(rows: readonly string[], { isLarge = true, options = {} as ReadOptions } = {}) {
  const bytes = new TextEncoder().encode([header, ...rows, ''].join('\n'));
  const environment = { formats: [], ...(isLarge ? { sizes } : {}) };
  const { reading, rows: found } = await readWhole('umsatz.csv', bytes, options, environment);
  return {
    asked: reading.questions.filter(({ blocking }) => blocking).map(({ kind }) => kind),
    amounts: found.map(({ amountMinor }) => Number(amountMinor)),
    blocked: found.filter(({ disposition }) => disposition === 2).length,
    rules: Object.keys(reading.findingTotals),
  };
}

describe('amounts without sign behind the part of a file by which it is judged', () => {
  const signed = Array.from({ length: 90 }, (_, at) =>
    row(at, 'Xabcd efgh', at % 2 === 0 ? '-12,50' : '13,75'),
  );
  const bare = manyOf(400, 'Xabcd efgh', (at) => `${at + 10},25`);

  it('when far more of the whole file than of its head have no minus, the signs are asked as in a small file', async () => {
    const large = await read([...signed, ...bare]);
    expect(large.asked).toEqual((await read([...signed, ...bare], { isLarge: false })).asked);
    expect(large.asked).toEqual(['sign']);
  });

  it('when that is answered, the answer holds for all rows', async () => {
    const { asked, amounts } = await read([...signed, ...bare], { options: { sign: 'inverted' } });
    expect(asked).toEqual([]);
    expect(amounts.slice(0, 2)).toEqual([1250, -1375]);
    expect(amounts.at(-1)).toBe(-40925);
  });

  it('when the rest is as the head, nothing is asked', async () => {
    const rows = [...signed, ...signed, ...signed, ...signed];
    const { asked, blocked } = await read(rows);
    expect([asked, blocked]).toEqual([[], 0]);
  });

  it('when every kind of the head came in and a later one says another, its rows are shown and not counted as income', async () => {
    const income = manyOf(300, 'Gehalt', (at) => `${at + 10},25`);
    const { blocked, rules } = await read([
      ...income,
      ...manyOf(60, 'Barauszahlung', () => '41,00'),
      ...income,
    ]);
    expect(blocked).toBe(60);
    expect(rules).toContain('direction.unknown');
  });

  it('when the later ones have a minus, it says for itself that money went out', async () => {
    const income = manyOf(300, 'Gehalt', (at) => `${at + 10},25`);
    const out = manyOf(60, 'Tee', () => '-41,00');
    const { blocked, amounts } = await read([...income, ...out, ...income]);
    expect(blocked).toBe(0);
    expect(amounts.slice(300, 360)).toEqual(Array.from({ length: 60 }, () => -4100));
  });
});

describe('fees behind the part of a file by which it is judged', () => {
  const feesHeader = 'Datum;Text;Betrag;Gebühr;Währung';
  const withFee = (count: number, fee: string) =>
    Array.from(
      { length: count },
      (_, at) => `${String((at % 27) + 1).padStart(2, '0')}.01.2025;Kauf;-${at + 10},25;${fee};EUR`,
    );

  it.each([
    ['0,00', '-2,00'],
    ['', '-2,00'],
    ['0,00', '2,00'],
  ])(
    'when they are %j in it and %s behind it, each is told and the file is unsure, as in a small one',
    async (head, late) => {
      const bytes = new TextEncoder().encode(
        [feesHeader, ...withFee(120, head), ...withFee(200, late), ''].join('\n'),
      );
      const { reading } = await readWhole('umsatz.csv', bytes, {}, { formats: [], sizes });
      expect(reading.findingTotals).toMatchObject({ 'amount.feeBeside': 200 });
      expect(reading.certainty?.value).toBeLessThan(0.7);
    },
  );
});
