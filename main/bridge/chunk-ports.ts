import { z } from 'zod';
import type { BridgeError } from '../../preload/contract';
import {
  type ChunkAnswer,
  chunkBytesLimit,
  chunkPortChannel,
  sumOf,
  underWay,
} from '../../preload/contract/rows/chunk-port';
import { count, identifier } from '../../preload/contract/values/basic-values';
import { isBounded } from './argument-bounds';
import { type CallEvent, errorOf, type RegistrarOptions, refusalOf, refuse } from './registrar';

/** The parts of Electron's `MessagePortMain` that are needed. */
export interface ChunkPort {
  on(event: 'message', listener: (event: { data: unknown }) => void): void;
  start(): void;
  postMessage(answer: ChunkAnswer<BridgeError>): void;
  close(): void;
}

/** The parts of Electron's `ipcMain` that take a port. */
export interface PortReceiver {
  on(
    channel: string,
    listener: (event: CallEvent & { ports: readonly ChunkPort[] }, ...args: unknown[]) => void,
  ): void;
}

export interface ChunkPortOptions extends Pick<RegistrarOptions, 'ownOrigin' | 'roleOf' | 'log'> {
  receiver: PortReceiver;
  /** Hands a chunk to the store, which refuses what is no chunk, and files that are not being read. */
  stage: (fileId: string, chunk: number, bytes: Uint8Array) => Promise<null>;
}

const chunkMessage = z.strictObject({
  chunk: count,
  sum: count.max(0xffff_ffff),
  bytes: z.instanceof(Uint8Array).refine((bytes) => bytes.byteLength <= chunkBytesLimit),
});

/**
 * Takes the ports through which files are read (preload/contract/rows/chunk-port.ts), as strictly as calls: known window and role, main
 * frame, own origin, one port for one file. What comes through a port is staged for its file and for no other (SEC-9, SEC-10).
 */
export function receiveChunkPorts(options: ChunkPortOptions): void {
  options.receiver.on(chunkPortChannel, (event, rawFileId, ...rest) => {
    const refusal = refusalOf(event, options, (role) => role === 'main' || role === 'batch');
    const fileId = identifier.safeParse(rawFileId);
    const [port, ...others] = event.ports;
    const isWhole = port && others.length === 0 && rest.length === 0;
    if (refusal === null && isWhole && fileId.success) {
      new ChunkLane(port, fileId.data, options).start();
      return;
    }
    const { error } = refuse(options, chunkPortChannel, refusal ?? 'no port for one file');
    for (const one of event.ports) {
      one.postMessage({ chunk: null, error });
      one.close();
    }
  });
}

/** One file's chunks in their order. The first that is none ends it. */
class ChunkLane {
  private next = 0;
  private readonly waiting = { chunks: 0, bytes: 0 };
  private isOver = false;

  constructor(
    private readonly port: ChunkPort,
    private readonly fileId: string,
    private readonly options: ChunkPortOptions,
  ) {}

  start(): void {
    this.port.on('message', ({ data }) => void this.take(data));
    this.port.start();
  }

  private async take(raw: unknown): Promise<void> {
    if (this.isOver) return;
    const isPlain = isBounded([raw], (raw as { bytes?: unknown } | null)?.bytes);
    const message = chunkMessage.safeParse(isPlain ? raw : null);
    if (!message.success) return this.end(null, { code: 'bridge.invalidArguments' });
    const { chunk, sum, bytes } = message.data;
    if (!this.isNext(chunk, bytes.byteLength) || sumOf(bytes) !== sum)
      return this.end(chunk, { code: 'bridge.invalidArguments' });
    const size = bytes.byteLength;
    this.next += 1;
    this.waiting.chunks += 1;
    this.waiting.bytes += size;
    try {
      await this.options.stage(this.fileId, chunk, bytes);
      if (!this.isOver) this.port.postMessage({ chunk, error: null });
    } catch (thrown) {
      this.end(chunk, errorOf(this.options, chunkPortChannel, thrown));
    } finally {
      this.waiting.chunks -= 1;
      this.waiting.bytes -= size;
    }
  }

  /** Whoever sends more than may be under way does not wait for answers. */
  private isNext(chunk: number, size: number): boolean {
    const { chunks, bytes } = this.waiting;
    const hasRoom = chunks < underWay.chunks && (chunks === 0 || bytes + size <= underWay.bytes);
    return chunk === this.next && hasRoom;
  }

  private end(chunk: number | null, error: BridgeError): void {
    if (this.isOver) return;
    this.isOver = true;
    this.port.postMessage({ chunk, error });
    this.port.close();
  }
}
