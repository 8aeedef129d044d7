import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ServiceDatabase } from '../../../../main/local-service/storage/database';
import { StoreDatabase } from '../../../../main/store/database/database';

const keyHex = 'ab'.repeat(32);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-cut-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Opened {
  run(sql: string, ...values: number[]): unknown;
  all(sql: string): unknown[];
  close(): void;
}

const databases: {
  name: string;
  open: (path: string, isLogGivenUp?: boolean) => Opened;
  code: string;
  frameBytes: number;
}[] = [
  {
    name: 'the store',
    open: (path, isLogGivenUp) => new StoreDatabase({ path, keyHex, onSlow: () => {}, isLogGivenUp }),
    code: 'store.logDamaged',
    frameBytes: 24 + 16_384,
  },
  {
    name: 'the local service',
    open: (path, isLogGivenUp) => ServiceDatabase.open(path, keyHex, isLogGivenUp),
    code: 'log',
    frameBytes: 24 + 4096,
  },
];

const numbersOf = (db: Opened) =>
  (db.all('select n from notes order by n') as { n: number }[]).map(({ n }) => n);

describe.each(databases)('$name after a kill (SEC-46)', ({ open, code, frameBytes }) => {
  const path = () => join(folder, 'killed', 'kontor.db');
  const isOpen: Opened[] = [];

  /** Six transactions of which all stand in the log only, as a kill leaves them. */
  function killed(): void {
    mkdirSync(join(folder, 'live'));
    const db = open(join(folder, 'live', 'kontor.db'));
    isOpen.push(db);
    db.run('create table notes (n integer primary key)');
    for (let n = 1; n < 6; n++) db.run('insert into notes values (?)', n);
    cpSync(join(folder, 'live'), join(folder, 'killed'), { recursive: true });
  }

  afterEach(() => {
    for (const db of isOpen.splice(0)) db.close();
  });

  function outcome(isLogGivenUp = false): unknown {
    try {
      const db = open(path(), isLogGivenUp);
      try {
        return numbersOf(db);
      } finally {
        db.close();
      }
    } catch (cause) {
      const { code: said, kind } = cause as { code?: string; kind?: string };
      return said ?? kind;
    }
  }

  beforeEach(killed);

  it('a whole log gives everything back', () => {
    expect(outcome()).toEqual([1, 2, 3, 4, 5]);
    expect(outcome()).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    ['the end of the last transaction is missing', (size: number) => size - 1],
    ['half of it is missing', (size: number) => size / 2],
    ['its head alone is left', () => 31],
    ['it is empty', () => 0],
  ])('a log that was cut is told: %s', (_, left) => {
    const log = `${path()}-wal`;
    truncateSync(log, Math.floor(left(statSync(log).size)));
    expect(outcome()).toBe(code);
    // It stays so until somebody gives the transactions up.
    expect(outcome()).toBe(code);
  });

  it('a log that was removed is told', () => {
    rmSync(`${path()}-wal`);
    expect(outcome()).toBe(code);
  });

  it('a log that ends between two transactions is told, and given up it opens with what is left, for good', () => {
    const log = `${path()}-wal`;
    truncateSync(log, statSync(log).size - frameBytes);
    expect(outcome()).toBe(code);
    const left = outcome(true) as number[];
    expect(left.length).toBeLessThan(5);
    expect(outcome()).toEqual(left);
  });
});
