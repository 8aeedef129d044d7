import { type Clock, sleep } from '../transport/clock';

/**
 * Spacing between the correlation polls of one connection, whoever asks: at most two a second in total
 * (interface.md 4.5, 8).
 */
export class PollLimiter {
  readonly #clock: Clock;
  readonly #spacingMs: number;
  #nextAtMs = Number.NEGATIVE_INFINITY;

  constructor(clock: Clock, spacingMs: number) {
    this.#clock = clock;
    this.#spacingMs = spacingMs;
  }

  /** Takes the turn if it has come. Called right before sending. */
  tryTake(): boolean {
    const nowMs = this.#clock.monotonicMs();
    if (nowMs < this.#nextAtMs) return false;
    this.#nextAtMs = nowMs + this.#spacingMs;
    return true;
  }

  /** Waits until the next turn may be taken; somebody else may be faster. */
  async untilNext(signal?: AbortSignal): Promise<void> {
    const waitMs = this.#nextAtMs - this.#clock.monotonicMs();
    if (waitMs > 0) await sleep(this.#clock, waitMs, signal);
  }
}
