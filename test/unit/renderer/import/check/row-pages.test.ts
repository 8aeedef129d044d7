import { describe, expect, it, vi } from 'vitest';
import type { Answer, RowView, RowWindow } from '../../../../../preload/contract';
import { findRowOfLine, RowPages } from '../../../../../renderer/import/check/row-pages';

const total = 100_000;
function windowAt(offset: number, limit: number): Answer<RowWindow> {
  const rows = Array.from({ length: limit }, (_, at) => ({ rowId: offset + at }) as RowView);
  return { ok: true, value: { total, offset, rows } };
}

describe('the window over the rows', () => {
  it('asks for the pages in view once and holds what it got', async () => {
    const load = vi.fn(async (offset: number, limit: number) => windowAt(offset, limit));
    const changed = vi.fn();
    const pages = new RowPages(load, changed);
    pages.want(190, 30);
    pages.want(190, 30);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
    expect(load.mock.calls.map(([offset]) => offset)).toEqual([0, 200]);
    expect(pages.row(199)?.rowId).toBe(199);
    expect(pages.row(201)?.rowId).toBe(201);
    expect(pages.total).toBe(total);
  });

  it('gives rows across its pages, also those that were never looked at, and no more than there are', async () => {
    const load = vi.fn(async (offset: number, limit: number) =>
      windowAt(offset, Math.max(0, Math.min(limit, 450 - offset))),
    );
    const pages = new RowPages(load, () => undefined);
    const ids = async (first: number, count: number) =>
      (await pages.rowsFrom(first, count))?.map(({ rowId }) => rowId);
    expect(await ids(150, 100)).toEqual(Array.from({ length: 100 }, (_, at) => 150 + at));
    expect(await ids(440, 20)).toHaveLength(10);
    load.mockResolvedValueOnce({ ok: false, error: { code: 'internal' } });
    expect(await pages.rowsFrom(0, 1)).toBeNull();
  });

  it('holds some thousand rows at most, however far is scrolled', async () => {
    const pages = new RowPages(
      async (offset, limit) => windowAt(offset, limit),
      () => undefined,
    );
    for (let first = 0; first < total; first += 1_000) {
      pages.want(first, 30);
      await new Promise((resolve) => setImmediate(resolve));
      expect(pages.row(first)).toBeDefined();
    }
    const held = Array.from({ length: total }, (_, index) => index).filter((index) =>
      pages.row(index),
    ).length;
    expect(held).toBeLessThanOrEqual(24 * 200);
    expect(pages.row(99_000)).toBeDefined();
  });

  it('shows the old rows until the new ones are here after a change', async () => {
    let generation = 0;
    const pages = new RowPages(
      async (offset) => ({ ok: true, value: { total: 1, offset, rows: [{ rowId: generation } as RowView] } }),
      () => undefined,
    );
    pages.want(0, 1);
    await vi.waitFor(() => expect(pages.row(0)?.rowId).toBe(0));
    generation = 1;
    pages.refresh();
    expect(pages.row(0)?.rowId).toBe(0);
    pages.want(0, 1);
    await vi.waitFor(() => expect(pages.row(0)?.rowId).toBe(1));
  });

  it('does not repeat a refused question with every drawing, but after a retry', async () => {
    const load = vi.fn(
      async (): Promise<Answer<RowWindow>> => ({ ok: false, error: { code: 'import.unknown' } }),
    );
    const pages = new RowPages(load, () => undefined);
    pages.want(0, 10);
    await vi.waitFor(() => expect(pages.error?.code).toBe('import.unknown'));
    pages.want(0, 10);
    expect(load).toHaveBeenCalledTimes(1);
    pages.retry();
    pages.want(0, 10);
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('the jump to a line', () => {
  it('finds the row among a million with about twenty questions, also across lines without rows', async () => {
    const lineAt = vi.fn(async (offset: number) => 7 + offset * 2);
    expect(await findRowOfLine(7 + 731 * 2, 1_000_000, lineAt)).toBe(731);
    expect(lineAt.mock.calls.length).toBeLessThanOrEqual(21);
    expect(await findRowOfLine(8 + 731 * 2, 1_000_000, lineAt)).toBe(732);
    expect(await findRowOfLine(1, 0, lineAt)).toBe(0);
  });
});
