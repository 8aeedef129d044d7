/**
 * Tells when every chart of the report stands in the page, so that printing starts on a signal and not after a fixed time
 * (case B040). A chart says that it will come while React renders it, and that it is drawn once its strokes are there.
 */
export class DrawnWatch {
  readonly #open = new Set<string>();
  #isRendered = false;
  #resolve: (() => void) | null = null;
  readonly #done = new Promise<void>((resolve) => {
    this.#resolve = resolve;
  });

  expect(chart: string): void {
    this.#open.add(chart);
  }

  drawn(chart: string): void {
    this.#open.delete(chart);
    this.#settle();
  }

  /** The whole page is in the document; effects of its charts run before this one, since parents come last. */
  rendered(): void {
    this.#isRendered = true;
    this.#settle();
  }

  done(): Promise<void> {
    return this.#done;
  }

  #settle(): void {
    if (this.#isRendered && this.#open.size === 0) this.#resolve?.();
  }
}
