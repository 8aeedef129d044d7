/** What a clock was seen to say, kept from start to start; milliseconds since 1970. */
export interface Sightings {
  lastSeen: number;
  /** What it said last behind a jump that is not believed yet. */
  jumpSeenAt: number | null;
  /** How long programs ran since that jump, summed over their starts. */
  jumpRanMs: number;
}

export interface KeptSightings {
  read(): Sightings | null;
  write(sightings: Sightings): void;
}

const dayMs = 24 * 60 * 60 * 1000;
/** A computer may have been off for so long. */
const believedGapMs = 14 * dayMs;
/** A clock that leapt further is believed when programs ran for so long while it went on from there: two wrong readings are no time. */
const probationMs = dayMs;

/**
 * A clock that may not delete anything by one wrong reading: what is deleted by age is deleted only when time has passed by
 * more than one witness. A computer whose clock was set two years ahead for an hour loses nothing by it.
 */
export class WitnessedClock {
  #seenAtRunMs: number | null = null;

  constructor(
    private readonly kept: KeptSightings,
    private readonly now: () => number = Date.now,
    /** Time that this process ran, which nobody sets. */
    private readonly runMs: () => number = () => performance.now(),
  ) {}

  /** Whether the clock leapt, and nothing is deleted by age until it has gone on from there. */
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
    const jumpRanMs = isOnLine(before, now, ran) ? before.jumpRanMs + ran : 0;
    if (jumpRanMs >= probationMs) return this.#believe(now);
    this.kept.write({ lastSeen: before.lastSeen + ran, jumpSeenAt: now, jumpRanMs });
    return before.lastSeen + ran;
  }

  #believe(now: number): number {
    this.kept.write({ lastSeen: now, jumpSeenAt: null, jumpRanMs: 0 });
    return now;
  }
}

/** Whether the clock goes on from its jump, and did not leap once more, or back. */
function isOnLine({ jumpSeenAt }: Sightings, now: number, ran: number): boolean {
  return jumpSeenAt !== null && now >= jumpSeenAt && now - jumpSeenAt <= believedGapMs + ran;
}
