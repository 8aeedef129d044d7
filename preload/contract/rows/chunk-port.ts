/**
 * The way of staged rows from the thread that reads a file to main, past the thread of the page: one port for each file that the
 * store was told of. Plain data and sums, so that preload and worker need no schema library.
 */
export const chunkPortChannel = 'kontor:port:imports.chunks';

/** What the page says to its preload, with the one port beside it. */
export interface PortOffer {
  readonly offer: typeof chunkPortChannel;
  /** As the store knows the file. */
  readonly fileId: string;
}

/** To main: chunks come numbered from 0 without a gap. `sum` is `sumOf` the bytes. */
export interface ChunkMessage {
  readonly chunk: number;
  readonly sum: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** From main, for each chunk. With an error nothing more is taken; `chunk` is null where it is about the port itself. */
export interface ChunkAnswer<BridgeError> {
  readonly chunk: number | null;
  readonly error: BridgeError | null;
}

/** Bytes of one chunk; the engine keeps below, main refuses above. */
export const chunkBytesLimit = 4 * 1024 * 1024;
/** What may be on its way unanswered: enough that neither side waits for the other, few enough that a slow store costs time and not memory. */
export const underWay = { chunks: 12, bytes: 2 * chunkBytesLimit } as const;

const factor = 0x01000193;

/** A number of 32 bits that tells bytes which were changed, cut or put in another order on their way; no protection against intent. */
export function sumOf(bytes: Uint8Array): number {
  const whole = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const length = whole.length >>> 2;
  const words = new Int32Array(whole.buffer, whole.byteOffset, length);
  let a = whole.length;
  let b = 1;
  let at = 0;
  for (; at + 1 < length; at += 2) {
    a = Math.imul(a ^ (words[at] as number), factor);
    b = Math.imul(b ^ (words[at + 1] as number), factor);
  }
  if (at < length) a = Math.imul(a ^ (words[at] as number), factor);
  for (let rest = length * 4; rest < whole.length; rest++) b = Math.imul(b ^ (whole[rest] as number), factor);
  return (a ^ Math.imul(b, factor)) >>> 0;
}
