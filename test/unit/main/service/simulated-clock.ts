import type { Clock } from '../../../../main/service/transport/clock';

interface Timer {
  readonly atMs: number;
  readonly run: () => void;
}

/** Time that passes only when told to; `jump` moves the wall clock alone, as an operator or a time server would. */
export class SimulatedClock implements Clock {
  #monotonicMs = 0;
  #wallMs: number;
  #timers: Timer[] = [];

  constructor(startAt = '2026-03-02T08:00:00Z') {
    this.#wallMs = Date.parse(startAt);
  }

  nowMs(): number {
    return this.#wallMs;
  }

  monotonicMs(): number {
    return this.#monotonicMs;
  }

  setTimer(run: () => void, delayMs: number): () => void {
    const timer = { atMs: this.#monotonicMs + Math.max(0, delayMs), run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  jump(byMs: number): void {
    this.#wallMs += byMs;
  }

  /** Lets `byMs` pass; every timer runs at its time, and what it starts gets to run before the next one. */
  async advance(byMs: number): Promise<void> {
    const endMs = this.#monotonicMs + byMs;
    await settle();
    for (;;) {
      const next = this.#timers.reduce<Timer | undefined>(
        (first, timer) => (first === undefined || timer.atMs < first.atMs ? timer : first),
        undefined,
      );
      if (!next || next.atMs > endMs) break;
      this.#moveTo(next.atMs);
      this.#timers = this.#timers.filter((other) => other !== next);
      next.run();
      await settle();
    }
    this.#moveTo(endMs);
    await settle();
  }

  #moveTo(atMs: number): void {
    this.#wallMs += atMs - this.#monotonicMs;
    this.#monotonicMs = atMs;
  }
}

/** Gives promises, streams and immediates the chance to run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
