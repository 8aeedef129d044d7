import { describe, expect, it } from 'vitest';
import { createFormat } from '../../../../renderer/base/format';
import { shownValues } from '../../../../renderer/base/language';
import { isolatedText, joinedTexts } from '../../../../renderer/base/languages/isolated-text';

/** Turns in the middle, ends of isolates that nobody began, names of other scripts. */
const turning = ['\u202e00,432.1', '\u2069\u202eabc', 'a\u2067b', 'שלום', 'مرحبا -5', 'a\u200f', '\u{1e900}'];

describe('values inside of sentences', () => {
  it.each(turning)('when it is %j, nothing of it reaches what stands beside it', (name) => {
    const shown = String(shownValues({ name }, createFormat('de')).name);
    expect(shown).toMatch(/^\u2068[^\u202a-\u202e\u2066-\u2069]+\u2069$/);
    expect(shown.slice(1, -1)).toBe(name.replace(/[\u202a-\u202e\u2066-\u2069]/g, ''));
  });

  it.each(['Möbel & Söhne', 'Łódź', 'Ελλάς 日本 😀', '1.234,00 −'])('when it is %j, it stays', (name) => {
    expect(shownValues({ name }, createFormat('de'))).toEqual({ name });
  });

  it('when parts that are isolated are joined and stand in a sentence, each is still isolated', () => {
    const joined = joinedTexts(['\u202e00,432.1', 'Möbel', null, '', false, 'שלום', undefined], ' · ');
    expect(joined).toBe('\u206800,432.1\u2069 · Möbel · \u2068שלום\u2069');
    expect(shownValues({ joined }, createFormat('de')).joined).toBe(`\u2068${joined}\u2069`);
  });

  it.each(['\u2069\u2068a', '\u2068a', 'a\u2069', '\u2068\u2069\u2069\u2068a'])(
    'when isolates of a name %j do not close in it, none of them stays',
    (name) => expect(isolatedText(name)).toBe('\u2068a\u2069'),
  );

  it('are written like the language writes them, texts of a file as they stand there', () => {
    const values = { day: '2025-03-15', rows: 1_480, otherText: '2025-03-15', from: '0107' };
    expect(shownValues(values, createFormat('de'))).toEqual({
      day: '15.03.2025',
      rows: '1.480',
      otherText: '2025-03-15',
      from: '0107',
    });
  });
});
