import type { UserType } from '../scopes';

/** What the service tells the analysis worker. One run at a time; rows go in slices, each answered by `taken`. */
export type ToEngine =
  | { type: 'begin'; userType: UserType; accounts: Array<Record<string, unknown>> }
  | { type: 'rows'; accountId: string; bodies: string[] }
  | { type: 'analyse' };

/** What the worker answers. `categories` comes once per slice of rows, in their order, each a JSON text of an array. */
export type FromEngine =
  | { type: 'taken' }
  | { type: 'result'; kind: string; body: string }
  | { type: 'categories'; slice: number; body: string }
  | { type: 'end' }
  | { type: 'failed'; message: string };
