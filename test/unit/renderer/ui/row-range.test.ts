import { describe, expect, it } from 'vitest';
import { rowRange, scrollOfRow } from '../../../../renderer/ui/row-range';

const rowPx = 30;
const viewPx = 600;

describe('the rows to draw', () => {
  it('are those in view and a few around, for a list of ordinary length', () => {
    const range = rowRange(1_000, rowPx, viewPx, 3_000);
    expect(range.heightPx).toBe(30_000);
    expect(range.first).toBe(92);
    expect(range.first + range.count).toBeGreaterThanOrEqual(120);
    expect(range.count).toBeLessThan(60);
    expect(range.topPx).toBe(range.first * rowPx);
  });

  it('are none for an empty list', () => {
    expect(rowRange(0, rowPx, viewPx, 0)).toMatchObject({ count: 0, heightPx: 0 });
  });

  it.each([10_000, 1_000_000, 10_000_000])(
    'end with the last of %i rows at the bottom of the scroll',
    (total) => {
      const { heightPx } = rowRange(total, rowPx, viewPx, 0);
      const bottom = rowRange(total, rowPx, viewPx, heightPx - viewPx);
      expect(bottom.first + bottom.count).toBe(total);
      // The last row ends where the scrolled element ends.
      expect(bottom.topPx + bottom.count * rowPx).toBeCloseTo(heightPx, 0);
    },
  );

  it('never need an element higher than the browser can draw', () => {
    expect(rowRange(50_000_000, rowPx, viewPx, 0).heightPx).toBeLessThan(33_000_000);
  });

  it.each([10_000, 10_000_000])('hold the row that was scrolled to, among %i', (total) => {
    for (const row of [0, 1, 777, Math.floor(total / 2), total - 30]) {
      const range = rowRange(total, rowPx, viewPx, scrollOfRow(row, total, rowPx, viewPx));
      expect(range.first).toBeLessThanOrEqual(row);
      expect(range.first + range.count).toBeGreaterThan(row);
    }
  });
});
