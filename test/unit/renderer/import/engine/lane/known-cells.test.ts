import { describe, expect, it } from 'vitest';
import { CellBook, KnownCell } from '../../../../../../renderer/import/engine/lane/known-cells';

const hash = 7;

function kept(texts: readonly string[]) {
  const book = new CellBook();
  for (const text of texts) {
    const bytes = new TextEncoder().encode(text);
    book.add(bytes, 0, bytes.length, hash, new KnownCell(text));
  }
  return (text: string) => {
    // Behind other bytes, as in a line, and in front of some.
    const bytes = new TextEncoder().encode(`;${text};;;`);
    return book.find(new DataView(bytes.buffer), 1, bytes.length - 3, hash)?.text;
  };
}

describe('texts that came before', () => {
  it('when they share hash and length, are told by each of their bytes', () => {
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
});
