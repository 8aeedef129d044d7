import type { SettledCall } from '../store/context/journal';
import type { Store } from '../store/open-store';
import type { NextRemoval } from '../store/operations/sending/replacement-operations';
import { afterTooLarge } from './decisions/batch-size-policy';
import { codeOf, type ServicePeer } from './sending/service-peer';

/** Identifiers in one call: the body stays under 20 KB. */
export const removalSize = 300;

/** Times that what is left is looked for and removed again before the work stops. */
export const mostRemovalPasses = 3;

export interface RemovalOptions {
  store: Pick<Store, 'call'>;
  uploadId: string;
  userId: string;
  /** Settles the call before and names the next, in the journal before it leaves. */
  advance: 'rollBacks.advance' | 'replacements.advance';
  /** An answer was lost: reads what the service holds. */
  lookAgain: () => Promise<void>;
  onRemoved: (transactions: number) => void;
  /** A service that asks for a rest gets it, however long: the upload shows until when, and can be paused meanwhile. */
  waitsForService: boolean;
  /** Asked between two calls. */
  shouldPause?: () => boolean;
}

/**
 * Deletes transactions by their identifiers, call by call, until the store names no more. Answers true when it stopped for a pause.
 * @throws ServiceError
 */
export async function removeTransactions(peer: ServicePeer, options: RemovalOptions): Promise<boolean> {
  const { store, uploadId, userId, advance, lookAgain, onRemoved, waitsForService } = options;
  let settled: SettledCall | null = null;
  let size = removalSize;
  for (;;) {
    const isPausing = options.shouldPause?.() ?? false;
    const next: NextRemoval | null = await store.call(advance, uploadId, settled, isPausing ? null : size);
    if (!next) return isPausing;
    settled = null;
    const { position, serviceAccountId, transactionIds: ids }: NextRemoval = next;
    try {
      await peer.client.call('upload.deleteTransactions', {
        path: { 'user-id': userId, 'account-id': serviceAccountId },
        body: { ids },
        repeat: false,
        waitsForService,
        signal: peer.signal,
      });
      settled = { position, outcome: 'done' };
      peer.noteAnswer();
      onRemoved(ids.length);
    } catch (error) {
      const failure = await peer.judge(error);
      const outcome = failure === 'lost' || failure === 'stopped' ? 'unknown' : 'failed';
      await store.call(advance, uploadId, { position, outcome, errorCode: codeOf(error) }, null);
      const smaller = failure === 'tooLarge' ? afterTooLarge(ids.length) : null;
      if (smaller) {
        size = smaller.size;
        continue;
      }
      if (failure !== 'lost') throw error;
      await peer.waitAfterLoss(error);
      await lookAgain();
    }
  }
}
