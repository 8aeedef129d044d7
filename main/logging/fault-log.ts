import { randomUUID } from 'node:crypto';
import type { LogEntry } from './log-entry';

/** Writes what nobody foresaw under a number of its own, and answers that number. */
export function faultLog(log: (entry: LogEntry) => void): (error: unknown) => string {
  return (error) => {
    const logId = randomUUID();
    log({ event: 'fault', level: 'fault', logId, message: faultText(error) });
    return logId;
  };
}

function faultText(error: unknown): string {
  return (error instanceof Error ? (error.stack ?? error.message) : 'not an Error').slice(0, 2_000);
}
