import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { embeddedConnectionId, type StoredConnection } from '../../../../main/connections/connection-list';
import { EmbeddedService, type ServiceProcess } from '../../../../main/connections/embedded-service';
import { ServiceClients } from '../../../../main/connections/service-clients';
import { createFetchOnce } from '../../../../main/service/transport/fetch-once';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listening(listener: RequestListener, port = 0): Promise<{ server: Server; port: number }> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

const token = JSON.stringify({
  access_token: 'token-of-the-service',
  expires_in: 300,
  token_type: 'Bearer',
  scope: '',
});

/** The embedded service by a process of ours: it answers `/auth`, and ends with its port at the first other call. */
async function dyingService(onEnd: (port: number) => Promise<void>) {
  const listeners = new Map<string, (value: never) => void>();
  const child: ServiceProcess = {
    postMessage: () => listeners.get('message')?.({ address: `http://127.0.0.1:${port}/v1` } as never),
    on: (event: string, listener: (value: never) => void) => listeners.set(event, listener),
    kill: () => true,
  };
  const { server, port } = await listening(async (request, response) => {
    if (request.url === '/v1/auth') {
      response.setHeader('content-type', 'application/json');
      return response.end(token);
    }
    server.close();
    listeners.get('exit')?.(1 as never);
    server.closeAllConnections();
    await onEnd(port);
  });
  return child;
}

it('when the service on this computer ends and another program takes its port, calls under way send it nothing (SEC-17)', async () => {
  const seen: string[] = [];
  let isTaken = false;
  const child = await dyingService(async (port) => {
    await listening((request, response) => {
      seen.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`);
      response.setHeader('content-type', 'application/json');
      response.end(request.url === '/v1/auth' ? token : '{"userId":"u1","type":"company"}');
    }, port);
    isTaken = true;
  });
  const embedded = new EmbeddedService({
    fork: () => child,
    start: async () => ({
      databasePath: ':memory:',
      databaseKey: '',
      clientId: 'kontor',
      clientSecret: 'secret',
    }),
    startTimeoutMs: 5_000,
    onExit: () => undefined,
    onFault: () => undefined,
    onDamage: () => undefined,
  });
  const connection = (): StoredConnection => ({
    id: embeddedConnectionId,
    name: 'Kontor',
    environment: 'local',
    baseAddress: embedded.address,
    clientId: 'kontor',
    timestampUnit: 's',
  });
  const clients = new ServiceClients({
    stored: connection,
    secrets: undefined as never,
    embedded,
    readEmbeddedSecret: async () => 'secret',
    fetch,
    fetchOnce: createFetchOnce(() => ({ fetch, closeAllConnections: async () => undefined })),
    learned: { read: () => undefined, write: () => undefined },
    onActivity: () => undefined,
    onStates: () => undefined,
  });
  const client = await clients.of(embeddedConnectionId);
  try {
    // Long enough for the first repeats, which went to whoever had the port.
    const signal = AbortSignal.timeout(5_000);
    await expect(client.call('users.get', { path: { 'user-id': 'u1' }, signal })).rejects.toThrow();
    await expect(client.call('users.create', { body: { type: 'company' }, signal })).rejects.toThrow();
    expect(isTaken).toBe(true);
    expect(seen).toEqual([]);
  } finally {
    clients.closeAll();
  }
}, 60_000);
