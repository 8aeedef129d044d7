import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseGuard } from '../../../../main/database-guard/database-guard';
import { filesOfDatabase, lastCopy } from '../../../../main/database-guard/last-copy';
import { ServiceDatabase } from '../../../../main/local-service/storage/database';
import fc from '../../../property';

const key = 'cd'.repeat(32);
let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-service-damage-'));
  path = join(folder, 'local-service.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

function fill(): void {
  const database = ServiceDatabase.open(path, key);
  database.write(() => {
    for (let at = 0; at < 200; at++)
      database.run('INSERT INTO doomed_results (run_id) VALUES (?)', `${at} ${'x'.repeat(400)}`);
  });
  database.close();
}

function outcome(otherKey = key): string {
  try {
    const database = ServiceDatabase.open(path, otherKey);
    const rows = database.all('SELECT run_id FROM doomed_results').length;
    database.close();
    return `${rows} rows`;
  } catch (error) {
    return (error as { kind?: string }).kind ?? String(error);
  }
}

describe('the database of the local service when its file was harmed', () => {
  it('when any bit is flipped or any end is cut off, nothing is read and the kind of damage is told (SEC-46)', () => {
    fill();
    expect(outcome()).toBe('200 rows');
    const whole = join(folder, 'whole');
    copyFileSync(path, whole);
    const { size } = statSync(path);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: size * 8 - 1 }), fc.boolean(), (bit, isCut) => {
        copyFileSync(whole, path);
        const bytes = readFileSync(path);
        const at = Math.floor(bit / 8);
        bytes[at] = (bytes[at] as number) ^ (1 << (bit % 8));
        writeFileSync(path, isCut && at > 0 ? bytes.subarray(0, at) : bytes);
        expect(outcome()).toBe('pages');
      }),
      { numRuns: 150 },
    );
    writeFileSync(path, '');
    expect(outcome()).toBe('gone');
  }, 120_000);

  it('when the key is another one, that is told apart from damage, and nothing changes', () => {
    fill();
    const before = readFileSync(path);
    expect(outcome('ef'.repeat(32))).toBe('key');
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(outcome()).toBe('200 rows');
  });

  it('when a newer version wrote it, that is told, and nothing changes', () => {
    fill();
    const newer = ServiceDatabase.open(path, key);
    newer.pragma('user_version = 999');
    newer.close();
    const before = readFileSync(path);
    expect(outcome()).toBe('newer');
    expect(outcome()).toBe('newer');
    expect(readFileSync(path).equals(before)).toBe(true);
  });

  it.skipIf(process.platform !== 'linux')('when nothing may be written there, that is told', () => {
    // Not even root may.
    path = '/sys/kontor-local-service.db';
    expect(outcome()).toBe('readOnly');
  });

  it('when it is open, a copy of it is made, and what is deleted leaves the copy too', async () => {
    fill();
    const database = ServiceDatabase.open(path, key);
    const copies = () => filesOfDatabase(path).filter((file) => file.endsWith('-copy'));
    await expect.poll(copies).toHaveLength(1);
    const before = statSync(`${path}-copy`).size;
    database.write(() => database.run('DELETE FROM doomed_results'));
    database.run('VACUUM');
    database.renewCopy();
    await expect.poll(() => copies().length === 1 && statSync(`${path}-copy`).size < before).toBe(true);
    database.close();
  });

  it('when the disk is full while the log is moved, it opens, works and closes all the same', async () => {
    fill();
    const faults: unknown[] = [];
    const note = (fault: unknown) => faults.push(fault);
    process.on('unhandledRejection', note);
    const full = vi.spyOn(DatabaseGuard.prototype, 'settle').mockImplementation(() => {
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    });
    try {
      const database = ServiceDatabase.open(path, key);
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(database.all('SELECT run_id FROM doomed_results')).toHaveLength(200);
      database.close();
      expect(faults).toEqual([]);
    } finally {
      full.mockRestore();
      process.off('unhandledRejection', note);
    }
    expect(outcome()).toBe('200 rows');
  });

  it('when the copy is to be renewed while one is being made, it is made again', async () => {
    fill();
    const database = ServiceDatabase.open(path, key);
    database.renewCopy();
    await vi.waitFor(() => expect(lastCopy(path)).not.toBeNull());
    database.close();
  });
});
