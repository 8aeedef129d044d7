import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type Sheet, workbookOf } from '../../../../../renderer/import/exchange/write-xlsx';

const partsOf = (sheets: readonly Sheet[]) => {
  const parts = unzipSync(workbookOf(sheets));
  const text = (path: string) => strFromU8(parts[path] ?? new Uint8Array());
  return { workbook: text('xl/workbook.xml'), sheet: text('xl/worksheets/sheet1.xml') };
};
const textIn = (cell: string) =>
  />([^<]*)<\/t>/.exec(partsOf([{ name: 'a', rows: [[cell]] }]).sheet)?.[1] ?? null;

describe('a workbook of hostile texts (SEC-26)', () => {
  it('when a text is longer than a cell may be, its end is left out, and that is seen', () => {
    expect(textIn('x'.repeat(32_767))).toBe('x'.repeat(32_767));
    expect(textIn('x'.repeat(200_000))).toBe(`${'x'.repeat(32_766)}…`);
  });

  it.each([
    [
      '</t></is></c><c><f>1</f></c>',
      '&lt;/t&gt;&lt;/is&gt;&lt;/c&gt;&lt;c&gt;&lt;f&gt;1&lt;/f&gt;&lt;/c&gt;',
    ],
    ['a\u0000b\u001bc\ufffe', 'abc'],
    ['\ud800x', '\ufffdx'],
    ['😀', '😀'],
  ])('when a text is %j, the file holds it as a text', (cell, held) => {
    expect(textIn(cell)).toBe(held);
  });

  it('when names of sheets are long, empty, alike or hold signs of their own, each is one that a workbook takes', () => {
    const long = 'Umsätze je Monat, nach Kategorien, alle';
    const given = [long, long, "'", '[a]:*?/\\', 'a\u0001', 'A', '"><sheet', `${'x'.repeat(30)}'y`];
    const { workbook } = partsOf(given.map((name) => ({ name, rows: [] })));
    const names = [...workbook.matchAll(/<sheet name="([^"]*)"/g)].map(([, name = '']) => name);
    const plain = names.map((name) => name.replace('&quot;', '"').replace('&lt;', '<').replace('&gt;', '>'));
    expect(plain).toHaveLength(given.length);
    expect(new Set(plain.map((name) => name.toLowerCase())).size).toBe(given.length);
    for (const name of plain) expect(name).toMatch(/^(?!')[^[\]:*?/\\]{1,31}(?<!')$/);
  });
});
