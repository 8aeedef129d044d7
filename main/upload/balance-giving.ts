import type { Upload } from '../../preload/contract';
import type { HeldAccount } from '../store/context/planned-balance';
import type { Store } from '../store/open-store';
import type { BalancePatch } from '../store/operations/sending/balance-operations';
import { heldAccountsOf } from './held-pages';
import { codeOf, type ServicePeer } from './sending/service-peer';
import { balancesBody } from './upload-plan';

interface GivingOptions {
  store: Pick<Store, 'call'>;
  uploadId: string;
  userId: string;
  onProgress: (change: { state: Upload['state'] }) => void;
}

/**
 * Gives the accounts of an upload the balances that follow from all statements, after its transactions were read back,
 * and reads them back too. Answers how many accounts hold another balance all the same.
 *
 * @throws ServiceError when the service refuses; a resume tries again
 */
export async function giveBalances(peer: ServicePeer, options: GivingOptions): Promise<number> {
  const { store, uploadId, userId } = options;
  let isGiven = false;
  for (;;) {
    const held = await peer.insist((client) => heldAccountsOf(client, userId, peer.signal));
    const left = await store.call('uploads.balancesLeft', uploadId, held);
    if (left.length === 0 || isGiven) return left.length;
    isGiven = await patchBalances(peer, options, left, held);
  }
}

/** False: no answer came, and whether it was taken shows when the accounts are read again. */
async function patchBalances(
  peer: ServicePeer,
  { store, uploadId, userId, onProgress }: GivingOptions,
  left: readonly BalancePatch[],
  held: HeldAccount[],
): Promise<boolean> {
  const position = await store.call('uploads.beginBalances', uploadId);
  try {
    const path = { 'user-id': userId };
    const rawBody = balancesBody(left);
    await peer.client.call('upload.patchAccounts', {
      path,
      rawBody,
      repeat: false,
      waitsForService: true,
      signal: peer.signal,
    });
    peer.noteAnswer();
  } catch (error) {
    const failure = await peer.judge(error);
    const outcome = failure === 'lost' || failure === 'stopped' ? 'unknown' : 'failed';
    await store.call('uploads.settle', uploadId, { position, outcome, errorCode: codeOf(error) });
    if (failure !== 'lost') throw error;
    onProgress({ state: 'answerUnknown' });
    await peer.waitAfterLoss(error);
    onProgress({ state: 'running' });
    return false;
  }
  await store.call('uploads.balancesGiven', uploadId, position, held);
  return true;
}
