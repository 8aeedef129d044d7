import { setTimeout as sleep } from 'node:timers/promises';
import type { Customer, EventName, EventValue, Upload, UploadPlan } from '../../preload/contract';
import { KontorError } from '../bridge/handler-types';
import { inJob } from '../service/job-scope';
import type { ServiceClient } from '../service/service-client';
import { isServiceError } from '../service/service-error';
import type { Store } from '../store/open-store';
import type { UploadRecord } from '../store/upload-record';
import { type BatchSizing, startSizing } from './batch-size-policy';
import { bridgeErrorOf } from './bridge-error';
import { PacedPublisher } from './paced-publisher';
import { makePlan } from './upload-plan';
import { type UploadProgress, UploadRun } from './upload-run';

export interface UploadsDeps {
  /** Throws `store.unavailable` while the store is closed. */
  store: () => Pick<Store, 'call'>;
  serviceClientOf: (connectionId: string) => Promise<ServiceClient>;
  publish: <Name extends EventName>(name: Name, value: EventValue<Name>) => void;
  /** What nobody foresaw; the user only learns that there was something. */
  onFault: (error: unknown) => void;
  /** Imports or customers changed with an upload. */
  onSent: () => void;
  /** An upload is done whose analysis was to follow by itself. */
  onAnalysesNext?: (customerId: string) => void;
  wait?: (delayMs: number, signal: AbortSignal) => Promise<void>;
}

/** An upload that runs in this process. */
interface Active {
  record: UploadRecord;
  client: ServiceClient;
  readonly abort: AbortController;
  isPausing: boolean;
  isCancelling: boolean;
  readonly startedAtMs: number;
  readonly doneAtStart: number;
  finished: Promise<void>;
}

/** All uploads: plans, starts, pauses, resumes, cancels; one per import at a time. */
export class Uploads {
  readonly #deps: UploadsDeps;
  readonly #active = new Map<string, Active>();
  /** Imports being planned or started. */
  readonly #busyImports = new Set<string>();
  /** What the user was shown last per import. */
  readonly #plans = new Map<string, UploadPlan>();
  /** Ends that the store could not keep, for example because the disk is full; the journal knows where they stood. */
  readonly #unsaved = new Map<string, Pick<UploadRecord, 'state' | 'error'>>();
  #listed: UploadRecord[] | null = null;
  /** Paused in this session: nothing can have been taken since without our knowing. */
  readonly #pausedHere = new Set<string>();
  readonly #publisher: PacedPublisher;

  constructor(deps: UploadsDeps) {
    this.#deps = deps;
    this.#publisher = new PacedPublisher(async () => {
      // Progress is known here; only a change of the list itself asks the store, which has an upload to serve.
      this.#listed ??= await deps.store().call('uploads.list');
      deps.publish(
        'uploads.changed',
        this.#listed.map((record) => this.#shown(record)),
      );
    }, deps.onFault);
  }

  async list(): Promise<Upload[]> {
    return (await this.#deps.store().call('uploads.list')).map((record) => this.#shown(record));
  }

  /** Something is in the store that the last list does not have. */
  #changed(): void {
    this.#listed = null;
    this.#publisher.request();
  }

  plan(importId: string, customerId: string): Promise<UploadPlan> {
    return this.#exclusively(importId, async () => {
      const { customer, client } = await this.#peer(customerId);
      const { plan } = await makePlan(this.#deps.store(), client, importId, customer);
      this.#plans.set(importId, plan);
      this.#deps.onSent();
      return plan;
    });
  }

  /**
   * Plans anew, so that what is sent is what the service lacks now, and begins.
   * @throws KontorError upload.differs unless that is what the last plan showed: then look at a new plan; upload.busy
   */
  start(importId: string, customerId: string, next?: 'analyse'): Promise<Upload> {
    return this.#exclusively(importId, async () => {
      const store = this.#deps.store();
      const { customer, client } = await this.#peer(customerId);
      const { plan, sizing, newAccounts, batches } = await makePlan(store, client, importId, customer);
      const shown = this.#plans.get(importId);
      if (JSON.stringify(shown) !== JSON.stringify(plan)) {
        this.#plans.delete(importId);
        throw new KontorError('upload.differs');
      }
      if (plan.transactions === 0 && newAccounts.length === 0) throw new KontorError('import.nothingToSend');
      const record = await store.call('uploads.create', {
        importId,
        customerId,
        batchesTotal: batches,
        batchSize: sizing.size,
        analysesNext: next === 'analyse',
      });
      this.#plans.delete(importId);
      return this.#run(record, customer, client, sizing, false);
    });
  }

  async pause(uploadId: string): Promise<Upload> {
    const active = this.#active.get(uploadId);
    if (!active) return this.#read(uploadId);
    active.isPausing = true;
    await active.finished;
    return this.#read(uploadId);
  }

  async resume(uploadId: string): Promise<Upload> {
    const record = await this.#deps.store().call('uploads.get', uploadId);
    if (this.#active.has(uploadId) || record.state === 'done' || record.state === 'cancelled') {
      return this.#shown(record);
    }
    return this.#exclusively(record.importId, async () => {
      const { customer, client } = await this.#peer(record.customerId);
      // After a pause every call was answered; after anything else one may have been taken without our knowing.
      const isResumed = record.state !== 'paused' || !this.#pausedHere.has(uploadId);
      this.#unsaved.delete(uploadId);
      const change = { state: 'running', error: null, finishedAt: null } as const;
      const opened =
        record.state === 'failed'
          ? await this.#deps.store().call('uploads.reopen', uploadId)
          : await this.#deps.store().call('uploads.change', uploadId, change);
      return this.#run(opened, customer, client, startSizing(record.batchSize), isResumed);
    });
  }

  /** Ends at once, also one that failed; what has arrived stays at the service and in the counts. */
  async cancel(uploadId: string): Promise<Upload> {
    const active = this.#active.get(uploadId);
    if (active) {
      active.isCancelling = true;
      active.abort.abort();
      await active.finished;
      return this.#read(uploadId);
    }
    const record = await this.#deps.store().call('uploads.get', uploadId);
    if (record.state === 'done' || record.state === 'cancelled') return this.#shown(record);
    const cancelled = await this.#deps.store().call('uploads.finish', uploadId, { state: 'cancelled' });
    this.#changed();
    return this.#shown(cancelled);
  }

  async cancelOfCustomer(customerId: string): Promise<void> {
    for (const { record } of Array.from(this.#active.values())) {
      if (record.customerId === customerId) await this.cancel(record.id);
    }
  }

  /** Uploads that run in this process. */
  activeIds(): string[] {
    return Array.from(this.#active.keys());
  }

  /** All of them come to rest after the call under way, and wait for the user. */
  async pauseAll(): Promise<void> {
    await Promise.all(this.activeIds().map((uploadId) => this.pause(uploadId)));
  }

  /** Those that run now go on by themselves at the next start (`resumeMarked`). */
  async markToResume(): Promise<void> {
    await this.#deps.store().call('uploads.resumeAtStart', this.activeIds());
  }

  /** At start. One that cannot go on now, because its service is away, waits for the user. */
  async resumeMarked(): Promise<void> {
    for (const uploadId of await this.#deps.store().call('uploads.takeResumable')) {
      await this.resume(uploadId).catch(this.#deps.onFault);
    }
  }

  /** Quit: calls under way end; the journal says so at the next start. */
  async stop(): Promise<void> {
    const running = Array.from(this.#active.values());
    for (const { abort } of running) abort.abort();
    await Promise.all(running.map(({ finished }) => finished));
    this.#publisher.stop();
  }

  /** When nothing runs any more, for tests and the program without a window. */
  async settled(uploadId: string): Promise<Upload> {
    await this.#active.get(uploadId)?.finished;
    return this.#read(uploadId);
  }

  /** The list to the page, soon. */
  refresh(): void {
    this.#changed();
  }

  async #exclusively<T>(importId: string, work: () => Promise<T>): Promise<T> {
    const isRunning = Array.from(this.#active.values()).some(({ record }) => record.importId === importId);
    if (this.#busyImports.has(importId) || isRunning) throw new KontorError('upload.busy');
    this.#busyImports.add(importId);
    try {
      return await work();
    } finally {
      this.#busyImports.delete(importId);
    }
  }

  async #peer(customerId: string): Promise<{ customer: Customer; client: ServiceClient }> {
    const customer = await this.#deps.store().call('customers.get', customerId);
    return { customer, client: await this.#deps.serviceClientOf(customer.connectionId) };
  }

  async #read(uploadId: string): Promise<Upload> {
    return this.#shown(await this.#deps.store().call('uploads.get', uploadId));
  }

  #run(
    record: UploadRecord,
    customer: Customer,
    client: ServiceClient,
    sizing: BatchSizing,
    isResumed: boolean,
  ): Upload {
    const active: Active = {
      record,
      client,
      abort: new AbortController(),
      isPausing: false,
      isCancelling: false,
      startedAtMs: performance.now(),
      doneAtStart: record.transactionsDone,
      finished: Promise.resolve(),
    };
    const run = new UploadRun({
      store: this.#deps.store(),
      client,
      clientNow: async () => {
        active.client = await this.#deps.serviceClientOf(customer.connectionId);
        return active.client;
      },
      uploadId: record.id,
      importId: record.importId,
      userId: customer.userId,
      sizing,
      isResumed,
      signal: active.abort.signal,
      shouldPause: () => active.isPausing,
      onProgress: (change) => this.#note(active, change),
      wait: this.#deps.wait ?? ((delayMs, signal) => sleep(delayMs, undefined, { signal })),
    });
    this.#active.set(record.id, active);
    // While the client waits for the service (429), the page hears of it without any call returning.
    const watch = setInterval(() => this.#publisher.request(), 500);
    const job = { kind: 'upload', id: record.id, customerId: record.customerId } as const;
    active.finished = inJob(job, () => this.#walk(run, active))
      .catch(this.#deps.onFault)
      .finally(() => {
        clearInterval(watch);
        this.#active.delete(record.id);
        this.#changed();
        this.#deps.onSent();
      });
    this.#changed();
    return this.#shown(record);
  }

  async #walk(run: UploadRun, active: Active): Promise<void> {
    const store = this.#deps.store();
    const { id } = active.record;
    try {
      const end = await run.walk();
      if (end.state === 'paused') {
        await store.call('uploads.change', id, { state: 'paused', batchSize: run.batchSize });
        this.#pausedHere.add(id);
        return;
      }
      const { missing, different } = end.readBack;
      const isWhole = missing === 0 && different === 0;
      await store.call('uploads.finish', id, {
        state: isWhole ? 'done' : 'failed',
        batchSize: run.batchSize,
        readBack: end.readBack,
        error: isWhole ? null : { code: 'upload.notAllArrived', params: { missing, different } },
      });
      if (isWhole && active.record.analysesNext) this.#deps.onAnalysesNext?.(active.record.customerId);
    } catch (error) {
      await this.#saveFailure(active, run, error);
    }
  }

  async #saveFailure(active: Active, run: UploadRun, error: unknown): Promise<void> {
    const store = this.#deps.store();
    const { id } = active.record;
    if (active.isCancelling) {
      await store.call('uploads.finish', id, { state: 'cancelled' });
      return;
    }
    // Stopped from outside (quit, connection closed): it can go on any time, after a look.
    const isStopped = active.abort.signal.aborted || isServiceError(error, 'service.cancelled');
    const { state } = await store.call('uploads.get', id);
    const kept = {
      state: state === 'answerUnknown' ? state : isStopped ? ('interrupted' as const) : ('failed' as const),
      error: isStopped ? null : bridgeErrorOf(error, this.#deps.onFault),
    };
    try {
      await store.call('uploads.change', id, { ...kept, batchSize: run.batchSize });
    } catch {
      this.#unsaved.set(id, kept);
    }
    await store.call('uploads.close', id);
  }

  #note(active: Active, change: UploadProgress): void {
    const { record } = active;
    active.record = {
      ...record,
      state: change.state ?? record.state,
      batchesTotal: change.batchesTotal ?? record.batchesTotal,
      batchesDone: record.batchesDone + (change.batchesDone ?? 0),
      transactionsDone: record.transactionsDone + (change.transactionsDone ?? 0),
    };
    this.#publisher.request();
  }

  /** As the page sees it. What runs here is a little ahead of its journal. */
  #shown(stored: UploadRecord): Upload {
    const active = this.#active.get(stored.id);
    const { batchSize: _size, ...upload } = active?.record ?? { ...stored, ...this.#unsaved.get(stored.id) };
    const isWaiting = upload.state === 'running' && active?.client.state().state === 'waiting';
    return { ...upload, state: isWaiting ? 'waiting' : upload.state, secondsLeft: secondsLeftOf(active) };
  }
}

/** From the rate so far; null before two batches are through. */
function secondsLeftOf(active: Active | undefined): number | null {
  if (!active) return null;
  const { record, doneAtStart, startedAtMs } = active;
  const done = record.transactionsDone - doneAtStart;
  const seconds = (performance.now() - startedAtMs) / 1_000;
  if (done <= 0 || record.batchesDone < 2 || seconds <= 0) return null;
  return Math.round(((record.transactionsTotal - record.transactionsDone) * seconds) / done);
}
