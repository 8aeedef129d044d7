import { setTimeout as sleep } from 'node:timers/promises';
import type { Customer, EventName, EventValue, Upload } from '../../preload/contract';
import { inJob } from '../service/activity/job-scope';
import type { ServiceClient } from '../service/service-client';
import type { Store } from '../store/open-store';
import type { UploadRecord } from '../store/sending/upload-record';
import {
  type ActiveUpload,
  activeUploadOf,
  keepWait,
  noteAwake,
  noteProgress,
  secondsLeftOf,
} from './active-upload';
import { bridgeErrorOf } from './bridge-error';
import type { BatchSizing } from './decisions/batch-size-policy';
import { PacedPublisher } from './paced-publisher';
import { RollBackRun } from './roll-back-run';
import type { UploadProgress } from './sending/batch-sender';
import { keepEnd, keepFailure, keepRollBack, keepStoppedRollBack } from './upload-ends';
import { UploadRun } from './upload-run';

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
  /** A program without a window: only what it began or took up itself may go, and what others left stays as they left it. */
  onlyOwn?: boolean;
  wait?: (delayMs: number, signal: AbortSignal) => Promise<void>;
}

export interface ActiveUploadsDeps extends UploadsDeps {
  isWaiting: (uploadId: string) => boolean;
  /** It does not run any more, however it ended. */
  onEnd: (active: ActiveUpload) => void;
}

/** Uploads that run, or are being taken back, in this process: walked, followed, and shown as they are now. */
export class ActiveUploads {
  readonly #deps: ActiveUploadsDeps;
  readonly #active = new Map<string, ActiveUpload>();
  /** Ends that the store could not keep, for example because the disk is full; the journal knows where they stood. */
  readonly #unsaved = new Map<string, Pick<UploadRecord, 'state' | 'error'>>();
  /** Paused in this session: nothing can have been taken since without our knowing. */
  readonly #pausedHere = new Set<string>();
  readonly #publisher: PacedPublisher;
  #listed: UploadRecord[] | null = null;

  constructor(deps: ActiveUploadsDeps) {
    this.#deps = deps;
    this.#publisher = new PacedPublisher(async () => {
      // Progress is known here; only a change of the list itself asks the store, which has an upload to serve.
      this.#listed ??= await deps.store().call('uploads.list');
      deps.publish('uploads.changed', this.shownAll(this.#listed));
    }, deps.onFault);
  }

  get(uploadId: string): ActiveUpload | undefined {
    return this.#active.get(uploadId);
  }

  all(): ActiveUpload[] {
    return Array.from(this.#active.values());
  }

  /** Something is in the store that the last list does not have. */
  changed(): void {
    this.#listed = null;
    this.#publisher.request();
  }

  stop(): void {
    this.#publisher.stop();
  }

  /** Whether the services want to be left alone, and until when: kept as soon as it is known. */
  noteWaits(): void {
    for (const active of this.#active.values()) keepWait(this.#deps.store, active);
  }

  /** After a pause every call was answered; after anything else one may have been taken without our knowing. */
  isAnswered({ id, state }: UploadRecord): boolean {
    return state === 'paused' && this.#pausedHere.has(id);
  }

  run(
    record: UploadRecord,
    { customer, client, sizing }: { customer: Customer; client: ServiceClient; sizing: BatchSizing },
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

  takeBack(record: UploadRecord, customer: Customer, client: ServiceClient): Upload {
    const active = this.#activate(record, client);
    const run = new RollBackRun({
      ...this.#sharedOptions(active, customer),
      onProgress: (change) => this.#note(active, change),
    });
    return this.#follow(active, () => this.#walkBack(run, active));
  }

  /** As the page sees them: those that wait for their turn with their place. */
  shownAll(records: readonly UploadRecord[]): Upload[] {
    const places = new Map<string, number>();
    const lengths = new Map<string, number>();
    for (const { id, connectionId, state } of [...records].sort(byQueue)) {
      if (state !== 'queued') continue;
      const place = (lengths.get(connectionId) ?? 0) + 1;
      lengths.set(connectionId, place);
      places.set(id, place);
    }
    return records.map((record) => this.#shown(record, places.get(record.id)));
  }

  #activate(record: UploadRecord, client: ServiceClient): ActiveUpload {
    this.#unsaved.delete(record.id);
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
      noteAwake(active, performance.now());
      keepWait(this.#deps.store, active);
      this.#publisher.request();
    }, 500);
    const { id, customerId } = active.record;
    active.finished = inJob({ kind: 'upload', id, customerId }, walk)
      .catch(this.#deps.onFault)
      .finally(() => {
        clearInterval(watch);
        this.#active.delete(id);
        this.changed();
        this.#deps.onSent();
        this.#deps.onEnd(active);
      });
    this.changed();
    return this.#shown(active.record);
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

  /** What runs here is a little ahead of its journal. */
  #shown(stored: UploadRecord, queuePlace?: number): Upload {
    const active = this.#active.get(stored.id);
    const record = active?.record ?? { ...stored, ...this.#unsaved.get(stored.id) };
    const { batchSize: _size, connectionId: _connection, hasBegun: _begun, ...upload } = record;
    const isPausedByService = upload.state === 'running' && active?.client.state().state === 'waiting';
    const isWaiting = isPausedByService || this.#deps.isWaiting(upload.id);
    return {
      ...upload,
      ...(queuePlace === undefined ? {} : { queuePlace }),
      state: isWaiting ? 'waiting' : upload.state,
      waitingUntil: isWaiting ? upload.waitingUntil : null,
      secondsLeft: secondsLeftOf(active),
    };
  }
}

export function byQueue(a: UploadRecord, b: UploadRecord): number {
  return a.startedAt.localeCompare(b.startedAt) || a.id.localeCompare(b.id);
}
