import { describe, expect, it } from 'vitest';
import type { ServiceClient } from '../../../../main/service/service-client';
import { serviceError } from '../../../../main/service/transport/service-error';
import { accountTagOf } from '../../../../main/store/accounts/account-identity';
import type { Store } from '../../../../main/store/open-store';
import { noteUsed, removeEmptyAccounts, type UsedAccounts } from '../../../../main/upload/empty-accounts';
import { heldPages } from '../../../../main/upload/held-pages';
import { ServicePeer } from '../../../../main/upload/sending/service-peer';

/** Which of the accounts `a` and `b` go, when the service holds these transactions. */
async function removedWith(
  items: readonly Record<string, unknown>[],
  created: readonly string[] = ['a', 'b'],
): Promise<string[]> {
  const removed: string[] = [];
  const call = async (key: string, options: { query?: { page?: string }; body?: { ids: string[] } }) => {
    if (key === 'banking.deleteAccounts') removed.push(...(options.body?.ids ?? []));
    if (key === 'banking.accounts') return { value: created.map((accountId) => ({ accountId })) };
    return { value: options.query?.page === '1' ? items : [] };
  };
  const client = { call } as unknown as ServiceClient;
  const used: UsedAccounts = new Set();
  for await (const page of heldPages(client, 'user')) noteUsed(used, page);
  const peer = {
    client,
    insist: (work: (one: ServiceClient) => unknown) => work(client),
    noteAnswer: () => undefined,
  } as unknown as ServicePeer;
  const store = { call: async () => 1 as never };
  await removeEmptyAccounts(peer, {
    store,
    uploadId: 'u',
    userId: 'user',
    created,
    used,
    waitsForService: false,
  });
  return removed;
}

describe('accounts that an import had created and that hold nothing', () => {
  it('go, and those that hold something of somebody stay', async () => {
    expect(await removedWith([])).toEqual(['a', 'b']);
    expect(await removedWith([{ transactionId: 'x', accountId: 'a' }])).toEqual(['b']);
  });

  it.each([
    ['none', {}],
    ['a number for one', { transactionId: 7 }],
  ])('stay when what they hold has %s as its identifier', async (_kind, identifier) => {
    expect(await removedWith([{ ...identifier, accountId: 'a', amount: 1 }])).toEqual(['b']);
  });

  it('stay when the identifier alone says in which account of ours something is held', async () => {
    const [ours, other] = [`acc-${'ab'.repeat(16)}`, `acc-${'cd'.repeat(16)}`];
    const transactionId = `${accountTagOf(ours)}.c${'0'.repeat(24)}.1`;
    expect(await removedWith([{ transactionId }], [ours, other])).toEqual([other]);
  });

  it('when the service refuses to delete them, is asked once, and its refusal is told', async () => {
    let asked = 0;
    const refusal = serviceError('service.forbidden', { endpoint: '', type: '', message: '' } as never, 403);
    const call = async (key: string) => {
      if (key === 'banking.accounts') return { value: [{ accountId: 'a' }] };
      asked += 1;
      throw refusal;
    };
    const client = { call } as unknown as ServiceClient;
    const peer = new ServicePeer({
      client,
      clientNow: async () => client,
      signal: new AbortController().signal,
      wait: () => Promise.resolve(),
    });
    const outcomes: unknown[] = [];
    const store = {
      call: async (name: string, _id: string, settled: unknown) => {
        if (name === 'uploads.settle') outcomes.push(settled);
        return 1 as never;
      },
    } as unknown as Pick<Store, 'call'>;
    const options = { store, uploadId: 'u', userId: 'user', created: ['a'], used: new Set<string>() };
    const removing = removeEmptyAccounts(peer, { ...options, waitsForService: false });
    await expect(removing).rejects.toBe(refusal);
    expect(asked).toBe(1);
    expect(outcomes).toEqual([{ position: 1, outcome: 'failed', errorCode: 'service.forbidden' }]);
  });

  it('stay while something is held of which the service does not say in which account', async () => {
    expect(await removedWith([{ transactionId: 'x', amount: 1 }])).toEqual([]);
  });
});
