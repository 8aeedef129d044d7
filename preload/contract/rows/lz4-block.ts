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
/** Where in the text words of four bytes stood last, by their hash. */
const places = new Int32Array(1 << slotBits);

/** Bytes that a block of `length` bytes takes at most. */
export function longestBlock(length: number): number {
  return length + Math.ceil(length / 255) + 16;
}

/** Packs the first `length` bytes into `into`, which has room for `longestBlock`. Gives the bytes of the block. */
export function packBlock(bytes: Uint8Array, length: number, into: Uint8Array): number {
  const words = viewOf(bytes);
  const lastStart = length - literalEnd;
  const stop = length - copyEnd;
  places.fill(-1);
  let to = 0;
  let anchor = 0;
  let misses = 0;
  for (let at = 0; at < lastStart; ) {
    const word = words.getInt32(at, true);
    const slot = Math.imul(word, factor) >>> (32 - slotBits);
    const from = places[slot] as number;
    places[slot] = at;
    if (from < 0 || at - from > farthest || words.getInt32(from, true) !== word) {
      // What does not repeat is walked over faster and faster.
      at += 1 + (misses++ >> 6);
      continue;
    }
    misses = 0;
    let end = at + shortestCopy;
    const distance = at - from;
    while (end + 4 <= stop && words.getInt32(end, true) === words.getInt32(end - distance, true)) end += 4;
    while (end < stop && bytes[end] === bytes[end - distance]) end++;
    const copied = end - at - shortestCopy;
    into[to++] = tokenOf(at - anchor, copied);
    to = putRest(at - anchor, into, to);
    while (anchor < at) into[to++] = bytes[anchor++] as number;
    into[to++] = distance & 255;
    into[to++] = distance >> 8;
    to = putRest(copied, into, to);
    at = end;
    anchor = end;
  }
  into[to++] = tokenOf(length - anchor, 0);
  to = putRest(length - anchor, into, to);
  while (anchor < length) into[to++] = bytes[anchor++] as number;
  return to;
}

/** Of literal bytes, and of those of the copy behind them beyond the shortest: what fits into half a byte each. */
function tokenOf(literals: number, copied: number): number {
  return (Math.min(literals, 15) << 4) | Math.min(copied, 15);
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
