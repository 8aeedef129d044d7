/** What a clock was seen to say, kept from start to start; milliseconds since 1970. */
export interface Sightings {
  lastSeen: number;
  /** What it said last behind a jump that nobody confirmed. */
  jumpSeenAt: number | null;
  /** Of an earlier rule; always 0 by now. */
  jumpRanMs: number;
}

export interface KeptSightings {
  read(): Sightings | null;
  write(sightings: Sightings): void;
}

/** A computer may have been off for so long. */
const believedGapMs = 14 * 24 * 60 * 60 * 1000;

/**
 * A clock that may not delete anything by itself after a leap: what is deleted by age is deleted only when time has passed by more than one
 * witness, or when a person says that the date is right. A computer whose clock was set two years ahead loses nothing by it.
 */
export class WitnessedClock {
  #seenAtRunMs: number | null = null;

  constructor(
    private readonly kept: KeptSightings,
    private readonly now: () => number = Date.now,
    /** Time that this process ran, which nobody sets. */
    private readonly runMs: () => number = () => performance.now(),
  ) {}

  /** Whether the clock leapt, and nothing is deleted by age until somebody says that it is right, or it is set right. */
  get isDoubted(): boolean {
    return this.kept.read()?.jumpSeenAt != null;
  }

  /** The latest instant that has surely passed. To be asked whenever something is about to be deleted by age, and now and then meanwhile. */
  passed(): number {
    const now = this.now();
    const before = this.kept.read();
    const runMs = this.runMs();
    const ran = this.#seenAtRunMs === null ? 0 : runMs - this.#seenAtRunMs;
    this.#seenAtRunMs = runMs;
    if (!before || now - before.lastSeen <= believedGapMs + ran) return this.#believe(now);
    this.kept.write({ lastSeen: before.lastSeen + ran, jumpSeenAt: now, jumpRanMs: 0 });
    return before.lastSeen + ran;
  }

  /** A person looked at the date and says that it is right. */
  confirm(): void {
    this.#believe(this.now());
  }

  /** Another witness of this computer has surely seen this instant pass: near it, the clock is believed. */
  vouch(passed: number): void {
    const now = this.now();
    if (Math.abs(now - passed) <= believedGapMs) this.#believe(now);
  }

  #believe(now: number): number {
    this.kept.write({ lastSeen: now, jumpSeenAt: null, jumpRanMs: 0 });
    return now;
  }
}
