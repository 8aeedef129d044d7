import type { Upload } from '../../preload/contract';
import { KontorError } from '../bridge/handler-types';
import type { ServiceClient } from '../service/service-client';
import type { Store } from '../store/open-store';
import type { NextBatch, SettledCall } from '../store/operations/sending-operations';
import { afterSuccess, afterTooLarge, type BatchSizing, batchesFor } from './batch-size-policy';
import { type CallFailure, judgeFailedCall } from './call-failure-policy';
import { heldAccountIds, heldPages } from './held-pages';
import { isSameServiceMoved } from './moved-service';
import { accountsBody } from './upload-plan';

/** Answers lost one after the other before the upload stops and waits for the user. */
const mostLostInARow = 5;

export interface UploadRunOptions {
  store: Pick<Store, 'call'>;
  client: ServiceClient;
  /** Asked again when the connection was lost: the service on this computer comes back under another address. */
  clientNow: () => Promise<ServiceClient>;
  uploadId: string;
  importId: string;
  userId: string;
  sizing: BatchSizing;
  /** Something may have been sent before: look first what has arrived. */
  isResumed: boolean;
  /** Aborts the call under way. */
  signal: AbortSignal;
  /** Asked between two calls. */
  shouldPause: () => boolean;
  onProgress: (change: UploadProgress) => void;
  wait: (delayMs: number, signal: AbortSignal) => Promise<void>;
}

export interface UploadProgress {
  state?: Upload['state'];
  transactionsDone?: number;
  batchesDone?: number;
  batchesTotal?: number;
}

export type UploadEnd = { state: 'done'; readBack: NonNullable<Upload['readBack']> } | { state: 'paused' };

/**
 * Walks one upload: (read back) -> accounts that are missing -> batches -> read back and compare. Each call stands in
 * the journal before it leaves; after an answer that never came nothing is sent before the service was read (B030).
 *
 * @throws ServiceError, KontorError: the upload stands still as the journal has it and can be resumed
 */
export class UploadRun {
  readonly #options: UploadRunOptions;
  #client: ServiceClient;
  #sizing: BatchSizing;
  #lostInARow = 0;

  constructor(options: UploadRunOptions) {
    this.#options = options;
    this.#client = options.client;
    this.#sizing = options.sizing;
  }

  get batchSize(): number {
    return this.#sizing.size;
  }

  async walk(): Promise<UploadEnd> {
    const { store, uploadId } = this.#options;
    if (this.#options.isResumed) {
      await store.call('uploads.open', uploadId);
      await this.#readBack();
      await this.#countBatches();
    }
    await this.#createMissingAccounts();
    const isPaused = await this.#sendAll();
    if (isPaused) return { state: 'paused' };
    return { state: 'done', readBack: await this.#compare() };
  }

  async #createMissingAccounts(): Promise<void> {
    const { store, uploadId, userId, signal } = this.#options;
    for (;;) {
      const held = await this.#insist(() => heldAccountIds(this.#client, userId, signal));
      const accounts = await store.call('uploads.accounts', uploadId);
      const missing = accounts.filter(({ serviceAccountId }) => !held.has(serviceAccountId));
      if (missing.length === 0) return;
      const position = await store.call('uploads.beginAccounts', uploadId);
      try {
        const bodyText = accountsBody(missing.map(({ accountBody }) => accountBody));
        const path = { 'user-id': userId };
        await this.#client.call('upload.createAccounts', { path, bodyText, repeat: false, signal });
        await store.call('uploads.settle', uploadId, { position, outcome: 'done' });
        this.#lostInARow = 0;
        // Accepted is accepted: a service that lists new accounts late must not get them twice, which would empty them.
        return;
      } catch (error) {
        const failure = await this.#judge(error);
        const outcome = failure === 'refused' ? 'failed' : 'unknown';
        await store.call('uploads.settle', uploadId, { position, outcome, errorCode: codeOf(error) });
        if (failure !== 'lost') throw error;
        await this.#noteLost(error);
      }
    }
  }

  /** Answers true when it stopped for a pause. */
  async #sendAll(): Promise<boolean> {
    const { store, uploadId, userId, signal, shouldPause, onProgress } = this.#options;
    const unit = this.#client.connection.timestampUnit;
    let settled: SettledCall | null = null;
    for (;;) {
      const next = shouldPause() ? null : { size: this.#sizing.size, unit };
      const batch: NextBatch | null = await store.call('uploads.advance', uploadId, settled, next);
      if (!batch) return next === null;
      settled = null;
      const { position, serviceAccountId, transactions, bodyText }: NextBatch = batch;
      const size = afterSuccess(this.#sizing, transactions).size;
      // Only a head start: what goes wrong here shows itself when the batch is asked for.
      store.call('uploads.prepare', uploadId, { size, unit }).catch(() => undefined);
      try {
        const path = { 'user-id': userId, 'account-id': serviceAccountId };
        await this.#client.call('upload.addTransactions', { path, bodyText, repeat: false, signal });
        settled = { position, outcome: 'done' };
        this.#sizing = afterSuccess(this.#sizing, transactions);
        this.#lostInARow = 0;
        onProgress({ state: 'running', transactionsDone: transactions, batchesDone: 1 });
      } catch (error) {
        await this.#afterFailure(error, position, transactions);
      }
    }
  }

  async #afterFailure(error: unknown, position: number, transactions: number): Promise<void> {
    const { store, uploadId } = this.#options;
    const failure = await this.#judge(error);
    const outcome = failure === 'refused' || failure === 'tooLarge' ? 'failed' : 'unknown';
    const settled: SettledCall = { position, outcome, errorCode: codeOf(error) };
    await store.call('uploads.advance', uploadId, settled, null);
    if (failure === 'tooLarge') {
      const smaller = afterTooLarge(transactions);
      if (smaller === null) throw error;
      this.#sizing = smaller;
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

  /** Shows "sent, answer unknown" and waits a little longer each time before anything is asked again. */
  async #noteLost(error: unknown): Promise<void> {
    const { store, uploadId, wait, signal, onProgress } = this.#options;
    this.#lostInARow += 1;
    await store.call('uploads.change', uploadId, { state: 'answerUnknown' });
    onProgress({ state: 'answerUnknown' });
    if (this.#lostInARow > mostLostInARow) throw error;
    await wait(500 * 2 ** (this.#lostInARow - 1), signal);
    await this.#renewClient();
  }

  /** A client that was closed because its service came back elsewhere lost an answer; anything else that stops, stops. */
  async #judge(error: unknown): Promise<CallFailure> {
    const failure = judgeFailedCall(error);
    if (failure !== 'stopped' || this.#options.signal.aborted) return failure;
    return (await this.#renewClient()) ? 'lost' : 'stopped';
  }

  /** Answers true when the service is to be found elsewhere now. One that cannot be started is asked for again later. */
  async #renewClient(): Promise<boolean> {
    const now = await this.#options.clientNow().catch(() => this.#client);
    if (!isSameServiceMoved(this.#client, now)) return false;
    this.#client = now;
    return true;
  }

  /** Repeats what only reads when the connection is lost on the way. */
  async #insist<T>(read: () => Promise<T>): Promise<T> {
    const { wait, signal } = this.#options;
    for (let lost = 0; ; lost += 1) {
      try {
        return await read();
      } catch (error) {
        if (lost === mostLostInARow || (await this.#judge(error)) !== 'lost') throw error;
        await wait(500 * 2 ** lost, signal);
        await this.#renewClient();
      }
    }
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

  async #compare(): Promise<NonNullable<Upload['readBack']>> {
    await this.#readHeld();
    return this.#options.store.call('uploads.compareHeld', this.#options.uploadId);
  }

  async #readHeld(): Promise<void> {
    const { store, uploadId, userId, signal } = this.#options;
    await this.#insist(async () => {
      await store.call('uploads.beginReadBack', uploadId);
      for await (const page of heldPages(this.#client, userId, signal)) {
        await store.call('uploads.addHeld', uploadId, page);
      }
    });
  }
}

function codeOf(error: unknown): string {
  if (error instanceof KontorError) return error.code;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : 'internal';
}
