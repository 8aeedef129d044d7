import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ConnectionList,
  embeddedConnectionId,
  storedConnections,
} from '../../../../main/connections/connection-list';
import { EmbeddedService, type ServiceProcess } from '../../../../main/connections/embedded-service';
import { Keychain } from '../../../../main/credentials/keychain';
import { SecretStore } from '../../../../main/credentials/secret-store';
import { JsonFile } from '../../../../main/settings/json-file';

let folder: string;
let secrets: SecretStore;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kontor-connections-'));
  const entries = new Map<string, string>();
  const keychain = new Keychain({
    serviceName: 'Kontor test',
    timeoutMs: 1_000,
    onState: () => undefined,
    load: async () => ({
      getPassword: async (_service, account) => entries.get(account) ?? null,
      setPassword: async (_service, account, value) => void entries.set(account, value),
      deletePassword: async (_service, account) => entries.delete(account),
    }),
  });
  secrets = new SecretStore(keychain);
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
    expect(await secrets.read(`connection.${id}`)).toBeNull();
    expect(await list.all()).toHaveLength(1);
    await expect(list.saveSecret(id, 'x', 'keychain')).rejects.toMatchObject({ code: 'connection.unknown' });
  });

  it('when someone tries to change or remove the embedded service, it is refused', async () => {
    const list = openList();
    await expect(list.save({ ...input, id: embeddedConnectionId })).rejects.toMatchObject({
      code: 'connection.invalid',
    });
    await expect(list.remove(embeddedConnectionId)).rejects.toMatchObject({ code: 'connection.invalid' });
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

  it('when it dies, the next use starts it again', async () => {
    const children = [fakeProcess(), fakeProcess()];
    const onExit = vi.fn();
    const service = new EmbeddedService({
      fork: () => children.shift() as FakeProcess,
      start,
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
