import { type LocalServiceOptions, startLocalService } from '../../../../main/local-service/start';
import { builtWorker } from '../../../../scripts/built-workers';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: Record<string, unknown>;
}

type CallOptions = { headers?: Record<string, string>; token?: string | null; rawBody?: string };

export type ServiceUnderTest = Awaited<ReturnType<typeof openService>>;

/** A running service in memory (unless told otherwise) with a client that is signed in. Faults of the service are kept. */
export async function openService(options: Partial<LocalServiceOptions> = {}) {
  const faults: unknown[] = [];
  const service = await startLocalService({
    databasePath: ':memory:',
    runDurationMs: 0,
    analysisWorker: builtWorker('local-service-analysis'),
    onFault: (error) => faults.push(error),
    ...options,
  });
  const origin = new URL(service.address).origin;

  async function signIn(): Promise<string> {
    const answer = await fetch(`${service.address}/auth`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: service.clientId,
        client_secret: service.clientSecret,
        grant_type: 'client_credentials',
      }),
    });
    return ((await answer.json()) as { access_token: string }).access_token;
  }
  let token = await signIn();

  async function call(
    method: string,
    path: string,
    body?: unknown,
    given: CallOptions = {},
  ): Promise<Answer> {
    const used = given.token === undefined ? token : given.token;
    const response = await fetch(service.address + path, {
      method,
      redirect: 'manual',
      body: given.rawBody ?? (body === undefined ? undefined : JSON.stringify(body)),
      headers: {
        ...(used === null ? {} : { Authorization: `Bearer ${used}` }),
        ...(body === undefined && given.rawBody === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...given.headers,
      },
    });
    const text = await response.text();
    const isJson = (response.headers.get('content-type') ?? '').includes('json') && text !== '';
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : {},
    };
  }

  async function createUser(members: Record<string, unknown> = {}): Promise<string> {
    const answer = await call('POST', '/users', {
      type: 'company',
      automaticAnalysis: 'suspended',
      ...members,
    });
    if (answer.status > 299) throw new Error(`user: ${answer.status} ${answer.text}`);
    return String(answer.body.userId);
  }

  /** Triggers an analysis and waits for it; answers the correlation identifier. */
  async function analyse(userId: string): Promise<string> {
    const answer = await call('POST', `/users/${userId}/trigger-analysis`);
    const id = answer.headers.get('service-correlation-id') ?? '';
    await until(async () => (await correlation(userId, id)).status === 200);
    return id;
  }

  const correlation = (userId: string, id: string, resource = 'categorization'): Promise<Answer> =>
    call('GET', `/users/${userId}/${resource}/correlation?correlationId=${id}`);

  return {
    ...service,
    origin,
    faults,
    call,
    createUser,
    analyse,
    correlation,
    signIn,
    renewToken: async () => {
      token = await signIn();
    },
    /** Uploads account `id` (number `1`) with these transactions. */
    upload: (userId: string, id: string, transactions: unknown[] = [], more: Record<string, unknown> = {}) =>
      call('POST', `/users/${userId}/banking/accounts`, {
        accounts: [{ accountId: id, accountNumber: '1', currency: 'EUR', ...more, transactions }],
      }),
    transactionsOf: async (userId: string): Promise<Array<Record<string, unknown>>> => {
      const answer = await call('GET', `/users/${userId}/banking/transactions`);
      return answer.body.transactions as never;
    },
    /** Switches of a service started with `control: true`. */
    change: (switches: Record<string, unknown>) =>
      fetch(`${origin}/control/switches`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(switches),
      }),
    reset: () => fetch(`${origin}/control/switches`, { method: 'DELETE' }),
  };
}

/** 14 November 2023, noon UTC, in seconds. */
export const someDay = 1_699_963_200;

export const transaction = (transactionId: string, amount = -10, more: Record<string, unknown> = {}) => ({
  transactionId,
  amount,
  currency: 'EUR',
  bookingDate: someDay,
  ...more,
});

/** Waits until `claim` holds. One that never does ends its test, by the limit of that test or by this one. */
export async function until(claim: () => Promise<boolean> | boolean, limitMs = 60_000): Promise<void> {
  const end = Date.now() + limitMs;
  while (!(await claim())) {
    if (Date.now() > end) throw new Error('What was waited for did not happen');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
