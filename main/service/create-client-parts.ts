import type { ActivityLine } from './activity/activity-line';
import { authenticate } from './authenticator';
import type { ClientParts } from './client-parts';
import { PollLimiter } from './polling/poll-limiter';
import { type LearnedNames, nothingLearned } from './requests/learned-names';
import { refusedLogInCodes } from './requests/refused-log-in-policy';
import { type GateState, RequestGate } from './requests/request-gate';
import { TokenSource } from './token-source';
import { type ClientLimits, defaultLimits } from './transport/client-limits';
import { type Clock, systemClock } from './transport/clock';
import { type ServiceConnection, serviceConnectionSchema } from './transport/connection-schema';
import { isServiceError, type ServiceError } from './transport/service-error';

export interface ServiceClientDeps {
  readonly connection: ServiceConnection;
  /** Asked at every authentication; what it throws (a locked keychain) passes through to the callers. */
  readonly readSecret: () => Promise<string>;
  /** Electron's `net.fetch` in the app (system proxy and certificates), `fetch` in plain Node. */
  readonly fetch: typeof fetch;
  /**
   * For calls that are not safe to repeat. Electron must be given one (`createFetchOnce`), because its network stack
   * repeats a POST by itself when a kept connection ends early. Default: `fetch`.
   */
  readonly fetchOnce?: typeof fetch;
  readonly largeAnswers?: ClientParts['largeAnswers'];
  readonly onActivity?: (line: ActivityLine) => void;
  /** Idle, working, waiting for the service, suspended. */
  readonly onState?: (state: GateState) => void;
  /** Spellings learned on an earlier day, and where new ones go. */
  readonly learned?: LearnedNames;
  readonly onLearned?: (learned: LearnedNames) => void;
  /** What a listener throws: it must not become the end of a call that was answered. */
  readonly onFault?: (error: unknown) => void;
  readonly clock?: Clock;
  readonly random?: () => number;
  readonly limits?: Partial<ClientLimits>;
}

/** What the parts of a client share, and how it forgets its secret. */
export interface CreatedParts {
  readonly parts: ClientParts;
  readonly forgetSecret: () => void;
}

/** @throws ZodError for a connection that is none */
export function createClientParts(deps: ServiceClientDeps): CreatedParts {
  const connection = serviceConnectionSchema.parse(deps.connection);
  const { fetch, fetchOnce = fetch, clock = systemClock, random = Math.random } = deps;
  const limits = { ...defaultLimits, ...deps.limits };
  const onActivity = (line: ActivityLine) => unlessThrown(deps.onFault, () => deps.onActivity?.(line));
  const onState = (state: GateState) => unlessThrown(deps.onFault, () => deps.onState?.(state));
  let clientSecret = '';
  const readSecret = async () => {
    clientSecret = await deps.readSecret();
    return clientSecret;
  };
  let learned = deps.learned ?? nothingLearned;
  const gate = new RequestGate({ clock, random, limits, onState });
  const logIn = { connection, readSecret, fetch: fetchOnce, clock, random, limits, gate, onActivity };
  const tokens = new TokenSource({
    authenticate: (signal) => authenticate(logIn, signal),
    clock,
    tokenShare: limits.tokenShare,
    isRefusal: (error): error is ServiceError =>
      isServiceError(error) && (refusedLogInCodes as readonly string[]).includes(error.code),
  });
  const parts: ClientParts = {
    connection,
    fetch,
    fetchOnce,
    largeAnswers: deps.largeAnswers,
    clock,
    random,
    limits,
    gate,
    tokens,
    pollLimiter: new PollLimiter(clock, limits.pollSpacingMs),
    clientSecret: () => clientSecret,
    onActivity,
    learned: () => learned,
    learn: (change) => {
      learned = { ...learned, ...change };
      unlessThrown(deps.onFault, () => deps.onLearned?.(learned));
    },
  };
  return {
    parts,
    forgetSecret: () => {
      clientSecret = '';
    },
  };
}

function unlessThrown(onFault: ServiceClientDeps['onFault'], tell: () => void): void {
  try {
    tell();
  } catch (error) {
    onFault?.(error);
  }
}
