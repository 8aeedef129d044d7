import { describe, expect, it } from 'vitest';
import { nextPlace } from '../../../../../../renderer/import/check/grid/active-cell';

const extent = { total: 100, columns: 6, pageRows: 10 };
const from = { index: 50, column: 3 };

describe('the cell that keys act on', () => {
  it.each([
    ['ArrowDown', { index: 51, column: 3 }],
    ['ArrowUp', { index: 49, column: 3 }],
    ['PageDown', { index: 60, column: 3 }],
    ['PageUp', { index: 40, column: 3 }],
    ['Home', { index: 0, column: 3 }],
    ['End', { index: 99, column: 3 }],
    ['ArrowLeft', { index: 50, column: 2 }],
    ['ArrowRight', { index: 50, column: 4 }],
  ])('when %s is pressed, goes there', (key, place) => {
    expect(nextPlace(key, from, extent)).toEqual(place);
  });

  it('when it stands at an edge, stays', () => {
    expect(nextPlace('ArrowUp', { index: 0, column: 0 }, extent)).toEqual({ index: 0, column: 0 });
    expect(nextPlace('ArrowLeft', { index: 0, column: 0 }, extent)).toEqual({ index: 0, column: 0 });
    expect(nextPlace('PageDown', { index: 95, column: 5 }, extent)).toEqual({ index: 99, column: 5 });
    expect(nextPlace('ArrowRight', { index: 99, column: 5 }, extent)).toEqual({ index: 99, column: 5 });
  });

  it('when the table is lower than a row, turns by one row', () => {
    expect(nextPlace('PageDown', from, { ...extent, pageRows: 0 })).toEqual({ index: 51, column: 3 });
  });

  it('when another key is pressed, leaves it to others', () => {
    expect(nextPlace('Enter', from, extent)).toBeNull();
    expect(nextPlace('a', from, extent)).toBeNull();
  });
});
