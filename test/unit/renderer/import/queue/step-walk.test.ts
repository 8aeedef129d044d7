import { describe, expect, it } from 'vitest';
import type { ImportChange } from '../../../../../preload/contract';
import { stopsOnTheWay } from '../../../../../renderer/import/queue/step-walk';

/** `e1` an edit, `r2:f` a step that reads file f otherwise; in brackets: undone. */
function steps(text: string): ImportChange[] {
  return text.split(' ').map((word) => {
    const [, kind, id, file] = /([er])(\d+)(?::(\w+))?/.exec(word) ?? [];
    const reading = file ? { reading: { fileIds: [file], before: {}, after: {} } } : {};
    return {
      id: Number(id),
      kind: kind === 'r' ? 'reading' : 'edit',
      isUndone: word.startsWith('('),
      ...reading,
    } as ImportChange;
  });
}

describe('the walk through the steps of an import', () => {
  it.each([
    ['e1 e2', 'back', [1], []],
    ['e1 r2:f', 'back', [1], ['f']],
    ['r1:f', 'back', [0], ['f']],
    ['e1 (r2:f) (e3)', 'forward', [2], ['f']],
    ['e1 (e2)', 'forward', [2], []],
  ] as const)('goes one step in %s: %s', (text, to, stops, fileIds) => {
    expect(stopsOnTheWay(steps(text), to)).toEqual({ stops, fileIds });
  });

  it('stops behind every step back that reads a file, and goes on from there', () => {
    expect(stopsOnTheWay(steps('e1 r2:f e3 r4:g e5'), 0)).toEqual({ stops: [3, 1, 0], fileIds: ['g', 'f'] });
  });

  it('stops at every step forward that reads a file, and goes on from there', () => {
    expect(stopsOnTheWay(steps('e1 (r2:f) (e3) (r4:f) (e5)'), 5)).toEqual({
      stops: [2, 4, 5],
      fileIds: ['f'],
    });
  });

  it('has nowhere to go where there is no step that way', () => {
    expect(stopsOnTheWay([], 'back').stops).toEqual([]);
    expect(stopsOnTheWay(steps('(e1)'), 'back').stops).toEqual([]);
    expect(stopsOnTheWay(steps('e1'), 'forward').stops).toEqual([]);
  });
});
