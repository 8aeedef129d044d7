import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDatabaseThere, lastCopy, recoverFiles } from '../../../../main/database-guard/last-copy';
import { PageSums } from '../../../../main/database-guard/page-sums';

const disk = vi.hoisted(() => ({ callsUntilFull: Number.POSITIVE_INFINITY }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  const mayFail =
    <Args extends unknown[]>(call: (...args: Args) => void) =>
    (...args: Args) => {
      disk.callsUntilFull -= 1;
      if (disk.callsUntilFull < 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      call(...args);
    };
  return { ...real, copyFileSync: mayFail(real.copyFileSync), renameSync: mayFail(real.renameSync) };
});

let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-copy-'));
  path = join(folder, 'kontor.db');
});
afterEach(() => {
  disk.callsUntilFull = Number.POSITIVE_INFINITY;
  rmSync(folder, { recursive: true, force: true });
});

describe('the last good copy', () => {
  it('when restoring ends at any step, a start finds the place taken, and the copy and the damaged file are kept', () => {
    for (let steps = 0; steps < 12; steps++) {
      disk.callsUntilFull = Number.POSITIVE_INFINITY;
      for (const file of readdirSync(folder)) rmSync(join(folder, file));
      const sums = PageSums.none(4096);
      sums.write(`${path}-sums`);
      sums.write(`${path}-copy-sums`);
      writeFileSync(path, 'damaged');
      writeFileSync(`${path}-wal`, 'log');
      writeFileSync(`${path}-copy`, 'copy');
      disk.callsUntilFull = steps;
      let isDone = true;
      try {
        recoverFiles(path, 'copy', new Date());
      } catch {
        isDone = false;
      }
      expect(isDatabaseThere(path), `after ${steps} steps`).toBe(true);
      expect(lastCopy(path)).not.toBeNull();
      const texts = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
      expect(texts).toContain('damaged');
      expect(texts).toContain('log');
      if (isDone) expect([readFileSync(path, 'utf8'), existsSync(`${path}-wal`)]).toEqual(['copy', false]);
    }
  });
});
