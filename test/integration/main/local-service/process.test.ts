import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preparedService } from './built-service';
import { someDay, until } from './service-under-test';

let built: Awaited<ReturnType<typeof preparedService>>;
let folder: string;
beforeAll(async () => {
  built = await preparedService();
  folder = await mkdtemp(join(tmpdir(), 'kontor-process-'));
}, 60_000);
afterAll(async () => {
  await built.remove();
  await rm(folder, { recursive: true, force: true });
});

const message = () => ({
  databasePath: join(folder, 'service.db'),
  databaseKey: 'right',
  clientId: 'client',
  clientSecret: 'secret',
  settings: { runDurationMs: 0 },
});

describe('the utility process, built', () => {
  it('It answers its address when it listens, analyses in its own worker, and ends with 0 on a stop message', async () => {
    const { answer, child, ended } = await built.start(message());
    const address = String(answer.address);
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1$/);
    const form = { client_id: 'client', client_secret: 'secret', grant_type: 'client_credentials' };
    const auth = await fetch(`${address}/auth`, { method: 'POST', body: new URLSearchParams(form) });
    const { access_token: token } = (await auth.json()) as { access_token: string };
    const call = (method: string, path: string, body?: unknown) =>
      fetch(address + path, {
        method,
        body: JSON.stringify(body),
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      });
    const user = await call('POST', '/users/import-user', {
      type: 'company',
      automaticAnalysis: 'suspended',
      accounts: [{ accountId: 'a', transactions: [{ transactionId: 't', amount: 1, bookingDate: someDay }] }],
    });
    const { userId } = (await user.json()) as { userId: string };
    const trigger = await call('POST', `/users/${userId}/trigger-analysis`);
    const id = trigger.headers.get('service-correlation-id');
    const path = `/users/${userId}/contracts/correlation?correlationId=${id}`;
    await until(async () => (await call('GET', path)).status === 200);
    child.send({ type: 'stop' });
    expect(await ended).toBe(0);
  });

  it('With the wrong key it says that it is the key, and no more', async () => {
    const { answer, ended } = await built.start({ ...message(), databaseKey: 'wrong' });
    expect(answer).toEqual({ problem: 'key' });
    expect(await ended).toBe(1);
  });
});
