import type { ClientLimits } from '../transport/client-limits';
import type { Clock } from '../transport/clock';

export type CallPriority = 'high' | 'normal' | 'low';

/** What the window shows of a connection: `waiting` is "waiting for the service, N s". */
export interface GateState {
  readonly state: 'idle' | 'working' | 'waiting' | 'suspended';
  /** Wall clock at which the next request leaves, ISO 8601; only in `waiting`. */
  readonly waitingUntil?: string;
  readonly waitSeconds?: number;
  readonly queued: number;
  readonly inFlight: number;
}

interface Waiter {
  readonly priority: CallPriority;
  readonly maxPauseMs: number;
  readonly admit: () => void;
  readonly refuse: (error: unknown) => void;
}

export interface GateRequest {
  readonly priority: CallPriority;
  readonly maxPauseMs: number;
  /** Made only when needed: the connection pauses for longer than `maxPauseMs`. */
  readonly tooLong: (waitMs: number) => Error;
  readonly signal?: AbortSignal;
}

/** Two clocks read one after the other differ by less; the wall clock was set when they differ by more. */
const clockSetMs = 1_000;

const priorities: readonly CallPriority[] = ['high', 'normal', 'low'];

/**
 * The one door of a connection: how many requests are under way, and whether any may leave at all. A 429 closes it
 * for everyone (B027); afterwards requests leave one at a time until enough good answers came.
 */
export class RequestGate {
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #limits: ClientLimits;
  readonly #onState: (state: GateState) => void;
  readonly #queues: Record<CallPriority, Waiter[]> = { high: [], normal: [], low: [] };
  #inFlight = 0;
  #slots: number;
  #answersSincePause = 0;
  #pausesInARow = 0;
  #pausedUntilMs = 0;
  #toldUntilMs = 0;
  #isSuspended = false;
  #closedBy: Error | undefined;
  #cancelTimer: (() => void) | undefined;
  #shown: GateState['state'] = 'idle';
  #shownPauseMs = 0;

  constructor(options: {
    clock: Clock;
    random: () => number;
    limits: ClientLimits;
    onState: (state: GateState) => void;
  }) {
    this.#clock = options.clock;
    this.#random = options.random;
    this.#limits = options.limits;
    this.#onState = options.onState;
    this.#slots = options.limits.concurrency;
  }

  /** Waits for a place; the answer gives it back. Rejects when aborted, closed, or paused for too long. */
  enter(request: GateRequest): Promise<() => void> {
    return new Promise((resolve, reject) => {
      if (this.#closedBy) return reject(this.#closedBy);
      if (request.signal?.aborted) return reject(request.signal.reason);
      if (this.pausedForMs() > request.maxPauseMs) return reject(request.tooLong(this.pausedForMs()));
      const onAbort = () => {
        this.#remove(waiter);
        reject(request.signal?.reason);
      };
      const leave = () => request.signal?.removeEventListener('abort', onAbort);
      const waiter: Waiter = {
        priority: request.priority,
        maxPauseMs: request.maxPauseMs,
        admit: () => {
          leave();
          resolve(this.#lease());
        },
        refuse: (error) => {
          leave();
          reject(error ?? request.tooLong(this.pausedForMs()));
        },
      };
      request.signal?.addEventListener('abort', onAbort, { once: true });
      this.#queues[request.priority].push(waiter);
      this.#pump();
    });
  }

  pausedForMs(): number {
    return Math.max(0, this.#pausedUntilMs - this.#clock.monotonicMs());
  }

  /** A 429 came. `retryAfterMs` is what the service asked for; jitter only makes it longer. */
  pause(retryAfterMs: number | undefined): void {
    if (this.pausedForMs() === 0) this.#pausesInARow += 1;
    const own = Math.min(this.#limits.pauseCapMs, this.#limits.pauseBaseMs * 2 ** (this.#pausesInARow - 1));
    const asked = Math.max(retryAfterMs ?? own, Math.min(250, this.#limits.pauseBaseMs));
    const waitMs = asked + this.#random() * Math.min(1_000, asked * 0.2);
    const untilMs = this.#clock.monotonicMs() + waitMs;
    if (untilMs > this.#pausedUntilMs) {
      this.#pausedUntilMs = untilMs;
      this.#toldUntilMs = this.#clock.nowMs() + waitMs;
    }
    this.#slots = 1;
    this.#answersSincePause = 0;
    this.#refuseWhere((waiter) => waiter.maxPauseMs < this.pausedForMs());
    this.#wakeAfterPause();
    this.#show();
  }

  /** Any answer that was not a 429: slowly opens the door again. */
  answered(): void {
    this.#pausesInARow = 0;
    if (this.#slots >= this.#limits.concurrency) return;
    this.#answersSincePause += 1;
    if (this.#answersSincePause % this.#limits.answersPerSlot === 0) this.#slots += 1;
  }

  /** Nothing leaves until `resume` (the machine goes to sleep). */
  suspend(): void {
    this.#isSuspended = true;
    this.#show();
  }

  resume(): void {
    this.#isSuspended = false;
    this.#pump();
  }

  /** Everyone who waits now gets `error`; later calls are not concerned. */
  refuseWaiting(error: Error): void {
    this.#refuseWhere(() => true, error);
    this.#show();
  }

  /** For good: waiting and later calls get `error`. */
  close(error: Error): void {
    this.#closedBy = error;
    this.#cancelTimer?.();
    this.refuseWaiting(error);
  }

  state(): GateState {
    const queued = priorities.reduce((sum, priority) => sum + this.#queues[priority].length, 0);
    const counts = { queued, inFlight: this.#inFlight };
    if (this.#isSuspended) return { state: 'suspended', ...counts };
    const waitMs = this.pausedForMs();
    if (waitMs > 0) {
      return {
        state: 'waiting',
        waitingUntil: this.#waitingUntil(waitMs),
        waitSeconds: Math.ceil(waitMs / 1000),
        ...counts,
      };
    }
    return { state: queued + this.#inFlight > 0 ? 'working' : 'idle', ...counts };
  }

  /** One wait is told by one moment, whoever asks and when; only a wall clock that was set meanwhile changes it. */
  #waitingUntil(waitMs: number): string {
    const untilMs = this.#clock.nowMs() + waitMs;
    if (Math.abs(untilMs - this.#toldUntilMs) > clockSetMs) this.#toldUntilMs = untilMs;
    return new Date(this.#toldUntilMs).toISOString();
  }

  #lease(): () => void {
    let isOut = false;
    return () => {
      if (isOut) return;
      isOut = true;
      this.#inFlight -= 1;
      this.#pump();
    };
  }

  #wakeAfterPause(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = this.#clock.setTimer(() => {
      // Timers may ring a little early.
      if (this.pausedForMs() > 0) this.#wakeAfterPause();
      else this.#pump();
    }, this.pausedForMs());
  }

  #pump(): void {
    while (!this.#isSuspended && this.pausedForMs() === 0 && this.#inFlight < this.#slots) {
      const queue = priorities.map((priority) => this.#queues[priority]).find((one) => one.length > 0);
      const waiter = queue?.shift();
      if (!waiter) break;
      this.#inFlight += 1;
      waiter.admit();
    }
    this.#show();
  }

  #remove(waiter: Waiter): void {
    const queue = this.#queues[waiter.priority];
    const index = queue.indexOf(waiter);
    if (index >= 0) queue.splice(index, 1);
    this.#show();
  }

  #refuseWhere(isMeant: (waiter: Waiter) => boolean, error?: Error): void {
    for (const priority of priorities) {
      const waiters = this.#queues[priority];
      this.#queues[priority] = waiters.filter((waiter) => !isMeant(waiter));
      for (const waiter of waiters.filter(isMeant)) waiter.refuse(error);
    }
  }

  #show(): void {
    const state = this.state();
    const isSamePause = state.state !== 'waiting' || this.#shownPauseMs === this.#pausedUntilMs;
    if (state.state === this.#shown && isSamePause) return;
    this.#shown = state.state;
    this.#shownPauseMs = this.#pausedUntilMs;
    this.#onState(state);
  }
}
