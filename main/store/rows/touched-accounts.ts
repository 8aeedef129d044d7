import { accountOfRow, type ImportIndex, type IndexedSegment } from './import-index';

const touched = new WeakMap<ImportIndex, Set<number>>();

/** Rows of an index were changed: what was said of their accounts does not hold any more. */
export function touchRows(
  index: ImportIndex,
  segment: IndexedSegment,
  rows: readonly { readonly position: number }[],
): void {
  const accounts = touchedIn(index);
  for (const { position } of rows) accounts.add(accountOfRow(segment, position));
}

/** What is said of a file and of no account of it does not hold any more. */
export function touchFile(index: ImportIndex): void {
  touchedIn(index).add(-1);
}

function touchedIn(index: ImportIndex): Set<number> {
  const accounts = touched.get(index) ?? new Set<number>();
  touched.set(index, accounts);
  return accounts;
}

/** Accounts whose rows were changed since this was asked last, as indexes into `ImportIndex.accounts`; -1 for rows of none. */
export function takeTouched(index: ImportIndex): number[] {
  const accounts = touched.get(index);
  touched.delete(index);
  return accounts ? [...accounts] : [];
}
