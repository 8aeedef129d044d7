import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openService, type ServiceUnderTest, transaction, until } from './service-under-test';

interface Received {
  method: string | undefined;
  path: string | undefined;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

/** A target of deliveries; answers the statuses in turn, the last one for ever. */
async function openTarget(...statuses: number[]) {
  const received: Received[] = [];
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (piece) => {
      text += piece;
    });
    request.on('end', () => {
      const { method, url: path, headers } = request;
      received.push({ method, path, headers, body: text === '' ? {} : JSON.parse(text) });
      const status = statuses[Math.min(received.length, statuses.length) - 1] ?? 200;
      response.writeHead(status, status === 302 ? { Location: 'http://127.0.0.1:9/' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    close: () => server.close(),
  };
}

let service: ServiceUnderTest;
let userId: string;
beforeAll(async () => {
  service = await openService({ webhookRetryDelaysMs: [20, 20, 20] });
  userId = await service.createUser();
  await service.upload(userId, 'a', [transaction('t')]);
});
afterAll(async () => {
  await service.stop();
  expect(service.faults).toEqual([]);
});

const register = (members: Record<string, unknown>) => service.call('POST', '/webhooks', members);
const logOf = async (webhookId: unknown) => {
  const { body } = await service.call('GET', '/webhooks');
  const webhook = (body.webhooks as Array<Record<string, unknown>>).find(
    (one) => one.webhookId === webhookId,
  );
  return webhook?.deliveries as Array<{ state: string; attempts: Array<{ status: number | null }> }>;
};

describe('webhooks (interface.md 6)', () => {
  it('A registered webhook receives a notification with the correlation identifier and a status, its secret sent along', async () => {
    const target = await openTarget(204);
    const created = await register({
      url: target.url,
      method: 'PUT',
      events: ['analysis.completed'],
      secret: 'canary',
    });
    expect(created.status).toBe(201);
    const id = await service.analyse(userId);
    await until(() => target.received.length === 1);
    expect(target.received[0]).toMatchObject({
      method: 'PUT',
      path: '/hook',
      headers: { 'webhook-secret': 'canary' },
      body: { event: 'analysis.completed', userId, correlationId: id, status: 'completed' },
    });
    await until(async () => (await logOf(created.body.webhookId))[0]?.state === 'delivered');
    expect((await service.call('GET', '/webhooks')).text).not.toContain('canary');
    await service.call('DELETE', `/webhooks/${created.body.webhookId}`);
    target.close();
  });

  it('A webhook registered as GET carries correlation identifier and status in its query, behind its own', async () => {
    const target = await openTarget(200);
    const hook = await register({ url: `${target.url}?own=1`, method: 'GET', secret: 'shh' });
    const run = await service.analyse(userId);
    await until(() => target.received.length === 1);
    const [got] = target.received;
    const { searchParams } = new URL(got?.path ?? '', target.url);
    expect(got).toMatchObject({ method: 'GET', body: {}, headers: { 'webhook-secret': 'shh' } });
    expect(Object.fromEntries(searchParams)).toEqual({
      own: '1',
      event: 'analysis.completed',
      userId,
      correlationId: run,
      status: 'completed',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    await service.call('DELETE', `/webhooks/${hook.body.webhookId}`);
    target.close();
  });

  it('What was delivered of a user leaves the log with the user', async () => {
    const target = await openTarget(200);
    const hook = await register({ url: target.url });
    const other = await service.createUser();
    await service.upload(other, 'a', [transaction('t')]);
    await service.analyse(other);
    await until(async () => (await logOf(hook.body.webhookId))[0]?.state === 'delivered');
    await service.call('DELETE', `/users/${other}`);
    expect(await logOf(hook.body.webhookId)).toEqual([]);
    await service.call('DELETE', `/webhooks/${hook.body.webhookId}`);
    target.close();
  });

  it('Any answer above 299 starts retries, which end at the first success', async () => {
    const target = await openTarget(500, 302, 200);
    const created = await register({ url: target.url });
    await service.analyse(userId);
    await until(async () => (await logOf(created.body.webhookId))[0]?.state === 'delivered');
    const [delivery] = await logOf(created.body.webhookId);
    expect(delivery?.attempts.map((attempt) => attempt.status)).toEqual([500, 302, 200]);
    await service.call('DELETE', `/webhooks/${created.body.webhookId}`);
    target.close();
  });

  it('After the last wait a delivery is given up; a deleted webhook gets nothing any more', async () => {
    const target = await openTarget(503);
    const created = await register({ url: target.url });
    await service.analyse(userId);
    await until(async () => (await logOf(created.body.webhookId))[0]?.state === 'given-up');
    expect(target.received).toHaveLength(4);
    await service.call('DELETE', `/webhooks/${created.body.webhookId}`);
    await service.analyse(userId);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(target.received).toHaveLength(4);
    target.close();
  });

  it('Only the events asked for are delivered', async () => {
    const target = await openTarget(200);
    const created = await register({ url: target.url, events: ['banking.completed'] });
    await service.analyse(userId);
    await service.call('POST', `/users/${userId}/banking/mock/connect`);
    await until(() => target.received.length === 1);
    expect(target.received[0]?.body.event).toBe('banking.completed');
    await service.call('DELETE', `/webhooks/${created.body.webhookId}`);
    target.close();
  });

  it('PUT replaces a webhook, PATCH changes what is named, an address beyond loopback is refused everywhere', async () => {
    const { webhookId } = (
      await register({ url: 'http://localhost:1/a', events: ['x'], secret: 's', note: 'n' })
    ).body;
    const path = `/webhooks/${webhookId}`;
    const patched = await service.call('PATCH', path, { events: ['y'] });
    expect(patched.body).toMatchObject({
      url: 'http://localhost:1/a',
      events: ['y'],
      hasSecret: true,
      note: 'n',
    });
    expect((await service.call('PATCH', path, { secret: null })).body.hasSecret).toBe(false);
    const put = await service.call('PUT', path, { url: 'http://[::1]:1/b' });
    expect(put.body).toMatchObject({
      url: 'http://[::1]:1/b',
      events: ['analysis.completed'],
      hasSecret: false,
    });
    expect(put.body).not.toHaveProperty('note');
    const url = 'https://hooks.example/x';
    expect((await register({ url })).status).toBe(400);
    expect((await service.call('PUT', path, { url })).status).toBe(400);
    expect((await service.call('PATCH', path, { url })).status).toBe(400);
    expect((await service.call('PATCH', '/webhooks/nobody', {})).status).toBe(404);
    await service.call('DELETE', path);
  });

  it('A delivery that was still to be repeated is repeated after a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kontor-hooks-'));
    const file = { databasePath: join(folder, 'service.db'), databaseKey: 'a key' };
    const target = await openTarget(500, 200);
    try {
      const first = await openService({ ...file, webhookRetryDelaysMs: [600] });
      const user = await first.createUser();
      await first.call('POST', '/webhooks', { url: target.url, events: ['banking.completed'] });
      await first.call('POST', `/users/${user}/banking/mock/connect`);
      await until(() => target.received.length === 1);
      await first.stop();
      const second = await openService(file);
      await until(() => target.received.length === 2);
      await second.stop();
    } finally {
      target.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
