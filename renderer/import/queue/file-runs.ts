import type { ReadingWorker } from './reading-worker';

/** One reading of one file by one worker. */
export interface FileRun {
  readonly id: string;
  readonly worker: ReadingWorker;
  /** False once it was stopped: whatever it still learns is of no interest, and what it stored must go. */
  isWanted(): boolean;
}

/** The job that reads the head of a file beside that of the whole one. */
export function headJob(id: string): string {
  return `head:${id}`;
}

/**
 * Which worker reads which file. A run that was stopped keeps its worker until it is over, so the next run of the same file
 * may begin meanwhile; the two are told apart by being different objects.
 */
export class FileRuns {
  private readonly idle: ReadingWorker[] = [];
  private readonly active = new Set<FileRun>();
  private readonly wanted = new Map<string, FileRun>();

  /**
   * @param most files read at the same time
   * @param onFree a worker has nothing to read any more
   */
  constructor(
    private readonly makeWorker: () => ReadingWorker,
    private readonly most: number,
    private readonly onFree: () => void,
  ) {}

  get isFull(): boolean {
    return this.active.size >= this.most;
  }

  /** The first drop finds a worker that has started. */
  warmUp(): void {
    if (this.idle.length + this.active.size === 0) this.idle.push(this.makeWorker());
  }

  begin(id: string): FileRun {
    const worker = this.idle.pop() ?? this.makeWorker();
    const run: FileRun = { id, worker, isWanted: () => this.wanted.get(id) === run };
    this.active.add(run);
    this.wanted.set(id, run);
    return run;
  }

  /** Whoever reads the file is told to stop; a file that nobody reads is none of our business. */
  stop(id: string): void {
    const run = this.wanted.get(id);
    if (!run) return;
    this.wanted.delete(id);
    run.worker.cancel(headJob(id));
    run.worker.cancel(id);
  }

  /** All of the file is read: another one may have the worker. */
  release(run: FileRun): void {
    if (!this.active.delete(run)) return;
    if (!run.worker.isDead) this.idle.push(run.worker);
    this.onFree();
  }

  end(run: FileRun): void {
    if (run.isWanted()) this.wanted.delete(run.id);
    this.release(run);
  }
}
