import type { BridgeError, ImportSummary } from '../../../preload/contract';
import type { QueueItem } from './queue-state';

/** A file changes its state half a dozen times in a moment; the window draws at most once in this time. */
const noticeMs = 40;

export interface QueueState {
  readonly items: readonly QueueItem[];
  readonly importId: string | null;
  /** The import as the store answered last; null before the first file is through. */
  readonly summary: ImportSummary | null;
  /** The store refused to begin an import, or to take a file out of it; `name` is the file's. */
  readonly error: BridgeError | null;
  /** Files in the store that the user has looked at, recognised as they are. */
  readonly confirmed: ReadonlySet<string>;
}

/** How the queue stands, and who hears that it stands otherwise. */
export class QueueNotices {
  private state: QueueState = {
    items: [],
    importId: null,
    summary: null,
    error: null,
    confirmed: new Set(),
  };
  private readonly listeners = new Set<() => void>();
  private isDue = false;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): QueueState => this.state;

  set(change: Partial<QueueState>): void {
    this.state = { ...this.state, ...change };
    if (this.isDue) return;
    this.isDue = true;
    setTimeout(() => {
      this.isDue = false;
      for (const notify of this.listeners) notify();
    }, noticeMs);
  }
}
