import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseGuard } from '../../../../main/database-guard/database-guard';
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

const pageBytes = 4096;

/** A copy of one page, as it was made. */
function writeCopy(): Uint8Array {
  const page = new Uint8Array(pageBytes).fill(7);
  const sums = PageSums.none(pageBytes);
  sums.resize(1);
  sums.set(1, page);
  sums.write(`${path}-copy-sums`);
  writeFileSync(`${path}-copy`, page);
  return page;
}

describe('the last good copy', () => {
  it('when nothing else is left, the database is gone and no new one takes its place and the copy with it', () => {
    expect(isDatabaseThere(path)).toBe(false);
    expect(new DatabaseGuard(path).check()).toBeNull();
    rmSync(`${path}-open`);
    const page = writeCopy();
    expect(isDatabaseThere(path)).toBe(true);
    expect(new DatabaseGuard(path).check()).toEqual({ kind: 'gone', total: 1 });
    // Begun anew, the copy is not in the way, and nothing is lost of it.
    const aside = recoverFiles(path, 'anew', new Date());
    expect(new DatabaseGuard(path).check()).toBeNull();
    expect(readFileSync(join(folder, `${aside}-copy`))).toEqual(Buffer.from(page));
  });

  it('when it is whole, it takes the place of the database', () => {
    const page = writeCopy();
    writeFileSync(path, 'damaged');
    expect(recoverFiles(path, 'copy', new Date())).not.toBeNull();
    expect(readFileSync(path)).toEqual(Buffer.from(page));
    expect(new DatabaseGuard(path).check()).toBeNull();
  });

  it('when it is damaged itself, nothing is moved for it, and it is not offered again', () => {
    const page = writeCopy();
    page[99] = 8;
    writeFileSync(`${path}-copy`, page);
    writeFileSync(path, 'damaged');
    writeFileSync(`${path}-wal`, 'log');
    expect(lastCopy(path)).not.toBeNull();
    expect(recoverFiles(path, 'copy', new Date())).toBeNull();
    expect([readFileSync(path, 'utf8'), readFileSync(`${path}-wal`, 'utf8')]).toEqual(['damaged', 'log']);
    expect(lastCopy(path)).toBeNull();
    expect(readdirSync(folder).filter((name) => name.includes('-new'))).toEqual([]);
  });

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
