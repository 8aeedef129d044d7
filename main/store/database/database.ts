import { closeSync, openSync } from 'node:fs';
import Database from 'libsql';
import { CopyKeeper } from '../../database-guard/copy-keeper';
import { type Damage, DatabaseGuard } from '../../database-guard/database-guard';
import { KontorError } from '../../errors/kontor-error';
import { migrations } from '../migrations';
import { fileErrorOf, isFull, storeErrorOf } from './store-error';

export type SqlValue = string | number | null | Uint8Array;

export interface DatabaseOptions {
  /** A file, or `:memory:` for work that ends with the session. */
  path: string;
  /** 64 hexadecimal digits; null for no encryption, which only `:memory:` may have (SEC-23). */
  keyHex: string | null;
  /** Hears of statements slower than `slowMs`: the statement without its values. */
  onSlow: (sql: string, durationMs: number) => void;
  /** Upper bound of the file, for tests of a full disk. */
  maxPages?: number;
  /** Opens although the last transactions are damaged: they are lost, the user knows. */
  isLogGivenUp?: boolean;
}

/** A statement slower than this is reported. */
export const slowMs = 40;
/** Large pages: segments of rows are blobs of about a hundred kilobytes. */
const pageBytes = 16_384;

/** The one connection to the store. Runs in the store worker only; every failure leaves as a `KontorError`. */
export class StoreDatabase {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();
  readonly #onSlow: DatabaseOptions['onSlow'];
  /** Nothing of it outlives the session. */
  readonly isInMemory: boolean;
  /** Both null in memory. */
  readonly #guard: DatabaseGuard | null;
  readonly #copies: CopyKeeper | null;
  #depth = 0;
  #unrelatedChanges = 0;
  #isPowerSafe = false;

  constructor(options: DatabaseOptions) {
    this.#onSlow = options.onSlow;
    this.isInMemory = options.path === ':memory:';
    const guard = this.isInMemory ? null : guardOf(options);
    this.#guard = guard;
    const settle = () => this.#tried(() => this.settle());
    this.#copies = guard && new CopyKeeper({ path: options.path, guard, settle });
    guard?.tryKey((path) => requireKey({ ...options, path }));
    this.#database = openFile(options);
    try {
      this.#prepareFile(options);
      if (guard && !guard.isSound(this)) throw new KontorError('store.damaged');
      this.#whileRoom(() => guard?.settle(this));
    } catch (cause) {
      this.#database.close();
      guard?.letGo();
      throw cause;
    }
  }

  #prepareFile(options: DatabaseOptions): void {
    this.exec(`pragma page_size = ${pageBytes}; pragma auto_vacuum = incremental`);
    const version = this.get<{ user_version: number }>('pragma user_version')?.user_version ?? 0;
    // WAL keeps what is committed when the process is killed; deleted content is overwritten (SEC-23).
    this.exec('pragma secure_delete = on; pragma foreign_keys = on; pragma temp_store = memory');
    // Only the guard moves the log into the file.
    this.all('pragma journal_mode = wal');
    this.all('pragma wal_autocheckpoint = 0');
    this.exec('pragma cache_size = -16000; pragma busy_timeout = 2000');
    this.requirePowerSafety(true);
    if (options.maxPages !== undefined) this.exec(`pragma max_page_count = ${options.maxPages}`);
    this.#migrate(version);
  }

  #migrate(version: number): void {
    if (version > migrations.length) throw new KontorError('store.newer');
    for (const [index, sql] of migrations.entries()) {
      if (index < version) continue;
      this.transaction(() => this.exec(`${sql};\npragma user_version = ${index + 1}`));
    }
  }

  /**
   * With safety on, a commit reaches the disk before it returns (journal of an upload). Off, a power cut may take the
   * last commits, never the order of them; a killed process loses nothing either way.
   */
  requirePowerSafety(isRequired: boolean): void {
    this.exec(`pragma synchronous = ${isRequired ? 'full' : 'normal'}`);
    this.#isPowerSafe = isRequired;
  }

  pragma(text: string): Record<string, unknown>[] {
    return this.all(`pragma ${text}`);
  }

  exec(sql: string): void {
    this.#timed(sql, () => this.#database.exec(sql));
  }

  /** Answers the number of changed rows and the last row id. */
  run(sql: string, ...values: SqlValue[]): { changes: number; rowId: number } {
    const result = this.#timed(sql, () => this.#statement(sql).run(values));
    if (this.#depth === 0) this.#noteCommit();
    return { changes: result.changes, rowId: Number(result.lastInsertRowid) };
  }

  get<Row>(sql: string, ...values: SqlValue[]): Row | undefined {
    return this.all<Row>(sql, ...values)[0];
  }

  all<Row>(sql: string, ...values: SqlValue[]): Row[] {
    const rows = this.#timed(sql, () => this.#statement(sql).all(values)) as Record<string, unknown>[];
    for (const row of rows) viewBlobs(row);
    return rows as Row[];
  }

  /** All or nothing; a transaction inside another joins it. */
  transaction<T>(work: () => T): T {
    if (this.#depth > 0) return work();
    this.exec('begin immediate');
    this.#depth = 1;
    try {
      const value = work();
      this.exec('commit');
      this.#depth = 0;
      this.#noteCommit();
      // What is committed is committed, whatever moving the log into the file says: all of it is still in the log.
      this.#tried(() => this.#afterCommit());
      return value;
    } catch (cause) {
      // A full disk ends the transaction by itself.
      if (this.#database.inTransaction) this.exec('rollback');
      throw cause;
    } finally {
      this.#depth = 0;
    }
  }

  /** Rows changed since it was opened, without unrelated ones: the same number again says that what was made of it still holds. */
  changeCount(): number {
    return this.#allChanges() - this.#unrelatedChanges;
  }

  /** Writes what nothing that is kept in memory is made of. */
  writeUnrelated(write: () => void): void {
    const before = this.#allChanges();
    try {
      this.transaction(write);
    } finally {
      this.#unrelatedChanges += this.#allChanges() - before;
    }
  }

  #allChanges(): number {
    return this.get<{ count: number }>('select total_changes() as count')?.count ?? Number.NaN;
  }

  /**
   * Gives free pages back, empties the log and renews the copy, so that nothing deleted stays readable (SEC-23). On a full
   * disk the next sweep does it: what was deleted before is deleted, and whoever asked for that is not told otherwise.
   */
  sweep(): void {
    const settle = () => this.settle();
    if (this.#copies) this.#copies.renew(settle);
    else settle();
  }

  /** Moves what the log holds into the file and gives free pages back. */
  settle(): void {
    this.#whileRoom(() => {
      this.exec('pragma incremental_vacuum');
      this.#guard?.settle(this);
    });
  }

  #noteCommit(): void {
    if (this.#isPowerSafe) this.#guard?.noteOnDisk();
  }

  #afterCommit(): void {
    this.#whileRoom(() => this.#guard?.afterCommit(this));
    if (!this.#copies?.isDue) return;
    this.settle();
    this.#copies.keep();
  }

  /** In the background, where the last one is old. */
  keepCopy(): void {
    this.#copies?.keep();
  }

  close(): void {
    this.#copies?.close();
    try {
      this.#whileRoom(() => this.#guard?.beforeClose(this));
    } finally {
      this.#statements.clear();
      this.#database.close();
    }
  }

  #whileRoom(work: () => void): void {
    try {
      work();
    } catch (cause) {
      if (!isFull(cause)) throw cause;
    }
  }

  /** Nobody asked for it: the next commit, or closing, tries it again. */
  #tried(work: () => void): void {
    try {
      work();
    } catch {}
  }

  #statement(sql: string): Database.Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }

  #timed<T>(sql: string, work: () => T): T {
    const startedAt = performance.now();
    try {
      return work();
    } catch (cause) {
      throw storeErrorOf(cause);
    } finally {
      const durationMs = performance.now() - startedAt;
      if (durationMs > slowMs) this.#onSlow(sql, durationMs);
    }
  }
}

/** libsql gives blobs as bare buffers; nothing else in a row is an object. */
function viewBlobs(row: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(row)) {
    if (typeof value === 'object' && value !== null) row[name] = new Uint8Array(value as ArrayBuffer);
  }
}

function openFile({ path, keyHex }: DatabaseOptions): Database.Database {
  if (path !== ':memory:' && keyHex === null) throw new KontorError('store.unavailable', { reason: 'noKey' });
  try {
    // Made here first, so that no moment exists in which others may read it (SEC-24); its log files take its mode over.
    if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600));
    // The type of the constructor lacks the encryption options that the library documents.
    const options: Database.Options & { encryptionCipher?: string; encryptionKey?: string } =
      keyHex === null ? {} : { encryptionCipher: 'aes256cbc', encryptionKey: keyHex };
    return new Database(path, options);
  } catch (cause) {
    throw fileErrorOf(cause);
  }
}

/** @throws KontorError `store.wrongKey` */
function requireKey(options: DatabaseOptions): void {
  const database = openFile(options);
  try {
    database.exec('pragma schema_version');
  } catch (cause) {
    // Pages are missing behind the first ones; a key that does not fit is another failure.
    const error = storeErrorOf(cause);
    if (error.code === 'store.wrongKey') throw error;
  } finally {
    database.close();
  }
}

/** @throws KontorError for what was done to the file since it was written */
function guardOf({ path, isLogGivenUp }: DatabaseOptions): DatabaseGuard {
  const guard = new DatabaseGuard(path);
  let damage: Damage | null;
  try {
    damage = guard.check(isLogGivenUp);
  } catch (cause) {
    throw fileErrorOf(cause);
  }
  if (damage) throw damageError(damage);
  return guard;
}

function damageError(damage: Damage): KontorError {
  if (damage.kind === 'log') return new KontorError('store.logDamaged');
  if (damage.kind === 'gone') return new KontorError('store.gone');
  return new KontorError('store.damaged', { pages: damage.pages, total: damage.total });
}
