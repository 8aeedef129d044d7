import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseGuard } from '../../../../main/database-guard/database-guard';
import { filesOfDatabase } from '../../../../main/database-guard/last-copy';
import { KontorError } from '../../../../main/errors/kontor-error';
import { StoreDatabase } from '../../../../main/store/database/database';
import fc from '../../../property';

const keyHex = 'ab'.repeat(32);
let folder: string;
let path: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-damage-'));
  path = join(folder, 'kontor.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (isLogGivenUp = false) => new StoreDatabase({ path, keyHex, onSlow: () => {}, isLogGivenUp });

/** A store with a table of its own, large enough for a dozen pages. */
function filled(rows: number): StoreDatabase {
  const db = open();
  db.exec('create table notes (id integer primary key, text text not null)');
  db.transaction(() => addNotes(db, 0, rows));
  return db;
}

function addNotes(db: StoreDatabase, from: number, to: number): void {
  for (let id = from; id < to; id++) db.run('insert into notes values (?, ?)', id, noteOf(id));
}

const noteOf = (id: number) => `${id} ${'Rent of May '.repeat(40 + (id % 7))}`;

function notesOf(db: StoreDatabase): string[] {
  return db
    .all<{ id: number; text: string }>('select id, text from notes order by id')
    .map(({ text }) => text);
}

/** What is in the files now, as a kill would leave them: the database stays open meanwhile. */
function killed(db: StoreDatabase): void {
  const files = filesOfDatabase(path).filter((file) => existsSync(file) && !file.endsWith('-shm'));
  const kept = files.map((file) => [file, readFileSync(file)] as const);
  db.close();
  for (const file of filesOfDatabase(path)) rmSync(file, { force: true });
  for (const [file, bytes] of kept) writeFileSync(file, bytes);
}

function flip(file: string, bit: number): void {
  const bytes = readFileSync(file);
  const at = Math.floor(bit / 8) % bytes.length;
  bytes[at] = (bytes[at] as number) ^ (1 << (bit % 8));
  writeFileSync(file, bytes);
}

/** What opening says, or the notes that are read. */
function outcome(isLogGivenUp = false): { code: string } | { notes: string[] } {
  try {
    const db = open(isLogGivenUp);
    try {
      return { notes: notesOf(db) };
    } finally {
      db.close();
    }
  } catch (cause) {
    return { code: (cause as { code: string }).code };
  }
}

describe('a store whose file was harmed', () => {
  it('when nothing happened to it, closed or killed, it opens with all it holds', () => {
    const truth = Array.from({ length: 330 }, (_, id) => noteOf(id));
    filled(300).close();
    expect(outcome()).toEqual({ notes: truth.slice(0, 300) });
    const db = open();
    db.transaction(() => addNotes(db, 300, 330));
    killed(db);
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
    expect(outcome()).toEqual({ notes: truth });
  });

  it('when transactions were undone after they had spilled into the log, a kill leaves no damage', () => {
    const db = filled(50);
    db.exec('pragma cache_size = 2');
    for (let round = 0; round < 3; round++) {
      expect(() =>
        db.transaction(() => {
          addNotes(db, 1000, 1400);
          throw new Error('undone');
        }),
      ).toThrow('undone');
      db.transaction(() => addNotes(db, 50 + round, 51 + round));
    }
    killed(db);
    expect(outcome()).toEqual({ notes: Array.from({ length: 53 }, (_, id) => noteOf(id)) });
  });

  it('when a process ends with the store open, SQLite closes it without a sum, and that is no damage', () => {
    filled(60).close();
    // What opening leaves beside the file; the file is copied so that nothing in this process holds it.
    new DatabaseGuard(path).check();
    const kept = filesOfDatabase(path).map((file) => [file, readFileSync(file)] as const);
    const ended = join(folder, 'ended');
    mkdirSync(ended);
    path = join(ended, 'kontor.db');
    for (const [file, bytes] of kept) writeFileSync(join(ended, basename(file)), bytes);
    const program = `
      const Database = require('libsql');
      const options = { encryptionCipher: 'aes256cbc', encryptionKey: '${keyHex}' };
      const db = new Database(${JSON.stringify(path)}, options);
      db.prepare('pragma wal_autocheckpoint = 0').all([]);
      db.exec("update notes set text = 'changed'");`;
    expect(spawnSync(process.execPath, ['-e', program]).status).toBe(0);
    expect(existsSync(`${path}-wal`)).toBe(false);
    expect(outcome()).toEqual({ notes: Array.from({ length: 60 }, () => 'changed') });
    flip(path, 8 * 40_000);
    expect(outcome()).toEqual({ code: 'store.damaged' });
  });

  it('when any bit of the file is flipped, nothing of it is read and it is called damaged (SEC-46)', () => {
    filled(200).close();
    const whole = join(folder, 'whole');
    copyFileSync(path, whole);
    const { size } = statSync(path);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: size * 8 - 1 }), (bit) => {
        copyFileSync(whole, path);
        flip(path, bit);
        expect(outcome()).toEqual({ code: 'store.damaged' });
      }),
      { numRuns: 250 },
    );
  });

  it('when the file is cut at any place, emptied or removed, that is said and no new store takes its place (SEC-46)', () => {
    filled(200).close();
    const bytes = readFileSync(path);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: bytes.length - 1 }), (length) => {
        writeFileSync(path, bytes.subarray(0, length));
        expect(outcome()).toEqual({ code: 'store.damaged' });
      }),
      { numRuns: 60 },
    );
    writeFileSync(path, '');
    expect(outcome()).toEqual({ code: 'store.gone' });
    rmSync(path);
    expect(outcome()).toEqual({ code: 'store.gone' });
  });

  it('when any bit of the log is flipped after a kill, all of it is read or the lost end is told (SEC-46)', () => {
    const db = filled(60);
    for (let id = 60; id < 90; id++) db.transaction(() => addNotes(db, id, id + 1));
    killed(db);
    const truth = Array.from({ length: 90 }, (_, id) => noteOf(id));
    const files = filesOfDatabase(path).filter((file) => existsSync(file));
    const kept = files.map((file) => [file, readFileSync(file)] as const);
    const log = `${path}-wal`;
    let told = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: statSync(log).size * 8 - 1 }), (bit) => {
        for (const file of filesOfDatabase(path)) rmSync(file, { force: true });
        for (const [file, bytes] of kept) writeFileSync(file, bytes);
        flip(log, bit);
        const found = outcome();
        if ('notes' in found) expect(found.notes).toEqual(truth);
        else {
          expect(found.code).toBe('store.logDamaged');
          told += 1;
          if (told % 4 !== 0) return;
          const rest = outcome(true);
          if ('notes' in rest) expect(rest.notes).toEqual(truth.slice(0, rest.notes.length));
          else expect(['store.damaged', 'store.unavailable']).toContain(rest.code);
        }
      }),
      { numRuns: 200 },
    );
    expect(told).toBeGreaterThan(190);
  });

  it('when a wrong key, or an older version of the program, was tried after a kill, the store opens with its own', () => {
    const db = filled(100);
    db.transaction(() => addNotes(db, 100, 130));
    killed(db);
    const other = () => new StoreDatabase({ path, keyHex: 'ef'.repeat(32), onSlow: () => {} });
    expect(other).toThrow('store.wrongKey');
    const truth = Array.from({ length: 130 }, (_, id) => noteOf(id));
    expect(outcome()).toEqual({ notes: truth });
    const newer = open();
    newer.exec('pragma user_version = 9999');
    killed(newer);
    expect(outcome()).toEqual({ code: 'store.newer' });
    expect(outcome()).toEqual({ code: 'store.newer' });
  });

  it('when the sums are damaged or gone and the file is whole, it opens, and is held by sums again', () => {
    filled(200).close();
    flip(`${path}-sums`, 1234);
    expect(outcome()).toMatchObject({ notes: { length: 200 } });
    rmSync(`${path}-sums`);
    expect(outcome()).toMatchObject({ notes: { length: 200 } });
    flip(path, 8 * 40_000);
    expect(outcome()).toEqual({ code: 'store.damaged' });
  });

  it('when the disk is full or fails while the log is moved, it opens, and what is committed is not called failed', () => {
    filled(60).close();
    for (const code of ['SQLITE_FULL', 'SQLITE_IOERR_READ']) {
      const failing = vi.spyOn(DatabaseGuard.prototype, 'afterCommit').mockImplementation(() => {
        throw new KontorError(code === 'SQLITE_FULL' ? 'store.full' : 'store.unavailable', { reason: code });
      });
      const full = vi.spyOn(DatabaseGuard.prototype, 'settle').mockImplementation(() => {
        throw new KontorError('store.full');
      });
      const db = open();
      expect(db.transaction(() => db.run('delete from notes where id = 0').changes)).toBeLessThan(2);
      full.mockRestore();
      failing.mockRestore();
      db.close();
    }
    expect(outcome()).toMatchObject({ notes: { length: 59 } });
  });
});
