import { type FileHasher, Sha256 } from '../engine/bytes/sha256';

export type HashRequest =
  | { type: 'start'; id: number }
  | { type: 'update'; id: number; bytes: Uint8Array }
  | { type: 'digest'; id: number };

export type HashReply = { type: 'taken'; id: number } | { type: 'digest'; id: number; hex: string };

/** What is used of a `Worker`. */
export interface HashPort {
  postMessage(request: HashRequest): void;
  onmessage: ((event: MessageEvent<HashReply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** Pieces on their way to the other thread; more wait, so that a slow one costs time and not memory. */
const piecesInFlight = 16;

/**
 * Hashes in a thread of its own, one file at a time: SHA-256 in the language of the page costs as much as parsing, and Web
 * Crypto digests whole buffers only. A file that starts ends the one before it.
 */
export class HashThread {
  private file = 0;
  private inFlight = 0;
  private wake: (() => void) | null = null;
  private answer: { resolve(hex: string): void; reject(reason: Error): void } | null = null;
  private isBroken = false;

  constructor(private readonly port: HashPort) {
    port.onmessage = (event) => this.receive(event.data);
    port.onerror = () => this.break();
  }

  /** In this thread where the other one fell over. */
  create(): FileHasher {
    if (this.isBroken) return new Sha256();
    const id = ++this.file;
    this.inFlight = 0;
    this.port.postMessage({ type: 'start', id });
    return {
      update: (bytes) => {
        this.inFlight++;
        // A view would take the whole buffer behind it along.
        const isWhole = bytes.byteLength === bytes.buffer.byteLength;
        this.port.postMessage({ type: 'update', id, bytes: isWhole ? bytes : bytes.slice() });
        return this.inFlight < piecesInFlight || this.isBroken ? undefined : this.room();
      },
      digestHex: () =>
        new Promise((resolve, reject) => {
          this.answer = { resolve, reject };
          if (this.isBroken) this.break();
          else this.port.postMessage({ type: 'digest', id });
        }),
    };
  }

  private room(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }

  private receive(reply: HashReply): void {
    if (reply.id !== this.file) return;
    if (reply.type === 'digest') {
      this.answer?.resolve(reply.hex);
      this.answer = null;
      return;
    }
    this.inFlight--;
    this.wake?.();
    this.wake = null;
  }

  /** The file in hand fails; later ones are hashed in this thread. */
  private break(): void {
    this.isBroken = true;
    this.wake?.();
    this.wake = null;
    this.answer?.reject(new Error('the hash thread ended'));
    this.answer = null;
  }
}
