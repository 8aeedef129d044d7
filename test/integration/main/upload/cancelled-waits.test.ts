import { afterEach, describe, expect, it } from 'vitest';
import { MisbehavingProxy } from '../../../faults/misbehaving-proxy';
import { stageExport } from '../../../unit/main/store/memory-store';
import {
  changeSwitches,
  connectionId,
  createCustomer,
  heldIds,
  startUpload,
  startWorkspace,
  type TestWorkspace,
} from './service-workspace';

const open: TestWorkspace[] = [];
async function workspaceOf(): Promise<TestWorkspace> {
  const started = await startWorkspace();
  open.push(started);
  return started;
}
afterEach(async () => {
  for (const started of open.splice(0)) await started.close();
});

async function staged(test: TestWorkspace): Promise<string> {
  const { id } = await test.store.call('imports.create');
  await stageExport(test.store, id, [{ day: '2025-03-01', amountMinor: 100, purpose: 'Eins' }]);
  return id;
}

/** Answers how long something took, and what it ended with. */
async function timed(work: Promise<unknown>): Promise<{ code: unknown; ms: number }> {
  const startedAt = performance.now();
  const code = await work.then(
    () => null,
    (error: { code?: unknown }) => error.code,
  );
  return { code, ms: performance.now() - startedAt };
}

type Asked = { method: string; path: string };
const isRead = ({ method, path }: Asked) => method === 'GET' && path.endsWith('/banking/accounts');

const isBatch = ({ method, path }: Asked) => method === 'POST' && path.endsWith('/transactions');

/** From now on such requests are taken and never answered. Resolves with the first. */
function silenceOf(proxy: MisbehavingProxy, isSilent: (request: Asked) => boolean): Promise<void> {
  return new Promise((resolve) => {
    proxy.chooseFault = (request) => {
      if (!isSilent(request)) return null;
      resolve();
      return 'silent';
    };
  });
}

describe('while a host does not answer', () => {
  it('a plan can be left at once, and made again', async () => {
    const test = await workspaceOf();
    const { uploads } = test.workspace;
    const customer = await createCustomer(test.workspace);
    const importId = await staged(test);
    await changeSwitches(test.service, { latencyMs: 15_000 });
    const planning = timed(uploads.plan(importId, customer.id));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const stopped = await timed(uploads.stopPlanning(importId));
    expect((await planning).code).toBe('service.cancelled');
    expect(stopped.ms).toBeLessThan(1_000);
    await changeSwitches(test.service, { latencyMs: 0 });
    const { id } = await startUpload(test.workspace, importId, customer.id);
    expect((await uploads.settled(id)).state).toBe('done');
  });

  it('a second plan takes the place of the first', async () => {
    const test = await workspaceOf();
    const customer = await createCustomer(test.workspace);
    const importId = await staged(test);
    const held = test.hold(isRead, 1);
    const first = timed(test.workspace.uploads.plan(importId, customer.id));
    await held.reached;
    const second = test.workspace.uploads.plan(importId, customer.id);
    held.letGo();
    expect((await second).transactions).toBe(1);
    expect((await first).code).toBe('service.cancelled');
  });

  it('an upload can be cancelled at once whatever it waits for, and what had arrived is known', async () => {
    let proxy: MisbehavingProxy | undefined;
    const test = await startWorkspace({
      through: async (address) => {
        proxy = await MisbehavingProxy.start(address);
        return proxy.address;
      },
    });
    open.push(test);
    if (!proxy) throw new Error('no proxy');
    const { uploads } = test.workspace;
    const customer = await createCustomer(test.workspace);
    const importId = await staged(test);
    const isSent = () => proxy?.seen.some((request) => isBatch(request) && request.wasForwarded) ?? false;
    for (const isSilent of [
      ({ method, path }: Asked) => method === 'POST' && path.endsWith('/banking/accounts'),
      isBatch,
      // When it is read back.
      ({ method, path }: Asked) => method === 'GET' && path.endsWith('/transactions') && isSent(),
    ]) {
      const reached = silenceOf(proxy, isSilent);
      const { id } = await startUpload(test.workspace, importId, customer.id);
      await reached;
      const { ms } = await timed(uploads.cancel(id));
      expect(ms).toBeLessThan(1_000);
      expect((await uploads.settled(id)).state).toBe('cancelled');
    }
    proxy.chooseFault = () => null;
    // What was cancelled while it was read back has arrived.
    expect((await uploads.plan(importId, customer.id)).transactions).toBe(0);
    expect(await heldIds(test.client, customer.userId)).toHaveLength(1);
    await proxy.stop();
  });

  it('a customer who is being made can be given up; no second user is made when that is asked again', async () => {
    const test = await workspaceOf();
    const { customers } = test.workspace;
    const input = { connectionId, name: 'Wartende GmbH', type: 'company' as const, expiresIn: null };
    await changeSwitches(test.service, {
      faults: [{ method: 'POST', path: '/users', kind: 'delay', delayMs: 15_000, times: 1 }],
    });
    const creating = timed(customers.create(input));
    await new Promise((resolve) => setTimeout(resolve, 200));
    customers.stopCreating();
    const { code, ms } = await creating;
    expect(code).toBe('service.cancelled');
    expect(ms).toBeLessThan(1_500);
    expect(await customers.list()).toEqual([]);
    // The service may make it yet: whether it did is asked at the next start, and not forgotten.
    expect(await test.store.call('customers.pending')).toMatchObject([{ name: 'Wartende GmbH' }]);
    expect((await customers.create({ ...input, name: 'Andere GmbH' })).name).toBe('Andere GmbH');
  });
});
