import { randomUUID } from 'node:crypto';
import type { ServiceDatabase, SqlRow } from './database';

/**
 * `open`: waits for the end user at the bank. `queued`, `running`: the analysis is to come or under way. `done`,
 * `cancelled`, `failed`: ends; only `done` is ever visible as 200 (`interface.md` 3).
 */
export type RunState = 'open' | 'queued' | 'running' | 'done' | 'cancelled' | 'failed';

export interface StoredRun {
  runId: string;
  userId: string;
  /** What began it: the correlation identifier of a connect session exists before any analysis does. */
  kind: 'analysis' | 'connect' | 'sync';
  state: RunState;
  bankingDone: boolean;
  createdAt: number;
  /** Set once all results are written: the moment from which the run counts as done. */
  readyAt: number | null;
}

/** Analysis runs and what they found. */
export class RunRepository {
  constructor(
    private readonly database: ServiceDatabase,
    private readonly now: () => number,
  ) {}

  create(userId: string, kind: StoredRun['kind'], state: RunState): StoredRun {
    const run: StoredRun = {
      runId: randomUUID(),
      userId,
      kind,
      state,
      bankingDone: false,
      createdAt: this.now(),
      readyAt: null,
    };
    this.database.run(
      'INSERT INTO runs (run_id, user_id, kind, state, banking_done, created_at) VALUES (?, ?, ?, ?, 0, ?)',
      run.runId,
      userId,
      kind,
      state,
      run.createdAt,
    );
    return run;
  }

  find(userId: string, runId: string): StoredRun | undefined {
    const row = this.database.get('SELECT * FROM runs WHERE run_id = ? AND user_id = ?', runId, userId);
    return row ? toRun(row) : undefined;
  }

  listByState(state: RunState): StoredRun[] {
    return this.database
      .all('SELECT * FROM runs WHERE state = ? ORDER BY created_at, rowid', state)
      .map(toRun);
  }

  setState(runId: string, state: RunState): void {
    this.database.run('UPDATE runs SET state = ? WHERE run_id = ?', state, runId);
  }

  setBankingDone(runId: string): void {
    this.database.run('UPDATE runs SET banking_done = 1 WHERE run_id = ?', runId);
  }

  setReadyAt(runId: string, readyAt: number | null): void {
    this.database.run('UPDATE runs SET ready_at = ? WHERE run_id = ?', readyAt, runId);
  }

  saveResult(runId: string, kind: string, body: string): void {
    this.database.run(
      'INSERT OR REPLACE INTO results (run_id, kind, body) VALUES (?, ?, ?)',
      runId,
      kind,
      body,
    );
  }

  /** JSON text of one result of a run, undefined when the run has none of that kind. */
  findResult(runId: string, kind: string): string | undefined {
    const row = this.database.get('SELECT body FROM results WHERE run_id = ? AND kind = ?', runId, kind);
    return row ? String(row.body) : undefined;
  }

  saveCategorized(runId: string, firstPk: number, lastPk: number, body: string): void {
    this.database.run(
      'INSERT OR REPLACE INTO categorized (run_id, first_pk, last_pk, body) VALUES (?, ?, ?, ?)',
      runId,
      firstPk,
      lastPk,
      body,
    );
  }

  /** The slice of categories that covers a transaction row. */
  findCategorized(runId: string, pk: number): string | undefined {
    const row = this.database.get(
      'SELECT body FROM categorized WHERE run_id = ? AND first_pk <= ? AND last_pk >= ? ORDER BY first_pk DESC LIMIT 1',
      runId,
      pk,
      pk,
    );
    return row ? String(row.body) : undefined;
  }

  listCategorizedRanges(runId: string): Array<{ firstPk: number; lastPk: number }> {
    return this.database
      .all('SELECT first_pk, last_pk FROM categorized WHERE run_id = ? ORDER BY first_pk', runId)
      .map((row) => ({ firstPk: Number(row.first_pk), lastPk: Number(row.last_pk) }));
  }

  /** Erases what an unfinished attempt of a run has written so far. */
  clearResults(runId: string): void {
    this.database.run('DELETE FROM results WHERE run_id = ?', runId);
    this.database.run('DELETE FROM categorized WHERE run_id = ?', runId);
  }

  /** Forgets what a run found, to be erased in slices; the run itself stays and its identifier goes on answering. */
  doomResults(runId: string): void {
    this.database.run('INSERT OR IGNORE INTO doomed_results VALUES (?)', runId);
  }
}

function toRun(row: SqlRow): StoredRun {
  return {
    runId: String(row.run_id),
    userId: String(row.user_id),
    kind: row.kind as StoredRun['kind'],
    state: row.state as RunState,
    bankingDone: row.banking_done === 1,
    createdAt: Number(row.created_at),
    readyAt: row.ready_at === null ? null : Number(row.ready_at),
  };
}
