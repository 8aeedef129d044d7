import { useEffect, useMemo, useReducer } from 'react';
import type {
  Answer,
  BridgeError,
  ImportSummary,
  RowFilter,
  RowView,
  RowWindow,
} from '../../../preload/contract';
import { kontor } from '../../base/kontor';

type LoadRows = (offset: number, limit: number) => Promise<Answer<RowWindow>>;

const pageRows = 200;
const pagesKept = 24;

/** A moving window over the staged rows: the pages near the eye, never the file. */
export class RowPages {
  total: number | null = null;
  error: BridgeError | null = null;
  /** Grows with every change, for the one who draws. */
  version = 0;
  private readonly pages = new Map<number, readonly RowView[]>();
  private readonly asked = new Set<number>();
  /** Pages of before the last change; shown until their new rows are here. */
  private readonly stale = new Set<number>();
  private isClosed = false;

  constructor(
    private readonly load: LoadRows,
    private readonly onChange: () => void,
  ) {}

  row(index: number): RowView | undefined {
    return this.pages.get(Math.floor(index / pageRows))?.[index % pageRows];
  }

  /** Rows from here on, as they are shown, also those that nobody looked at yet; fewer where there are no more. Null: not to be had. */
  async rowsFrom(first: number, count: number): Promise<readonly RowView[] | null> {
    const rows: RowView[] = [];
    while (rows.length < count) {
      const at = first + rows.length;
      const page = Math.floor(at / pageRows);
      const known = this.pages.get(page) ?? (await this.loaded(page));
      if (known === null) return null;
      const part = known.slice(at % pageRows);
      if (part.length === 0) break;
      rows.push(...part);
    }
    return rows.slice(0, count);
  }

  /** Sees to it that these rows are here or on the way. */
  want(first: number, count: number): void {
    const last = Math.floor((first + Math.max(count, 1) - 1) / pageRows);
    for (let page = Math.floor(first / pageRows); page <= last; page += 1) this.wantPage(page);
  }

  retry(): void {
    this.asked.clear();
    this.error = null;
    this.version += 1;
    this.onChange();
  }

  /** The rows have changed: every page is asked for again when it is looked at, and shown as it was until then. */
  refresh(): void {
    for (const page of this.pages.keys()) this.stale.add(page);
    this.version += 1;
    this.onChange();
  }

  open(): void {
    this.isClosed = false;
  }

  /** Answers that arrive later are for nobody. */
  close(): void {
    this.isClosed = true;
  }

  private wantPage(page: number): void {
    const known = this.pages.get(page);
    if (known) {
      // Set again at the end of the map: the page that was looked at longest ago stands first.
      this.pages.delete(page);
      this.pages.set(page, known);
      if (!this.stale.has(page)) return;
    }
    if (this.asked.has(page)) return;
    this.asked.add(page);
    void this.answerOf(page).then((answer) => this.receive(page, answer));
  }

  private answerOf(page: number): Promise<Answer<RowWindow>> {
    return this.load(page * pageRows, pageRows).catch(
      (): Answer<RowWindow> => ({ ok: false, error: { code: 'internal' } }),
    );
  }

  private async loaded(page: number): Promise<readonly RowView[] | null> {
    const answer = await this.answerOf(page);
    return answer.ok ? answer.value.rows : null;
  }

  private receive(page: number, answer: Answer<RowWindow>): void {
    if (this.isClosed) return;
    if (answer.ok) {
      this.asked.delete(page);
      this.total = answer.value.total;
      this.error = null;
      this.stale.delete(page);
      this.pages.set(page, answer.value.rows);
      for (const oldest of this.pages.keys()) {
        if (this.pages.size <= pagesKept) break;
        this.pages.delete(oldest);
      }
    } else {
      // Stays asked, so that a refusal is not repeated with every drawing.
      this.error = answer.error;
    }
    this.version += 1;
    this.onChange();
  }
}

/**
 * Position of the row of a line among the rows of one file, which stand in the order of their lines; the next row when
 * the line itself holds none. About 20 questions for a million rows.
 */
export async function findRowOfLine(
  line: number,
  total: number,
  lineAt: (offset: number) => Promise<number | null>,
): Promise<number> {
  let low = 0;
  let high = Math.max(0, total - 1);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const found = await lineAt(middle);
    if (found !== null && found < line) low = middle + 1;
    else high = middle;
  }
  return low;
}

export interface Rows {
  readonly total: number | null;
  readonly error: BridgeError | null;
  readonly version: number;
  row(index: number): RowView | undefined;
  rowsFrom(first: number, count: number): Promise<readonly RowView[] | null>;
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
    rowsFrom: (first, count) => pages.rowsFrom(first, count),
    want: (first, count) => pages.want(first, count),
    retry: () => pages.retry(),
    async lineAt(offset) {
      const answer = await kontor().imports.rows(summary.id, filter, { offset, limit: 1 });
      return answer.ok ? (answer.value.rows[0]?.line ?? null) : null;
    },
  };
}
