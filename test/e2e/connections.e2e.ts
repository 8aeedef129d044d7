import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConnectionInput } from '../../preload/contract';
import { filesHolding } from './driver/disk-search';
import { chooseLanguage, waitForStore } from './driver/main-job';
import { launchProgram, type RunningProgram } from './driver/program';

const canary = 'canary-secret-4482';
let work: string;
let program: RunningProgram;
let authCalls = 0;

/** A service that knows nobody. */
const strict = createServer((request, response) => {
  if (request.url?.endsWith('/auth')) authCalls += 1;
  response.writeHead(401, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ type: 'unauthorized', message: `no client with ${canary}` }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => strict.listen(0, '127.0.0.1', resolve));
  work = mkdtempSync(join(tmpdir(), 'kontor-connections-'));
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
});
afterAll(async () => {
  await program.quit();
  strict.close();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

async function testConnection(baseAddress: string): Promise<unknown> {
  const input: ConnectionInput = {
    name: 'Service',
    environment: 'local',
    baseAddress,
    clientId: 'client',
    timestampUnit: 's',
  };
  return program.window.evaluate(
    async ({ connection, secret }) => {
      const saved = await window.kontor.connections.save(connection);
      if (!saved.ok) return saved;
      const withSecret = await window.kontor.connections.saveSecret(saved.value.id, secret, 'keychain');
      if (!withSecret.ok) return withSecret;
      return window.kontor.connections.test(saved.value.id);
    },
    { connection: input, secret: canary },
  );
}

describe('a connection that does not work', () => {
  it('when the secret is wrong, the answer says so, at most two calls are made and no secret comes back (B028, SEC-13)', async () => {
    const { port } = strict.address() as AddressInfo;
    authCalls = 0;
    const answer = await testConnection(`http://127.0.0.1:${port}/v1`);
    expect(answer).toMatchObject({ ok: false, error: { code: 'service.clientRefused' } });
    expect(authCalls).toBeGreaterThan(0);
    expect(authCalls).toBeLessThanOrEqual(2);
    expect(JSON.stringify(answer)).not.toContain(canary);
  });

  it('when the service is down, the answer is a network error that names the host', async () => {
    const answer = await testConnection('http://127.0.0.1:9/v1');
    expect(answer).toMatchObject({
      ok: false,
      error: { code: 'service.network', params: { host: '127.0.0.1:9' } },
    });
  });

  it('when the address is plain http to another computer, it is refused before anything is sent (SEC-19)', async () => {
    expect(await testConnection('http://service.example/v1')).toMatchObject({
      ok: false,
      error: { code: 'connection.invalid' },
    });
  });

  it('when page, profile and log are searched, the secret is nowhere (SEC-13, SEC-20)', async () => {
    const inPage = await program.window.evaluate(async () => {
      const connections = await window.kontor.connections.list();
      const activity = await window.kontor.activity.list();
      return (
        document.documentElement.outerHTML + JSON.stringify([connections, activity, { ...localStorage }])
      );
    });
    expect(inPage).not.toContain(canary);
    expect(filesHolding(join(work, 'profile'), [canary])).toEqual([]);
    expect(readFileSync(join(work, 'profile', 'logs', 'kontor.log'), 'utf8')).toContain('/auth');
  });
});
