import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TrialImports } from '../../../../main/batch/trial-imports';
import { KontorError } from '../../../../main/errors/kontor-error';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-trials-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('TrialImports', () => {
  it('when a try was killed, the next start takes it out of the store, once, whether it is there or gone', async () => {
    const path = join(folder, 'batch-trials.json');
    const killed = new TrialImports(path);
    killed.note('gone');
    killed.note('there');
    const removed: string[] = [];
    const remove = async (importId: string) => {
      removed.push(importId);
      if (importId === 'gone') throw new KontorError('import.unknown');
    };
    await new TrialImports(path).undo(remove);
    expect(removed).toEqual(['gone', 'there']);
    await new TrialImports(path).undo(remove);
    expect(removed).toHaveLength(2);
  });

  it('when the store does not let it go now, it is tried at the start after', async () => {
    const path = join(folder, 'batch-trials.json');
    const trials = new TrialImports(path);
    trials.note('there');
    await expect(trials.undo(() => Promise.reject(new KontorError('store.full')))).rejects.toThrow();
    const removed: string[] = [];
    await new TrialImports(path).undo(async (importId) => removed.push(importId));
    expect(removed).toEqual(['there']);
  });
});
