import type { AtService, HowToDiscard } from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import type { Store } from '../store/open-store';
import type { Uploads } from './uploads';

export interface DiscardingDeps {
  store: () => Pick<Store, 'call'>;
  uploads: Pick<Uploads, 'rollBack' | 'settled'>;
}

/** An import, or one file of it. */
export interface Discarded {
  importId: string;
  fileId: string | null;
}

/** How many transactions of it are at the service, and what they were sent with. */
export function atService({ store }: DiscardingDeps, { importId, fileId }: Discarded): Promise<AtService> {
  return store().call('imports.atService', importId, fileId);
}

/**
 * Removes what was sent, with the user's word for what becomes of the transactions at the service: they stay and are
 * known, are taken back first, or stay and are forgotten.
 *
 * @throws KontorError upload.notAllRemoved when not everything could be taken back: then nothing is removed here
 */
export async function discard(deps: DiscardingDeps, discarded: Discarded, how: HowToDiscard): Promise<void> {
  const { importId, fileId } = discarded;
  const store = deps.store();
  if (how === 'rollBack') await takeBack(deps, discarded);
  if (fileId === null) await store.call(how === 'keep' ? 'imports.putAway' : 'imports.remove', importId);
  else await store.call(how === 'forget' ? 'imports.forgetFile' : 'imports.removeFile', fileId);
}

async function takeBack(deps: DiscardingDeps, discarded: Discarded): Promise<void> {
  const { uploadIds } = await atService(deps, discarded);
  // The newest first: what a correction replaced belongs to the upload before it.
  for (const uploadId of uploadIds) {
    await deps.uploads.rollBack(uploadId);
    const { state, transactionsDone } = await deps.uploads.settled(uploadId);
    if (state !== 'rolledBack') throw new KontorError('upload.notAllRemoved', { left: transactionsDone });
  }
}
