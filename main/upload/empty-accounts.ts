import { accountTagOf } from '../store/accounts/account-identity';
import type { Store } from '../store/open-store';
import { heldAccountsOf, type ReadPage } from './held-pages';
import { codeOf, type ServicePeer } from './sending/service-peer';

/** Tags of our own accounts and ids of any in which the service holds a transaction; null: it does not say in which. */
export type UsedAccounts = Set<string | null>;

export function noteUsed(used: UsedAccounts, { holders }: ReadPage): void {
  for (const account of holders) used.add(account);
}

export interface EmptyAccountsOptions {
  store: Pick<Store, 'call'>;
  uploadId: string;
  userId: string;
  /** Accounts that uploads from here had created, and that are to go when nothing is in them. */
  created: readonly string[];
  used: UsedAccounts;
  /** See `RemovalOptions`. */
  waitsForService: boolean;
  /** One of them holds something of somebody. */
  onStays?: (serviceAccountId: string) => Promise<unknown>;
}

/** Deletes accounts in which nothing is left, of anybody. Each call stands in the journal before it leaves. @throws ServiceError */
export async function removeEmptyAccounts(peer: ServicePeer, options: EmptyAccountsOptions): Promise<void> {
  const { store, uploadId, userId, created, used, onStays, waitsForService } = options;
  const isEmpty = (id: string) => !used.has(null) && !used.has(id) && !used.has(accountTagOf(id));
  while (created.length > 0) {
    const held = await peer.insist((client) => heldAccountsOf(client, userId, peer.signal));
    const there = new Set(held.map(({ accountId }) => accountId));
    await store.call('rollBacks.accountsListed', uploadId, Array.from(there));
    for (const id of created) if (there.has(id) && !isEmpty(id)) await onStays?.(id);
    const ids = created.filter((id) => there.has(id) && isEmpty(id));
    if (ids.length === 0) return;
    const position = await store.call('rollBacks.beginAccounts', uploadId, ids);
    try {
      const { signal } = peer;
      const path = { 'user-id': userId };
      const settings = { path, body: { ids }, repeat: false, waitsForService, signal };
      await peer.client.call('banking.deleteAccounts', settings);
      await store.call('uploads.settle', uploadId, { position, outcome: 'done' });
      peer.noteAnswer();
      return;
    } catch (error) {
      const failure = await peer.judge(error);
      const outcome = failure === 'lost' || failure === 'stopped' ? 'unknown' : 'failed';
      await store.call('uploads.settle', uploadId, { position, outcome, errorCode: codeOf(error) });
      if (failure !== 'lost') throw error;
      await peer.waitAfterLoss(error);
    }
  }
}
