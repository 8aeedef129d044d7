import type { Correction } from '../analysis/index';
import type { UserType } from '../ground/scopes';

/** What the service tells the analysis worker. One run at a time; `begin` and rows are answered by `taken`. */
export type ToEngine =
  | {
      type: 'begin';
      userType: UserType;
      accounts: Array<Record<string, unknown>>;
      corrections: readonly Correction[];
    }
  | { type: 'rows'; accountId: string; bodies: string[] }
  | { type: 'analyse' }
  | { type: 'next' };

/**
 * What the worker answers: exactly one message to each. `analyse` and every `next` give one finding each until `end`, so
 * that the service writes one, serves others, and asks for the next. `categories` comes once per slice of rows, in their
 * order, a JSON text of an array.
 */
export type FromEngine =
  | { type: 'taken' }
  | { type: 'result'; kind: string; body: string }
  | { type: 'categories'; slice: number; body: string }
  | { type: 'end' }
  | { type: 'failed'; message: string };
