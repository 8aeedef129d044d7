import { describe, expect, it } from 'vitest';
import type { FileRow } from '../../../../../renderer/import/files/file-rows';
import { replacedBy } from '../../../../../renderer/import/files/replaced-files';
import type { QueueItem } from '../../../../../renderer/import/queue/queue-state';

const row = (name: string, state: FileRow['state'], item: object | null = null): FileRow => ({
  key: name,
  name,
  sizeBytes: 10,
  state,
  item: item as QueueItem | null,
  file: null,
  digest: null,
  error: null,
  share: 1,
});
const names = (rows: FileRow[]) => rows.map(({ name }) => name);

describe('dropping a file again', () => {
  it('when its first reading failed or was cancelled, takes the place of that entry, also when it was mended', () => {
    const rows = [row('a', 'failed', {}), row('b', 'cancelled', {}), row('c', 'failed', {})];
    expect(
      names(
        replacedBy(
          [
            { name: 'a', size: 12 },
            { name: 'b', size: 10 },
          ],
          rows,
        ),
      ),
    ).toEqual(['a', 'b']);
  });

  it('when an earlier session left a question about it open, takes its place; another file of that name does not', () => {
    const rows = [row('a', 'question'), row('b', 'unfinished')];
    expect(
      names(
        replacedBy(
          [
            { name: 'a', size: 10 },
            { name: 'b', size: 11 },
          ],
          rows,
        ),
      ),
    ).toEqual(['a']);
  });

  it('when it is ready, or its question can be answered here, replaces nothing', () => {
    const rows = [row('a', 'ready'), row('b', 'question', {}), row('c', 'reading', {})];
    const files = ['a', 'b', 'c'].map((name) => ({ name, size: 10 }));
    expect(replacedBy(files, rows)).toEqual([]);
  });
});
