import type { FileRow } from './file-rows';

/**
 * Entries of the list that dropped files take the place of: what failed or was cancelled under the same name, and what
 * an earlier session left open about a file of the same name and size. Nothing that is ready is ever replaced.
 */
export function replacedBy(
  files: readonly Pick<File, 'name' | 'size'>[],
  rows: readonly FileRow[],
): FileRow[] {
  // The size of each is asked of another process: only of those that it is wanted of.
  const names = new Set(files.map(({ name }) => name));
  return rows.filter((row) => {
    if (!names.has(row.name)) return false;
    if (row.state === 'failed' || row.state === 'cancelled') return true;
    const isOpen = row.state === 'unfinished' || (row.state === 'question' && row.item === null);
    return isOpen && files.some(({ name, size }) => name === row.name && size === row.sizeBytes);
  });
}
