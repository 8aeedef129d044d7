import { describe, expect, it } from 'vitest';
import { CellBook, KnownCell } from '../../../../../../renderer/import/engine/lane/known-cells';

function kept(texts: readonly string[]) {
  const book = new CellBook();
  for (const text of texts) {
    const bytes = new TextEncoder().encode(text);
    book.add(new DataView(bytes.buffer), 0, bytes.length, new KnownCell(text));
  }
  return (text: string) => {
    // Behind other bytes, as in a line, and in front of some.
    const bytes = new TextEncoder().encode(`;${text};;;`);
    return book.find(new DataView(bytes.buffer), 1, bytes.length - 3)?.text;
  };
}

describe('texts that came before', () => {
  it('when they are alike, are told by each of their bytes', () => {
    const texts = [
      'abcdefg',
      'bbcdefg',
      'abcdefh',
      'abcdeeg',
      'abcefgh',
      'EUR',
      'EUS',
      'FUR',
      'abcdefgh',
      'abcdefgi',
    ];
    const find = kept(texts);
    expect(texts.map(find)).toEqual(texts);
    expect(['abcdffg', 'abddefg', 'EVR', 'abcdefghi', 'abcd', ''].map(find)).toEqual(
      Array(6).fill(undefined),
    );
  });

  it('when there are more than their first room holds, are all found', () => {
    const texts = Array.from({ length: 400 }, (_, at) => `${'x'.repeat(400)}${at}`);
    const find = kept(texts);
    expect(texts.map(find)).toEqual(texts);
  });

  it('when there are more than are kept, it begins anew, and tells those apart that came since', () => {
    const texts = Array.from({ length: 20_000 }, (_, at) => `Beispiel ${at}`);
    const find = kept(texts);
    expect(texts.slice(-3_000).map(find)).toEqual(texts.slice(-3_000));
    expect(
      texts
        .slice(0, 3_000)
        .map(find)
        .every((text) => text === undefined),
    ).toBe(true);
  });

  it('when it is asked for the text of last time, and for one that differs in any byte, it tells them apart', () => {
    const texts = ['', 'a', 'EUR', 'EURO', '05.03.2024', 'TESTDEFFXXX'];
    for (const text of texts) {
      const find = kept([text]);
      expect([find(text), find(text)]).toEqual([text, text]);
      for (let at = 0; at < text.length; at++)
        expect(find(`${text.slice(0, at)}#${text.slice(at + 1)}`)).toBeUndefined();
    }
  });
});
