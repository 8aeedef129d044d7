import type { Language } from '../../preload/contract';
import { type FaultNotice, faultNotice } from './fault-notices';

/** What a page and its window let be done; Electron's `BrowserWindow` behind it. */
export interface FaultyPage {
  isDestroyed(): boolean;
  reload(): void;
  /** Ends what hangs, so that reloading takes hold. */
  crash(): void;
  quit(): void;
  /** Asks in a dialog of the system; answers the place of the chosen button. `signal` takes the dialog away. */
  ask(notice: FaultNotice, signal: AbortSignal): Promise<number>;
  language(): Language;
  onFault(error: unknown): void;
}

/** How a page may go without anything being wrong. */
const orderlyEnds: ReadonlySet<string> = new Set(['clean-exit']);

/** Says that the page has crashed or hangs, and offers to load it again. One question at a time. No Electron in here. */
export class PageFaults {
  readonly #page: FaultyPage;
  #question: AbortController | null = null;
  #isEndedByUs = false;

  constructor(page: FaultyPage) {
    this.#page = page;
  }

  /** The process of the page has gone; `reason` as Electron names it. */
  async gone(reason: string): Promise<void> {
    this.#question?.abort();
    if (this.#isEndedByUs) {
      this.#isEndedByUs = false;
      this.#page.reload();
      return;
    }
    if (orderlyEnds.has(reason)) return;
    this.#page.onFault(new Error(`The page has gone: ${reason}`));
    const choice = await this.#ask(faultNotice('pageGone', this.#page.language()));
    if (choice === 0) this.#page.reload();
    else if (choice === 1) this.#page.quit();
  }

  /** The page has not answered for a while. */
  async hangs(): Promise<void> {
    if (this.#question) return;
    const choice = await this.#ask(faultNotice('pageHangs', this.#page.language()));
    if (choice === 1) {
      this.#isEndedByUs = true;
      this.#page.crash();
    } else if (choice === 2) this.#page.quit();
  }

  /** The page answers again: nothing to ask any more. */
  answers(): void {
    this.#question?.abort();
  }

  async #ask(notice: FaultNotice): Promise<number | null> {
    if (this.#page.isDestroyed()) return null;
    const question = new AbortController();
    this.#question = question;
    try {
      const choice = await this.#page.ask(notice, question.signal);
      return question.signal.aborted || this.#page.isDestroyed() ? null : choice;
    } catch (error) {
      this.#page.onFault(error);
      return null;
    } finally {
      if (this.#question === question) this.#question = null;
    }
  }
}
