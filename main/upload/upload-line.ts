import type { UploadRecord } from '../store/sending/upload-record';

export interface UploadLineParts {
  /** Of the connection, in the order in which they go. */
  queued: (connectionId: string) => Promise<UploadRecord[]>;
  /** Nothing of this customer may begin now. */
  isHeldBack: (customerId: string) => boolean;
  /** Begins one whose turn it is; whoever began it calls `leave` at its end. Answers false when it could not begin. */
  begin: (record: UploadRecord) => Promise<boolean>;
  onFault: (error: unknown) => void;
}

/** Who sends over a connection: one upload at a time, the others in the order in which they were queued. */
export class UploadLine {
  readonly #parts: UploadLineParts;
  /** Connections over which something is sent or about to. */
  readonly #taken = new Set<string>();
  /** Connections of which somebody asked for the next while it was taken. */
  readonly #asked = new Set<string>();
  #isHalted = false;

  constructor(parts: UploadLineParts) {
    this.#parts = parts;
  }

  /** Takes the connection if it is free. */
  enter(connectionId: string): boolean {
    this.#isHalted = false;
    if (this.#taken.has(connectionId)) return false;
    this.#taken.add(connectionId);
    return true;
  }

  /** It is free again, and the next one's turn comes. */
  leave(connectionId: string): void {
    this.#taken.delete(connectionId);
    this.next(connectionId);
  }

  /** Nobody's turn comes any more, until somebody enters. */
  halt(): void {
    this.#isHalted = true;
  }

  next(connectionId: string): void {
    if (this.#isHalted) return;
    if (this.#taken.has(connectionId)) {
      this.#asked.add(connectionId);
      return;
    }
    this.#taken.add(connectionId);
    this.#asked.delete(connectionId);
    this.#turn(connectionId).catch((error: unknown) => {
      this.#taken.delete(connectionId);
      this.#parts.onFault(error);
    });
  }

  async #turn(connectionId: string): Promise<void> {
    const queued = await this.#parts.queued(connectionId);
    const first = queued.find(({ customerId }) => !this.#parts.isHeldBack(customerId));
    if (first && !this.#isHalted) {
      // The service is away, as a rule: those behind it wait until somebody looks.
      if (!(await this.#parts.begin(first))) this.#taken.delete(connectionId);
      return;
    }
    this.#taken.delete(connectionId);
    if (this.#asked.has(connectionId)) this.next(connectionId);
  }
}
