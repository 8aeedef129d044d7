import { describe, expect, it } from 'vitest';
import { linesOf, piecesOf } from '../../../../../renderer/import/questions/encoding-choices';

describe('encodings side by side', () => {
  it('when two readings differ in some letters, exactly these are marked', () => {
    expect(piecesOf('Kovaè, più', ['Kovač, piů'])).toEqual([
      { at: 0, text: 'Kova', differs: false },
      { at: 4, text: 'è', differs: true },
      { at: 5, text: ', pi', differs: false },
      { at: 9, text: 'ù', differs: true },
    ]);
  });

  it('when the texts have not the same length, nothing is marked', () => {
    expect(piecesOf('für', ['fÃ¼r'])).toEqual([{ at: 0, text: 'für', differs: false }]);
  });

  it('when two sample lines read the same, each is shown once, in its place', () => {
    const lines = ['Müller', 'Jürgen', 'Müller'].map((text) => ({ line: null, text }));
    const shown = linesOf({ label: 'windows-1252', lines }, []);
    expect(new Set(shown.map(({ key }) => key)).size).toBe(3);
  });
});
