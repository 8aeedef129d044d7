import type { ActivityLine } from './activity/activity-line';
import type { LargeAnswers } from './large-answers/large-answers';
import type { PollLimiter } from './polling/poll-limiter';
import type { LearnedNames } from './requests/learned-names';
import type { RequestGate } from './requests/request-gate';
import type { TokenSource } from './token-source';
import type { ClientLimits } from './transport/client-limits';
import type { Clock } from './transport/clock';
import type { ServiceConnection } from './transport/connection-schema';

/** What the parts of one connection's client share. */
export interface ClientParts {
  readonly connection: ServiceConnection;
  readonly fetch: typeof fetch;
  /** For calls that are not safe to repeat. */
  readonly fetchOnce: typeof fetch;
  /** Reads answers that are too large to be read here; without it they are read here. */
  readonly largeAnswers?: Pick<LargeAnswers, 'read'>;
  readonly clock: Clock;
  readonly random: () => number;
  readonly limits: ClientLimits;
  readonly gate: RequestGate;
  readonly tokens: TokenSource;
  readonly pollLimiter: PollLimiter;
  /** The secret last used, kept to remove it from texts; empty when forgotten. */
  readonly clientSecret: () => string;
  readonly onActivity: (line: ActivityLine) => void;
  readonly learned: () => LearnedNames;
  readonly learn: (change: Partial<LearnedNames>) => void;
}
