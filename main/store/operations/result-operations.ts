import type { Result } from '../../../preload/contract';
import { type ResultRow, resultOf, resultText } from '../context/result-record';
import type { StoreContext } from '../context/store-context';
import { readRun } from './run-operations';

/** Characters of one payload that go to the page: a categorization of a million bookings would stall the window. */
const payloadLimit = 16_000_000;
/** Of all payloads together. */
const payloadsLimit = 64_000_000;

/** Results as they were received, and which of them are shown. */
export const resultOperations = {
  'results.save': (
    context: StoreContext,
    runId: string,
    result: Omit<Result, 'runId' | 'fetchedAt'> & { payloadText?: string },
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
      result.payloadText ?? JSON.stringify(result.payload ?? null),
      result.error === null ? null : JSON.stringify(result.error),
    );
    return null;
  },

  /** Endpoints of a run that were answered already, for one that goes on after a restart. */
  'results.endpointsOfRun': (context: StoreContext, runId: string): string[] =>
    context.db
      .all<{ endpoint: string }>('select endpoint from results where run_id = ?', runId)
      .map(({ endpoint }) => endpoint),

  /**
   * The results of the newest run that is done, all of one run, as received. One beyond the limit of the page comes
   * as `results.tooLarge`; it is kept whole.
   */
  'results.list': (context: StoreContext, customerId: string): Result[] =>
    eachWithin(context, customerId, resultOf),

  /** The same as the UTF-8 of its JSON: main hands it on without looking at it (SEC-45). */
  'results.bytes': (context: StoreContext, customerId: string): Uint8Array<ArrayBuffer> =>
    new TextEncoder().encode(`[${eachWithin(context, customerId, resultText).join(',')}]`),

  /**
   * Whether what the service answers now may stem from a run before this one. Only a first run, and an answer unlike
   * the one that the run before it ended with, rule that out. A trigger that was refused began no run.
   */
  'results.mayBeOfEarlierRun': (
    context: StoreContext,
    runId: string,
    endpoint: string,
    payload: unknown,
    payloadText?: string,
  ): boolean => {
    const earlier = context.db.get<{ id: string; state: string }>(
      `select e.id, e.state from runs r join runs e on e.customer_id = r.customer_id and e.rowid < r.rowid
       where r.id = ? and not (e.state = 'failed' and e.polls = 0 and e.correlation_id is null)
       order by e.rowid desc limit 1`,
      runId,
    );
    if (!earlier) return false;
    if (earlier.state !== 'done') return true;
    const kept = context.db.get<{ payload: string }>(
      "select payload from results where run_id = ? and endpoint = ? and state in ('received', 'nothingFound')",
      earlier.id,
      endpoint,
    );
    return kept === undefined || kept.payload === (payloadText ?? JSON.stringify(payload));
  },
};

/** @param limit characters of a payload; see `resultOf` */
export function resultsOfNewestRun(context: StoreContext, customerId: string, limit: number): Result[] {
  return rowsOfNewestRun(context, customerId).map((row) => resultOf(row, limit));
}

/** Each result in a way of one's own, with what is left of the limits for all of them: window and paper have the same ones. */
function eachWithin<T>(
  context: StoreContext,
  customerId: string,
  read: (row: ResultRow, limit: number) => T,
): T[] {
  let left = payloadsLimit;
  return rowsOfNewestRun(context, customerId).map((row) => {
    const limit = Math.min(payloadLimit, left);
    if (row.payload.length <= limit) left -= row.payload.length;
    return read(row, limit);
  });
}

function rowsOfNewestRun(context: StoreContext, customerId: string): ResultRow[] {
  return context.db.all<ResultRow>(
    `select * from results where run_id = (
       select id from runs where customer_id = ? and state = 'done' order by started_at desc, rowid desc limit 1)
     order by endpoint limit 200`,
    customerId,
  );
}
