import { describe, expect, it } from 'vitest';
import { readUndescribed } from '../../../../../check/read-file';

const mixedIn = async (lines: readonly string[]) =>
  (await readUndescribed(lines)).reading.findings
    .filter(({ rule }) => rule.endsWith('.mixed'))
    .map(({ rule, severity, line, column, params }) => [rule, severity, line, column, params]);

const rows = (cells: readonly string[]) =>
  cells.map((cell, at) => `${String(at + 13)}.03.2025;Rechnung ${at};${cell};EUR`);
const head = 'Datum;Text;Betrag;Währung';

describe('dates of one column', () => {
  const dated = (days: readonly string[]) => [
    head,
    ...days.map((day, at) => `${day};Kauf ${at};-${at + 1},50;EUR`),
  ];

  it.each([
    ['day and year in front', ['13.03.2025', '2025-03-14', '15.03.2025'], '13.03.2025', '2025-03-14', 3],
    ['points and strokes', ['13.03.2025', '14.03.2025', '15/03/2025'], '13.03.2025', '15/03/2025', 4],
    ['short and long years', ['13.03.25', '14.03.25', '15.03.2025'], '13.03.25', '15.03.2025', 4],
    ['a month by its name', ['13.03.2025', '14.03.2025', '15 März 2025'], '13.03.2025', '15 März 2025', 4],
  ])(
    'written in two ways (%s) are an observation at the first odd one',
    async (_, days, usual, other, line) =>
      expect(await mixedIn(dated(days))).toEqual([
        ['date.mixed', 'hint', line, 'Datum', { usualText: usual, otherText: other }],
      ]),
  );

  it.each([
    ['one form', ['13.03.2025', '14.03.2025', '03.04.2025']],
    ['with and without zeros', ['3.3.2025', '14.3.2025', '15.03.2025']],
    ['with and without a time', ['13.03.2025 10:15', '14.03.2025', '15.03.2025 08:00']],
    ['cells without a date', ['13.03.2025', '', '15.03.2025']],
  ])('%s are none', async (_, days) => expect(await mixedIn(dated(days))).toEqual([]));
});

describe('amounts of one column', () => {
  it.each([
    ['decimal signs', ['-12,50', '1.480,00', '-1,234.56', '-9,99'], '-12,50', '-1,234.56', 4],
    ['thousands', ['-12,50', '1.480,00', '1.600,00', '-1700,25'], '1.480,00', '-1700,25', 5],
    ['signs', ['-12,50', '-3,00', '8,00-', '4,00'], '-12,50', '8,00-', 4],
    ['brackets', ['-12,50', '-3,00', '(8,00)', '4,00'], '-12,50', '(8,00)', 4],
  ])('written in two ways (%s) are an observation', async (_, amounts, usual, other, line) =>
    expect(await mixedIn([head, ...rows(amounts)])).toEqual([
      ['amount.mixed', 'hint', line, 'Betrag', { usualText: usual, otherText: other }],
    ]),
  );

  it.each([
    ['one form', ['-12,50', '1.480,00', '0,05', '-1.234.567,89']],
    ['no decimals here and there', ['-12,5', '1480', '-3', '999,99']],
    ['points and thousands', ['-12.50', '1,480.00', '1,234', '-1,999,999.00']],
    ['words among them', ['-12,50', 'storniert 1-2', '3,00', '4,00']],
  ])('%s are none', async (_, amounts) => expect(await mixedIn([head, ...rows(amounts)])).toEqual([]));
});
