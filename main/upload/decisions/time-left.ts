/** What was done when; milliseconds of a clock that runs on. */
interface Sample {
  atMs: number;
  done: number;
}

/** More are thinned out: the beginning of a long work matters less than what came last. */
const mostSamples = 400;
/** A rate needs more than one call, or it is a guess. */
const fewestCalls = 2;

/**
 * How long a work will take from here on, by the rate of its newer half: an upload begins with small calls and finds out
 * how much the service takes, so the rate since the beginning promises too long a time.
 */
export class TimeLeft {
  #samples: Sample[];

  constructor(startMs: number, done: number) {
    this.#samples = [{ atMs: startMs, done }];
  }

  /** @param done so far, in all */
  note(atMs: number, done: number): void {
    this.#samples.push({ atMs, done });
    if (this.#samples.length > mostSamples) this.#samples = this.#samples.filter((_one, at) => at % 2 === 0);
  }

  /** It stood still, for example because the service asked for it: that time says nothing of the rate. */
  skip(ms: number): void {
    this.#samples = this.#samples.map(({ atMs, done }) => ({ atMs: atMs + ms, done }));
  }

  /** Seconds; null before there is a rate. */
  secondsLeft(nowMs: number, total: number): number | null {
    const first = this.#samples[0];
    const last = this.#samples[this.#samples.length - 1];
    if (!first || !last || this.#samples.length <= fewestCalls) return null;
    const half = first.done + (last.done - first.done) / 2;
    let from = first;
    for (const sample of this.#samples.slice(0, -1)) if (sample.done <= half) from = sample;
    const [done, tookMs] = [last.done - from.done, last.atMs - from.atMs];
    if (done <= 0 || tookMs <= 0) return null;
    // The call under way has been running since the last sample.
    const leftMs = ((total - last.done) * tookMs) / done - (nowMs - last.atMs);
    return Math.max(0, Math.round(leftMs / 1_000));
  }
}
