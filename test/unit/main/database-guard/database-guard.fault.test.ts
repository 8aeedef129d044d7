import { ftruncateSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DatabaseGuard, type GuardedDatabase } from '../../../../main/database-guard/database-guard';

const pageBytes = 16_384;
let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-guard-'));
  path = join(folder, 'kontor.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As SQLite answers; `move` is what the checkpoint does to the file. */
function databaseOf(frames: number, move: () => void): GuardedDatabase {
  return {
    pragma: (text) => {
      if (text === 'page_size') return [{ page_size: pageBytes }];
      if (text === 'wal_checkpoint(passive)') move();
      return [{ busy: 0, log: frames, checkpointed: frames }];
    },
  };
}

/** A log of one frame; the guard reads of it only what SQLite says is whole. */
function writeLog(page: number, text: number): void {
  const log = new Uint8Array(32 + 24 + pageBytes).fill(text);
  new DataView(log.buffer).setUint32(32, page);
  writeFileSync(`${path}-wal`, log);
}

describe('the sums of a healthy database', () => {
  it('when it grows beyond a gigabyte, the page that SQLite never writes there is no damage', () => {
    writeFileSync(path, new Uint8Array(2 * pageBytes).fill(1));
    const guard = new DatabaseGuard(path);
    guard.settle(databaseOf(0, () => {}));
    // Page 3 stands for the page of the lock byte: it is a hole.
    const file = openSync(path, 'r+');
    writeLog(4, 7);
    guard.settle(
      databaseOf(1, () => {
        ftruncateSync(file, 3 * pageBytes);
        writeFileSync(path, new Uint8Array(pageBytes).fill(7), { flag: 'a' });
      }),
    );
    rmSync(`${path}-wal`);
    expect(new DatabaseGuard(path).check()).toBeNull();
  });

  it('when the log is taken away while it is open, or cut, no sum stays untrue', () => {
    for (const harm of [() => rmSync(`${path}-wal`), () => writeFileSync(`${path}-wal`, 'cut')]) {
      writeFileSync(path, new Uint8Array(2 * pageBytes).fill(1));
      const guard = new DatabaseGuard(path);
      guard.settle(databaseOf(0, () => {}));
      writeLog(2, 7);
      guard.settle(
        databaseOf(1, () => {
          writeFileSync(path, new Uint8Array(2 * pageBytes).fill(7));
          harm();
        }),
      );
      rmSync(`${path}-wal`, { force: true });
      const next = new DatabaseGuard(path);
      expect(next.check()).toBeNull();
      // No sum vouches for it: its structure is asked.
      expect(next.isSound({ pragma: () => [{ quick_check: 'row missing' }] })).toBe(false);
    }
  });
});
