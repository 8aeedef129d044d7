import type { FileRow } from './file-rows';

/**
 * Entries of the list that dropped files take the place of: what failed or was cancelled under the same name, and what
 * an earlier session left open about a file of the same name and size. Nothing that is ready is ever replaced.
 */
export function replacedBy(
  files: readonly Pick<File, 'name' | 'size'>[],
  rows: readonly FileRow[],
): FileRow[] {
  const names = new Set(files.map(({ name }) => name));
  const wholes = new Set(files.map(({ name, size }) => `${size} ${name}`));
  return rows.filter((row) => {
    if (row.state === 'failed' || row.state === 'cancelled') return names.has(row.name);
    const isOpen = row.state === 'unfinished' || (row.state === 'question' && row.item === null);
    return isOpen && wholes.has(`${row.sizeBytes} ${row.name}`);
  });
}
