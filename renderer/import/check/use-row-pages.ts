import { useEffect, useMemo, useReducer } from 'react';
import type { BridgeError, ImportSummary, RowFilter, RowView } from '../../../preload/contract';
import { kontor } from '../../base/kontor';
import { RowPages } from './row-pages';

export interface Rows {
  readonly total: number | null;
  readonly error: BridgeError | null;
  readonly version: number;
  row(index: number): RowView | undefined;
  want(first: number, count: number): void;
  retry(): void;
  /** Line of the row at a position, for the jump to a line. */
  lineAt(offset: number): Promise<number | null>;
}

/** Windows of the rows of an import under a filter; a change of the import asks for them anew. */
export function useRowPages(summary: ImportSummary, filter: RowFilter): Rows {
  const [version, redraw] = useReducer((before: number) => before + 1, 0);
  const importId = summary.id;
  const pages = useMemo(
    () => new RowPages((offset, limit) => kontor().imports.rows(importId, filter, { offset, limit }), redraw),
    [importId, filter],
  );
  useEffect(() => {
    pages.open();
    pages.want(0, 1);
    return () => pages.close();
  }, [pages]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed summary means changed rows
  useEffect(() => pages.refresh(), [pages, summary]);
  return {
    total: pages.total,
    error: pages.error,
    version,
    row: (index) => pages.row(index),
    want: (first, count) => pages.want(first, count),
    retry: () => pages.retry(),
    async lineAt(offset) {
      const answer = await kontor().imports.rows(summary.id, filter, { offset, limit: 1 });
      return answer.ok ? (answer.value.rows[0]?.line ?? null) : null;
    },
  };
}
