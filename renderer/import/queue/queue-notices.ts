import type { BridgeError, ImportSummary } from '../../../preload/contract';
import { isUnderWay, type QueueItem, type Urgency } from './queue-state';

/**
 * The window draws at most once in this time; what comes after a rest is drawn at once. While many files are read, the rest of the
 * processor is for reading on, and for the user. Where nothing is read, what changes is what the user did, and waits for the screen.
 */
const noticeMs = { usual: 100, many: 1_000 } as const;
const manyFiles = 20;
/** A file changes its state half a dozen times in a moment. */
const momentMs = 8;

export interface QueueState {
  readonly items: readonly QueueItem[];
  readonly importId: string | null;
  /** The import as the store answered last; null before the first file is through. */
  readonly summary: ImportSummary | null;
  /** The store refused to begin an import, to take a file out of it (`name` is the file's), or to keep a confirmation. */
  readonly error: BridgeError | null;
}

/** How the queue stands, and who hears that it stands otherwise. */
export class QueueNotices {
  private state: QueueState = {
    items: [],
    importId: null,
    summary: null,
    error: null,
  };
  private readonly listeners = new Set<() => void>();
  private readonly progressListeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dueAt = Number.POSITIVE_INFINITY;
  /** Something else is new than how far files are. */
  private hasNews = false;
  private lastAt = Number.NEGATIVE_INFINITY;

  /** Hears of everything but how far files are: whoever draws the whole would do so many times for each file. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Hears of everything. */
  readonly subscribeProgress = (listener: () => void): (() => void) => {
    this.progressListeners.add(listener);
    return () => this.progressListeners.delete(listener);
  };

  readonly getState = (): QueueState => this.state;

  set(change: Partial<QueueState>, urgency: Urgency = 'news'): void {
    this.state = { ...this.state, ...change };
    this.hasNews ||= urgency !== 'progress';
    const now = performance.now();
    const soonest = now + momentMs;
    const at = urgency === 'first' ? soonest : Math.max(soonest, this.lastAt + this.pace());
    // What was put off while the last file was read need not wait any more.
    if (at >= this.dueAt) return;
    clearTimeout(this.timer);
    this.dueAt = at;
    this.timer = setTimeout(() => this.tell(), at - now);
  }

  private tell(): void {
    this.dueAt = Number.POSITIVE_INFINITY;
    this.lastAt = performance.now();
    const hears = this.hasNews ? [...this.listeners, ...this.progressListeners] : this.progressListeners;
    this.hasNews = false;
    for (const notify of hears) notify();
  }

  private pace(): number {
    const { items } = this.state;
    return items.length > manyFiles && items.some(isUnderWay) ? noticeMs.many : noticeMs.usual;
  }
}
