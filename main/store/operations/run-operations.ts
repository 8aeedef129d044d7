import type { BridgeError, Result, Run } from '../../../preload/contract';
import { KontorError } from '../../bridge/handler-types';
import type { StoreContext } from '../store-context';

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

export type RunChange = Partial<Omit<Run, 'id' | 'customerId' | 'startedAt'>>;

/** Characters of one payload that go to the page: a categorization of a million bookings would stall the window. */
const payloadLimit = 16_000_000;

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
    context.db.all<RunRow>('select * from runs order by started_at desc, id limit 1000').map(runOf),

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

  'results.save': (
    context: StoreContext,
    runId: string,
    result: Omit<Result, 'runId' | 'fetchedAt'>,
  ): null => {
    const { customerId } = readRun(context, runId);
    context.db.run(
      `insert into results (run_id, endpoint, customer_id, fetched_at, state, payload, error)
       values (?, ?, ?, ?, ?, ?, ?)
       on conflict (run_id, endpoint) do update set fetched_at = excluded.fetched_at, state = excluded.state,
         payload = excluded.payload, error = excluded.error`,
      runId,
      result.endpoint,
      customerId,
      context.now(),
      result.state,
      JSON.stringify(result.payload ?? null),
      result.error === null ? null : JSON.stringify(result.error),
    );
    return null;
  },

  /** Endpoints of a run that were answered already, for one that goes on after a restart. */
  'results.endpointsOfRun': (context: StoreContext, runId: string): string[] =>
    context.db
      .all<{ endpoint: string }>('select endpoint from results where run_id = ?', runId)
      .map(({ endpoint }) => endpoint),

  /** The newest result of each endpoint, as received. A payload beyond the limit is left out and its size told. */
  'results.list': (context: StoreContext, customerId: string): Result[] =>
    newestResults(context, customerId, payloadLimit),

  'results.listWhole': (context: StoreContext, customerId: string): Result[] =>
    newestResults(context, customerId, Number.MAX_SAFE_INTEGER),
};

interface ResultRow {
  endpoint: string;
  run_id: string;
  fetched_at: string;
  state: Result['state'];
  payload: string;
  error: string | null;
}

function newestResults(context: StoreContext, customerId: string, limit: number): Result[] {
  return context.db
    .all<ResultRow>(
      `select r.* from results r join runs u on u.id = r.run_id
       where r.customer_id = ?1 and not exists (
         select 1 from results n join runs v on v.id = n.run_id
         where n.customer_id = ?1 and n.endpoint = r.endpoint
           and (v.started_at > u.started_at or (v.started_at = u.started_at and v.rowid > u.rowid)))
       order by r.endpoint limit 200`,
      customerId,
    )
    .map((row) => ({
      endpoint: row.endpoint,
      runId: row.run_id,
      fetchedAt: row.fetched_at,
      state: row.state,
      payload:
        row.payload.length > limit ? { omittedCharacters: row.payload.length } : JSON.parse(row.payload),
      error: parseError(row.error),
    }));
}

function readRun(context: StoreContext, runId: string): Run {
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

function parseError(text: string | null): BridgeError | null {
  return text === null ? null : JSON.parse(text);
}
