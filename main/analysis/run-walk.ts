import { setTimeout as sleep } from 'node:timers/promises';
import type { Customer, Run } from '../../preload/contract';
import { type ResultKey, resultsOf } from '../../preload/contract/answers/result-table';
import type { PollSnapshot, PollState } from '../service/polling/poll-run';
import { pollDelayMs, pollFigures } from '../service/polling/poll-schedule';
import type { ServiceClient } from '../service/service-client';
import { isServiceError } from '../service/transport/service-error';
import type { Store } from '../store/open-store';
import type { RunChange } from '../store/operations/run-operations';
import { bridgeErrorOf } from '../upload/bridge-error';
import { followResults } from './follow-results';
import { isClosed, isConnectionLoss, isOneEndpointsFault } from './interruption-policy';
import { type Judged, judgeAnswer, judgeFailure, judgePollFault, lateResult } from './result-judgement';
import { RunPolls } from './run-polls';

export interface RunWalkOptions {
  store: Pick<Store, 'call'>;
  run: Run;
  customer: Customer;
  /** Asked again after every loss: the service on this computer comes back under another address. */
  clientNow: () => Promise<ServiceClient>;
  change: (change: RunChange) => Promise<Run>;
  /** A stop or the end of the program: everything ends at once and the run stays as it is. */
  signal: AbortSignal;
  onFault: (error: unknown) => void;
}

const correlationKey = 'categorization.correlation';
type Keep = (key: ResultKey, judged: Judged) => Promise<void>;

/** What is looked at when no identifier links a run to its results; the first one that the scopes allow. */
const telltaleResults = ['categorization.get', 'contracts.get', 'accountHistory.get'] as const;

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

/** Walks one run: trigger -> poll, or look where no identifier is known -> fetch (interface.md 3). */
export class RunWalk {
  readonly #options: RunWalkOptions;
  readonly #polls: RunPolls;
  #run: Run;

  constructor(options: RunWalkOptions, client: ServiceClient) {
    const { clientNow, signal, customer } = options;
    this.#options = options;
    this.#polls = new RunPolls({ clientNow, signal, userId: customer.userId }, client);
    this.#run = options.run;
  }

  /**
   * Answers true when the run is done. Otherwise it is at rest in a state of its own, or the signal ended it.
   * @throws ServiceError, KontorError: the run has failed
   */
  async walk(isNew: boolean): Promise<boolean> {
    if (isNew) await this.#trigger();
    // Ended between trigger and answer: whether the service began is not known, and nothing is repeated.
    else if (this.#run.state === 'triggering') await this.#change({ state: 'noAnswerYet' });
    if (this.#run.state !== 'fetching') {
      const isReady = this.#run.correlationId === null ? await this.#look() : await this.#poll();
      if (isReady === 'closed') return this.#followEach();
      if (!isReady) return false;
    }
    return this.#fetchResults();
  }

  async #trigger(): Promise<void> {
    const { customer, signal } = this.#options;
    try {
      const path = { 'user-id': customer.userId };
      const { correlationId } = await this.#polls.client.call('users.triggerAnalysis', { path, signal });
      await this.#change({ state: 'running', correlationId: correlationId ?? null });
    } catch (error) {
      if (signal.aborted) throw error;
      const isCut = isServiceError(error, 'service.cancelled') && error.details.wasSent === 'yes';
      if (!isCut && !isServiceError(error, 'service.answerUnknown')) throw error;
      await this.#change({ state: 'noAnswerYet', correlationId: null });
    }
  }

  /** Polls by the identifier. Answers true when the run has finished, `closed` when nobody here may ask that. */
  async #poll(): Promise<boolean | 'closed'> {
    const { customer, signal, onFault } = this.#options;
    const end = await this.#polls.untilEnd({
      key: correlationKey,
      correlationId: this.#run.correlationId ?? undefined,
      resumeFrom: snapshotOf(this.#run, customer),
      onWait: ({ state, attempt, nextPollAt }) => {
        if (state === 'running' || state === 'noAnswerYet')
          this.#change({ state, polls: attempt, nextPollAt }).catch(onFault);
        return true;
      },
    });
    if (signal.aborted) return false;
    if (end.state === 'done') {
      await this.#change({ state: 'fetching', polls: end.attempt, nextPollAt: null, error: null });
      return true;
    }
    if (end.state === 'failed' && isClosed(end.fault)) return 'closed';
    await this.#change({ ...restOf(end), polls: end.attempt });
    return false;
  }

  /** Without the scope of the common endpoint: each result by its own, kept as soon as it is there. */
  async #followEach(): Promise<boolean> {
    const { signal } = this.#options;
    // Not `fetching`: after that state everything counts as there.
    const { keys, keep } = await this.#begin('running');
    const correlationId = this.#run.correlationId ?? undefined;
    const end = await followResults({
      keys,
      poll: (key, onWait) => this.#polls.untilEnd({ key, correlationId, onWait }),
      fetch: (key) => this.#fetchAndKeep(key, keep),
      keepRefused: (key, { fault }) => keep(key, judgePollFault(fault)),
      keepLate: (key) => keep(key, lateResult),
    }).finally(() => this.#polls.stopAll());
    if (signal.aborted) return false;
    if (end.state !== 'all') {
      await this.#change(restOf(end));
      return false;
    }
    await this.#change({ state: 'done', finishedAt: new Date().toISOString() });
    return true;
  }

  /**
   * Without an identifier no link to a run is claimed: the run counts as finished when the service has a result that
   * it did not have before the trigger. Until then nobody can tell, and the user may trigger again.
   */
  async #look(): Promise<boolean> {
    const { signal } = this.#options;
    const startedAtMs = performance.now();
    for (let attempt = this.#run.polls + 1; ; attempt += 1) {
      const isNewer = await this.#hasNewerResult().catch((error: unknown) => {
        if (signal.aborted || !isConnectionLoss(error)) throw error;
        return false;
      });
      if (isNewer) {
        await this.#change({ state: 'fetching', polls: attempt, nextPollAt: null, error: null });
        return true;
      }
      const elapsedMs = performance.now() - startedAtMs;
      if (elapsedMs >= pollFigures.budgetMs) {
        await this.#change({ state: 'outOfBudget', polls: attempt, nextPollAt: null });
        return false;
      }
      const delayMs = pollDelayMs(Math.min(attempt, 10), Math.random);
      const isLate = this.#run.state === 'noAnswerYet' || elapsedMs >= pollFigures.patienceMs;
      const nextPollAt = new Date(Date.now() + delayMs).toISOString();
      await this.#change({ state: isLate ? 'noAnswerYet' : 'running', polls: attempt, nextPollAt });
      await sleep(delayMs, undefined, { signal });
      await this.#polls.renewClient();
    }
  }

  async #hasNewerResult(): Promise<boolean> {
    const { store, customer, signal } = this.#options;
    const path = { 'user-id': customer.userId };
    for (const key of telltaleResults) {
      try {
        const { value } = await this.#polls.client.call(key, { path, signal, keepsText: true });
        const { payload, payloadText } = judgeAnswer(value);
        return !(await store.call('results.mayBeOfEarlierRun', this.#run.id, key, payload, payloadText));
      } catch (error) {
        if (isServiceError(error, 'service.notFound')) return false;
        const isClosed =
          isServiceError(error, 'service.missingScope') || isServiceError(error, 'service.forbidden');
        if (!isClosed) throw error;
      }
    }
    return false;
  }

  /** One failing result never hides the others; those already there are not fetched again. */
  async #fetchResults(): Promise<boolean> {
    const { keys, keep } = await this.#begin('fetching');
    for (const key of keys) if (!(await this.#fetchAndKeep(key, keep))) return false;
    await this.#change({ state: 'done', finishedAt: new Date().toISOString() });
    return true;
  }

  /** What is not kept yet, and what keeps one. */
  async #begin(state: 'running' | 'fetching'): Promise<{ keys: ResultKey[]; keep: Keep }> {
    const { store, customer } = this.#options;
    const wanted = resultsOf(customer.type);
    const kept = new Set(await store.call('results.endpointsOfRun', this.#run.id));
    const keys = wanted.filter((key) => !kept.has(key));
    let resultsDone = wanted.length - keys.length;
    await this.#change({ state, resultsDone, resultsTotal: wanted.length, nextPollAt: null });
    const keep: Keep = async (key, judged) => {
      await store.call('results.save', this.#run.id, { endpoint: key, ...judged });
      resultsDone += 1;
      await this.#change({ resultsDone, error: null });
    };
    return { keys, keep };
  }

  async #fetchAndKeep(key: ResultKey, keep: Keep): Promise<boolean> {
    const answer = await this.#fetchResult(key);
    if (answer === 'outOfBudget') return false;
    const isFault = 'fault' in answer;
    await keep(key, isFault ? judgeFailure(answer.fault, this.#options.onFault) : judgeAnswer(answer.value));
    return true;
  }

  /** A lost connection is no answer of this endpoint: the run stays in `fetching` and asks again, ever more rarely. */
  async #fetchResult(key: ResultKey): Promise<{ value: unknown } | { fault: unknown } | 'outOfBudget'> {
    const { customer, signal, onFault } = this.#options;
    const path = { 'user-id': customer.userId };
    const startedAtMs = performance.now();
    for (let losses = 1; ; losses += 1) {
      let fault: unknown;
      try {
        const { value } = await this.#polls.client.call(key, { path, signal, keepsText: true });
        return { value };
      } catch (error) {
        fault = error;
      }
      if (signal.aborted) throw fault;
      if (!isConnectionLoss(fault)) return { fault };
      if (isOneEndpointsFault(fault) && (await this.#hasUser())) return { fault };
      const error = bridgeErrorOf(fault, onFault);
      if (performance.now() - startedAtMs >= pollFigures.budgetMs) {
        await this.#change({ state: 'outOfBudget', error });
        return 'outOfBudget';
      }
      await this.#change({ error });
      await sleep(pollDelayMs(Math.min(losses, 10), Math.random), undefined, { signal });
      await this.#polls.renewClient();
      await this.#requireUser();
    }
  }

  /** After a loss: a service without this user would answer "none" to every result. */
  async #requireUser(): Promise<void> {
    const { customer, signal } = this.#options;
    try {
      await this.#polls.client.call('users.get', { path: { 'user-id': customer.userId }, signal });
    } catch (error) {
      if (signal.aborted || isServiceError(error, 'service.notFound')) throw error;
    }
  }

  /** Whether the service answers at all. */
  async #hasUser(): Promise<boolean> {
    const { customer, signal } = this.#options;
    return this.#polls.client.call('users.get', { path: { 'user-id': customer.userId }, signal }).then(
      () => true,
      () => false,
    );
  }

  async #change(change: RunChange): Promise<void> {
    this.#run = await this.#options.change(change);
  }
}

/** The run at rest, as its polling ended. */
function restOf({ state, fault }: Pick<PollSnapshot, 'state' | 'fault'>): RunChange {
  return {
    state: stateOfPoll[state],
    nextPollAt: null,
    error: fault ? { code: fault.code, params: { ...fault.details } } : null,
    finishedAt: state === 'outOfBudget' ? null : new Date().toISOString(),
  };
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
    budgetMs: pollFigures.budgetMs,
  };
}
