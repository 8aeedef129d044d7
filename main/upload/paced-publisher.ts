/** About ten times a second: as often as a person sees a figure move. */
const intervalMs = 100;
/**
 * How many times as long as a publication took none follows it. A list of everything grows with what there is; it is not to take more than its
 * share while that changes.
 */
const restPerPublication = 9;
/** Nobody waits longer for it, also where the store had other things to do first. */
const longestRestMs = 500;

/** Publishes at once, then at most every 100 ms, one after the other, the last change always included. */
export class PacedPublisher {
  #timer: NodeJS.Timeout | undefined;
  #isRunning = false;
  #isDue = false;
  #isStopped = false;

  constructor(
    readonly publish: () => void | Promise<void>,
    readonly onFault: (error: unknown) => void,
  ) {}

  /** Before the store closes: what is due is not published any more. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  request(): void {
    if (this.#isStopped) return;
    if (this.#isRunning || this.#timer) this.#isDue = true;
    else void this.#run();
  }

  async #run(): Promise<void> {
    const startedAt = performance.now();
    this.#isRunning = true;
    try {
      await this.publish();
    } catch (error) {
      this.onFault(error);
    }
    this.#isRunning = false;
    if (this.#isStopped) return;
    const tookMs = performance.now() - startedAt;
    const restMs = Math.min(tookMs * restPerPublication, longestRestMs);
    this.#timer = setTimeout(() => this.#goOn(), Math.max(intervalMs - tookMs, restMs));
    this.#timer.unref();
  }

  #goOn(): void {
    this.#timer = undefined;
    if (!this.#isDue) return;
    this.#isDue = false;
    this.request();
  }
}
