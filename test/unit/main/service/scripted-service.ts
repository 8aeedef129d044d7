import type { ActivityLine } from '../../../../main/service/activity/activity-line';
import type { ServiceClientDeps } from '../../../../main/service/create-client-parts';
import type { GateState } from '../../../../main/service/requests/request-gate';
import { createServiceClient, type ServiceClient } from '../../../../main/service/service-client';
import type { ServiceConnection } from '../../../../main/service/transport/connection-schema';
import { SimulatedClock } from './simulated-clock';

export interface SeenRequest {
  readonly method: string;
  /** Path and query below the API prefix. */
  readonly path: string;
  readonly headers: Headers;
  readonly body: string;
  readonly atMs: number;
}

export interface ScriptedAnswer {
  readonly status?: number;
  readonly json?: unknown;
  readonly text?: string;
  readonly headers?: Record<string, string>;
  /** Simulated time until the answer. */
  readonly afterMs?: number;
  readonly fails?: Error;
}

export const testConnection: ServiceConnection = {
  id: 'connection-1',
  name: 'Test',
  environment: 'test',
  baseAddress: 'https://service.example/api/v1',
  clientId: 'client-1',
  timestampUnit: 's',
};

export interface Scripted {
  readonly clock: SimulatedClock;
  readonly client: ServiceClient;
  /** Requests other than `/auth`. */
  readonly requests: SeenRequest[];
  readonly auths: SeenRequest[];
  readonly activity: ActivityLine[];
  readonly states: GateState[];
}

/** A client over a simulated clock and a fetch that answers as `respond` says; `/auth` gives tokens of 300 s unless told otherwise. */
export function scripted(
  respond: (request: SeenRequest, nth: number) => ScriptedAnswer,
  options: Partial<ServiceClientDeps> & {
    onAuth?: (nth: number, request: SeenRequest) => ScriptedAnswer;
  } = {},
): Scripted {
  const { onAuth, ...deps } = options;
  const clock = new SimulatedClock();
  const requests: SeenRequest[] = [];
  const auths: SeenRequest[] = [];
  const activity: ActivityLine[] = [];
  const states: GateState[] = [];
  const connection = deps.connection ?? testConnection;
  const fetchScripted = async (input: unknown, init?: RequestInit) => {
    const url = new URL(String(input));
    const seen: SeenRequest = {
      method: init?.method ?? 'GET',
      path: url.href.slice(connection.baseAddress.length),
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? init.body : '',
      atMs: clock.monotonicMs(),
    };
    const isAuth = seen.path === '/auth';
    const list = isAuth ? auths : requests;
    list.push(seen);
    const nth = list.length;
    const answer = isAuth ? (onAuth?.(nth, seen) ?? grant(nth)) : respond(seen, nth);
    if (answer.afterMs) await passed(clock, answer.afterMs, init?.signal);
    if (answer.fails) throw answer.fails;
    const text = answer.text ?? (answer.json === undefined ? '' : JSON.stringify(answer.json));
    const status = answer.status ?? 200;
    return new Response(status === 204 ? null : text, { status, headers: answer.headers });
  };
  const client = createServiceClient({
    connection,
    readSecret: async () => 'secret-of-the-test',
    fetch: fetchScripted as typeof fetch,
    clock,
    random: () => 0.5,
    onActivity: (line) => activity.push(line),
    onState: (state) => states.push(state),
    ...deps,
  });
  return { clock, client, requests, auths, activity, states };
}

export function grant(nth: number, more: Record<string, unknown> = {}): ScriptedAnswer {
  return {
    json: { access_token: `token-${nth}`, expires_in: 300, token_type: 'Bearer', scope: 'a b', ...more },
  };
}

function passed(clock: SimulatedClock, afterMs: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = clock.setTimer(resolve, afterMs);
    signal?.addEventListener('abort', () => {
      cancel();
      reject(signal.reason);
    });
  });
}

/** The outcome of a promise as a value, so that a rejection while time is simulated is nobody's unhandled one. */
export function outcomeOf<T>(promise: Promise<T>): Promise<{ value?: T; error?: unknown }> {
  return promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
}
