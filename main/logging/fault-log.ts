import { randomUUID } from 'node:crypto';
import { KontorError } from '../errors/kontor-error';
import type { LogEntry } from './log-entry';

/**
 * Writes what nobody foresaw under a number of its own, and answers that number. Work that finds the store closed because the program
 * ends is no fault: the next start takes it up.
 */
export function faultLog(
  log: (entry: LogEntry) => void,
  isStoreClosing: () => boolean,
): (error: unknown) => string {
  return (error) => {
    const logId = randomUUID();
    if (error instanceof KontorError && error.code === 'store.unavailable' && isStoreClosing()) {
      log({ event: 'end.storeClosed', logId });
      return logId;
    }
    log({ event: 'fault', level: 'fault', logId, message: faultText(error) });
    return logId;
  };
}

function faultText(error: unknown): string {
  return (error instanceof Error ? (error.stack ?? error.message) : 'not an Error').slice(0, 2_000);
}
