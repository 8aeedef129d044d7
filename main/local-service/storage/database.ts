import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'libsql';
import { CopyKeeper } from '../../database-guard/copy-keeper';
import { DatabaseGuard } from '../../database-guard/database-guard';
import { DamagedDatabase } from './damaged-database';
import { MIGRATIONS } from './migrations';

export type SqlValue = string | number | null | Uint8Array;
export type SqlRow = Record<string, SqlValue>;

/** The few calls of libsql in use, typed for what they really give (its own types know neither keys nor raw rows). */
interface RawStatement {
  run(parameters: SqlValue[]): { changes: number };
  get(parameters: SqlValue[]): SqlRow | undefined;
  all(parameters: SqlValue[]): SqlRow[];
}

interface RawDatabase {
  exec(sql: string): void;
  prepare(sql: string): RawStatement;
  close(): void;
}

type OpenRaw = new (
  path: string,
  options?: { encryptionCipher: string; encryptionKey: string; timeout: number },
) => RawDatabase;

/** How long a second start waits for the lock of a service that is just stopping, in milliseconds. */
const LOCK_WAIT_MS = 5000;

/**
 * One encrypted SQLite file behind prepared statements that are made once per text. Everything between `write` and
 * its return is one transaction: after a kill at any moment it is there whole or not at all.
 */
export class ServiceDatabase {
  private readonly statements = new Map<string, RawStatement>();
  private isWriting = false;
  /** Null in memory. */
  private readonly copies: CopyKeeper | null;

  private constructor(
    private readonly raw: RawDatabase,
    path: string,
    /** Null in memory. */
    private readonly guard: DatabaseGuard | null,
  ) {
    this.copies = guard && new CopyKeeper({ path, guard, settle: () => this.settle() });
  }

  /**
   * Opens or creates the database. A file needs a key (SEC-23); only `:memory:` does without.
   *
   * @param isLogGivenUp opens although the last transactions are damaged: they are lost
   * @throws DamagedDatabase before anything is read of a file that is not what was written
   */
  static open(path: string, key: string | undefined, isLogGivenUp = false): ServiceDatabase {
    try {
      return ServiceDatabase.openNow(path, key, isLogGivenUp);
    } catch (error) {
      throw isRefused(error) ? new DamagedDatabase('readOnly') : error;
    }
  }

  private static openNow(path: string, key: string | undefined, isLogGivenUp: boolean): ServiceDatabase {
    if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    const guard = path === ':memory:' ? null : new DatabaseGuard(path);
    const damage = guard?.check(isLogGivenUp);
    if (damage) throw new DamagedDatabase(damage.kind);
    guard?.tryKey((copy) => requireKey(copy, key));
    const raw = path === ':memory:' ? new (Database as unknown as OpenRaw)(path) : openFile(path, key);
    const database = new ServiceDatabase(raw, path, guard);
    try {
      database.prepare();
      return database;
    } catch (error) {
      raw.close();
      guard?.letGo();
      throw error;
    }
  }

  private prepare(): void {
    // WAL with full sync: an acknowledged write survives a kill and a power cut.
    for (const pragma of [
      'page_size = 4096',
      'journal_mode = WAL',
      'synchronous = FULL',
      'secure_delete = ON',
      'temp_store = MEMORY',
      'cache_size = -65536',
      // Only the guard moves the log into the file.
      'wal_autocheckpoint = 0',
      'foreign_keys = ON',
    ]) {
      this.raw.prepare(`PRAGMA ${pragma}`).all([]);
    }
    if (this.guard && !this.guard.isSound(this)) throw new DamagedDatabase('pages');
    this.migrate();
    this.settle();
    this.copies?.keep();
  }

  run(sql: string, ...parameters: SqlValue[]): number {
    const { changes } = this.statement(sql).run(parameters);
    if (!this.isWriting) this.guard?.noteOnDisk();
    return changes;
  }

  get(sql: string, ...parameters: SqlValue[]): SqlRow | undefined {
    return this.statement(sql).get(parameters);
  }

  all(sql: string, ...parameters: SqlValue[]): SqlRow[] {
    return this.statement(sql).all(parameters);
  }

  /** Runs `work` in one transaction; a throw undoes all of it. Calls inside a running one join it. */
  write<T>(work: () => T): T {
    if (this.isWriting) return work();
    this.raw.exec('BEGIN IMMEDIATE');
    this.isWriting = true;
    try {
      const result = work();
      this.raw.exec('COMMIT');
      this.guard?.noteOnDisk();
      return result;
    } catch (error) {
      this.raw.exec('ROLLBACK');
      throw error;
    } finally {
      this.isWriting = false;
      this.afterWrite();
    }
  }

  pragma(text: string): Record<string, unknown>[] {
    return this.all(`PRAGMA ${text}`);
  }

  /** What was deleted must not stay readable in the copy: it is renewed (SEC-23). */
  renewCopy(): void {
    this.copies?.renew(() => this.guard?.settle(this));
  }

  close(): void {
    this.copies?.close();
    // Folds the log into the file: what lies there after a stop is one complete file.
    this.whileRoom(() => this.guard?.beforeClose(this));
    this.statements.clear();
    this.raw.close();
  }

  private afterWrite(): void {
    this.whileRoom(() => this.guard?.afterCommit(this));
    if (this.copies?.isDue) this.copies.keep();
  }

  private settle(): void {
    this.whileRoom(() => this.guard?.settle(this));
  }

  /** On a full disk all of it stays in the log beside the file, and the next write tries again. */
  private whileRoom(work: () => void): void {
    try {
      work();
    } catch {}
  }

  private statement(sql: string): RawStatement {
    let statement = this.statements.get(sql);
    if (!statement) {
      statement = this.raw.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }

  private migrate(): void {
    const version = Number(this.get('PRAGMA user_version')?.user_version ?? 0);
    if (version > MIGRATIONS.length) throw new DamagedDatabase('newer');
    for (let next = version; next < MIGRATIONS.length; next += 1) {
      this.write(() => {
        this.raw.exec(MIGRATIONS[next] ?? '');
        this.raw.exec(`PRAGMA user_version = ${next + 1}`);
      });
    }
  }
}

const refusals: ReadonlySet<unknown> = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'SQLITE_READONLY',
  'SQLITE_CANTOPEN',
]);

/** The system, or the database, may not write there. */
function isRefused(error: unknown): boolean {
  return refusals.has((error as { code?: unknown }).code);
}

/** @throws DamagedDatabase */
function requireKey(path: string, key: string | undefined): void {
  const raw = openFile(path, key);
  try {
    raw.exec('PRAGMA schema_version');
  } catch (error) {
    // What is in the file is what was written (`check`), and yet it is no database: the key is another one.
    if ((error as { code?: unknown }).code === 'SQLITE_NOTADB') throw new DamagedDatabase('key');
  } finally {
    raw.close();
  }
}

function openFile(path: string, key: string | undefined): RawDatabase {
  if (!key) throw new Error('The database of the local service needs a key');
  // SEC-24: made here so that the file, and the log beside it, are never readable by others, not even for a moment.
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  return new (Database as unknown as OpenRaw)(path, {
    encryptionCipher: 'aes256cbc',
    encryptionKey: key,
    timeout: LOCK_WAIT_MS,
  });
}
