import type { Upload } from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import type { SettledCall } from '../store/context/journal';
import type { Store } from '../store/open-store';
import type { NextBatch } from '../store/operations/sending/sending-operations';
import { giveBalances } from './balance-giving';
import { afterSuccess, afterTooLarge, type BatchSizing, batchesFor } from './decisions/batch-size-policy';
import { wordsOf } from './decisions/call-failure-policy';
import { mostRefusedInARow, Narrowing, rowNamedIn } from './decisions/narrowing-policy';
import { noteUsed, removeEmptyAccounts, type UsedAccounts } from './empty-accounts';
import { eachHeldPage } from './held-pages';
import { createMissingAccounts } from './missing-accounts';
import { codeOf, ServicePeer, type ServicePeerOptions } from './service-peer';
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

export interface UploadProgress {
  state?: Upload['state'];
  transactionsDone?: number;
  batchesDone?: number;
  batchesTotal?: number;
  transactionsTotal?: number;
  refused?: number;
}

type SentBatch = Pick<NextBatch, 'position' | 'transactions'>;

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
  #sizing: BatchSizing;
  readonly #narrowing = new Narrowing();
  #isRemoving = false;

  constructor(options: UploadRunOptions) {
    this.#options = options;
    this.#peer = new ServicePeer(options);
    this.#sizing = options.sizing;
  }

  get batchSize(): number {
    return this.#sizing.size;
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
      await this.#countBatches();
    }
    this.#isRemoving = true;
    if (await this.#removeReplaced()) return { state: 'paused' };
    this.#isRemoving = false;
    const noteLost = (error: unknown) => this.#noteLost(error);
    await createMissingAccounts(this.#peer, { store, uploadId, userId, noteLost });
    const isPaused = await this.#sendAll();
    if (isPaused) return { state: 'paused' };
    return { state: 'done', readBack: await this.#compare() };
  }

  /** Answers true when it stopped for a pause. */
  async #removeReplaced(): Promise<boolean> {
    const { store, uploadId, userId } = this.#options;
    const lookAgain = async () => {
      await this.#readHeld();
    };
    for (let pass = 0; ; pass += 1) {
      const left = await store.call('replacements.left', uploadId);
      if (left === 0) break;
      if (pass === mostRemovalPasses) throw new KontorError('upload.notAllRemoved', { left });
      const isPaused = await removeTransactions(this.#peer, {
        store,
        uploadId,
        userId,
        shouldPause: this.#options.shouldPause,
        advance: 'replacements.advance',
        lookAgain,
        onRemoved: () => undefined,
      });
      if (isPaused) return true;
      await lookAgain();
    }
    await store.call('replacements.finish', uploadId);
    return false;
  }

  /** Answers true when it stopped for a pause. */
  async #sendAll(): Promise<boolean> {
    const { store, uploadId, userId, signal, shouldPause, onProgress } = this.#options;
    const unit = this.#peer.client.connection.timestampUnit;
    let settled: SettledCall | null = null;
    let begun = null as NextBatch | null;
    for (;;) {
      const isPausing = shouldPause();
      if (isPausing || !begun) {
        const next = isPausing ? null : { size: this.#narrowing.limit(this.#sizing.size), unit };
        begun = await store.call('uploads.advance', uploadId, settled, next, begun?.position);
        settled = null;
      }
      if (!begun) return isPausing;
      const { position, serviceAccountId, transactions, body }: NextBatch = begun;
      const ahead = this.#beginAhead(settled, transactions, unit);
      settled = null;
      try {
        const path = { 'user-id': userId, 'account-id': serviceAccountId };
        await this.#peer.client.call('upload.addTransactions', {
          path,
          rawBody: body,
          repeat: false,
          waitsForService: true,
          signal,
        });
        settled = { position, outcome: 'done' };
        this.#peer.noteAnswer();
        onProgress({ state: 'running', transactionsDone: transactions, batchesDone: 1 });
      } catch (error) {
        await this.#afterFailure(error, { position, transactions }, (await ahead)?.position);
        begun = null;
        continue;
      }
      begun = await ahead;
      if (!this.#noteAccepted(transactions)) continue;
      begun = await store.call('uploads.advance', uploadId, settled, null, begun?.position);
      settled = null;
      await this.#countBatches();
    }
  }

  /**
   * While a batch is in the air the answer before it is kept, and the line of the batch behind it is written: between two
   * calls nothing waits for the disk, and none leaves without its line.
   */
  #beginAhead(settled: SettledCall | null, underWay: number, unit: 's' | 'ms'): Promise<NextBatch | null> {
    const { store, uploadId } = this.#options;
    // Which rows come behind a batch that is being narrowed down, only its answer says.
    if (this.#narrowing.isOn) return Promise.resolve(null);
    const next = { size: afterSuccess(this.#sizing, underWay).size, unit };
    const ahead = store.call('uploads.advance', uploadId, settled, next);
    // Heard when it is asked for.
    ahead.catch(() => undefined);
    return ahead;
  }

  /** Answers true when how many calls it will be has to be counted anew. */
  #noteAccepted(transactions: number): boolean {
    const isNarrowing = this.#narrowing.isOn;
    const wasTooLarge = this.#narrowing.accepted(transactions);
    if (wasTooLarge) this.#sizing = afterTooLarge(this.#sizing.size) ?? this.#sizing;
    // The parts of a batch that is being narrowed down say nothing of how much the service takes.
    else if (!isNarrowing) this.#sizing = afterSuccess(this.#sizing, transactions);
    return isNarrowing && !this.#narrowing.isOn;
  }

  /** @param withdrawn line of the batch behind it, which does not leave now */
  async #afterFailure(
    error: unknown,
    { position, transactions }: SentBatch,
    withdrawn: number | undefined,
  ): Promise<void> {
    const { store, uploadId } = this.#options;
    if (withdrawn !== undefined) await store.call('uploads.advance', uploadId, null, null, withdrawn);
    const failure = await this.#peer.judge(error);
    if (failure === 'content' || (failure === 'tooLarge' && transactions === 1)) {
      await this.#narrow(error, position, transactions);
      return;
    }
    const outcome = failure === 'refused' || failure === 'tooLarge' ? 'failed' : 'unknown';
    const settled: SettledCall = { position, outcome, errorCode: codeOf(error) };
    await store.call('uploads.advance', uploadId, settled, null);
    if (failure === 'tooLarge') {
      this.#sizing = afterTooLarge(transactions) ?? this.#sizing;
      await this.#countBatches();
      return;
    }
    if (failure !== 'lost') throw error;
    // A time-out may mean that the batch was more than the service can do in time.
    if (codeOf(error) === 'service.timeout') this.#sizing = afterTooLarge(transactions) ?? this.#sizing;
    await this.#noteLost(error);
    await this.#readBack();
    await this.#countBatches();
    await store.call('uploads.change', uploadId, { state: 'running' });
    this.#options.onProgress({ state: 'running' });
  }

  /** Looks for the rows that the service does not take; these are set aside with its words, and the rest goes on. */
  async #narrow(error: unknown, position: number, transactions: number): Promise<void> {
    const { store, uploadId, onProgress } = this.#options;
    const { message, isAboutSize } = wordsOf(error);
    const isFound = this.#narrowing.refused({ rows: transactions, hint: rowNamedIn(message), isAboutSize });
    const settled: SettledCall = { position, outcome: 'failed', errorCode: codeOf(error) };
    const reason = codeOf(error) === 'service.tooLarge' ? 'tooLarge' : 'refused';
    await store.call(
      'uploads.advance',
      uploadId,
      isFound ? { ...settled, refusal: { reason, message } } : settled,
      null,
    );
    if (this.#narrowing.isHopeless) {
      await store.call('uploads.takeBackRefusals', uploadId, mostRefusedInARow);
      throw error;
    }
    if (isFound) onProgress({ refused: 1, transactionsTotal: -1 });
    await this.#countBatches();
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
    await this.#readHeld();
    const after = await store.call('uploads.adoptHeld', uploadId);
    onProgress({ transactionsDone: after.transactionsDone - before.transactionsDone });
  }

  /** How many calls it will have been, as far as the size of a batch is known now. */
  async #countBatches(): Promise<void> {
    const { store, uploadId, onProgress } = this.#options;
    const left = batchesFor(await store.call('uploads.remaining', uploadId), this.#sizing);
    const { batchesDone } = await store.call('uploads.get', uploadId);
    await store.call('uploads.change', uploadId, {
      batchesTotal: batchesDone + left,
      batchSize: this.#sizing.size,
    });
    onProgress({ batchesTotal: batchesDone + left });
  }

  /** The transactions first: what the accounts hold follows from them. */
  async #compare(): Promise<NonNullable<Upload['readBack']>> {
    const { store, uploadId, userId } = this.#options;
    const used = await this.#readHeld();
    const compared = await store.call('uploads.compareHeld', uploadId);
    if (compared.missing + compared.different > 0) return compared;
    // Accounts that the import named before it was corrected hold nothing now, and their balance would stay for ever.
    const created = await store.call('replacements.leftAccounts', uploadId);
    await removeEmptyAccounts(this.#peer, { store, uploadId, userId, created, used });
    return { ...compared, otherBalances: await giveBalances(this.#peer, this.#options) };
  }

  async #readHeld(): Promise<UsedAccounts> {
    const { store, uploadId, userId, signal } = this.#options;
    return this.#peer.insist(async (client) => {
      const used: UsedAccounts = new Set();
      await store.call('uploads.beginReadBack', uploadId);
      await eachHeldPage(client, { userId, signal }, (page) => {
        noteUsed(used, page);
        return store.call('uploads.addHeld', uploadId, page);
      });
      return used;
    });
  }
}
