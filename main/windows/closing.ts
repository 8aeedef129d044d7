import type { ClosingChoice, ClosingQuestion } from '../../preload/contract';

/** How long a pause may take to come about before the program ends all the same. */
const pauseWithinMs = 10_000;

export interface ClosingParts {
  /** Whether uploads or runs are under way in this process. */
  isAtWork: () => boolean;
  /** Whether the page can show the question: it was drawn, has not crashed, and answers. */
  canAsk: () => boolean;
  /** Shows the question in the window, or takes it away. */
  publish: (question: ClosingQuestion) => void;
  window: { show(): void; hide(): void };
  pauseAll: () => Promise<void>;
  markToResume: () => Promise<void>;
  /** Says to the system that what went on in the background has ended. */
  notifyEnd: () => void;
  quit: () => void;
  onFault: (error: unknown) => void;
}

/**
 * What happens when the user closes the window or quits (issue 10, point 15). With nothing under way the program just
 * ends. Otherwise it asks, and does what was chosen; in the background it ends by itself once the work is done, and
 * until then any second start brings the window back. No Electron in here.
 */
export class Closing {
  readonly #parts: ClosingParts;
  #isAsked = false;
  #isInBackground = false;
  #isEnding = false;

  constructor(parts: ClosingParts) {
    this.#parts = parts;
    parts.publish({ isAsked: false });
  }

  /** Answers whether the window may close now. A program that ends anyway (`ending`) is never held up. */
  request(): boolean {
    const { isAtWork, canAsk, publish, window } = this.#parts;
    if (this.#isEnding || !isAtWork() || !canAsk()) return true;
    this.#isAsked = true;
    window.show();
    publish({ isAsked: true });
    return false;
  }

  /** The system or the program itself ends everything. */
  ending(): void {
    this.#isEnding = true;
  }

  /** The user's answer. An answer to no question does nothing. */
  async decide(choice: ClosingChoice): Promise<void> {
    if (!this.#isAsked) return;
    this.#isAsked = false;
    // A pause takes as long as the call under way: the question stays in sight until then.
    if (choice === 'pause') await this.#pause();
    this.#parts.publish({ isAsked: false });
    if (choice === 'stay') return;
    if (choice === 'background' && this.#parts.isAtWork()) {
      this.#isInBackground = true;
      this.#parts.window.hide();
      return;
    }
    // Work that ended meanwhile needs nothing; the program ends all the same, as the user wished.
    if (choice === 'resumeLater') await this.#parts.markToResume().catch(this.#parts.onFault);
    this.#end();
  }

  /** Something began or ended. */
  workChanged(): void {
    if (!this.#isInBackground || this.#isEnding || this.#parts.isAtWork()) return;
    this.#isInBackground = false;
    this.#parts.notifyEnd();
    this.#end();
  }

  /** A second start, the dock: the window is wanted again. */
  show(): void {
    this.#isInBackground = false;
    this.#parts.window.show();
  }

  async #pause(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const deadline = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, pauseWithinMs);
    });
    await Promise.race([this.#parts.pauseAll().catch(this.#parts.onFault), deadline]);
    clearTimeout(timer);
  }

  #end(): void {
    this.#isEnding = true;
    this.#parts.quit();
  }
}
