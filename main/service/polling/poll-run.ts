import type { ServiceErrorCode } from '../transport/service-error';

/**
 * `running`: polled, no answer so far. `noAnswerYet`: the same for longer than usual; the service cannot tell running
 * from cancelled, so neither can we. `outOfBudget`: polling has stopped, may be continued. `unknownUser`: the user
 * does not exist, so its 404 means nothing. `failed`: an error other than 404. Never `failed` on a bare 404.
 */
export type PollState =
  | 'running'
  | 'noAnswerYet'
  | 'done'
  | 'outOfBudget'
  | 'stopped'
  | 'unknownUser'
  | 'failed';

export interface PollFault {
  readonly code: ServiceErrorCode | 'internal';
  readonly details: Readonly<Record<string, string | number>>;
}

/** A run as it stands; plain data, so that it can be saved and polling resumed from it after a restart. */
export interface PollSnapshot {
  readonly id: string;
  /** Key of the correlation endpoint. */
  readonly key: string;
  readonly userId: string;
  readonly correlationId?: string;
  readonly state: PollState;
  /** ISO 8601 UTC, wall clock. */
  readonly startedAt: string;
  readonly nextPollAt: string | null;
  /** Polls answered or failed so far. */
  readonly attempt: number;
  /** Time spent waiting and polling, without sleep and without the time the program was closed. */
  readonly elapsedMs: number;
  readonly budgetMs: number;
  /** Why the last poll brought no answer, or why the run failed. */
  readonly fault?: PollFault;
  /** Body of the 200, as received. */
  readonly value?: unknown;
}

export interface PollRun {
  readonly id: string;
  snapshot(): PollSnapshot;
  /** Resolves when polling ends (any state but `running` and `noAnswerYet`); never rejects. */
  settled(): Promise<PollSnapshot>;
  /** Ends at once. */
  stop(): void;
  /** After `outOfBudget`: goes on for as long again, at the interval reached. */
  continueFor(budgetMs?: number): void;
}

export function isSettled(state: PollState): boolean {
  return state !== 'running' && state !== 'noAnswerYet';
}
