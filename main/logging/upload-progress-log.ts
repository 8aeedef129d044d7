import type { EventName, EventValue, Upload } from '../../preload/contract';

export interface ProgressLine {
  event: 'upload.progress';
  /** State of the upload. */
  code: string;
  /** Transactions that have arrived. */
  count: number;
  /** Absent before there is a rate, and where nothing goes on. */
  secondsLeft?: number;
}

type Publish = <Name extends EventName>(name: Name, value: EventValue<Name>) => void;

/** Of a long upload as many lines as tell how it went, and not one a call. */
const steps = 10;

/** Writes how far uploads are: at each tenth, and at each change of state, with the time that is left. No names, no ids of the service. */
export class UploadProgressLog {
  readonly #log: (line: ProgressLine) => void;
  readonly #told = new Map<string, string>();

  constructor(log: (line: ProgressLine) => void) {
    this.#log = log;
  }

  note(uploads: readonly Upload[]): void {
    for (const { id, state, transactionsDone, transactionsTotal, secondsLeft } of uploads) {
      const step = Math.floor((transactionsDone * steps) / Math.max(1, transactionsTotal));
      const now = `${state} ${step}`;
      const before = this.#told.get(id);
      this.#told.set(id, now);
      // What was over when the program started is no news.
      const isNews = before !== now && (before !== undefined || state === 'running');
      if (!isNews) continue;
      const left = state === 'running' && secondsLeft !== null ? { secondsLeft } : {};
      this.#log({ event: 'upload.progress', code: state, count: transactionsDone, ...left });
    }
  }
}

/** Publishes, and writes into the log what that says of uploads. */
export function withProgressLog(publish: Publish, log: (line: ProgressLine) => void): Publish {
  const progress = new UploadProgressLog(log);
  return (name, value) => {
    publish(name, value);
    if (name === 'uploads.changed') progress.note(value as EventValue<'uploads.changed'>);
  };
}
