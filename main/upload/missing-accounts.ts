import type { Store } from '../store/open-store';
import { heldAccountsOf } from './held-pages';
import { codeOf, type ServicePeer } from './sending/service-peer';
import { accountsBody } from './upload-plan';

export interface MissingAccountsOptions {
  store: Pick<Store, 'call'>;
  uploadId: string;
  userId: string;
  /** An answer was lost: waits before anything is asked again. */
  noteLost: (error: unknown) => Promise<void>;
}

/** Creates the accounts of an upload that the service does not have, and no other (feature 35). @throws ServiceError */
export async function createMissingAccounts(
  peer: ServicePeer,
  { store, uploadId, userId, noteLost }: MissingAccountsOptions,
): Promise<void> {
  const { signal } = peer;
  for (;;) {
    const listed = await peer.insist((client) => heldAccountsOf(client, userId, signal));
    const heldIds = listed.map(({ accountId }) => accountId);
    const missing = await store.call('uploads.missingAccounts', uploadId, heldIds);
    if (missing.length === 0) return;
    const position = await store.call('uploads.beginAccounts', uploadId);
    try {
      const rawBody = accountsBody(missing.map(({ accountBody }) => accountBody));
      const path = { 'user-id': userId };
      const settings = { path, rawBody, repeat: false, waitsForService: true, signal };
      await peer.client.call('upload.createAccounts', settings);
      await store.call('uploads.settle', uploadId, { position, outcome: 'done' });
      peer.noteAnswer();
      // Accepted is accepted: a service that lists new accounts late must not get them twice, which would empty them.
      return;
    } catch (error) {
      const failure = await peer.judge(error);
      const outcome = failure === 'lost' || failure === 'stopped' ? 'unknown' : 'failed';
      await store.call('uploads.settle', uploadId, { position, outcome, errorCode: codeOf(error) });
      if (failure !== 'lost') throw error;
      await noteLost(error);
    }
  }
}
