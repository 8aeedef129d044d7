import type { Store } from '../store/open-store';
import { noteUsed, type UsedAccounts } from './empty-accounts';
import { eachHeldPage } from './held-pages';
import type { ServicePeer } from './sending/service-peer';

/** What the service holds of the customer, as it was read. */
export interface Held {
  transactions: number;
  accounts: UsedAccounts;
}

export interface ReadHeldOptions {
  store: Pick<Store, 'call'>;
  uploadId: string;
  userId: string;
  signal: AbortSignal;
}

/** Reads everything that the service holds of the customer into the store, beginning anew where an answer did not come. @throws ServiceError */
export function readHeld(peer: ServicePeer, { store, uploadId, ...of }: ReadHeldOptions): Promise<Held> {
  return peer.insist(async (client) => {
    const held: Held = { transactions: 0, accounts: new Set() };
    await store.call('uploads.beginReadBack', uploadId);
    await eachHeldPage(client, of, (page) => {
      held.transactions += page.transactionIds.length;
      noteUsed(held.accounts, page);
      return store.call('uploads.addHeld', uploadId, page);
    });
    return held;
  });
}
