import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { requireSameService } from '../../../../main/connections/same-service';
import { type LocalService, startLocalService } from '../../../../main/local-service/start';
import type { ServiceClient } from '../../../../main/service/service-client';
import { serviceError } from '../../../../main/service/transport/service-error';
import { clientOf, createCustomer, startUpload, startWorkspace } from './service-workspace';
import { held, lines, newImport } from './two-imports';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function serviceOf(options: Partial<Parameters<typeof startLocalService>[0]> = {}) {
  const service = await startLocalService({ databasePath: ':memory:', ...options });
  closing.push(() => service.stop());
  return service;
}

function clientFor(service: LocalService): ServiceClient {
  const client = clientOf(service);
  closing.push(async () => client.close());
  return client;
}

async function userIn(client: ServiceClient): Promise<string> {
  return (await client.call('users.create', { body: { type: 'company' } })).value.userId;
}

describe('whether a service at another address is the same', () => {
  it('is proven by all its users, each under its own id', async () => {
    const client = clientFor(await serviceOf());
    await expect(requireSameService(client, [await userIn(client), await userIn(client)])).resolves.toBe(
      undefined,
    );
  });

  it('is not when one of them is not there, and says how many are', async () => {
    const client = clientFor(await serviceOf());
    const elsewhere = await userIn(clientFor(await serviceOf()));
    await expect(requireSameService(client, [await userIn(client), elsewhere])).rejects.toMatchObject({
      code: 'connection.otherService',
      params: { found: 1, asked: 2 },
    });
  });

  it('is not when the service knows everybody, or answers for somebody else', async () => {
    const everybody = (answer: (userId: string) => string) =>
      ({
        call: async (_key: string, { path }: { path: Record<string, string> }) => ({
          value: { userId: answer(path['user-id'] ?? '') },
        }),
      }) as unknown as ServiceClient;
    for (const client of [everybody((userId) => userId), everybody(() => 'one')])
      await expect(requireSameService(client, ['a', 'b'])).rejects.toMatchObject({
        code: 'connection.otherService',
        params: { found: 0, asked: 2 },
      });
  });

  it('is not when it answers with other users than the ones it is asked for, though it does not know a stranger', async () => {
    const shifted = {
      call: async (_key: string, { path }: { path: Record<string, string> }) => {
        if (!['a', 'b'].includes(path['user-id'] ?? ''))
          throw serviceError(
            'service.notFound',
            { endpoint: 'GET /users/{user-id}', type: '', message: '' },
            404,
          );
        return { value: { userId: 'b' } };
      },
    } as unknown as ServiceClient;
    await expect(requireSameService(shifted, ['a', 'b'])).rejects.toMatchObject({
      code: 'connection.otherService',
      params: { found: 1, asked: 2 },
    });
  });

  it('is left open by one that does not answer', async () => {
    const service = await serviceOf();
    const client = clientOf(service, 500);
    closing.push(async () => client.close());
    await service.stop();
    closing.splice(0, 1);
    await expect(requireSameService(client, ['a'])).rejects.toMatchObject({ code: /^service\./ });
  });
});

describe('uploads of a service that moved', () => {
  it('under way, in line and paused go on at the new address, each booking once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kontor-moved-'));
    const test = await startWorkspace({
      service: { databasePath: join(folder, 'service.db'), databaseKey: 'cd'.repeat(32) },
      isImpatient: true,
    });
    closing.push(async () => {
      await test.close();
      await rm(folder, { recursive: true, force: true });
    });
    const { workspace } = test;
    const customer = await createCustomer(workspace);
    const isBatch = ({ method, path }: { method: string; path: string }) =>
      method === 'POST' && path.endsWith('/transactions');
    const [paused, running, queued] = [
      await newImport(test, lines(0, 250)),
      await newImport(test, lines(250, 500)),
      await newImport(test, lines(500, 550)),
    ];
    const first = test.hold(isBatch, 1);
    const one = await startUpload(workspace, paused, customer.id);
    await first.reached;
    const pausing = workspace.uploads.pause(one.id);
    first.letGo();
    expect(await pausing).toMatchObject({ state: 'paused', transactionsDone: 100 });
    const second = test.hold(isBatch, 2);
    const two = await startUpload(workspace, running, customer.id);
    await second.reached;
    const three = await startUpload(workspace, queued, customer.id);
    expect(three).toMatchObject({ state: 'queued', queuePlace: 1 });
    await test.moveService();
    second.letGo();
    expect((await workspace.uploads.settled(two.id)).state).toBe('done');
    expect((await workspace.uploads.settled(three.id)).state).toBe('done');
    await workspace.uploads.resume(one.id);
    expect((await workspace.uploads.settled(one.id)).state).toBe('done');
    expect(await held(test, customer.userId)).toHaveLength(550);
  });
});
