import type { Upload } from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import type { Store } from '../store/open-store';
import { giveBalances } from './balance-giving';
import type { BatchSizing } from './decisions/batch-size-policy';
import { removeEmptyAccounts } from './empty-accounts';
import { createMissingAccounts } from './missing-accounts';
import { readHeld } from './read-held';
import { BatchSender, type UploadProgress } from './sending/batch-sender';
import { ServicePeer, type ServicePeerOptions } from './sending/service-peer';
import { mostRemovalPasses, removeTransactions } from './transaction-removal';

export interface UploadRunOptions extends ServicePeerOptions {
  store: Pick<Store, 'call'>;
  uploadId: string;
  userId: string;
  sizing: BatchSizing;
  /** Something may have been sent before: look first what has arrived. */
  isResumed: boolean;
  /** Asked between two calls. */
  shouldPause: () => boolean;
  onProgress: (change: UploadProgress) => void;
}

export type UploadEnd = { state: 'done'; readBack: NonNullable<Upload['readBack']> } | { state: 'paused' };

/**
 * Walks one upload: (read back) -> what an earlier sending of the import left and is corrected goes -> accounts that are missing -> batches -> read back and compare. Each call stands in
 * the journal before it leaves; after an answer that never came nothing is sent before the service was read (B030).
 *
 * @throws ServiceError, KontorError: the upload stands still as the journal has it and can be resumed
 */
export class UploadRun {
  readonly #options: UploadRunOptions;
  readonly #peer: ServicePeer;
  readonly #sender: BatchSender;
  #isRemoving = false;

  constructor(options: UploadRunOptions) {
    this.#options = options;
    this.#peer = new ServicePeer(options);
    const lookAgain = (error: unknown) => this.#lookAgain(error);
    this.#sender = new BatchSender(this.#peer, { ...options, lookAgain });
  }

  get batchSize(): number {
    return this.#sender.batchSize;
  }

  /** It stopped between two removals: what the service holds has to be read before it goes on. */
  get isRemoving(): boolean {
    return this.#isRemoving;
  }

  async walk(): Promise<UploadEnd> {
    const { store, uploadId, userId } = this.#options;
    if (this.#options.isResumed) {
      await store.call('uploads.open', uploadId);
      await this.#readBack();
      await this.#sender.countBatches();
    }
    this.#isRemoving = true;
    if (await this.#removeReplaced()) return { state: 'paused' };
    this.#isRemoving = false;
    const noteLost = (error: unknown) => this.#noteLost(error);
    await createMissingAccounts(this.#peer, { store, uploadId, userId, noteLost });
    const isPaused = await this.#sender.sendAll();
    if (isPaused) return { state: 'paused' };
    return { state: 'done', readBack: await this.#compare() };
  }

  /** Answers true when it stopped for a pause. */
  async #removeReplaced(): Promise<boolean> {
    const { store, uploadId, userId } = this.#options;
    const lookAgain = async () => {
      await readHeld(this.#peer, this.#options);
      await store.call('replacements.adoptHeld', uploadId);
    };
    for (let pass = 0; ; pass += 1) {
      const left = await store.call('replacements.adoptHeld', uploadId);
      if (left === 0) break;
      if (pass === mostRemovalPasses) throw new KontorError('upload.notAllRemoved', { left });
      const isPaused = await removeTransactions(this.#peer, {
        store,
        uploadId,
        userId,
        shouldPause: this.#options.shouldPause,
        advance: 'replacements.advance',
        waitsForService: true,
        lookAgain,
        onRemoved: () => undefined,
      });
      if (isPaused) return true;
      await lookAgain();
    }
    await store.call('replacements.finish', uploadId);
    return false;
  }

  /** After an answer that never came nothing is sent before the service was read. */
  async #lookAgain(error: unknown): Promise<void> {
    const { store, uploadId, onProgress } = this.#options;
    await this.#noteLost(error);
    await this.#readBack();
    await store.call('uploads.change', uploadId, { state: 'running' });
    onProgress({ state: 'running' });
  }

  /** Shows "sent, answer unknown" and waits before anything is asked again. */
  async #noteLost(error: unknown): Promise<void> {
    const { store, uploadId, onProgress } = this.#options;
    await store.call('uploads.change', uploadId, { state: 'answerUnknown' });
    onProgress({ state: 'answerUnknown' });
    await this.#peer.waitAfterLoss(error);
  }

  /** Finds out what has arrived; those rows are not sent again. */
  async #readBack(): Promise<void> {
    const { store, uploadId, onProgress } = this.#options;
    const before = await store.call('uploads.get', uploadId);
    await readHeld(this.#peer, this.#options);
    const after = await store.call('uploads.adoptHeld', uploadId);
    onProgress({ transactionsDone: after.transactionsDone - before.transactionsDone });
  }

  /** The transactions first: what the accounts hold follows from them. */
  async #compare(): Promise<NonNullable<Upload['readBack']>> {
    const { store, uploadId, userId } = this.#options;
    const { accounts: used } = await readHeld(this.#peer, this.#options);
    const compared = await store.call('uploads.compareHeld', uploadId);
    if (compared.missing + compared.different > 0) return compared;
    // Accounts that the import named before it was corrected hold nothing now, and their balance would stay for ever.
    const created = await store.call('replacements.leftAccounts', uploadId);
    await removeEmptyAccounts(this.#peer, {
      store,
      uploadId,
      userId,
      created,
      used,
      waitsForService: true,
    });
    return { ...compared, otherBalances: await giveBalances(this.#peer, this.#options) };
  }
}
