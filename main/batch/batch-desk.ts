import { mkdir } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import type {
  BatchLine,
  BatchOutcome,
  BatchTask,
  ImportSummary,
  JobRecord,
  OutputKind,
  StoreState,
} from '../../preload/contract';
import { type BatchHost, type BatchIo, CannotBegin } from './batch-host';
import { batchWords } from './batch-words';
import type { Command } from './command-line';
import { exitCodes, outcomeOfStart } from './exit-codes';
import type { TaskSource } from './task-source';
import { makeTasks } from './tasks';

/** How long an interrupted try may take to leave no trace. */
const undoWithinMs = 5_000;

const endings: Readonly<Record<string, OutputKind>> = {
  '.pdf': 'report',
  '.json': 'results',
  '.xlsx': 'tables',
  '.zip': 'tables',
};

/**
 * Stands between one command and the page that does the work: gives it tasks, prints what it tells, remembers how far a job came,
 * knows where outputs go, and ends with an exit code. The page learns no path.
 */
export class BatchDesk {
  /** The exit code, once the command is over. */
  readonly ended: Promise<number>;
  #end: (code: number) => void = () => undefined;
  #host: BatchHost | null = null;
  #tasks: TaskSource | null = null;
  #outcome: BatchOutcome | null = null;
  #isOver = false;
  #isInterrupted = false;

  constructor(
    private readonly command: Command,
    private readonly io: BatchIo,
  ) {
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  attach(host: BatchHost): void {
    this.#host = host;
  }

  async next(): Promise<BatchTask | null> {
    if (this.#isOver) return null;
    try {
      const host = this.#attached();
      this.#tasks ??= await this.#begin(host);
      const task = await this.#tasks.next();
      if (task === null) this.stop(this.#outcome ?? 'nothingToDo');
      return task;
    } catch (error) {
      if (!(error instanceof CannotBegin)) {
        this.broke('internal');
        throw error;
      }
      this.io.output.words(batchWords(this.#attached().language(), error.word, error.what));
      this.stop(error.end, error.word);
      return null;
    }
  }

  tell(line: BatchLine | null, words: string | null): void {
    // The last line is the end.
    if (this.#isOver) return;
    if (line) this.io.output.line(line);
    if (words !== null) this.io.output.words(words);
  }

  keep(record: JobRecord): void {
    this.#tasks?.keep(record);
  }

  createTrial(): Promise<ImportSummary> {
    return this.#attached().createTrial();
  }

  done(outcome: BatchOutcome): void {
    this.#outcome = outcome;
    this.#tasks?.done(outcome);
    if (this.command.name === 'watch') this.tell({ event: 'taskEnd', outcome }, null);
  }

  /** Where an output goes that is saved under this name; cancelled for one that nobody asked for. */
  async placeFor(suggestedName: string): Promise<{ canceled: boolean; filePath?: string | undefined }> {
    const kind = endings[extname(suggestedName).toLowerCase()];
    const filePath = kind && this.#tasks?.places.get(kind);
    if (!filePath) return { canceled: true };
    await mkdir(dirname(filePath), { recursive: true });
    return { canceled: false, filePath };
  }

  /** The last line, with the outcome; then the program may end. */
  stop(end: BatchOutcome | 'usage', reason?: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#tasks?.close();
    const exitCode = exitCodes[end];
    this.io.output.line({
      event: 'end',
      outcome: end,
      exitCode,
      ...(reason === undefined ? {} : { reason }),
    });
    this.#end(exitCode);
  }

  /** The page or the program broke; what was done is kept. */
  broke(reason: string): void {
    if (this.#isOver) return;
    this.io.output.words(batchWords(this.#attached().language(), 'ended', reason));
    this.stop('fatal', reason);
  }

  /** Ctrl+C, the end of the session. A watch has no other end; anything else goes on with the next call. */
  interrupt(): void {
    if (this.#isOver || this.#isInterrupted) return;
    this.#isInterrupted = true;
    if (this.command.name === 'watch') {
      this.stop('done', 'interrupted');
      return;
    }
    this.io.output.words(batchWords(this.#attached().language(), 'ended', 'SIGINT'));
    const stop = () => this.stop('temporary', 'interrupted');
    if (!this.#isTrial()) stop();
    else void this.#undo().finally(stop);
  }

  #isTrial(): boolean {
    return this.command.name === 'read' || this.command.options['dry-run'] === true;
  }

  /** What stays behind all the same goes at the next start. */
  async #undo(): Promise<void> {
    const deadline = new Promise((resolve) => setTimeout(resolve, undoWithinMs).unref());
    await Promise.race([this.#attached().undoTrials(), deadline]).catch(() => undefined);
  }

  /** Somebody started Kontor with a window meanwhile. */
  tellWaiting(): void {
    this.io.output.words(batchWords(this.#attached().language(), 'waits'));
  }

  #attached(): BatchHost {
    if (!this.#host) throw new Error('no program is attached');
    return this.#host;
  }

  async #begin(host: BatchHost): Promise<TaskSource> {
    const tasks = await makeTasks(this.command, { host, ...this.io });
    const state = await host.open();
    if (state.mode !== 'encrypted') throw refusalOf(state);
    if (this.command.options['secret-stdin']) await this.#takeSecret(host, tasks.connection);
    return tasks;
  }

  async #takeSecret(host: BatchHost, connection: string | null): Promise<void> {
    const secret = await this.io.readSecret();
    if (secret === '') throw new CannotBegin('usage', 'noSecret');
    await host.giveSecret(connection, secret).catch(() => {
      throw new CannotBegin('usage', 'noConnection', connection ?? '');
    });
  }
}

/** Without a key store nothing would be kept: the window may ask for consent to that, a job may not. */
function refusalOf({ errorCode = 'store.unavailable' }: StoreState): CannotBegin {
  const end = outcomeOfStart(errorCode);
  if (errorCode === 'keychain.locked') return new CannotBegin(end, 'lockedKeychain');
  if (errorCode.startsWith('keychain.')) return new CannotBegin(end, 'noKeychain');
  return new CannotBegin(end, 'noStore', errorCode);
}
