import type { BridgeError } from '../../../preload/contract/errors';
import {
  type ChunkAnswer,
  type ChunkMessage,
  sumOf,
  underWay,
} from '../../../preload/contract/rows/chunk-port';

/** What is used of a `MessagePort`. */
export interface SenderPort {
  postMessage(message: ChunkMessage): void;
  close(): void;
  onmessage: ((event: MessageEvent<ChunkAnswer<BridgeError>>) => void) | null;
}

/** The store did not take the rows of a file; `error` says why. */
export class StagingRefused extends Error {
  constructor(readonly error: BridgeError) {
    super(error.code);
    this.name = 'StagingRefused';
  }
}

/**
 * Sends the chunks of one reading to the store, through the port of the file that the store knows it by. Never more of them are
 * unanswered than `underWay` says.
 */
export class ChunkSender {
  private port: SenderPort | null = null;
  /** Ports that are still to come: one for the file, and one for each time its reading began anew. */
  private due = 1;
  private next = 0;
  private readonly unanswered = new Map<number, number>();
  private bytes = 0;
  private refusal: BridgeError | null = null;
  private isCancelled = false;
  private wake: (() => void) | null = null;

  /** The store has made room: what is sent from here on is numbered from 0. Ports come in the order of what they are for. */
  use(port: SenderPort): void {
    this.drop();
    this.due -= 1;
    if (this.due > 0) {
      // The reading has begun anew since: the store takes this file away.
      port.close();
      return;
    }
    this.port = port;
    port.onmessage = ({ data }) => this.receive(data);
    this.rouse();
  }

  /** What was sent so far is void: what comes next waits for the port of another file. */
  restart(): void {
    this.drop();
    this.due += 1;
  }

  /** Answers to what was sent so far are of no interest any more. */
  drop(): void {
    if (this.port) {
      this.port.onmessage = null;
      this.port.close();
    }
    this.port = null;
    this.next = 0;
    this.unanswered.clear();
    this.bytes = 0;
  }

  /** Whoever waits goes on, and finds that nobody wants the rest. */
  cancel(): void {
    this.isCancelled = true;
    this.rouse();
  }

  /** @throws StagingRefused */
  async send(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const { byteLength } = bytes;
    while (!this.hasRoom(byteLength) && !this.isCancelled) await this.change();
    if (this.refusal) throw new StagingRefused(this.refusal);
    if (this.isCancelled || !this.port) return;
    const chunk = this.next++;
    this.unanswered.set(chunk, byteLength);
    this.bytes += byteLength;
    this.port.postMessage({ chunk, sum: sumOf(bytes), bytes });
  }

  /** Once the store has all that was sent. @throws StagingRefused */
  async settle(): Promise<void> {
    while (this.unanswered.size > 0 && !this.refusal && !this.isCancelled) await this.change();
    if (this.refusal) throw new StagingRefused(this.refusal);
  }

  private hasRoom(size: number): boolean {
    if (this.refusal) return true;
    const { size: chunks } = this.unanswered;
    const isLittle = chunks === 0 || (chunks < underWay.chunks && this.bytes + size <= underWay.bytes);
    return this.port !== null && isLittle;
  }

  private receive({ chunk, error }: ChunkAnswer<BridgeError>): void {
    if (error) this.refusal ??= error;
    else if (chunk !== null) {
      this.bytes -= this.unanswered.get(chunk) ?? 0;
      this.unanswered.delete(chunk);
    }
    this.rouse();
  }

  private change(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  private rouse(): void {
    const { wake } = this;
    this.wake = null;
    wake?.();
  }
}
