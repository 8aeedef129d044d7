import { describe, expect, it } from 'vitest';
import { neutralText, plainText } from '../../../../../renderer/import/exchange/spreadsheet-text';
import fc from '../../../../property';

const parts = ["'", '=', '+', '-', '@', ',', ';', '\t', '\n', '\r', '＝', '＠', 'a', ' ', '1'];
const texts = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((signs) => signs.join(''));

/** What a program makes of it that parts cells at any of these signs, and lines at breaks. */
const cellsOf = (text: string) => text.split(/[,;\t\r\n]/);

describe('a text of a file in a table for spreadsheets (SEC-26)', () => {
  it.each([
    ['=cmd|x', "'=cmd|x"],
    ["Shop,=cmd|'/C calc'!A0,x", "Shop,'=cmd|'/C calc'!A0,x"],
    ['Shop;=1+1', "Shop;'=1+1"],
    ['Shop\t@SUM(A1)', "Shop\t'@SUM(A1)"],
    ['Shop\n-1', "Shop\n'-1"],
    ['\n=1+1', "'\n'=1+1"],
    ['＝1+1', "'＝1+1"],
    ['a,＋1', "a,'＋1"],
  ])('when it is %j, no part of it begins a formula', (text, neutral) => {
    expect(neutralText(text)).toBe(neutral);
    expect(plainText(neutral)).toBe(text);
  });

  it.each(['Miete 3-2025', 'a, -5 Euro', "it's", 'Re. 4711; 12 Stück', "'quoted'"])(
    'when it is %j, it stays',
    (text) => {
      expect(neutralText(text)).toBe(text);
      expect(plainText(text)).toBe(text);
    },
  );

  it('whatever it is, no cell of it begins a formula, and it comes back as it was', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const neutral = neutralText(text);
        expect(plainText(neutral)).toBe(text);
        expect(cellsOf(neutral).filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
  });
});
