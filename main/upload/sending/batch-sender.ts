import type { Upload } from '../../../preload/contract';
import type { SettledCall } from '../../store/context/journal';
import type { Store } from '../../store/open-store';
import type { NextBatch } from '../../store/operations/sending/sending-operations';
import { afterSuccess, afterTooLarge, type BatchSizing, batchesFor } from '../decisions/batch-size-policy';
import { type CallFailure, wordsOf } from '../decisions/call-failure-policy';
import { mostRefusedInARow, Narrowing, rowNamedIn } from '../decisions/narrowing-policy';
import { OverlapPolicy } from '../decisions/overlap-policy';
import { type BatchAnswer, BatchesInAir } from './batches-in-air';
import { codeOf, type ServicePeer } from './service-peer';

/** Counts are changes; state and totals of calls are what they are now. */
export interface UploadProgress {
  state?: Upload['state'];
  transactionsDone?: number;
  batchesDone?: number;
  batchesTotal?: number;
  transactionsTotal?: number;
  refused?: number;
}

export interface BatchSenderOptions {
  store: Pick<Store, 'call'>;
  uploadId: string;
  userId: string;
  sizing: BatchSizing;
  /** Asked before a call leaves. */
  shouldPause: () => boolean;
  onProgress: (change: UploadProgress) => void;
  /** An answer was lost: waits, and finds out what has arrived. */
  lookAgain: (error: unknown) => Promise<void>;
}

/** A batch whose line stands in the journal. */
interface BegunBatch {
  batch: NextBatch;
  /** Of its call, once that left; never rejects. */
  answer: Promise<BatchAnswer> | null;
}

/** A batch whose call ended without success. */
interface FailedBatch {
  batch: NextBatch;
  error: unknown;
  failure: CallFailure;
}

/**
 * Sends the rows of an upload batch by batch. Each stands in the journal before it leaves; up to two are under way at
 * once. Whatever becomes of one, nothing further leaves before both are settled, and after a lost answer not before the
 * service was read (B030).
 */
export class BatchSender {
  readonly #peer: ServicePeer;
  readonly #options: BatchSenderOptions;
  #sizing: BatchSizing;
  readonly #narrowing = new Narrowing();
  readonly #overlap = new OverlapPolicy();
  readonly #inAir: BatchesInAir;

  constructor(peer: ServicePeer, options: BatchSenderOptions) {
    this.#peer = peer;
    this.#options = options;
    this.#sizing = options.sizing;
    this.#inAir = new BatchesInAir(peer, options.userId);
  }

  get batchSize(): number {
    return this.#sizing.size;
  }

  /** Answers true when it stopped for a pause. @throws ServiceError */
  async sendAll(): Promise<boolean> {
    let settled: SettledCall | null = null;
    let begun = null as BegunBatch | null;
    for (;;) {
      const isPausing = this.#options.shouldPause();
      if (!begun || (isPausing && !begun.answer)) {
        begun = await this.#begin(settled, isPausing, begun?.batch.position);
        settled = null;
      }
      if (!begun) return isPausing;
      const { batch }: BegunBatch = begun;
      begun.answer ??= this.#inAir.post(batch);
      const ahead = this.#beginAhead(settled, batch.transactions, isPausing);
      settled = null;
      const answer: BatchAnswer = await begun.answer;
      if ('error' in answer) {
        await this.#afterFailure(batch, answer, await ahead);
        begun = null;
        continue;
      }
      settled = this.#accepted(batch, answer);
      begun = await ahead;
      if (!this.#noteAccepted(batch.transactions)) continue;
      begun = await this.#begin(settled, true, begun?.batch.position);
      settled = null;
      await this.countBatches();
    }
  }

  /** How many calls it will have been, as far as the size of a batch is known now. */
  async countBatches(): Promise<void> {
    const { store, uploadId, onProgress } = this.#options;
    const left = batchesFor(await store.call('uploads.remaining', uploadId), this.#sizing);
    const { batchesDone } = await store.call('uploads.get', uploadId);
    await store.call('uploads.change', uploadId, {
      batchesTotal: batchesDone + left,
      batchSize: this.#sizing.size,
    });
    onProgress({ batchesTotal: batchesDone + left });
  }

  /** Settles the call before, and writes the line of the next one unless the upload pauses. */
  async #begin(
    settled: SettledCall | null,
    isPausing: boolean,
    withdrawn?: number,
  ): Promise<BegunBatch | null> {
    const { store, uploadId } = this.#options;
    const next = isPausing ? null : { size: this.#narrowing.limit(this.#sizing.size), unit: this.#unit };
    const batch = await store.call('uploads.advance', uploadId, settled, next, withdrawn);
    return batch && { batch, answer: null };
  }

  /**
   * While a batch is in the air the answer before it is kept, and the line of the batch behind it is written: between two
   * calls nothing waits for the disk, and none leaves without its line. A service that has shown that it can gets the one
   * behind at once.
   */
  #beginAhead(settled: SettledCall | null, underWay: number, isPausing: boolean): Promise<BegunBatch | null> {
    // Which rows come behind a batch that is being narrowed down, only its answer says.
    if (!settled && (isPausing || this.#narrowing.isOn)) return Promise.resolve(null);
    const ahead = this.#writeAhead(settled, underWay, isPausing);
    // Heard when it is asked for.
    ahead.catch(() => undefined);
    return ahead;
  }

  async #writeAhead(
    settled: SettledCall | null,
    underWay: number,
    isPausing: boolean,
  ): Promise<BegunBatch | null> {
    const { store, uploadId, shouldPause } = this.#options;
    const { size } = afterSuccess(this.#sizing, underWay);
    const overlaps = this.#overlap.allows(size);
    const next = isPausing ? null : { size, unit: this.#unit, isHeldBack: !overlaps };
    const batch = await store.call('uploads.advance', uploadId, settled, next);
    if (!batch) return null;
    // Meanwhile the one under way may have failed, or one before it.
    const leaves = overlaps && !shouldPause() && !this.#inAir.isInTrouble;
    return { batch, answer: leaves ? this.#inAir.post(batch) : null };
  }

  /** The service has it. Answers what the journal is to say. */
  #accepted({ position, transactions }: NextBatch, { attempts }: { attempts: number }): SettledCall {
    this.#peer.noteAnswer();
    this.#overlap.accepted(transactions, attempts);
    this.#options.onProgress({ state: 'running', transactionsDone: transactions, batchesDone: 1 });
    return { position, outcome: 'done' };
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

  /** @param behind its line is written, and its call may be under way too */
  async #afterFailure(
    batch: NextBatch,
    { error, client, wasAlone }: Extract<BatchAnswer, { error: unknown }>,
    behind: BegunBatch | null,
  ): Promise<void> {
    this.#overlap.refused();
    const second = behind && (await this.#settleBehind(behind));
    const failure = await this.#peer.judge(error, client);
    this.#inAir.settle();
    const { transactions } = batch;
    const isAboutRows = failure === 'content' || (failure === 'tooLarge' && transactions === 1);
    // Of one that was not alone under way the other may be the reason: it goes once more, alone, before rows are looked for.
    if (isAboutRows && wasAlone) {
      await this.#narrow(batch, error);
    } else {
      await this.#settleFailed({ batch, error, failure });
      if (failure === 'tooLarge' && transactions > 1) {
        this.#sizing = afterTooLarge(transactions) ?? this.#sizing;
        await this.countBatches();
      }
    }
    const failed = [{ batch, error, failure }, ...(second ? [second] : [])];
    const final = failed.find((one) => one.failure === 'refused' || one.failure === 'stopped');
    if (final) throw final.error;
    const lost = failed.find((one) => one.failure === 'lost');
    if (!lost) return;
    // A time-out may mean that the batch was more than the service can do in time.
    if (failed.some((one) => codeOf(one.error) === 'service.timeout'))
      this.#sizing = afterTooLarge(transactions) ?? this.#sizing;
    await this.#options.lookAgain(lost.error);
    await this.countBatches();
  }

  /** The batch behind one that failed: it never left, or its answer is waited for. Answers what it failed with. */
  async #settleBehind({ batch, answer }: BegunBatch): Promise<FailedBatch | null> {
    const { store, uploadId } = this.#options;
    if (!answer) {
      await store.call('uploads.advance', uploadId, null, null, batch.position);
      return null;
    }
    const answered = await answer;
    if (!('error' in answered)) {
      await store.call('uploads.advance', uploadId, this.#accepted(batch, answered), null);
      return null;
    }
    const { error, client } = answered;
    const failed = { batch, error, failure: await this.#peer.judge(error, client) };
    // A row in it that the service does not take is looked for when its turn comes again.
    await this.#settleFailed(failed);
    return failed;
  }

  async #settleFailed({ batch: { position }, error, failure }: FailedBatch): Promise<void> {
    const { store, uploadId } = this.#options;
    const outcome = failure === 'lost' || failure === 'stopped' ? 'unknown' : 'failed';
    const settled: SettledCall = { position, outcome, errorCode: codeOf(error) };
    await store.call('uploads.advance', uploadId, settled, null);
  }

  /** Looks for the rows that the service does not take; these are set aside with its words, and the rest goes on. */
  async #narrow({ position, transactions }: NextBatch, error: unknown): Promise<void> {
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
    await this.countBatches();
  }

  get #unit(): 's' | 'ms' {
    return this.#peer.client.connection.timestampUnit;
  }
}
