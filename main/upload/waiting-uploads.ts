import type { UploadRecord } from '../store/sending/upload-record';

/** setTimeout holds no more; no service asks for 24 days. */
const longestWaitMs = 2 ** 31 - 1;

/** Uploads that were waiting for the service when the program ended, and go on by themselves when it is time. */
export class WaitingUploads {
  readonly #goOn: (uploadId: string) => unknown;
  readonly #timers = new Map<string, NodeJS.Timeout>();

  constructor(goOn: (uploadId: string) => unknown) {
    this.#goOn = goOn;
  }

  takeUp(records: readonly UploadRecord[]): void {
    for (const { id, state, waitingUntil } of records) {
      if ((state !== 'interrupted' && state !== 'answerUnknown') || waitingUntil === null) continue;
      const waitMs = Math.max(0, Date.parse(waitingUntil) - Date.now());
      this.forget(id);
      this.#timers.set(
        id,
        setTimeout(
          () => {
            this.#timers.delete(id);
            this.#goOn(id);
          },
          Math.min(waitMs, longestWaitMs),
        ),
      );
    }
  }

  has(uploadId: string): boolean {
    return this.#timers.has(uploadId);
  }

  forget(uploadId: string): void {
    clearTimeout(this.#timers.get(uploadId));
    this.#timers.delete(uploadId);
  }

  forgetAll(): void {
    for (const uploadId of Array.from(this.#timers.keys())) this.forget(uploadId);
  }
}
