import type { BridgeError, Result } from '../../../preload/contract';

export interface ResultRow {
  endpoint: string;
  run_id: string;
  fetched_at: string;
  state: Result['state'];
  payload: string;
  error: string | null;
}

/** The JSON of a result for the page, its payload as it is kept; beyond `limit` characters as `resultOf`. */
export function resultText(row: ResultRow, limit: number): string {
  if (row.payload.length > limit) return JSON.stringify(resultOf(row, limit));
  const { payload: _, ...head } = resultOf({ ...row, payload: 'null' }, limit);
  return `${JSON.stringify(head).slice(0, -1)},"payload":${row.payload}}`;
}

/** A result as values; beyond `limit` characters an error of its own stands in the place of the payload. */
export function resultOf(row: ResultRow, limit: number): Result {
  const { endpoint, run_id: runId, fetched_at: fetchedAt } = row;
  if (row.payload.length > limit) {
    const megabytes = Math.ceil(row.payload.length / 1_000_000);
    const error = { code: 'results.tooLarge', params: { megabytes } };
    return { endpoint, runId, fetchedAt, state: 'failed', payload: null, error };
  }
  const payload: unknown = JSON.parse(row.payload);
  return { endpoint, runId, fetchedAt, state: row.state, payload, error: parseError(row.error) };
}

export function parseError(text: string | null): BridgeError | null {
  return text === null ? null : JSON.parse(text);
}
