import type { RefusedRow, RollBackPlan, Upload, UploadPlan } from '../../preload/contract';
import { isOver, requireNobodyBeside } from './active-upload';
import { ActiveUploads, type UploadsDeps } from './active-uploads';
import { ImportLocks } from './import-locks';
import { PlansUnderWay } from './plans-under-way';
import { endedBy, makePlan } from './upload-plan';
import { UploadStarts } from './upload-starts';
import { WaitingUploads } from './waiting-uploads';

/** All uploads: plans, starts, pauses, resumes, cancels; one per import and one per connection at a time. */
export class Uploads {
  readonly #deps: UploadsDeps;
  readonly #active: ActiveUploads;
  readonly #locks: ImportLocks;
  readonly #starts: UploadStarts;
  readonly #planning = new PlansUnderWay();
  /** What the user was shown last per import. */
  readonly #plans = new Map<string, UploadPlan>();
  readonly #waiting = new WaitingUploads((uploadId) => this.#goOnByItself(uploadId));
  /** Called when an upload ends or a turn comes to nothing, for whoever waits for either. */
  readonly #onMove = new Set<() => void>();

  constructor(deps: UploadsDeps) {
    this.#deps = deps;
    this.#active = new ActiveUploads({
      ...deps,
      isWaiting: (uploadId) => this.#waiting.has(uploadId),
      onEnd: ({ record, isInLine }) => {
        if (isInLine) this.#starts.line.leave(record.connectionId);
        else this.#starts.line.next(record.connectionId);
        this.#moved();
      },
    });
    this.#locks = new ImportLocks(this.#active);
    this.#starts = new UploadStarts(deps, {
      active: this.#active,
      locks: this.#locks,
      plans: this.#plans,
      onMove: () => this.#moved(),
    });
  }

  async list(): Promise<Upload[]> {
    return this.#active.shownAll(await this.#deps.store().call('uploads.list'));
  }

  /** @throws as the service does; service.cancelled after `stopPlanning` */
  plan(importId: string, customerId: string): Promise<UploadPlan> {
    return this.#planning.make(importId, (signal) =>
      this.#locks.exclusively({ importId, customerId }, async () => {
        const { customer, client } = await this.#starts.peer(customerId);
        const { plan } = await makePlan(this.#deps.store(), endedBy(client, signal), importId, customer);
        this.#plans.set(importId, plan);
        this.#deps.onSent();
        return plan;
      }),
    );
  }

  readonly stopPlanning = (importId: string): Promise<void> => this.#planning.stop(importId);

  /**
   * Plans anew, so that what is sent is what the service lacks now, and begins; or stands in line while another upload
   * goes over the connection, and plans anew when its turn comes.
   * @throws KontorError upload.differs unless that is what the last plan showed: then look at a new plan; upload.busy
   */
  start(importId: string, customerId: string, next?: 'analyse'): Promise<Upload> {
    return this.#starts.start(importId, customerId, next);
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

  /** Goes on at once, or when its turn comes. @throws KontorError import.sentOtherwise, upload.busy */
  async resume(uploadId: string): Promise<Upload> {
    this.#waiting.forget(uploadId);
    const record = await this.#deps.store().call('uploads.get', uploadId);
    if (this.#active.get(uploadId) || isOver(record)) return this.#read(uploadId);
    if (record.state === 'queued') return this.#starts.takeUp(record);
    return record.state === 'rollBackStopped' ? this.rollBack(uploadId) : this.#starts.resume(record);
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
    if (isOver(record) || record.state === 'rollBackStopped') return this.#read(uploadId);
    await this.#deps.store().call('uploads.finish', uploadId, { state: 'cancelled' });
    this.#active.changed();
    this.#deps.onSent();
    this.#starts.line.next(record.connectionId);
    this.#moved();
    return this.#read(uploadId);
  }

  async cancelOfCustomer(customerId: string): Promise<void> {
    for (const { id } of await this.#starts.queued(customerId)) await this.cancel(id);
    for (const { record, abort, finished } of this.#active.all()) {
      if (record.customerId !== customerId) continue;
      if (record.state === 'rollingBack') {
        abort.abort();
        await finished;
      } else await this.cancel(record.id);
    }
  }

  /** Uploads that run in this process. */
  activeIds(): string[] {
    return this.#active.all().map(({ record }) => record.id);
  }

  /** All of them come to rest after the call under way, and wait for the user. */
  async pauseAll(): Promise<void> {
    this.#starts.line.halt();
    for (const { id } of await this.#starts.queued())
      await this.#deps.store().call('uploads.change', id, { state: 'paused' });
    await Promise.all(this.activeIds().map((uploadId) => this.pause(uploadId)));
  }

  /** Those that run now go on by themselves at the next start (`resumeMarked`), and those in line keep their places. */
  async markToResume(): Promise<void> {
    await this.#deps.store().call('uploads.resumeAtStart', this.activeIds());
  }

  /** At start: first those that were under way, then those in line. One that cannot go on now waits for the user. */
  async resumeMarked(): Promise<void> {
    if (this.#deps.onlyOwn) return;
    for (const uploadId of await this.#deps.store().call('uploads.takeResumable')) {
      // One that the service asked to wait goes on when it is time.
      if (!this.#waiting.has(uploadId)) await this.#goOnByItself(uploadId);
    }
    for (const connectionId of new Set((await this.#starts.queued()).map((record) => record.connectionId)))
      this.#starts.line.next(connectionId);
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
    if (record.state === 'rolledBack' || record.state === 'rollingBack') return this.#read(uploadId);
    requireNobodyBeside(record, this.#active.all());
    await this.#locks.exclusively(record, async () => {
      const { customer, client } = await this.#starts.peer(record.customerId);
      const begun = await this.#deps.store().call('rollBacks.begin', uploadId);
      this.#active.takeBack(begun, customer, client);
    });
    return this.#read(uploadId);
  }

  /** Quit: calls under way end; the journal says so at the next start. */
  async stop(): Promise<void> {
    this.#starts.line.halt();
    this.#waiting.forgetAll();
    this.noteWaits();
    const active = this.#active.all();
    for (const { abort } of active) abort.abort();
    await Promise.all(active.map(({ finished }) => finished));
    this.#active.stop();
    this.#moved();
  }

  /** A service asks for a rest, or has had it: what happens next, even at once, an upload that waits is known to wait. */
  noteWaits(): void {
    this.#active.noteWaits();
  }

  /** When it neither runs nor stands in line any more, for tests and the program without a window. */
  async settled(uploadId: string): Promise<Upload> {
    for (;;) {
      const moved = new Promise<void>((resolve) => this.#onMove.add(resolve));
      await this.#active.get(uploadId)?.finished;
      const upload = await this.#read(uploadId);
      if (upload.state !== 'queued' && !this.#active.get(uploadId)) return upload;
      await moved;
    }
  }

  /** The list to the page, soon. */
  refresh(): void {
    this.#active.changed();
  }

  /** At start: uploads that were waiting when the program ended go on by themselves when it is time. */
  async takeUpWaiting(): Promise<void> {
    if (!this.#deps.onlyOwn) this.#waiting.takeUp(await this.#deps.store().call('uploads.list'));
    this.#active.changed();
  }

  /** After sleep: timers stood still meanwhile, and what is due by the clock goes on now. */
  async wake(): Promise<void> {
    const listed = await this.#deps.store().call('uploads.list');
    this.#waiting.takeUp(listed.filter(({ id }) => this.#waiting.has(id)));
  }

  #moved(): void {
    for (const tell of this.#onMove) tell();
    this.#onMove.clear();
  }

  #read(uploadId: string): Promise<Upload> {
    return this.#starts.read(uploadId);
  }

  async #goOnByItself(uploadId: string): Promise<void> {
    await this.resume(uploadId).catch((error: unknown) => this.#starts.keepWhy(uploadId, error));
  }
}
