import type { Run } from '../../../preload/contract';
import { KontorError } from '../../errors/kontor-error';
import { parseError } from '../context/result-record';
import type { StoreContext } from '../context/store-context';

interface RunRow {
  id: string;
  customer_id: string;
  correlation_id: string | null;
  state: Run['state'];
  started_at: string;
  finished_at: string | null;
  polls: number;
  next_poll_at: string | null;
  results_done: number;
  results_total: number;
  error: string | null;
}

export type RunChange = Partial<Omit<Run, 'id' | 'customerId' | 'startedAt' | 'isUnreadable'>>;

const columns = {
  correlationId: 'correlation_id',
  state: 'state',
  finishedAt: 'finished_at',
  polls: 'polls',
  nextPollAt: 'next_poll_at',
  resultsDone: 'results_done',
  resultsTotal: 'results_total',
  error: 'error',
} as const satisfies Record<keyof RunChange, string>;

export const runOperations = {
  'runs.list': (context: StoreContext): Run[] =>
    context.db.all<RunRow>('select * from runs order by started_at desc, rowid desc limit 1000').map(runOf),

  'runs.get': (context: StoreContext, runId: string): Run => readRun(context, runId),

  'runs.create': (context: StoreContext, customerId: string): Run => {
    const runId = context.newId();
    context.db.run(
      `insert into runs (id, customer_id, state, started_at, polls, results_done, results_total)
       values (?, ?, 'triggering', ?, 0, 0, 0)`,
      runId,
      customerId,
      context.now(),
    );
    return readRun(context, runId);
  },

  'runs.change': (context: StoreContext, runId: string, change: RunChange): Run =>
    context.db.transaction(() => {
      for (const [name, column] of Object.entries(columns)) {
        const value = change[name as keyof RunChange];
        if (value === undefined) continue;
        const stored = typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
        context.db.run(`update runs set ${column} = ? where id = ?`, stored, runId);
      }
      const run = readRun(context, runId);
      if (change.state === 'done') {
        context.db.run(
          'update customers set last_run_at = ? where id = ?',
          run.finishedAt ?? context.now(),
          run.customerId,
        );
      }
      return run;
    }),
};

/** @throws KontorError run.unknown */
export function readRun(context: StoreContext, runId: string): Run {
  const row = context.db.get<RunRow>('select * from runs where id = ?', runId);
  if (!row) throw new KontorError('run.unknown');
  return runOf(row);
}

function runOf(row: RunRow): Run {
  return {
    id: row.id,
    customerId: row.customer_id,
    correlationId: row.correlation_id,
    state: row.state,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    polls: row.polls,
    nextPollAt: row.next_poll_at,
    resultsDone: row.results_done,
    resultsTotal: row.results_total,
    error: parseError(row.error),
  };
}
