import type { ActivityLine } from './activity-line';
import type { ClientLimits } from './client-limits';
import type { Clock } from './clock';
import type { ServiceConnection } from './connection-schema';
import type { LearnedNames } from './learned-names';
import type { PollLimiter } from './poll-limiter';
import type { RequestGate } from './request-gate';
import type { TokenSource } from './token-source';

/** What the parts of one connection's client share. */
export interface ClientParts {
  readonly connection: ServiceConnection;
  readonly fetch: typeof fetch;
  /** For calls that are not safe to repeat. */
  readonly fetchOnce: typeof fetch;
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
