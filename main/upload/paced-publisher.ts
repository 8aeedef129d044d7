/** About ten times a second: as often as a person sees a figure move. */
const intervalMs = 100;

/** Publishes at once, then at most every 100 ms, the last change always included. */
export class PacedPublisher {
  #timer: NodeJS.Timeout | undefined;
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
    if (this.#timer) {
      this.#isDue = true;
      return;
    }
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (!this.#isDue) return;
      this.#isDue = false;
      this.request();
    }, intervalMs);
    this.#timer.unref();
    void this.#run();
  }

  async #run(): Promise<void> {
    try {
      await this.publish();
    } catch (error) {
      this.onFault(error);
    }
  }
}
