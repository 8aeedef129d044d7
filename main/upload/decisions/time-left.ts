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

  /** So many were found to be done already: that was no work, and says nothing of the rate. */
  adopt(count: number): void {
    this.#samples = this.#samples.map(({ atMs, done }) => ({ atMs, done: done + count }));
  }

  /** Seconds; null before there is a rate. */
  secondsLeft(nowMs: number, total: number): number | null {
    const first = this.#samples[0];
    const last = this.#samples[this.#samples.length - 1];
    if (!first || !last || this.#samples.length <= fewestCalls) return null;
    const half = first.done + (last.done - first.done) / 2;
    let from = 0;
    for (let at = 1; at < this.#samples.length - 1; at += 1)
      if ((this.#samples[at]?.done ?? 0) <= half) from = at;
    const [begin, end] = [this.#between(from), this.#between(this.#samples.length - 1)];
    const [done, tookMs] = [end.done - begin.done, end.atMs - begin.atMs];
    if (done <= 0 || tookMs <= 0) return null;
    // The call under way has been running since the last sample.
    const leftMs = ((total - last.done) * tookMs) / done - (nowMs - last.atMs);
    return Math.max(0, Math.round(leftMs / 1_000));
  }

  /** Of two calls under way at once the answers come in pairs: the middle of an answer and the one before it tells the rate of both. */
  #between(at: number): Sample {
    const { atMs, done } = this.#samples[at] ?? { atMs: 0, done: 0 };
    const before = this.#samples[at - 1] ?? { atMs, done };
    return { atMs: (atMs + before.atMs) / 2, done: (done + before.done) / 2 };
  }
}
