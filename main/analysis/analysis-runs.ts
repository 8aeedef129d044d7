import type { Customer, EventName, EventValue, Run } from '../../preload/contract';
import type { PollRun, PollSnapshot, PollState } from '../service/poll-run';
import type { ServiceClient } from '../service/service-client';
import { isServiceError } from '../service/service-error';
import type { Store } from '../store/open-store';
import type { RunChange } from '../store/operations/run-operations';
import { bridgeErrorOf } from '../upload/bridge-error';
import { PacedPublisher } from '../upload/paced-publisher';
import { judgeAnswer, judgeFailure } from './result-judgement';
import { type ResultKey, resultsOfType } from './result-table';

export interface AnalysisRunsDeps {
  store: () => Pick<Store, 'call'>;
  serviceClientOf: (connectionId: string) => Promise<ServiceClient>;
  publish: <Name extends EventName>(name: Name, value: EventValue<Name>) => void;
  onFault: (error: unknown) => void;
  /** A customer's last run changed. */
  onDone: () => void;
}

const correlationKey = 'categorization.correlation';

/** States in which a run goes on by itself, also after a restart. */
const open: ReadonlySet<Run['state']> = new Set(['triggering', 'running', 'noAnswerYet', 'fetching']);

/** How the poller's words are told; what it ends with is dealt with apart. */
const stateOfPoll = {
  running: 'running',
  noAnswerYet: 'noAnswerYet',
  done: 'fetching',
  outOfBudget: 'outOfBudget',
  stopped: 'stopped',
  unknownUser: 'failed',
  failed: 'failed',
} as const satisfies Record<PollState, Run['state']>;

/** Analysis runs: trigger, poll, fetch what the customer's type and scopes allow, keep it as received (interface.md 3). */
export class AnalysisRuns {
  readonly #deps: AnalysisRunsDeps;
  readonly #polls = new Map<string, PollRun>();
  readonly #working = new Map<string, Promise<void>>();
  readonly #publisher: PacedPublisher;
  #isStopped = false;

  constructor(deps: AnalysisRunsDeps) {
    this.#deps = deps;
    this.#publisher = new PacedPublisher(async () => {
      deps.publish('runs.changed', await this.list());
    }, deps.onFault);
  }

  list(): Promise<Run[]> {
    return this.#deps.store().call('runs.list');
  }

  /** Triggers and answers at once; everything else follows by itself. */
  async start(customerId: string): Promise<Run> {
    const customer = await this.#deps.store().call('customers.get', customerId);
    const client = await this.#deps.serviceClientOf(customer.connectionId);
    const run = await this.#deps.store().call('runs.create', customerId);
    this.#work(run.id, () => this.#trigger(run, customer, client));
    this.#publisher.request();
    return run;
  }

  /** After the budget was used up, or after a stop: polls on. */
  async keepWaiting(runId: string): Promise<Run> {
    const run = await this.#deps.store().call('runs.get', runId);
    if (this.#working.has(runId) || run.state === 'done') return run;
    const change: RunChange = { state: 'running', error: null, finishedAt: null };
    const continued = await this.#change(runId, change);
    this.#goOn(continued);
    return continued;
  }

  async stop(runId: string): Promise<Run> {
    this.#polls.get(runId)?.stop();
    await this.#working.get(runId);
    const run = await this.#deps.store().call('runs.get', runId);
    return open.has(run.state) || run.state === 'outOfBudget'
      ? this.#change(runId, { state: 'stopped', nextPollAt: null })
      : run;
  }

  async stopOfCustomer(customerId: string): Promise<void> {
    for (const run of await this.list()) {
      if (run.customerId === customerId && this.#working.has(run.id)) await this.stop(run.id);
    }
  }

  /** At start: every run that was under way goes on. A trigger that was never answered is not sent again. */
  async resumeOpen(): Promise<void> {
    for (const run of await this.list()) {
      if (open.has(run.state) && !this.#working.has(run.id)) this.#goOn(run);
    }
  }

  /** Quit: polls end, their runs stay as they are and go on at the next start. */
  async close(): Promise<void> {
    this.#isStopped = true;
    for (const poll of this.#polls.values()) poll.stop();
    await Promise.all(this.#working.values());
    this.#publisher.stop();
  }

  /** The list to the page, soon. */
  refresh(): void {
    this.#publisher.request();
  }

  /** When the run has come to rest, for tests and the program without a window. */
  async settled(runId: string): Promise<Run> {
    await this.#working.get(runId);
    return this.#deps.store().call('runs.get', runId);
  }

  #goOn(run: Run): void {
    this.#work(run.id, async () => {
      const customer = await this.#deps.store().call('customers.get', run.customerId);
      const client = await this.#deps.serviceClientOf(customer.connectionId);
      if (run.state === 'fetching') await this.#fetchResults(run.id, customer, client);
      else await this.#poll(run, customer, client);
    });
  }

  #work(runId: string, work: () => Promise<void>): void {
    const working = work()
      .catch(async (error: unknown) => {
        if (this.#isStopped) return;
        await this.#change(runId, {
          state: 'failed',
          error: bridgeErrorOf(error, this.#deps.onFault),
          finishedAt: new Date().toISOString(),
        });
      })
      .catch(this.#deps.onFault)
      .finally(() => {
        this.#working.delete(runId);
        this.#polls.delete(runId);
      });
    this.#working.set(runId, working);
  }

  async #trigger(run: Run, customer: Customer, client: ServiceClient): Promise<void> {
    const correlationId = await this.#correlationOfTrigger(customer, client);
    const triggered = await this.#change(run.id, { state: 'running', correlationId });
    await this.#poll(triggered, customer, client);
  }

  /** Null when the answer carried none, or never came: then polling claims no link to this run, and nothing is repeated. */
  async #correlationOfTrigger(customer: Customer, client: ServiceClient): Promise<string | null> {
    try {
      const path = { 'user-id': customer.userId };
      const { correlationId } = await client.call('users.triggerAnalysis', { path });
      return correlationId ?? null;
    } catch (error) {
      if (isServiceError(error, 'service.answerUnknown')) return null;
      throw error;
    }
  }

  async #poll(run: Run, customer: Customer, client: ServiceClient): Promise<void> {
    if (this.#isStopped) return;
    const poll = client.poll({
      key: correlationKey,
      userId: customer.userId,
      correlationId: run.correlationId ?? undefined,
      resumeFrom: snapshotOf(run, customer),
      onChange: (snapshot) => this.#notePoll(run.id, snapshot),
    });
    this.#polls.set(run.id, poll);
    const end = await poll.settled();
    if (this.#isStopped) return;
    if (end.state === 'done') {
      const polls = end.attempt;
      await this.#change(run.id, { state: 'fetching', polls, nextPollAt: null });
      await this.#fetchResults(run.id, customer, client);
      return;
    }
    const { fault } = end;
    await this.#change(run.id, {
      state: stateOfPoll[end.state],
      polls: end.attempt,
      nextPollAt: null,
      error: fault ? { code: fault.code, params: { ...fault.details } } : null,
      finishedAt: end.state === 'outOfBudget' ? null : new Date().toISOString(),
    });
  }

  #notePoll(runId: string, { state, attempt, nextPollAt }: PollSnapshot): void {
    if (state !== 'running' && state !== 'noAnswerYet') return;
    this.#change(runId, { state, polls: attempt, nextPollAt }).catch(this.#deps.onFault);
  }

  /** One failing result never hides the others; those already there are not fetched again. */
  async #fetchResults(runId: string, customer: Customer, client: ServiceClient): Promise<void> {
    const store = this.#deps.store();
    const keys: readonly ResultKey[] = resultsOfType[customer.type];
    const fetched = new Set(await store.call('results.endpointsOfRun', runId));
    let resultsDone = keys.filter((key) => fetched.has(key)).length;
    await this.#change(runId, { resultsDone, resultsTotal: keys.length });
    for (const key of keys) {
      if (fetched.has(key)) continue;
      const judged = await this.#fetchResult(key, customer, client);
      if (this.#isStopped) return;
      await store.call('results.save', runId, { endpoint: key, ...judged });
      resultsDone += 1;
      await this.#change(runId, { resultsDone });
    }
    await this.#change(runId, { state: 'done', finishedAt: new Date().toISOString() });
    this.#deps.onDone();
  }

  async #fetchResult(key: ResultKey, customer: Customer, client: ServiceClient) {
    try {
      const { value } = await client.call(key, { path: { 'user-id': customer.userId } });
      return judgeAnswer(value);
    } catch (error) {
      return judgeFailure(error, this.#deps.onFault);
    }
  }

  async #change(runId: string, change: RunChange): Promise<Run> {
    const run = await this.#deps.store().call('runs.change', runId, change);
    this.#publisher.request();
    return run;
  }
}

/** The poller's record of a run that was being polled before; undefined for a new one. */
function snapshotOf(run: Run, customer: Customer): PollSnapshot | undefined {
  if (run.polls === 0) return undefined;
  return {
    id: run.id,
    key: correlationKey,
    userId: customer.userId,
    correlationId: run.correlationId ?? undefined,
    state: 'running',
    startedAt: run.startedAt,
    nextPollAt: run.nextPollAt,
    attempt: run.polls,
    // The time budget begins anew with the program: it guards against endless polling, not against a slow service.
    elapsedMs: 0,
    budgetMs: 15 * 60_000,
  };
}
