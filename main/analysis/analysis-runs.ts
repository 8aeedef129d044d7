import { setTimeout as sleep } from 'node:timers/promises';
import type { Customer, EventName, EventValue, Run } from '../../preload/contract';
import { KontorError } from '../errors/kontor-error';
import { inJob } from '../service/activity/job-scope';
import type { ServiceClient } from '../service/service-client';
import { isServiceError } from '../service/transport/service-error';
import type { Store } from '../store/open-store';
import type { RunChange } from '../store/operations/run-operations';
import { bridgeErrorOf } from '../upload/bridge-error';
import { holdsTransactions } from '../upload/held-pages';
import { PacedPublisher } from '../upload/paced-publisher';
import { isConnectionLoss } from './interruption-policy';
import { RunWalk } from './run-walk';

export interface AnalysisRunsDeps {
  store: () => Pick<Store, 'call'>;
  serviceClientOf: (connectionId: string) => Promise<ServiceClient>;
  publish: <Name extends EventName>(name: Name, value: EventValue<Name>) => void;
  onFault: (error: unknown) => void;
  /** A customer's last run changed. */
  onDone: () => void;
}

/** A run that this process works on. */
interface Active {
  run: Run;
  readonly abort: AbortController;
  finished: Promise<void>;
}

/** States in which a run goes on by itself, also after a restart. */
const open: ReadonlySet<Run['state']> = new Set(['triggering', 'running', 'noAnswerYet', 'fetching']);
/** How long a quit waits for the answer of a trigger: without it the identifier of the run is lost. */
const triggerGraceMs = 2_000;

/** Analysis runs: all of them, from the trigger to the results that the customer's type and scopes allow. */
export class AnalysisRuns {
  readonly #deps: AnalysisRunsDeps;
  readonly #active = new Map<string, Active>();
  readonly #publisher: PacedPublisher;

  constructor(deps: AnalysisRunsDeps) {
    this.#deps = deps;
    this.#publisher = new PacedPublisher(async () => {
      deps.publish('runs.changed', await this.list());
    }, deps.onFault);
  }

  list(): Promise<Run[]> {
    return this.#deps.store().call('runs.list');
  }

  /**
   * Triggers and answers at once; everything else follows by itself.
   * @throws KontorError run.nothingToAnalyse: nothing was sent from here, and the service holds nothing either
   */
  async start(customerId: string): Promise<Run> {
    const customer = await this.#deps.store().call('customers.get', customerId);
    const client = await this.#deps.serviceClientOf(customer.connectionId);
    client.askCredentialsAgain();
    await this.#requireTransactions(customer, client);
    // One that waits without an identifier would take the results of the new one for its own.
    for (const { run } of Array.from(this.#active.values())) {
      const isUnlinked = run.correlationId === null && run.state !== 'triggering';
      if (run.customerId === customerId && isUnlinked) await this.stop(run.id);
    }
    const run = await this.#deps.store().call('runs.create', customerId);
    this.#work(run, client);
    this.#publisher.request();
    return run;
  }

  /** The analysis that was chosen together with the sending. One that cannot begin is kept as a run that failed, and says why. */
  async startAfterUpload(customerId: string): Promise<void> {
    try {
      await this.start(customerId);
    } catch (error) {
      const run = await this.#deps.store().call('runs.create', customerId);
      await this.#change(run.id, {
        state: 'failed',
        error: bridgeErrorOf(error, this.#deps.onFault),
        finishedAt: new Date().toISOString(),
      });
    }
  }

  /** After the budget was used up, or after a stop: polls on. */
  async keepWaiting(runId: string): Promise<Run> {
    const run = await this.#deps.store().call('runs.get', runId);
    if (this.#active.has(runId) || run.state === 'done') return run;
    const continued = await this.#change(runId, { state: 'running', error: null, finishedAt: null });
    this.#work(continued);
    return continued;
  }

  async stop(runId: string): Promise<Run> {
    const active = this.#active.get(runId);
    active?.abort.abort();
    await active?.finished;
    const run = await this.#deps.store().call('runs.get', runId);
    return open.has(run.state) || run.state === 'outOfBudget'
      ? this.#change(runId, { state: 'stopped', nextPollAt: null, error: null })
      : run;
  }

  async stopOfCustomer(customerId: string): Promise<void> {
    for (const { run } of Array.from(this.#active.values())) {
      if (run.customerId === customerId) await this.stop(run.id);
    }
  }

  /** At start: every run that was under way goes on. A trigger that was never answered is not sent again. */
  async resumeOpen(): Promise<void> {
    for (const run of await this.list()) {
      if (open.has(run.state) && !this.#active.has(run.id)) this.#work(run);
    }
  }

  /** Runs that this process works on. */
  activeIds(): string[] {
    return Array.from(this.#active.keys());
  }

  /** All come to rest and wait for the user, who can keep waiting for them (`keepWaiting`). */
  async stopAll(): Promise<void> {
    await this.#untilIdentified(Array.from(this.#active.values()));
    await Promise.all(this.activeIds().map((runId) => this.stop(runId)));
  }

  /** Quit: polls end, their runs stay as they are and go on at the next start. */
  async close(): Promise<void> {
    const running = Array.from(this.#active.values());
    await this.#untilIdentified(running);
    for (const { abort } of running) abort.abort();
    await Promise.all(running.map(({ finished }) => finished));
    this.#publisher.stop();
  }

  /** The list to the page, soon. */
  refresh(): void {
    this.#publisher.request();
  }

  /** When the run has come to rest, for tests and the program without a window. */
  async settled(runId: string): Promise<Run> {
    await this.#active.get(runId)?.finished;
    return this.#deps.store().call('runs.get', runId);
  }

  /** A service that refuses to list them may still have some: only a plain "none" counts. */
  async #requireTransactions({ transactionCount, userId }: Customer, client: ServiceClient): Promise<void> {
    if (transactionCount > 0) return;
    const holds = await holdsTransactions(client, userId).catch((error: unknown) => {
      if (isServiceError(error, 'service.notFound')) return false;
      return true;
    });
    if (!holds) throw new KontorError('run.nothingToAnalyse');
  }

  async #untilIdentified(running: readonly Active[]): Promise<void> {
    await Promise.race([this.#untilTriggered(running), sleep(triggerGraceMs, undefined, { ref: false })]);
  }

  async #untilTriggered(running: readonly Active[]): Promise<void> {
    while (running.some(({ run }) => run.state === 'triggering' && this.#active.has(run.id))) {
      await sleep(20);
      if (running.every(({ abort }) => abort.signal.aborted)) return;
    }
  }

  /** `newClient` belongs to a run that was made just now and is still to be triggered. */
  #work(run: Run, newClient?: ServiceClient): void {
    const active: Active = { run, abort: new AbortController(), finished: Promise.resolve() };
    const { signal } = active.abort;
    this.#active.set(run.id, active);
    const job = { kind: 'analysis', id: run.id, customerId: run.customerId } as const;
    active.finished = inJob(job, () => this.#walk(active, newClient))
      .catch(async (error: unknown) => {
        if (signal.aborted) return;
        // A run that was triggered may well have results at a service that cannot be reached now.
        const isWaiting = newClient === undefined && isConnectionLoss(error);
        await this.#change(run.id, {
          state: isWaiting ? 'outOfBudget' : 'failed',
          nextPollAt: null,
          error: bridgeErrorOf(error, this.#deps.onFault),
          finishedAt: isWaiting ? null : new Date().toISOString(),
        });
      })
      .catch(this.#deps.onFault)
      .finally(() => {
        this.#active.delete(run.id);
        this.#publisher.request();
      });
  }

  async #walk(active: Active, newClient: ServiceClient | undefined): Promise<void> {
    const { run, abort } = active;
    const customer = await this.#deps.store().call('customers.get', run.customerId);
    const clientNow = () => this.#deps.serviceClientOf(customer.connectionId);
    const walk = new RunWalk(
      {
        store: this.#deps.store(),
        run,
        customer,
        clientNow,
        change: async (change) => {
          active.run = await this.#change(run.id, change);
          return active.run;
        },
        signal: abort.signal,
        onFault: this.#deps.onFault,
      },
      newClient ?? (await clientNow()),
    );
    if (await walk.walk(newClient !== undefined)) this.#deps.onDone();
  }

  async #change(runId: string, change: RunChange): Promise<Run> {
    const run = await this.#deps.store().call('runs.change', runId, change);
    this.#publisher.request();
    return run;
  }
}
