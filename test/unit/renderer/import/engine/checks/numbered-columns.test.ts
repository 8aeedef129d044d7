import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

const jumpsIn = async (lines: readonly string[]) =>
  (await readUndescribed(lines)).reading.findings
    .filter(({ rule }) => rule.startsWith('sequence.'))
    .map(({ rule, severity, line, column, params }) => [rule, severity, line, column, params]);

const table = (header: string, numbers: readonly (number | string)[]) => [
  `Datum;Text;Betrag;Währung;${header}`,
  ...numbers.map((number, at) => {
    const day = new Date(Date.UTC(2025, 0, 13 + at))
      .toISOString()
      .slice(0, 10)
      .split('-')
      .reverse()
      .join('.');
    return `${day};Rechnung ${at};${at % 2 ? '' : '-'}${at + 1},50;EUR;${number}`;
  }),
];
const without = (from: number, to: number, missing: readonly number[]) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((number) => !missing.includes(number));

describe('a column of numbers', () => {
  it('that skips one of a voucher is an observation at the row behind it', async () =>
    expect(await jumpsIn(table('Belegnummer', without(101, 115, [108])))).toEqual([
      ['sequence.voucher', 'hint', 9, 'Belegnummer', { from: '107', to: '109' }],
    ]));

  it('with the newest in front is read downwards, zeros in front are kept', async () => {
    const numbers = without(1, 12, [5]).map((number) => String(number).padStart(5, '0'));
    expect(await jumpsIn(table('Volgnummer', numbers.reverse()))).toEqual([
      ['sequence.voucher', 'hint', 8, 'Volgnummer', { from: '00004', to: '00006' }],
    ]);
  });

  it.each([
    ['that follow each other', without(101, 115, [])],
    ['in another order', [101, 103, 102, 104, 105, 107, 106, 108, 109, 110]],
    ['that are references', [48_213, 9_120, 77_001, 51_234, 60_002, 18_400, 99_123, 3_321, 70_000]],
    ['of which many are skipped', without(1, 30, [3, 6, 9, 12, 15, 18, 21, 24, 27])],
    ['that count within days', [202501011, 202501012, 202501013, 202501014, 202501015, 202501016, 202502011]],
  ])('of vouchers %s says nothing', async (_, numbers) =>
    expect(await jumpsIn(table('Belegnummer', numbers))).toEqual([]),
  );

  it('of statements names the skipped one; a new year begins at 1', async () => {
    const numbers = ['11/2024', '11/2024', '12/2024', '1/2025', '1/2025', '2/2025', '4/2025', '4/2025'];
    expect(await jumpsIn(table('Auszugsnummer', numbers))).toEqual([
      ['sequence.statement', 'hint', 8, 'Auszugsnummer', { from: '2', to: '4' }],
    ]);
    expect(await jumpsIn(table('Auszug', [11, 11, 12, 12, 1, 1, 2, 3]))).toEqual([]);
    expect(await jumpsIn(table('Auszug', [11, 12, 12, 2, 3, 3, 4]))).toEqual([]);
    expect(await jumpsIn(table('Auszug', [11, 12, 1, 2, 2, 4]))).toMatchObject([
      ['sequence.statement', 'hint', 7, 'Auszug', { from: '2', to: '4' }],
    ]);
  });

  it('of each account counts for itself', async () => {
    const lines = [
      'Datum;Text;Betrag;Währung;IBAN Konto;Laufende Nummer',
      ...without(1, 18, [7]).flatMap((number, at) => [
        `${13 + (at % 15)}.03.2025;Rechnung ${at};-${at + 1},50;EUR;DE02120300000000202051;${number}`,
        `${13 + (at % 15)}.03.2025;Miete ${at};${at + 1},50;EUR;DE02500105170137075030;${at + 500}`,
      ]),
    ];
    expect(await jumpsIn(lines)).toMatchObject([
      ['sequence.voucher', 'hint', 14, 'Laufende Nummer', { from: '6', to: '8' }],
    ]);
  });
});
