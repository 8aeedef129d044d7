import type { Upload } from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import type { SettledCall } from '../store/context/journal';
import type { Store } from '../store/open-store';
import type { NextBatch } from '../store/operations/sending/sending-operations';
import { giveBalances } from './balance-giving';
import { afterSuccess, afterTooLarge, type BatchSizing, batchesFor } from './batch-size-policy';
import { wordsOf } from './call-failure-policy';
import { noteUsed, removeEmptyAccounts, type UsedAccounts } from './empty-accounts';
import { eachHeldPage, heldAccountsOf } from './held-pages';
import { mostRefusedInARow, Narrowing, rowNamedIn } from './narrowing-policy';
import { codeOf, ServicePeer, type ServicePeerOptions } from './service-peer';
import { mostRemovalPasses, removeTransactions } from './transaction-removal';
import { accountsBody } from './upload-plan';

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
  isReplacing?: boolean;
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
    const { store, uploadId } = this.#options;
    if (this.#options.isResumed) {
      await store.call('uploads.open', uploadId);
      await this.#readBack();
      await this.#countBatches();
    }
    this.#isRemoving = true;
    if (await this.#removeReplaced()) return { state: 'paused' };
    this.#isRemoving = false;
    this.#options.onProgress({ isReplacing: false });
    await this.#createMissingAccounts();
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

  async #createMissingAccounts(): Promise<void> {
    const { store, uploadId, userId, signal } = this.#options;
    for (;;) {
      const held = new Set(
        (await this.#peer.insist((client) => heldAccountsOf(client, userId, signal))).map(
          ({ accountId }) => accountId,
        ),
      );
      const accounts = await store.call('uploads.accounts', uploadId);
      const missing = accounts.filter(({ serviceAccountId }) => !held.has(serviceAccountId));
      if (missing.length === 0) return;
      const position = await store.call('uploads.beginAccounts', uploadId);
      try {
        const bodyText = accountsBody(missing.map(({ accountBody }) => accountBody));
        const path = { 'user-id': userId };
        await this.#peer.client.call('upload.createAccounts', {
          path,
          bodyText,
          repeat: false,
          waitsForService: true,
          signal,
        });
        await store.call('uploads.settle', uploadId, { position, outcome: 'done' });
        this.#peer.noteAnswer();
        // Accepted is accepted: a service that lists new accounts late must not get them twice, which would empty them.
        return;
      } catch (error) {
        const failure = await this.#peer.judge(error);
        const outcome = failure === 'lost' || failure === 'stopped' ? 'unknown' : 'failed';
        await store.call('uploads.settle', uploadId, { position, outcome, errorCode: codeOf(error) });
        if (failure !== 'lost') throw error;
        await this.#noteLost(error);
      }
    }
  }

  /** Answers true when it stopped for a pause. */
  async #sendAll(): Promise<boolean> {
    const { store, uploadId, userId, signal, shouldPause, onProgress } = this.#options;
    const unit = this.#peer.client.connection.timestampUnit;
    let settled: SettledCall | null = null;
    for (;;) {
      const next = shouldPause() ? null : { size: this.#narrowing.limit(this.#sizing.size), unit };
      const batch: NextBatch | null = await store.call('uploads.advance', uploadId, settled, next);
      if (!batch) return next === null;
      settled = null;
      const { position, serviceAccountId, transactions, bodyText }: NextBatch = batch;
      const size = afterSuccess(this.#sizing, transactions).size;
      // Only a head start: what goes wrong here shows itself when the batch is asked for.
      store.call('uploads.prepare', uploadId, { size, unit }).catch(() => undefined);
      try {
        const path = { 'user-id': userId, 'account-id': serviceAccountId };
        await this.#peer.client.call('upload.addTransactions', {
          path,
          bodyText,
          repeat: false,
          waitsForService: true,
          signal,
        });
        settled = { position, outcome: 'done' };
        this.#peer.noteAnswer();
        onProgress({ state: 'running', transactionsDone: transactions, batchesDone: 1 });
        if (!this.#noteAccepted(transactions)) continue;
        await store.call('uploads.advance', uploadId, settled, null);
        settled = null;
        await this.#countBatches();
      } catch (error) {
        await this.#afterFailure(error, position, transactions);
      }
    }
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

  async #afterFailure(error: unknown, position: number, transactions: number): Promise<void> {
    const { store, uploadId } = this.#options;
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
