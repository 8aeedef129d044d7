/**
 * Blocks of LZ4 (lz4_Block_format.md of the LZ4 project) without a frame: sequences of a token, literal bytes, and a copy of at least four bytes
 * from at most 65,535 before. Fast above all: the lines of an export repeat each other, and shrink to about a third.
 */

const shortestCopy = 4;
/** The last bytes of a block are literal: the format wants it, and reading by words stays inside. */
const literalEnd = 12;
const copyEnd = 5;
const farthest = 0xffff;
const slotBits = 13;
const factor = 0x9e3779b1;
/** Nothing stands there: further away than any copy reaches. */
const nowhere = -0x20000;
/** At first every second byte is looked at, then fewer the longer nothing repeats. */
const firstStep = 64;
const stepBits = 5;

/** Bytes that are packed at once: few, so that they are still near the processor. */
const usualStretch = 8_192;

/** Bytes that a block of `length` bytes takes at most. */
function longestBlock(length: number): number {
  return length + Math.ceil(length / 255) + 16;
}

/**
 * Packs bytes into one block after another while they are written, stretch by stretch: a function that is called often is compiled as a
 * whole, where one long loop is left half-compiled at each of its ends.
 */
export class BlockPacker {
  /** Where in the text words of four bytes stood last, by their hash. */
  private readonly places = new Int32Array(1 << slotBits).fill(nowhere);
  private bytes: Uint8Array = new Uint8Array(0);
  private words = viewOf(this.bytes);
  private into = new Uint8Array(0);
  private taken = 0;
  private at = 0;
  /** What stands between here and `at` is literal so far. */
  private anchor = 0;
  private to = 0;

  constructor(private readonly stretch = usualStretch) {}

  /** Packs of the first `length` bytes what is certain, whatever comes behind, once it is a stretch. */
  take(bytes: Uint8Array, length: number): void {
    if (length - this.taken < this.stretch) return;
    this.taken = length;
    this.pack(bytes, length);
  }

  /** Packs the rest of the bytes, and gives the block, which lasts until the next one is begun. */
  end(bytes: Uint8Array, length: number): Uint8Array {
    this.pack(bytes, length);
    const { into, anchor } = this;
    const literals = length - anchor;
    let { to } = this;
    into[to++] = Math.min(literals, 15) << 4;
    to = putRest(literals, into, to);
    into.set(bytes.subarray(anchor, length), to);
    this.places.fill(nowhere);
    this.taken = 0;
    this.at = 0;
    this.anchor = 0;
    this.to = 0;
    return into.subarray(0, to + literals);
  }

  private pack(bytes: Uint8Array, length: number): void {
    if (bytes !== this.bytes) this.use(bytes);
    const { places, words, into } = this;
    const lastStart = length - literalEnd;
    const stop = length - copyEnd;
    let { at, anchor, to } = this;
    let step = firstStep;
    while (at < lastStart) {
      const word = words.getInt32(at, true);
      const slot = Math.imul(word, factor) >>> (32 - slotBits);
      const from = places[slot] as number;
      const distance = at - from;
      places[slot] = at;
      if (distance > farthest || words.getInt32(from, true) !== word) {
        at += step++ >> stepBits;
        continue;
      }
      step = firstStep;
      const end = endOfCopy(words, at + shortestCopy, distance, stop);
      to = putSequence(bytes, { anchor, at, distance, end }, into, to);
      at = end;
      anchor = end;
    }
    this.at = at;
    this.anchor = anchor;
    this.to = to;
  }

  /** The bytes stand in another place of the memory from here on, and more may fit there. */
  private use(bytes: Uint8Array): void {
    this.bytes = bytes;
    this.words = viewOf(bytes);
    const most = longestBlock(bytes.length);
    if (this.into.length >= most) return;
    const longer = new Uint8Array(most);
    longer.set(this.into.subarray(0, this.to));
    this.into = longer;
  }
}

/** How far bytes are those that stand `distance` before them. */
function endOfCopy(words: DataView, from: number, distance: number, stop: number): number {
  let end = from;
  for (; end + 4 <= stop; end += 4) {
    const other = words.getInt32(end, true) ^ words.getInt32(end - distance, true);
    if (other !== 0) return end + ((31 - Math.clz32(other & -other)) >> 3);
  }
  while (end < stop && words.getUint8(end) === words.getUint8(end - distance)) end++;
  return end;
}

/** Literal bytes from `anchor` to `at`, and a copy from there to `end`. */
interface Sequence {
  anchor: number;
  at: number;
  distance: number;
  end: number;
}

function putSequence(
  bytes: Uint8Array,
  { anchor, at, distance, end }: Sequence,
  into: Uint8Array,
  start: number,
): number {
  let to = start;
  const literals = at - anchor;
  const copied = end - at - shortestCopy;
  // What fits into half a byte each.
  into[to++] = (Math.min(literals, 15) << 4) | Math.min(copied, 15);
  to = putRest(literals, into, to);
  for (let from = anchor; from < at; from++) into[to++] = bytes[from] as number;
  into[to++] = distance & 255;
  into[to++] = distance >> 8;
  return putRest(copied, into, to);
}

/** What of a length does not fit into its half of the token. */
function putRest(length: number, into: Uint8Array, start: number): number {
  if (length < 15) return start;
  let to = start;
  let rest = length - 15;
  for (; rest >= 255; rest -= 255) into[to++] = 255;
  into[to++] = rest;
  return to;
}

/** Bytes that a block holds; -1 for what is none. Walks over its tokens alone. */
export function lengthOfBlock(block: Uint8Array): number {
  let to = 0;
  for (let at = 0; at < block.length; ) {
    const token = block[at++] as number;
    let count = token >> 4;
    if (count === 15)
      for (let more = 255; more === 255; count += more)
        more = at < block.length ? (block[at++] as number) : 0;
    at += count;
    to += count;
    if (at === block.length) return to;
    if (at + 2 > block.length) return -1;
    const distance = (block[at] as number) | ((block[at + 1] as number) << 8);
    at += 2;
    if (distance === 0 || distance > to) return -1;
    count = token & 15;
    if (count === 15)
      for (let more = 255; more === 255; count += more)
        more = at < block.length ? (block[at++] as number) : 0;
    to += count + shortestCopy;
  }
  return -1;
}

/** Unpacks a block that fills `into` exactly; false for any other bytes. */
export function unpackBlock(block: Uint8Array, into: Uint8Array): boolean {
  const words = viewOf(into);
  const source = viewOf(block);
  const size = into.length;
  let to = 0;
  for (let at = 0; at < block.length; ) {
    const token = block[at++] as number;
    let count = token >> 4;
    if (count === 15)
      for (let more = 255; more === 255; count += more)
        more = at < block.length ? (block[at++] as number) : 0;
    let end = to + count;
    if (end > size || at + count > block.length) return false;
    const literalStop = at + count;
    if (end + 4 <= size && literalStop + 4 <= block.length)
      for (; to < end; to += 4, at += 4) words.setInt32(to, source.getInt32(at, true), true);
    else for (; to < end; to++, at++) into[to] = block[at] as number;
    to = end;
    at = literalStop;
    if (at === block.length) return to === size;
    if (at + 2 > block.length) return false;
    const distance = (block[at] as number) | ((block[at + 1] as number) << 8);
    at += 2;
    if (distance === 0 || distance > to) return false;
    count = token & 15;
    if (count === 15)
      for (let more = 255; more === 255; count += more)
        more = at < block.length ? (block[at++] as number) : 0;
    end = to + count + shortestCopy;
    if (end > size) return false;
    if (distance >= 4 && end + 4 <= size)
      for (; to < end; to += 4) words.setInt32(to, words.getInt32(to - distance, true), true);
    else for (; to < end; to++) into[to] = into[to - distance] as number;
    to = end;
  }
  return false;
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}
