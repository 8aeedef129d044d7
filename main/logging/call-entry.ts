import type { ActivityLine } from '../../preload/contract';
import type { LogEntry } from './log-entry';

/** What the log keeps of a call: its route, never its path. */
export function callEntry(line: ActivityLine): LogEntry {
  const { method, endpoint, status, durationMs, attempt, correlationId, errorCode } = line;
  return {
    event: 'service.call',
    method,
    endpoint,
    status,
    durationMs,
    attempt,
    correlationId,
    code: errorCode,
  };
}
