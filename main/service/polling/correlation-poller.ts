import { randomUUID } from 'node:crypto';
import type { Clock } from '../transport/clock';
import { isServiceError, type ServiceError, type ServiceErrorCode } from '../transport/service-error';
import { isSettled, type PollFault, type PollRun, type PollSnapshot, type PollState } from './poll-run';
import { pollDelayMs, pollFigures } from './poll-schedule';

export interface PollOptions<Key extends string = string> {
  /** A correlation endpoint of the registry. */
  readonly key: Key;
  readonly userId: string;
  /** Absent when the trigger's answer carried none; then no link to one run is claimed. */
  readonly correlationId?: string;
  readonly budgetMs?: number;
  readonly signal?: AbortSignal;
  /** Called with every change, first with the start. */
  readonly onChange?: (snapshot: PollSnapshot) => void;
  /** Goes on where a saved run stood. */
  readonly resumeFrom?: PollSnapshot;
}

interface PollerParts {
  readonly clock: Clock;
  readonly random: () => number;
  /** One poll through the client, which keeps the connection's limit. */
  readonly poll: (run: PollSnapshot, signal: AbortSignal) => Promise<{ status: number; value: unknown }>;
  /** Reads the user once; rejects with `service.notFound` when there is none. */
  readonly readUser: (userId: string, signal: AbortSignal) => Promise<unknown>;
}

interface Run {
  snapshot: PollSnapshot;
  readonly abort: AbortController;
  readonly onChange: ((snapshot: PollSnapshot) => void) | undefined;
  cancelTimer: (() => void) | undefined;
  /** Monotonic time up to which `elapsedMs` has been counted; undefined while asleep or settled. */
  countedUntilMs: number | undefined;
  isUserChecked: boolean;
  waiting: ((snapshot: PollSnapshot) => void)[];
}

/** Faults after which the next poll may well succeed. */
const passing: ReadonlySet<ServiceErrorCode> = new Set<ServiceErrorCode>([
  'service.notFound',
  'service.network',
  'service.proxyOrCertificate',
  'service.timeout',
  'service.unavailable',
  'service.answerUnknown',
  'service.badAnswer',
  'service.rateLimited',
]);

/** Polls the runs of one connection (interface.md 4.5): growing intervals, a time budget, honest states (B029). */
export class CorrelationPoller {
  readonly #parts: PollerParts;
  readonly #runs = new Map<string, Run>();
  #isSuspended = false;

  constructor(parts: PollerParts) {
    this.#parts = parts;
  }

  start(options: PollOptions): PollRun {
    const { clock, random } = this.#parts;
    const saved = options.resumeFrom;
    const nowMs = clock.nowMs();
    const firstMs = saved?.nextPollAt
      ? Math.min(pollFigures.capMs, Math.max(0, Date.parse(saved.nextPollAt) - nowMs))
      : pollDelayMs(1, random);
    const run: Run = {
      snapshot: {
        id: saved?.id ?? randomUUID(),
        key: options.key,
        userId: options.userId,
        correlationId: options.correlationId ?? saved?.correlationId,
        state: 'running',
        startedAt: saved?.startedAt ?? new Date(nowMs).toISOString(),
        nextPollAt: null,
        attempt: saved?.attempt ?? 0,
        elapsedMs: saved?.elapsedMs ?? 0,
        budgetMs: options.budgetMs ?? saved?.budgetMs ?? pollFigures.budgetMs,
      },
      abort: new AbortController(),
      onChange: options.onChange,
      cancelTimer: undefined,
      countedUntilMs: undefined,
      isUserChecked: false,
      waiting: [],
    };
    this.#runs.set(run.snapshot.id, run);
    if (options.signal?.aborted) this.#settle(run, 'stopped');
    else {
      options.signal?.addEventListener('abort', () => this.#settle(run, 'stopped'), { once: true });
      this.#schedule(run, firstMs);
    }
    return {
      id: run.snapshot.id,
      snapshot: () => this.#counted(run),
      settled: () => this.#settled(run),
      stop: () => this.#settle(run, 'stopped'),
      continueFor: (budgetMs) => this.#continue(run, budgetMs ?? pollFigures.budgetMs),
    };
  }

  /** Runs that are being polled now; snapshot first, then `onChange`. */
  runs(): PollSnapshot[] {
    return Array.from(this.#runs.values(), (run) => this.#counted(run));
  }

  /** The user is deleted: its 404 would go on for ever. */
  stopUser(userId: string): void {
    for (const run of this.#runs.values()) {
      if (run.snapshot.userId === userId) this.#settle(run, 'stopped');
    }
  }

  stopAll(): void {
    for (const run of this.#runs.values()) this.#settle(run, 'stopped');
  }

  /** The machine goes to sleep: timers stop, the budget too. */
  suspend(): void {
    this.#isSuspended = true;
    for (const run of this.#runs.values()) {
      run.cancelTimer?.();
      run.snapshot = this.#counted(run);
      run.countedUntilMs = undefined;
    }
  }

  /** Awake: each run polls soon, whatever its interval had grown to, one after the other through the limiter. */
  resume(): void {
    if (!this.#isSuspended) return;
    this.#isSuspended = false;
    for (const run of this.#runs.values()) this.#schedule(run, pollDelayMs(1, this.#parts.random));
  }

  #schedule(run: Run, delayMs: number): void {
    if (isSettled(run.snapshot.state)) return;
    run.cancelTimer?.();
    const { clock } = this.#parts;
    if (this.#isSuspended) return;
    run.countedUntilMs ??= clock.monotonicMs();
    run.cancelTimer = clock.setTimer(() => void this.#poll(run), delayMs);
    this.#change(run, { nextPollAt: new Date(clock.nowMs() + delayMs).toISOString() });
  }

  async #poll(run: Run): Promise<void> {
    const { signal } = run.abort;
    let fault: PollFault | undefined;
    try {
      if (!run.isUserChecked) await this.#parts.readUser(run.snapshot.userId, signal).catch(onlyUnknownUser);
      run.isUserChecked = true;
      const { status, value } = await this.#parts.poll(run.snapshot, signal);
      if (isSettled(run.snapshot.state)) return;
      // 202: accepted, not finished.
      if (status !== 202) {
        this.#settle(run, 'done', { value, attempt: run.snapshot.attempt + 1 });
        return;
      }
    } catch (error) {
      if (isSettled(run.snapshot.state)) return;
      const isUnknownUser = error instanceof UnknownUser;
      fault = isUnknownUser ? error.fault : faultOf(error);
      const isPassing = !isUnknownUser && fault.code !== 'internal' && passing.has(fault.code);
      if (!isPassing) {
        const isCancelled = fault.code === 'service.cancelled';
        this.#settle(run, isUnknownUser ? 'unknownUser' : isCancelled ? 'stopped' : 'failed', { fault });
        return;
      }
    }
    this.#notYet(run, fault);
  }

  #notYet(run: Run, fault: PollFault | undefined): void {
    const { elapsedMs, budgetMs, attempt } = this.#counted(run);
    const isPlain = fault?.code === 'service.notFound';
    const state: PollState = elapsedMs >= pollFigures.patienceMs ? 'noAnswerYet' : 'running';
    run.snapshot = { ...run.snapshot, attempt: attempt + 1, state, fault: isPlain ? undefined : fault };
    if (elapsedMs >= budgetMs) {
      this.#settle(run, 'outOfBudget');
      return;
    }
    // The last poll falls on the end of the budget.
    const delayMs = Math.min(pollDelayMs(attempt + 2, this.#parts.random), budgetMs - elapsedMs);
    this.#schedule(run, Math.max(delayMs, pollFigures.firstMs));
  }

  #continue(run: Run, budgetMs: number): void {
    if (run.snapshot.state !== 'outOfBudget') return;
    const state = run.snapshot.elapsedMs >= pollFigures.patienceMs ? 'noAnswerYet' : 'running';
    run.snapshot = { ...run.snapshot, state, budgetMs: run.snapshot.elapsedMs + budgetMs };
    this.#runs.set(run.snapshot.id, run);
    this.#schedule(run, pollDelayMs(1, this.#parts.random));
  }

  #settle(run: Run, state: PollState, change: Partial<PollSnapshot> = {}): void {
    if (isSettled(run.snapshot.state) && !(run.snapshot.state === 'outOfBudget' && state === 'stopped'))
      return;
    run.cancelTimer?.();
    run.snapshot = this.#counted(run);
    run.countedUntilMs = undefined;
    this.#runs.delete(run.snapshot.id);
    this.#change(run, { ...change, state, nextPollAt: null });
    if (state === 'stopped') run.abort.abort();
    for (const resolve of run.waiting.splice(0)) resolve(run.snapshot);
  }

  #settled(run: Run): Promise<PollSnapshot> {
    if (isSettled(run.snapshot.state)) return Promise.resolve(run.snapshot);
    return new Promise((resolve) => {
      run.waiting.push(resolve);
    });
  }

  #change(run: Run, change: Partial<PollSnapshot>): void {
    run.snapshot = { ...this.#counted(run), ...change };
    run.onChange?.(run.snapshot);
  }

  /** The snapshot with `elapsedMs` brought up to now. */
  #counted(run: Run): PollSnapshot {
    if (run.countedUntilMs === undefined) return run.snapshot;
    const nowMs = this.#parts.clock.monotonicMs();
    const elapsedMs = run.snapshot.elapsedMs + (nowMs - run.countedUntilMs);
    run.countedUntilMs = nowMs;
    run.snapshot = { ...run.snapshot, elapsedMs };
    return run.snapshot;
  }
}

class UnknownUser extends Error {
  readonly fault: PollFault;
  constructor(error: ServiceError) {
    super('unknown user');
    this.fault = faultOf(error);
  }
}

/** A 404 for a wrong user looks like a run in progress, so the user is read once; other faults say nothing about it. */
function onlyUnknownUser(error: unknown): void {
  if (isServiceError(error, 'service.notFound')) throw new UnknownUser(error);
  if (isServiceError(error, 'service.cancelled')) throw error;
}

function faultOf(error: unknown): PollFault {
  return isServiceError(error)
    ? { code: error.code, details: error.details }
    : { code: 'internal', details: {} };
}
