import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ConnectionList,
  embeddedConnectionId,
  storedConnections,
} from '../../../../main/connections/connection-list';
import { EmbeddedService, type ServiceProcess } from '../../../../main/connections/embedded-service';
import { ServiceClients } from '../../../../main/connections/service-clients';
import { Keychain } from '../../../../main/credentials/keychain';
import { SecretStore } from '../../../../main/credentials/secret-store';
import { JsonFile } from '../../../../main/settings/json-file';
import { mainErrorCodes } from '../../../../preload/contract';
import { rememberedNames } from '../credentials/remembered-names';

let folder: string;
let secrets: SecretStore;
let entries: Map<string, string>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-connections-'));
  entries = new Map<string, string>();
  const keychain = new Keychain({
    serviceName: 'Kontor test',
    timeoutMs: 1_000,
    onState: () => undefined,
    load: async () => ({
      getPassword: async (_service, account) => entries.get(account) ?? null,
      setPassword: async (_service, account, value) => void entries.set(account, value),
      deletePassword: async (_service, account) => entries.delete(account),
      findCredentials: async () => [...entries.keys()].map((account) => ({ account })),
    }),
  });
  secrets = new SecretStore(keychain, rememberedNames());
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function openList(): ConnectionList {
  let id = 0;
  return new ConnectionList({
    file: new JsonFile(join(folder, 'connections.json'), storedConnections, []),
    secrets,
    embedded: { name: 'Kontor', clientId: 'embedded', address: () => 'http://127.0.0.1:1/v1' },
    makeId: () => `c${++id}`,
    check: () => undefined,
  });
}

const input = {
  name: 'Test service',
  environment: 'test' as const,
  baseAddress: 'https://service.example/v1',
  clientId: 'client',
  timestampUnit: 's' as const,
};

describe('connections', () => {
  it('when nothing was set up, the embedded service is there', async () => {
    expect(await openList().all()).toMatchObject([
      { id: embeddedConnectionId, environment: 'local', isEmbedded: true },
    ]);
  });

  it('when a connection and its secret are saved, the next start knows both, and the file has no secret (SEC-13, SEC-23)', async () => {
    const saved = await openList().save(input);
    expect(saved.secretState).toBe('none');
    const withSecret = await openList().saveSecret(saved.id, 'canary-secret', 'keychain');
    expect(withSecret.secretState).toBe('keychain');
    expect(JSON.stringify(await openList().all())).not.toContain('canary');
    expect(readFileSync(join(folder, 'connections.json'), 'utf8')).not.toContain('canary');
  });

  it('when one secret is kept for this session, that is no consent to work without a key store (SEC-15)', async () => {
    const list = openList();
    const { id } = await list.save(input);
    expect(await list.saveSecret(id, 'canary', 'session')).toMatchObject({ secretState: 'session' });
    expect(secrets.hasSessionConsent).toBe(false);
  });

  it('when a connection is removed, its secret goes with it', async () => {
    const list = openList();
    const { id } = await list.save(input);
    await list.saveSecret(id, 'canary', 'keychain');
    await list.remove(id);
    expect(secrets.writtenNames).toEqual([]);
    expect(await list.all()).toHaveLength(1);
    await expect(list.saveSecret(id, 'x', 'keychain')).rejects.toMatchObject({ code: 'connection.unknown' });
  });

  it('when someone tries to change or remove the embedded service, it is refused', async () => {
    const list = openList();
    await expect(list.save({ ...input, id: embeddedConnectionId })).rejects.toMatchObject({
      code: 'connection.invalid',
    });
    await expect(list.remove(embeddedConnectionId)).rejects.toMatchObject({ code: 'connection.invalid' });
    await expect(list.saveSecret(embeddedConnectionId, 'canary', 'keychain')).rejects.toMatchObject({
      code: 'connection.invalid',
    });
    expect(secrets.writtenNames).toEqual([]);
  });
});

describe('a secret belongs to origin, environment and client id (SEC-42)', () => {
  const changes = [
    ['another host', { baseAddress: 'https://evil.example/v1' }],
    ['another port', { baseAddress: 'https://service.example:8443/v1' }],
    ['http in place of https', { environment: 'local' as const, baseAddress: 'http://127.0.0.1/v1' }],
    ['another environment', { environment: 'production' as const }],
    ['another client id', { clientId: 'client-2' }],
  ] as const;

  it.each(changes)(
    'when a known connection gets %s, its secret is gone and has to be entered again',
    async (_what, change) => {
      const list = openList();
      const { id } = await list.save(input);
      await list.saveSecret(id, 'canary', 'keychain');
      expect(await list.save({ ...input, ...change, id })).toMatchObject({ secretState: 'none' });
      expect(secrets.writtenNames).toEqual([]);
      // Going back does not bring it back either: it was removed, not hidden.
      expect(await list.save({ ...input, id })).toMatchObject({ secretState: 'none' });
    },
  );

  it('when it moves to another origin, the host named for its pages is not named any more, unless it is said anew', async () => {
    const list = openList();
    const { id } = await list.save({ ...input, pageHost: 'connect.example' });
    const moved = { ...input, id, baseAddress: 'https://evil.example/v1' };
    expect(await list.save({ ...input, id, name: 'New', pageHost: 'connect.example' })).toHaveProperty(
      'pageHost',
    );
    expect(await list.save({ ...moved, pageHost: 'connect.example' })).not.toHaveProperty('pageHost');
    expect(await list.save({ ...moved, pageHost: 'pages.example' })).toMatchObject({
      pageHost: 'pages.example',
    });
  });

  it('when only its name, path or time unit changes, the secret stays', async () => {
    const list = openList();
    const { id } = await list.save(input);
    await list.saveSecret(id, 'canary', 'keychain');
    const renamed = {
      ...input,
      id,
      name: 'New',
      baseAddress: 'https://service.example/v2 ',
      timestampUnit: 'ms' as const,
    };
    expect(await list.save(renamed)).toMatchObject({ secretState: 'keychain' });
  });

  it('when it was kept for the session, it does not follow either', async () => {
    const list = openList();
    const { id } = await list.save(input);
    await list.saveSecret(id, 'canary', 'session');
    expect(await list.save({ ...input, id, clientId: 'other' })).toMatchObject({ secretState: 'none' });
  });

  it('when the file of connections is edited by hand, the secret does not follow to the new address', async () => {
    const { id } = await openList().save(input);
    await openList().saveSecret(id, 'canary', 'keychain');
    const path = join(folder, 'connections.json');
    writeFileSync(path, readFileSync(path, 'utf8').replace('service.example', 'evil.example'));
    expect(await openList().all()).toMatchObject([{}, { id, secretState: 'none' }]);
  });

  it('when a client was made for the old address, it never reads the secret of the new one', async () => {
    const list = openList();
    const seen: string[] = [];
    // A log-in travels on a connection of its own: both ways out are watched.
    const answer: typeof fetch = async (address, init) => {
      seen.push(`${String(address)} ${String(init?.body ?? '')}`);
      return new Response('{}', { status: 401 });
    };
    const { id } = await list.save({ ...input, baseAddress: 'https://old.example/v1' });
    await list.saveSecret(id, 'old-secret', 'keychain');
    const clients = new ServiceClients({
      stored: (connectionId) => list.stored(connectionId),
      secrets,
      embedded: {} as EmbeddedService,
      readEmbeddedSecret: async () => '',
      fetch: answer,
      fetchOnce: answer,
      learned: { read: () => undefined, write: () => undefined },
      onActivity: () => undefined,
      onStates: () => undefined,
    });
    const old = await clients.of(id);
    await list.save({ ...input, id, baseAddress: 'https://new.example/v1' });
    await list.saveSecret(id, 'new-secret', 'keychain');
    await old.test().catch(() => undefined);
    await (await clients.of(id)).test().catch(() => undefined);
    expect(seen.filter((line) => line.includes('old.example') && line.includes('new-secret'))).toEqual([]);
    expect(seen.filter((line) => line.includes('new.example') && line.includes('old-secret'))).toEqual([]);
    expect(seen.some((line) => line.includes('new.example') && line.includes('new-secret'))).toBe(true);
  });
});

interface FakeProcess extends ServiceProcess {
  emit(event: 'message' | 'exit', value: unknown): void;
  sent: unknown[];
}

function fakeProcess(): FakeProcess {
  const listeners = new Map<string, ((value: never) => void)[]>();
  const sent: unknown[] = [];
  return {
    sent,
    postMessage: (message) => void sent.push(message),
    on: (event: string, listener: (value: never) => void) =>
      void listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    kill: vi.fn(() => true),
    emit: (event, value) => {
      for (const listener of listeners.get(event) ?? []) listener(value as never);
    },
  };
}

describe('the embedded service', () => {
  const start = async () => ({
    databasePath: ':memory:',
    databaseKey: 'k',
    clientId: 'c',
    clientSecret: 's',
  });

  it('when several parts need it at once, it is started once', async () => {
    const child = fakeProcess();
    const fork = vi.fn(() => child);
    const service = new EmbeddedService({
      fork,
      start,
      onDamage: () => undefined,
      startTimeoutMs: 1_000,
      onExit: () => undefined,
      onFault: () => undefined,
    });
    const both = Promise.all([service.ensureRunning(), service.ensureRunning()]);
    await vi.waitFor(() => expect(child.sent).toHaveLength(1));
    child.emit('message', { address: 'http://127.0.0.1:9/v1' });
    expect(await both).toEqual(['http://127.0.0.1:9/v1', 'http://127.0.0.1:9/v1']);
    expect(fork).toHaveBeenCalledOnce();
  });

  it.each([
    ['pages', 'localService.damaged'],
    ['log', 'localService.logDamaged'],
    ['key', 'localService.wrongKey'],
    ['newer', 'localService.newer'],
    ['readOnly', 'localService.readOnly'],
  ])('when its database does not open (%s), the user hears it as %s', async (problem, code) => {
    const child = fakeProcess();
    const service = new EmbeddedService({
      fork: () => child,
      start,
      onDamage: () => undefined,
      startTimeoutMs: 1_000,
      onExit: () => undefined,
      onFault: () => undefined,
    });
    const starting = expect(service.ensureRunning()).rejects.toMatchObject({ code });
    await vi.waitFor(() => expect(child.sent).toHaveLength(1));
    child.emit('message', { problem });
    child.emit('exit', 1);
    await starting;
    expect(service.damage).toBe(code);
    expect(mainErrorCodes).toContain(code);
  });

  it('when it dies, the next use starts it again', async () => {
    const children = [fakeProcess(), fakeProcess()];
    const onExit = vi.fn();
    const service = new EmbeddedService({
      fork: () => children.shift() as FakeProcess,
      start,
      onDamage: () => undefined,
      startTimeoutMs: 1_000,
      onExit,
      onFault: () => undefined,
    });
    const [first, second] = children as [FakeProcess, FakeProcess];
    const running = service.ensureRunning();
    await vi.waitFor(() => expect(first.sent).toHaveLength(1));
    first.emit('message', { address: 'http://127.0.0.1:9/v1' });
    await running;
    first.emit('exit', 1);
    expect(onExit).toHaveBeenCalledWith(1);
    expect(service.address).toBe('');
    const again = service.ensureRunning();
    await vi.waitFor(() => expect(second.sent).toHaveLength(1));
    second.emit('message', { address: 'http://127.0.0.1:10/v1' });
    expect(await again).toBe('http://127.0.0.1:10/v1');
  });

  it('when it does not answer in time, it is ended and the code says so', async () => {
    const child = fakeProcess();
    const service = new EmbeddedService({
      fork: () => child,
      start,
      onDamage: () => undefined,
      startTimeoutMs: 20,
      onExit: () => undefined,
      onFault: () => undefined,
    });
    await expect(service.ensureRunning()).rejects.toMatchObject({ code: 'localService.notStarted' });
    expect(child.kill).toHaveBeenCalled();
  });

  it('when one that was given up ends late, its successor keeps its place', async () => {
    const children = [fakeProcess(), fakeProcess()] as const;
    const waiting = [...children];
    const service = new EmbeddedService({
      fork: () => waiting.shift() as FakeProcess,
      start,
      onDamage: () => undefined,
      startTimeoutMs: 300,
      onExit: () => undefined,
      onFault: () => undefined,
    });
    await expect(service.ensureRunning()).rejects.toMatchObject({ code: 'localService.notStarted' });
    const again = service.ensureRunning();
    await vi.waitFor(() => expect(children[1].sent).toHaveLength(1), { interval: 2 });
    children[1].emit('message', { address: 'http://127.0.0.1:11/v1' });
    await again;
    children[0].emit('exit', 1);
    expect(service.address).toBe('http://127.0.0.1:11/v1');
  });

  it('when something unforeseen fails inside it, its kind is told and nothing else', async () => {
    const child = fakeProcess();
    const onFault = vi.fn();
    const service = new EmbeddedService({
      fork: () => child,
      start,
      onDamage: () => undefined,
      startTimeoutMs: 1_000,
      onExit: () => undefined,
      onFault,
    });
    void service.ensureRunning();
    await vi.waitFor(() => expect(child.sent).toHaveLength(1));
    child.emit('message', { fault: 'SqliteError' });
    expect(onFault).toHaveBeenCalledWith('SqliteError');
    child.emit('message', { address: 'http://127.0.0.1:12/v1' });
  });
});
