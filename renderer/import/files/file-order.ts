import type { ReadingDigest } from '../../../preload/contract';
import { bankOfFile } from './bank-of-file';
import type { FileRow, FileRowState } from './file-rows';
import { isSure } from './format-confidence';

/** What of the list is shown. A filter changes what is seen, never what is sent. */
export const fileFilters = ['all', 'attention', 'look', 'ready'] as const;
export type FileFilter = (typeof fileFilters)[number];

export const fileSortKeys = ['name', 'bank', 'period', 'bookings', 'state'] as const;
export type FileSortKey = (typeof fileSortKeys)[number];
export interface FileSort {
  readonly by: FileSortKey;
  readonly isDown: boolean;
}

const needsUser: readonly FileRowState[] = ['question', 'confirm', 'nothing', 'failed', 'unfinished'];

/** Listed apart once everything is read: nothing of them can be used. */
const unusable: readonly FileRowState[] = ['failed', 'nothing'];

export function isUnusable({ state, item }: Pick<FileRow, 'state' | 'item'>): boolean {
  // A zip that something came out of stays where its files are.
  const { taken = 0, refused = [] } = item?.unpacking ?? {};
  return unusable.includes(state) && taken === 0 && refused.length === 0;
}

/** Sorted by state, what waits for the user comes first. */
const stateOrder: readonly FileRowState[] = [
  'question',
  'confirm',
  'nothing',
  'unfinished',
  'failed',
  'reading',
  'unpacking',
  'waiting',
  'cancelled',
  'unpacked',
  'ready',
];

/** Read, but something in it wants to be looked at before it is sent. */
export function isWorthALook({ counts, findingTotals, format, drift }: ReadingDigest): boolean {
  return (
    counts.blocked > 0 ||
    (findingTotals['balance.break'] ?? 0) > 0 ||
    'balance.unrelated' in findingTotals ||
    (format !== null && !isSure(format)) ||
    drift !== null
  );
}

export function fitsFilter(row: FileRow, filter: FileFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'attention':
      return needsUser.includes(row.state);
    case 'look':
      // Of a zip that is through, what was not taken is worth knowing.
      if (row.state === 'unpacked') return (row.item?.unpacking?.refused.length ?? 0) > 0;
      return row.state === 'ready' && row.digest !== null && isWorthALook(row.digest);
    case 'ready':
      return row.state === 'ready';
    default:
      return assertNever(filter);
  }
}

export function countByFilter(rows: readonly FileRow[]): Record<FileFilter, number> {
  const of = (filter: FileFilter) => rows.filter((row) => fitsFilter(row, filter)).length;
  return { all: rows.length, attention: of('attention'), look: of('look'), ready: of('ready') };
}

/** The order of the drop when `sort` is null, and among rows that are alike in it; rows without a value come last. */
export function sortedFiles(
  rows: readonly FileRow[],
  sort: FileSort | null,
  language: string,
): readonly FileRow[] {
  if (sort === null) return rows;
  const collator = new Intl.Collator(language, { numeric: true });
  const compare = (one: string | number, other: string | number) =>
    typeof one === 'number' && typeof other === 'number'
      ? one - other
      : collator.compare(String(one), String(other));
  return [...rows].sort((one, other) => {
    const [a, b] = [sortValue(one, sort.by), sortValue(other, sort.by)];
    if (a === null || b === null) return (a === null ? 1 : 0) - (b === null ? 1 : 0);
    return sort.isDown ? compare(b, a) : compare(a, b);
  });
}

/** How the list is to be shown. */
interface FilesOrder {
  readonly wished: FileFilter;
  readonly sort: FileSort | null;
  /** While files are read each stays in its place. */
  readonly isBusy: boolean;
  readonly language: string;
}

/** The files in their order, and apart from them those that cannot be used, under the filter that is in force. */
export function shownFiles(rows: readonly FileRow[], { wished, sort, isBusy, language }: FilesOrder) {
  // The last file that a filter was about is settled: an empty list would only hide the others.
  const filter = countByFilter(rows)[wished] > 0 ? wished : 'all';
  const fitting = rows.filter((row) => fitsFilter(row, filter));
  const unusable = isBusy ? [] : fitting.filter(isUnusable);
  const usable = fitting.filter((row) => !unusable.includes(row));
  return { filter, unusable, usable: sortedFiles(usable, sort, language) };
}

/** A press on a column: up, down, and back to the order of the drop. */
export function nextSort(sort: FileSort | null, by: FileSortKey): FileSort | null {
  if (sort?.by !== by) return { by, isDown: false };
  return sort.isDown ? null : { by, isDown: true };
}

function sortValue({ name, digest, state }: FileRow, by: FileSortKey): string | number | null {
  switch (by) {
    case 'name':
      return name;
    case 'bank':
      return digest && bankOfFile(digest);
    case 'period':
      return digest?.firstBookingDay ?? null;
    case 'bookings':
      return digest?.counts.bookings ?? null;
    case 'state':
      return stateOrder.indexOf(state);
    default:
      return assertNever(by);
  }
}

function assertNever(value: never): never {
  throw new Error(`unknown ${String(value)}`);
}
