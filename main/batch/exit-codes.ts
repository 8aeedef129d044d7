import type { BatchOutcome } from '../../preload/contract';

/** What a shell script tells the ends of a command apart by. 2 is also what a packaged program refuses a switch with. */
export const exitCodes: Readonly<Record<BatchOutcome | 'usage', number>> = {
  done: 0,
  fatal: 1,
  usage: 2,
  /** A file, a question, an account: a person has to say something. */
  needsAnswer: 3,
  /** The same command may do it later: the service is away, Kontor is open, the key store is locked. */
  temporary: 4,
  nothingToDo: 5,
};

/** Errors that pass by themselves. */
const passing: ReadonlySet<string> = new Set([
  'keychain.locked',
  'store.full',
  'localService.notStarted',
  'batch.busy',
]);

export function outcomeOfStart(code: string): 'temporary' | 'fatal' {
  return passing.has(code) ? 'temporary' : 'fatal';
}
