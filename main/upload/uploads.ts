import { setTimeout as sleep } from 'node:timers/promises';
import type {
  Customer,
  EventName,
  EventValue,
  RefusedRow,
  RollBackPlan,
  Upload,
  UploadPlan,
} from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import { inJob } from '../service/activity/job-scope';
import type { ServiceClient } from '../service/service-client';
import type { Store } from '../store/open-store';
import type { UploadRecord } from '../store/sending/upload-record';
import {
  type ActiveUpload,
  activeUploadOf,
  isOver,
  keepWait,
  noteProgress,
  requireNobodyBeside,
  requireNobodyRelies,
  secondsLeftOf,
} from './active-upload';
import { type BatchSizing, startSizing } from './batch-size-policy';
import { bridgeErrorOf } from './bridge-error';
import { PacedPublisher } from './paced-publisher';
import { PlansUnderWay } from './plans-under-way';
import { RollBackRun } from './roll-back-run';
import { keepEnd, keepFailure, keepRollBack, keepStoppedRollBack } from './upload-ends';
import { endedBy, makePlan } from './upload-plan';
import { type UploadProgress, UploadRun } from './upload-run';
import { WaitingUploads } from './waiting-uploads';

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

/** All uploads: plans, starts, pauses, resumes, cancels; one per import at a time. */
export class Uploads {
  readonly #deps: UploadsDeps;
  readonly #active = new Map<string, ActiveUpload>();
  /** Imports being planned or started. */
  readonly #busyImports = new Set<string>();
  readonly #planning = new PlansUnderWay();
  /** What the user was shown last per import. */
  readonly #plans = new Map<string, UploadPlan>();
  readonly #waiting = new WaitingUploads((uploadId) => this.resume(uploadId).catch(this.#deps.onFault));
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

  /** @throws as the service does; service.cancelled after `stopPlanning` */
  plan(importId: string, customerId: string): Promise<UploadPlan> {
    return this.#planning.make(importId, (signal) =>
      this.#exclusively(importId, async () => {
        const { customer, client } = await this.#peer(customerId);
        const { plan } = await makePlan(this.#deps.store(), endedBy(client, signal), importId, customer);
        this.#plans.set(importId, plan);
        this.#deps.onSent();
        return plan;
      }),
    );
  }

  readonly stopPlanning = (importId: string): Promise<void> => this.#planning.stop(importId);

  /**
   * Plans anew, so that what is sent is what the service lacks now, and begins.
   * @throws KontorError upload.differs unless that is what the last plan showed: then look at a new plan; upload.busy
   */
  start(importId: string, customerId: string, next?: 'analyse'): Promise<Upload> {
    return this.#exclusively(importId, async () => {
      const store = this.#deps.store();
      const { customer, client } = await this.#peer(customerId);
      const { plan, sizing, batches, heldAccounts } = await makePlan(store, client, importId, customer);
      const shown = this.#plans.get(importId);
      if (JSON.stringify(shown) !== JSON.stringify(plan)) {
        this.#plans.delete(importId);
        throw new KontorError('upload.differs');
      }
      if (plan.calls.length === 0) throw new KontorError('import.nothingToSend');
      requireNobodyRelies(plan, this.#active.values(), this.#busyImports.size);
      const record = await store.call('uploads.create', {
        importId,
        customerId,
        batchesTotal: batches,
        batchSize: sizing.size,
        analysesNext: next === 'analyse',
        heldAccounts,
      });
      this.#plans.delete(importId);
      const upload = this.#run(record, customer, client, sizing, false);
      const active = this.#active.get(record.id);
      if (active) active.isReplacing = plan.replaces !== undefined;
      return upload;
    });
  }

  async pause(uploadId: string): Promise<Upload> {
    const active = this.#active.get(uploadId);
    if (!active) return this.#read(uploadId);
    active.isPausing = true;
    // While the service wants to be left alone no call is in the air, and nobody waits an hour for a pause.
    if (active.client.state().state === 'waiting') active.abort.abort();
    await active.finished;
    return this.#read(uploadId);
  }

  async resume(uploadId: string): Promise<Upload> {
    this.#waiting.forget(uploadId);
    const record = await this.#deps.store().call('uploads.get', uploadId);
    if (this.#active.has(uploadId) || isOver(record)) return this.#shown(record);
    if (record.state === 'rollBackStopped') return this.rollBack(uploadId);
    return this.#exclusively(record.importId, async () => {
      const { customer, client } = await this.#peer(record.customerId);
      await this.#deps.store().call('uploads.requireAnswers', uploadId);
      // After a pause every call was answered; after anything else one may have been taken without our knowing.
      const isResumed = record.state !== 'paused' || !this.#pausedHere.has(uploadId);
      this.#unsaved.delete(uploadId);
      const change = { state: 'running', error: null, finishedAt: null, waitingUntil: null } as const;
      const opened =
        record.state === 'failed'
          ? await this.#deps.store().call('uploads.reopen', uploadId)
          : await this.#deps.store().call('uploads.change', uploadId, change);
      return this.#run(opened, customer, client, startSizing(record.batchSize), isResumed);
    });
  }

  /** Ends at once, also one that failed; what has arrived stays at the service and in the counts. */
  async cancel(uploadId: string): Promise<Upload> {
    this.#waiting.forget(uploadId);
    const active = this.#active.get(uploadId);
    if (active && active.record.state !== 'rollingBack') {
      active.isCancelling = true;
      active.abort.abort();
      await active.finished;
      return this.#read(uploadId);
    }
    const record = await this.#deps.store().call('uploads.get', uploadId);
    // A roll back that stands half-way is resumed, not left: nobody could say any more what the service holds.
    if (isOver(record) || record.state === 'rollBackStopped') return this.#shown(record);
    const cancelled = await this.#deps.store().call('uploads.finish', uploadId, { state: 'cancelled' });
    this.#changed();
    return this.#shown(cancelled);
  }

  async cancelOfCustomer(customerId: string): Promise<void> {
    for (const { record, abort, finished } of Array.from(this.#active.values())) {
      if (record.customerId !== customerId) continue;
      if (record.state === 'rollingBack') {
        abort.abort();
        await finished;
      } else await this.cancel(record.id);
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
      // One that the service asked to wait goes on when it is time.
      if (!this.#waiting.has(uploadId)) await this.resume(uploadId).catch(this.#deps.onFault);
    }
  }

  /** The rows that the service did not take, with its words. */
  refusals(uploadId: string): Promise<RefusedRow[]> {
    return this.#deps.store().call('refusals.list', uploadId);
  }

  /** They stay here, also when the import is sent again. */
  async leaveOutRefused(uploadId: string): Promise<Upload> {
    await this.#deps.store().call('refusals.leaveOut', uploadId);
    this.#deps.onSent();
    return this.#read(uploadId);
  }

  /** What would be taken back, from the journal. */
  rollBackPlan(uploadId: string): Promise<RollBackPlan> {
    return this.#deps.store().call('rollBacks.plan', uploadId);
  }

  /**
   * Takes back what the upload created; also takes up a roll back that was interrupted.
   * @throws KontorError upload.notClosed while it may still go on; upload.busy while another of the customer runs
   */
  async rollBack(uploadId: string): Promise<Upload> {
    const record = await this.#deps.store().call('uploads.get', uploadId);
    if (record.state === 'rolledBack' || record.state === 'rollingBack') return this.#shown(record);
    requireNobodyBeside(record, this.#active.values());
    return this.#exclusively(record.importId, async () => {
      const { customer, client } = await this.#peer(record.customerId);
      const begun = await this.#deps.store().call('rollBacks.begin', uploadId);
      const active = this.#activate(begun, client);
      const run = new RollBackRun({
        ...this.#sharedOptions(active, customer),
        onProgress: (change) => this.#note(active, change),
      });
      return this.#follow(active, () => this.#walkBack(run, active));
    });
  }

  /** Quit: calls under way end; the journal says so at the next start. */
  async stop(): Promise<void> {
    this.#waiting.forgetAll();
    for (const { abort } of this.#active.values()) abort.abort();
    await Promise.all(Array.from(this.#active.values(), ({ finished }) => finished));
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
    const isRunning = Array.from(this.#active.values()).some(
      // A roll back changes what another import of the customer would find at the service.
      ({ record }) => record.importId === importId || record.state === 'rollingBack',
    );
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
    const client = await this.#deps.serviceClientOf(customer.connectionId);
    client.askCredentialsAgain();
    return { customer, client };
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
    const active = this.#activate(record, client);
    const run = new UploadRun({
      ...this.#sharedOptions(active, customer),
      sizing,
      isResumed,
      shouldPause: () => active.isPausing,
      onProgress: (change) => this.#note(active, change),
    });
    return this.#follow(active, () => this.#walk(run, active));
  }

  #activate(record: UploadRecord, client: ServiceClient): ActiveUpload {
    const active = activeUploadOf(record, client);
    this.#active.set(record.id, active);
    return active;
  }

  #sharedOptions(active: ActiveUpload, customer: Customer) {
    return {
      store: this.#deps.store(),
      client: active.client,
      clientNow: async () => {
        active.client = await this.#deps.serviceClientOf(customer.connectionId);
        return active.client;
      },
      uploadId: active.record.id,
      userId: customer.userId,
      signal: active.abort.signal,
      wait:
        this.#deps.wait ?? ((delayMs: number, signal: AbortSignal) => sleep(delayMs, undefined, { signal })),
    };
  }

  #follow(active: ActiveUpload, walk: () => Promise<void>): Upload {
    // While the client waits for the service (429), the page hears of it without any call returning.
    const watch = setInterval(() => {
      keepWait(this.#deps.store, active);
      this.#publisher.request();
    }, 500);
    const { id, customerId } = active.record;
    active.finished = inJob({ kind: 'upload', id, customerId }, walk)
      .catch(this.#deps.onFault)
      .finally(() => {
        clearInterval(watch);
        this.#active.delete(active.record.id);
        this.#changed();
        this.#deps.onSent();
      });
    this.#changed();
    return this.#shown(active.record);
  }

  /** At start: uploads that were waiting when the program ended go on by themselves when it is time. */
  async takeUpWaiting(): Promise<void> {
    this.#waiting.takeUp(await this.#deps.store().call('uploads.list'));
    this.#changed();
  }

  /** After sleep: timers stood still meanwhile, and what is due by the clock goes on now. */
  async wake(): Promise<void> {
    const listed = await this.#deps.store().call('uploads.list');
    this.#waiting.takeUp(listed.filter(({ id }) => this.#waiting.has(id)));
  }

  /** Keeps how it ended. */
  async #walk(run: UploadRun, active: ActiveUpload): Promise<void> {
    const store = this.#deps.store();
    try {
      const state = await keepEnd(store, active, run, await run.walk());
      if (state === 'paused' && !run.isRemoving) this.#pausedHere.add(active.record.id);
      if (state === 'done' && active.record.analysesNext)
        this.#deps.onAnalysesNext?.(active.record.customerId);
    } catch (error) {
      const unsaved = await keepFailure(store, active, run, {
        cause: error,
        error: () => bridgeErrorOf(error, this.#deps.onFault),
      });
      if (unsaved) this.#unsaved.set(active.record.id, unsaved);
    }
  }

  async #walkBack(run: RollBackRun, active: ActiveUpload): Promise<void> {
    const store = this.#deps.store();
    try {
      await keepRollBack(store, active, await run.walk());
    } catch (error) {
      await keepStoppedRollBack(store, active, {
        cause: error,
        error: () => bridgeErrorOf(error, this.#deps.onFault),
      });
    }
  }

  #note(active: ActiveUpload, change: UploadProgress): void {
    noteProgress(active, change);
    this.#publisher.request();
  }

  /** As the page sees it. What runs here is a little ahead of its journal. */
  #shown(stored: UploadRecord): Upload {
    const active = this.#active.get(stored.id);
    const { batchSize: _size, ...upload } = active?.record ?? { ...stored, ...this.#unsaved.get(stored.id) };
    const isPausedByService = upload.state === 'running' && active?.client.state().state === 'waiting';
    const isWaiting = isPausedByService || this.#waiting.has(upload.id);
    return {
      ...upload,
      state: isWaiting ? 'waiting' : upload.state,
      waitingUntil: isWaiting ? upload.waitingUntil : null,
      secondsLeft: secondsLeftOf(active),
    };
  }
}
