import { describe, expect, it } from 'vitest';
import {
  drawnScroll,
  heightLimitOf,
  rowRange,
  scrollOfRow,
} from '../../../../../../renderer/import/check/grid/row-range';

const rowPx = 30;
const viewPx = 600;
const place = (total: number) => ({ total, rowPx, viewPx, limitPx: heightLimitOf(1) });

describe('the rows to draw', () => {
  it('are those in view and a few around, for a list of ordinary length', () => {
    const range = rowRange(place(1_000), 3_000);
    expect(range.heightPx).toBe(30_000);
    expect(range.first).toBeLessThan(100);
    expect(range.first + range.count).toBeGreaterThanOrEqual(120);
    expect(range.count).toBeLessThan(60);
    expect(range.topPx).toBe(range.first * rowPx);
  });

  it('are the same for most steps of a scroll, and always hold everything in view', () => {
    const drawings = new Set<number>();
    for (let scroll = 0; scroll < 30_000; scroll += 10) {
      drawings.add(drawnScroll(place(10_000), scroll));
      const { first, count } = rowRange(place(10_000), scroll);
      expect(first * rowPx).toBeLessThanOrEqual(scroll);
      expect((first + count) * rowPx).toBeGreaterThanOrEqual(scroll + viewPx);
    }
    expect(drawings.size).toBeLessThan(200);
  });

  it('are exact for a million rows on an ordinary screen, and on a fine one still reach the last', () => {
    expect(rowRange(place(1_000_000), 12_345_678).topPx % rowPx).toBe(0);
    const fine = { ...place(1_000_000), limitPx: heightLimitOf(2) };
    expect(rowRange(fine, 0).heightPx).toBe(16_000_000);
  });

  it('are none for an empty list', () => {
    expect(rowRange(place(0), 0)).toMatchObject({ count: 0, heightPx: 0 });
  });

  it.each([10_000, 1_000_000, 10_000_000])(
    'end with the last of %i rows at the bottom of the scroll',
    (total) => {
      const { heightPx } = rowRange(place(total), 0);
      const bottom = rowRange(place(total), heightPx - viewPx);
      expect(bottom.first + bottom.count).toBe(total);
      // The last row ends where the scrolled element ends.
      expect(bottom.topPx + bottom.count * rowPx).toBeCloseTo(heightPx, 0);
    },
  );

  it('never need an element higher than the browser can draw', () => {
    expect(rowRange(place(50_000_000), 0).heightPx).toBeLessThan(33_000_000);
  });

  it.each([10_000, 10_000_000])('hold the row that was scrolled to, among %i', (total) => {
    for (const row of [0, 1, 777, Math.floor(total / 2), total - 30]) {
      const range = rowRange(place(total), scrollOfRow(place(total), row));
      expect(range.first).toBeLessThanOrEqual(row);
      expect(range.first + range.count).toBeGreaterThan(row);
    }
  });
});
