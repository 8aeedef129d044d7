import type { Customer, Upload, UploadPlan } from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import type { ServiceClient } from '../service/service-client';
import type { UploadRecord } from '../store/sending/upload-record';
import { isOver } from './active-upload';
import { type ActiveUploads, byQueue, type UploadsDeps } from './active-uploads';
import { bridgeErrorOf } from './bridge-error';
import { startSizing } from './decisions/batch-size-policy';
import type { ImportLocks } from './import-locks';
import { UploadLine } from './upload-line';
import { makePlan } from './upload-plan';

export interface UploadStartsParts {
  active: ActiveUploads;
  locks: ImportLocks;
  /** What the user was shown last per import. */
  plans: Map<string, UploadPlan>;
  /** Something began, ended, or came to nothing. */
  onMove: () => void;
}

/** How uploads begin and go on: one at a time over a connection, the others in line. */
export class UploadStarts {
  readonly line: UploadLine;
  readonly #deps: UploadsDeps;
  readonly #parts: UploadStartsParts;
  /** Begun or taken up in this process. */
  readonly #own = new Set<string>();

  constructor(deps: UploadsDeps, parts: UploadStartsParts) {
    this.#deps = deps;
    this.#parts = parts;
    this.line = new UploadLine({
      queued: async (connectionId) =>
        (await this.queued()).filter(
          (record) => record.connectionId === connectionId && (!deps.onlyOwn || this.#own.has(record.id)),
        ),
      isHeldBack: (customerId) => parts.locks.isRollingBack(customerId),
      begin: (record) => this.#takeTurn(record),
      onFault: deps.onFault,
    });
  }

  /** See `Uploads.start`. */
  async start(importId: string, customerId: string, next?: 'analyse'): Promise<Upload> {
    const { locks, plans } = this.#parts;
    const analysesNext = next === 'analyse';
    const { id, connectionId } = await locks.exclusively({ importId, customerId }, async () => {
      const { customer, client } = await this.peer(customerId);
      const shown = plans.get(importId);
      if (!this.line.enter(customer.connectionId)) return this.#enqueue(shown, customerId, analysesNext);
      return this.#inLine(customer.connectionId, async () => {
        const made = await makePlan(this.#deps.store(), client, importId, customer);
        const { plan } = made;
        if (JSON.stringify(shown) !== JSON.stringify(plan)) {
          plans.delete(importId);
          throw new KontorError('upload.differs');
        }
        if (plan.calls.length === 0) throw new KontorError('import.nothingToSend');
        return this.#begin(made, { customer, client, analysesNext });
      });
    });
    // It may be free by now.
    this.line.next(connectionId);
    return this.read(id);
  }

  /** See `Uploads.resume`. @param record one that stands still */
  async resume(record: UploadRecord): Promise<Upload> {
    const { id, state, connectionId, hasBegun } = record;
    this.#own.add(id);
    await this.#parts.locks.exclusively(record, async () => {
      const store = this.#deps.store();
      await store.call('uploads.requireAnswers', id);
      if (hasBegun && this.line.enter(connectionId))
        return this.#inLine(connectionId, () => this.#goOn(record));
      if (state === 'failed') await store.call('uploads.reopen', id);
      await store.call('uploads.change', id, { state: 'queued', error: null, waitingUntil: null });
      this.#parts.active.changed();
      return record;
    });
    this.line.next(connectionId);
    return this.read(id);
  }

  /** One that stands in line since an earlier session, and that somebody wants now. */
  takeUp({ id, connectionId }: UploadRecord): Promise<Upload> {
    this.#own.add(id);
    this.line.next(connectionId);
    return this.read(id);
  }

  /** In line for a connection, in the order in which their turns come. */
  async queued(customerId?: string): Promise<UploadRecord[]> {
    const listed = await this.#deps.store().call('uploads.list');
    return listed
      .filter((one) => one.state === 'queued' && (customerId === undefined || one.customerId === customerId))
      .sort(byQueue);
  }

  async peer(customerId: string): Promise<{ customer: Customer; client: ServiceClient }> {
    const customer = await this.#deps.store().call('customers.get', customerId);
    const client = await this.#deps.serviceClientOf(customer.connectionId);
    client.askCredentialsAgain();
    return { customer, client };
  }

  async read(uploadId: string): Promise<Upload> {
    const record = await this.#deps.store().call('uploads.get', uploadId);
    // Its place follows from the others in line.
    const beside = record.state === 'queued' ? await this.queued() : [record];
    const shown = this.#parts.active.shownAll(beside).find(({ id }) => id === uploadId);
    if (!shown) throw new KontorError('upload.unknown');
    return shown;
  }

  /** Nobody pressed Resume: what kept it from going on stands at the upload. */
  async keepWhy(uploadId: string, error: unknown, state?: 'interrupted' | 'failed'): Promise<void> {
    const told = bridgeErrorOf(error, this.#deps.onFault);
    const change = { ...(state ? { state } : {}), error: told };
    await this.#deps.store().call('uploads.change', uploadId, change).catch(this.#deps.onFault);
    this.#parts.active.changed();
  }

  /** What is begun has the connection until its end; what comes to nothing gives it back. */
  async #inLine(
    connectionId: string,
    begin: () => Promise<UploadRecord>,
    onNothing = () => this.line.leave(connectionId),
  ): Promise<UploadRecord> {
    try {
      const record = await begin();
      const active = this.#parts.active.get(record.id);
      if (active) active.isInLine = true;
      else this.line.leave(connectionId);
      return record;
    } catch (error) {
      onNothing();
      throw error;
    }
  }

  async #enqueue(
    plan: UploadPlan | undefined,
    customerId: string,
    analysesNext: boolean,
  ): Promise<UploadRecord> {
    if (!plan || plan.customerId !== customerId) throw new KontorError('upload.differs');
    if (plan.calls.length === 0) throw new KontorError('import.nothingToSend');
    const record = await this.#deps.store().call('uploads.enqueue', {
      importId: plan.importId,
      customerId,
      transactions: plan.transactions,
      calls: plan.calls.reduce((sum, { count }) => sum + count, 0),
      analysesNext,
    });
    this.#own.add(record.id);
    this.#parts.plans.delete(plan.importId);
    this.#parts.active.changed();
    this.#deps.onSent();
    return record;
  }

  /** @param queuedId what stood in line, whose place it takes */
  async #begin(
    { plan, sizing, batches, heldAccounts }: Awaited<ReturnType<typeof makePlan>>,
    { customer, client, analysesNext }: { customer: Customer; client: ServiceClient; analysesNext: boolean },
    queuedId?: string,
  ): Promise<UploadRecord> {
    const record = await this.#deps.store().call('uploads.create', {
      importId: plan.importId,
      customerId: plan.customerId,
      batchesTotal: batches,
      batchSize: sizing.size,
      analysesNext,
      heldAccounts,
      ...(queuedId ? { queuedId } : {}),
    });
    this.#parts.plans.delete(plan.importId);
    this.#parts.active.run(record, { customer, client, sizing }, false);
    return record;
  }

  /** One that was begun before. */
  async #goOn(record: UploadRecord): Promise<UploadRecord> {
    const store = this.#deps.store();
    const { customer, client } = await this.peer(record.customerId);
    const isResumed = !this.#parts.active.isAnswered(record);
    const change = { state: 'running', error: null, finishedAt: null, waitingUntil: null } as const;
    const opened =
      record.state === 'failed'
        ? await store.call('uploads.reopen', record.id)
        : await store.call('uploads.change', record.id, change);
    const sizing = startSizing(record.batchSize);
    this.#parts.active.run(opened, { customer, client, sizing }, isResumed);
    return opened;
  }

  /** Its turn has come, with the connection taken. Answers false when it could not begin; the upload says why. */
  async #takeTurn(record: UploadRecord): Promise<boolean> {
    const { connectionId, hasBegun } = record;
    const begin = () =>
      this.#inLine(
        connectionId,
        () => (hasBegun ? this.#goOnInTurn(record) : this.#beginInTurn(record)),
        () => undefined,
      );
    try {
      await this.#parts.locks.exclusively(record, begin);
      return true;
    } catch (error) {
      const now = await this.#deps
        .store()
        .call('uploads.get', record.id)
        .catch(() => null);
      if (now && isOver(now)) {
        // Cancelled meanwhile: that is no failure, and those behind it need not wait.
        this.line.leave(connectionId);
        return true;
      }
      await this.keepWhy(record.id, error, hasBegun ? 'interrupted' : 'failed');
      return false;
    } finally {
      this.#deps.onSent();
      this.#parts.onMove();
    }
  }

  async #goOnInTurn(record: UploadRecord): Promise<UploadRecord> {
    await this.#deps.store().call('uploads.requireAnswers', record.id);
    return this.#goOn(record);
  }

  /** What the service lacks now, which those before it may have changed. */
  async #beginInTurn({ id, importId, customerId, analysesNext }: UploadRecord): Promise<UploadRecord> {
    const store = this.#deps.store();
    const { customer, client } = await this.peer(customerId);
    const made = await makePlan(store, client, importId, customer);
    if ((await store.call('uploads.get', id)).state !== 'queued') throw new KontorError('service.cancelled');
    if (made.plan.calls.length > 0) return this.#begin(made, { customer, client, analysesNext }, id);
    const done = await store.call('uploads.finish', id, { state: 'done' });
    this.#parts.active.changed();
    if (analysesNext) this.#deps.onAnalysesNext?.(customerId);
    return done;
  }
}
