import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { batchFilesIn } from '../../../../main/batch/batch-files';
import { learnedNamesIn } from '../../../../main/connections/learned-names-file';

it('when a file of what commands or services taught is damaged, it is told, and not put aside in silence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-batch-files-'));
  try {
    const inFolder = (name: string) => join(folder, name);
    const names = ['batch-jobs', 'batch-trials', 'batch-watched', 'learned-names'];
    for (const name of names) writeFileSync(inFolder(`${name}.json`), '{"');
    const told: string[] = [];
    const store = () => {
      throw new Error('not asked');
    };
    batchFilesIn(inFolder, store, (name) => told.push(name));
    learnedNamesIn(inFolder('learned-names.json'), (name) => told.push(name));
    expect(told.map((name) => name.split('.json.damaged-')[0]).sort()).toEqual(names);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
