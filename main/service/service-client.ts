import { setMaxListeners } from 'node:events';
import { CallRunner, type RawCallAnswer } from './call-runner';
import type { ClientParts } from './client-parts';
import { type ConnectionTest, testConnection } from './connection-test';
import { createClientParts, type ServiceClientDeps } from './create-client-parts';
import type { Endpoint } from './endpoint-tables/endpoint-definition';
import {
  type BodyOf,
  type EndpointKey,
  endpoints,
  type PathValues,
  type ValueOf,
} from './endpoint-tables/endpoints';
import { type Page, type PageOptions, readPages } from './page-reader';
import { CorrelationPoller, type PollOptions } from './polling/correlation-poller';
import type { PollRun, PollSnapshot } from './polling/poll-run';
import { pollFigures } from './polling/poll-schedule';
import type { CallSettings } from './requests/call-settings';
import type { LearnedNames } from './requests/learned-names';
import { buildRequest, type QueryValues, type RequestParts } from './requests/request-builder';
import type { GateState } from './requests/request-gate';
import { RequestVariation } from './requests/request-variation';
import type { TokenState } from './token-source';
import type { ServiceConnection } from './transport/connection-schema';
import { serviceError } from './transport/service-error';
import type { WireRequest } from './transport/transport';

export type CallOptions<Key extends EndpointKey> = PathValues<Key> &
  CallSettings & {
    readonly query?: QueryValues;
    readonly body?: BodyOf<Key>;
    /** JSON text sent as it is instead of `body`: prepared batches, the explorer's raw editor. */
    readonly rawBody?: WireRequest['body'];
    /** For correlation endpoints; sent under the names of the connection. */
    readonly correlationId?: string;
  };

export type CallAnswer<Key extends EndpointKey> = Omit<RawCallAnswer, 'value'> & {
  readonly value: ValueOf<Key>;
};

/** `options` may be left out where the path has no parameters. */
type OptionsArgument<Key extends EndpointKey> = [Extract<PathValues<Key>, { path: unknown }>] extends [never]
  ? [options?: CallOptions<Key>]
  : [options: CallOptions<Key>];

export type CorrelationKey = Extract<EndpointKey, `${string}.correlation`>;

/** The client of one connection. Make a new one when the connection changes; `close` the old one. */
export interface ServiceClient {
  readonly connection: ServiceConnection;
  /** @throws ServiceError, and whatever `readSecret` throws */
  call<Key extends EndpointKey>(key: Key, ...options: OptionsArgument<Key>): Promise<CallAnswer<Key>>;
  /** Pages of a paged list, one after the other. @throws as `call` */
  pages(key: EndpointKey, options?: PageOptions): AsyncGenerator<Page, void, void>;
  poll(options: PollOptions<CorrelationKey>): PollRun;
  /** The request as it would leave now, without its token. @throws ServiceError `service.invalidCall` */
  preview(key: EndpointKey, parts: RequestParts): WireRequest;
  /** Scopes of the last token. */
  scopes(): readonly string[];
  /** Token and secret in use, to take them out of texts; nothing else is done with them. */
  secrets(): readonly string[];
  /** Runs being polled now. */
  polls(): PollSnapshot[];
  stopPollsOfUser(userId: string): void;
  /** Readiness, token life and scopes. @throws as `call` when no token is to be had */
  test(signal?: AbortSignal): Promise<ConnectionTest>;
  tokenState(): TokenState;
  dropToken(): void;
  /** The user wants it tried once more: a refused log-in is asked again, once. */
  askCredentialsAgain(): void;
  /** The secret changed: an earlier refusal is forgotten. */
  credentialsChanged(): void;
  state(): GateState;
  learned(): LearnedNames;
  /** Sleep: the token is dropped (SEC-16), nothing leaves, polls stand still. */
  suspend(): void;
  resume(): void;
  /** Quit or another connection: everything under way ends with `service.cancelled`. */
  close(): void;
}

/**
 * Retries are this client's own and not a layer around fetch: a 429 pauses every call, a 401 renews one token for
 * all, some calls must look before they repeat, and polls share one limiter. None of that is the matter of one request.
 */
export function createServiceClient(deps: ServiceClientDeps): ServiceClient {
  const { parts, forgetSecret } = createClientParts(deps);
  const { connection, gate, tokens } = parts;
  const closing = new AbortController();
  const { run, poller } = createCalls(parts, closing.signal);
  return {
    connection,
    call: ((key: EndpointKey, options?: CallOptions<EndpointKey>) =>
      run(key, options)) as unknown as ServiceClient['call'],
    pages: (key, options = {}) => {
      const { maxPages: _maxPages, ...rest } = options;
      return readPages((query) => run(key, { ...rest, query } as never), options, parts.limits.maxPages);
    },
    preview: (key, asked) => {
      const endpoint = endpoints[key] as Endpoint;
      const variation = new RequestVariation(
        key,
        endpoint,
        asked.correlationId !== undefined,
        parts.learned(),
      );
      return buildRequest(connection, endpoint, asked, variation);
    },
    scopes: () => tokens.scopes(),
    secrets: () => [tokens.current() ?? '', parts.clientSecret()],
    poll: (options) => poller.start(options),
    polls: () => poller.runs(),
    stopPollsOfUser: (userId) => poller.stopUser(userId),
    test: (signal) => {
      tokens.askAgain();
      return testConnection((settings) => run('server.ready', settings as never), tokens, signal);
    },
    askCredentialsAgain: () => tokens.askAgain(),
    tokenState: () => tokens.state(),
    dropToken: () => tokens.drop(),
    credentialsChanged: () => {
      forgetSecret();
      tokens.credentialsChanged();
    },
    state: () => gate.state(),
    learned: parts.learned,
    suspend: () => {
      gate.suspend();
      poller.suspend();
      tokens.drop();
      forgetSecret();
    },
    resume: () => {
      gate.resume();
      poller.resume();
    },
    close: () => {
      closing.abort();
      gate.close(serviceError('service.cancelled', { endpoint: '', wasSent: 'no' }));
      poller.stopAll();
      tokens.drop();
      forgetSecret();
    },
  };
}

type Run = (key: EndpointKey, options: CallOptions<EndpointKey> | undefined) => Promise<RawCallAnswer>;

/** Calls that end with the client, and the polls made of them. */
function createCalls(parts: ClientParts, closing: AbortSignal): { run: Run; poller: CorrelationPoller } {
  const runner = new CallRunner(parts);
  const run: Run = async (key, options) => {
    const { path, query, body, rawBody, correlationId, ...settings } = (options ?? {}) as LooseOptions;
    const endpoint = endpoints[key] as Endpoint;
    const { signal, release } = eitherSignal(closing, settings.signal);
    try {
      const asked = { path, query, body, rawBody, correlationId };
      const answer = await runner.run(key, endpoint, asked, { ...settings, signal });
      for (const userId of deletedUsers(key, path, body)) poller.stopUser(userId);
      return answer;
    } finally {
      release();
    }
  };
  const poller = new CorrelationPoller({
    clock: parts.clock,
    random: parts.random,
    readUser: (userId, signal) => run('users.get', { path: { 'user-id': userId }, signal } as never),
    poll: ({ key, userId, correlationId }, signal) =>
      run(
        key as EndpointKey,
        {
          path: { 'user-id': userId },
          correlationId,
          signal,
          repeat: false,
          priority: 'low',
          timeoutMs: pollFigures.timeoutMs,
        } as never,
      ),
  });
  return { run, poller };
}

interface LooseOptions extends CallSettings {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: QueryValues;
  readonly body?: unknown;
  readonly rawBody?: WireRequest['body'];
  readonly correlationId?: string;
}

/** Users that a successful call of `key` has deleted. */
function deletedUsers(key: EndpointKey, path: LooseOptions['path'], body: unknown): string[] {
  if (key === 'users.delete') return path?.['user-id'] ? [path['user-id']] : [];
  if (key !== 'users.deleteMany') return [];
  const ids = (body as { ids?: unknown } | undefined)?.ids;
  return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
}

/** One signal out of two; `AbortSignal.any` is not there in every runtime we use. */
function eitherSignal(
  first: AbortSignal,
  second: AbortSignal | undefined,
): { signal: AbortSignal; release: () => void } {
  // One signal may stop any number of calls.
  setMaxListeners(0, first);
  if (!second) return { signal: first, release: () => {} };
  setMaxListeners(0, second);
  const abort = new AbortController();
  const onAbort = () => abort.abort();
  if (first.aborted || second.aborted) abort.abort();
  first.addEventListener('abort', onAbort, { once: true });
  second.addEventListener('abort', onAbort, { once: true });
  return {
    signal: abort.signal,
    release: () => {
      first.removeEventListener('abort', onAbort);
      second.removeEventListener('abort', onAbort);
    },
  };
}
