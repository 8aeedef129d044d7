import { KontorError } from '../../../../main/errors/kontor-error';
import {
  type LocalService,
  type LocalServiceOptions,
  startLocalService,
} from '../../../../main/local-service/start';
import { createServiceClient, type ServiceClient } from '../../../../main/service/service-client';
import { openStore, type Store } from '../../../../main/store/open-store';
import { createWorkspace, type Workspace } from '../../../../main/workspace';
import { type EventName, type EventValue, type Result, resultsOfBytes } from '../../../../preload/contract';
import { builtWorker } from '../../../../scripts/built-workers';
import { MemoryStore } from '../../../unit/main/store/memory-store';

export const connectionId = 'peer';

export interface TestWorkspace {
  service: LocalService;
  client: ServiceClient;
  store: Pick<Store, 'call'>;
  workspace: Workspace;
  /** Newest value of each event. */
  published: Map<EventName, unknown>;
  faults: unknown[];
  /** Method and path of each request, as sent. */
  requests: { method: string; path: string }[];
  /** Holds the n-th request of a kind (from 1) back until it is let go: what happens meanwhile happens in its midst. */
  hold(isWanted: (request: { method: string; path: string }) => boolean, nth: number): HeldRequest;
  /** Stops the service and starts it again over the same database on another port, as the embedded one does. */
  moveService(): Promise<void>;
  close(): Promise<void>;
}

export interface HeldRequest {
  /** It is about to leave. */
  reached: Promise<void>;
  letGo(): void;
}

export interface TestWorkspaceOptions {
  service?: Partial<LocalServiceOptions>;
  /** Instead of in this process. */
  startService?: (options: LocalServiceOptions) => Promise<LocalService>;
  store?: { path: string; key: string };
  timeoutMs?: number;
  /** Address under which the service is called instead of its own: that of a proxy before it. */
  through?: (address: string) => Promise<string>;
  /** Uploads look again after a lost answer without the time that they give a real service. */
  isImpatient?: boolean;
  /** As a program without a window. */
  onlyOwn?: boolean;
}

/** The real parts between bridge and service, against a local service of their own over HTTP. */
export async function startWorkspace(options: TestWorkspaceOptions = {}): Promise<TestWorkspace> {
  const start = (change: Partial<LocalServiceOptions> = {}) =>
    (options.startService ?? startLocalService)({
      databasePath: ':memory:',
      runDurationMs: 0,
      control: true,
      analysisWorker: builtWorker('local-service-analysis'),
      ...options.service,
      ...change,
    });
  let service = await start();
  const through = await options.through?.(service.address);
  let moving: Promise<void> = Promise.resolve();
  const requests: TestWorkspace['requests'] = [];
  let gate: (request: { method: string; path: string }) => Promise<void> | void = () => undefined;
  const makeClient = () =>
    clientOf({ ...service, address: through ?? service.address }, options.timeoutMs, (method, address) => {
      const request = { method, path: new URL(address).pathname };
      requests.push(request);
      return gate(request);
    });
  let client = makeClient();
  const move = async () => {
    const { clientId, clientSecret } = service;
    await service.stop();
    service = await start({ clientId, clientSecret });
  };
  const store = options.store
    ? await openStore({ ...options.store, workerFile: builtWorker('store-worker') })
    : new MemoryStore();
  const published = new Map<EventName, unknown>();
  const faults: unknown[] = [];
  const workspace = createWorkspace({
    openLink: async () => undefined,
    copyPicture: async () => undefined,
    store: () => store,
    // As main/connections does it: one client, made anew when the address changed.
    serviceClientOf: async () => {
      await moving;
      if (client.connection.baseAddress === (through ?? service.address)) return client;
      client.close();
      client = makeClient();
      return client;
    },
    connectionOf: (id) => {
      if (id !== connectionId) throw new KontorError('connection.unknown');
      return { name: 'Peer', environment: 'local' };
    },
    publish: <Name extends EventName>(name: Name, value: EventValue<Name>) => published.set(name, value),
    save: async (fileName) => ({ fileName }),
    ...(options.onlyOwn ? { onlyOwn: true } : {}),
    ...(options.isImpatient ? { wait: () => Promise.resolve() } : {}),
    onFault: (error) => faults.push(error),
  });
  return {
    get service() {
      return service;
    },
    get client() {
      return client;
    },
    store,
    workspace,
    published,
    faults,
    requests,
    hold: (isWanted, nth) => {
      const [reached, released] = [signal(), signal()];
      let seen = 0;
      gate = (request) => {
        if (!isWanted(request)) return undefined;
        seen += 1;
        if (seen < nth) return undefined;
        reached.give();
        return released.given;
      };
      const letGo = () => {
        gate = () => undefined;
        released.give();
      };
      return { reached: reached.given, letGo };
    },
    moveService: () => {
      moving = move();
      return moving;
    },
    close: async () => {
      await workspace.stop();
      client.close();
      await store.close();
      await service.stop();
    },
  };
}

function signal(): { given: Promise<void>; give: () => void } {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

/** A result of an analysis is fetched. */
export function isResult({ method, path }: { method: string; path: string }): boolean {
  return method === 'GET' && path.includes('/analysis/company/') && !path.endsWith('/correlation');
}

/** A run is polled. */
export function isPoll({ method, path }: { method: string; path: string }): boolean {
  return method === 'GET' && path.endsWith('/correlation');
}

export function clientOf(
  service: Pick<LocalService, 'address' | 'clientId' | 'clientSecret'>,
  timeoutMs = 20_000,
  onRequest: (method: string, address: string) => Promise<void> | void = () => undefined,
): ServiceClient {
  return createServiceClient({
    connection: {
      id: connectionId,
      name: 'Peer',
      environment: 'local',
      baseAddress: service.address,
      clientId: service.clientId,
      timestampUnit: 's',
    },
    readSecret: async () => service.clientSecret,
    fetch: async (input, init) => {
      await onRequest(init?.method ?? 'GET', input instanceof Request ? input.url : String(input));
      return fetch(input, init);
    },
    limits: {
      uploadTimeoutMs: timeoutMs,
      authTimeoutMs: timeoutMs,
      timeoutMs,
      backOffBaseMs: 20,
      pollSpacingMs: 510,
    },
  });
}

/** Changes the switches of the service while it runs. */
export async function changeSwitches(service: LocalService, changes: Record<string, unknown>): Promise<void> {
  const address = service.address.replace(/\/v1$/, '/control/switches');
  const answer = await fetch(address, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(changes),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Ids of all transactions that the service holds for a user, as it lists them. */
export async function heldIds(client: ServiceClient, userId: string): Promise<string[]> {
  const { value } = await client.call('banking.transactions', { path: { 'user-id': userId } });
  const list = Array.isArray(value) ? value : ((value as { transactions?: unknown[] }).transactions ?? []);
  return list.map((item) => String((item as { transactionId?: unknown }).transactionId));
}

/** As a user does: looks at the plan, then starts. */
export async function startUpload(workspace: Workspace, importId: string, customerId: string) {
  await workspace.uploads.plan(importId, customerId);
  return workspace.uploads.start(importId, customerId);
}

/** As the window reads them. */
export async function resultsIn(
  { handlers }: Pick<Workspace, 'handlers'>,
  customerId: string,
): Promise<Result[]> {
  return resultsOfBytes(await handlers['results.list'](customerId));
}

export async function createCustomer(workspace: Workspace, name = 'Muster GmbH') {
  return workspace.customers.create({ connectionId, name, type: 'company', expiresIn: 'P3M' });
}
