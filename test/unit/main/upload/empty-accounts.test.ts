import { describe, expect, it } from 'vitest';
import type { ServiceClient } from '../../../../main/service/service-client';
import { noteUsed, removeEmptyAccounts, type UsedAccounts } from '../../../../main/upload/empty-accounts';
import { heldPages } from '../../../../main/upload/held-pages';
import type { ServicePeer } from '../../../../main/upload/sending/service-peer';

/** Which of the accounts `a` and `b` go, when the service holds these transactions. */
async function removedWith(items: readonly Record<string, unknown>[]): Promise<string[]> {
  const removed: string[] = [];
  const call = async (key: string, options: { query?: { page?: string }; body?: { ids: string[] } }) => {
    if (key === 'banking.deleteAccounts') removed.push(...(options.body?.ids ?? []));
    if (key === 'banking.accounts') return { value: [{ accountId: 'a' }, { accountId: 'b' }] };
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
  await removeEmptyAccounts(peer, { store, uploadId: 'u', userId: 'user', created: ['a', 'b'], used });
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

  it('stay while something is held of which the service does not say in which account', async () => {
    expect(await removedWith([{ transactionId: 'x', amount: 1 }])).toEqual([]);
  });
});
