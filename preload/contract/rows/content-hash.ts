/**
 * A content hash as text: `b` (the bank's own reference) or `c` (content), then 24 letters for four lanes of 30 bits. The engine
 * makes the lanes, the store keeps them as numbers; the text stands in transaction ids (docs/architecture.md, "Identity of a transaction").
 */

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const pairs: string[] = [];
for (const first of alphabet) for (const second of alphabet) pairs.push(first + second);

const laneMask = 0x3fffffff;
const lanes = 4;
const lettersPerLane = 6;
/** Letters of a hash as text. */
export const contentHashLength = 1 + lanes * lettersPerLane;
/** By code of the character; -1 for those that stand in no hash. A table, because a read-back takes a million hashes apart. */
const values = Int8Array.from({ length: 128 }, (_, code) => alphabet.indexOf(String.fromCharCode(code)));

function laneText(lane: number): string {
  return `${pairs[lane & 1023]}${pairs[(lane >>> 10) & 1023]}${pairs[(lane >>> 20) & 1023]}`;
}

/** 30 bits; -1 when a letter is none of the alphabet. */
function laneOf(text: string, at: number): number {
  let lane = 0;
  for (let pair = 0; pair < 3; pair += 1) {
    const first = values[text.charCodeAt(at + pair * 2)] ?? -1;
    const second = values[text.charCodeAt(at + pair * 2 + 1)] ?? -1;
    if (first < 0 || second < 0) return -1;
    lane |= (first * 32 + second) << (pair * 10);
  }
  return lane;
}

/**
 * The 120 bits of a hash as four words: lane a with the two lowest bits of lane d, lane b with the next two, lane c with
 * bit 30 for a reference of the bank, lane d. All 64 bits of the first two count; they are what the store compares.
 */
export type HashWords = Uint32Array;

/** `from`: the four lanes, of which the lowest 30 bits count. */
export function writeHashWords(words: HashWords, isReference: boolean, from: ArrayLike<number>): void {
  const [a, b, c, d] = [from[0] as number, from[1] as number, from[2] as number, from[3] as number];
  words[0] = (a & laneMask) | (d << 30);
  words[1] = (b & laneMask) | ((d >>> 2) << 30);
  words[2] = (c & laneMask) | (isReference ? 1 << 30 : 0);
  words[3] = d & laneMask;
}

export function contentHashText(low: number, high: number, c: number, d: number): string {
  return (c >>> 30 === 1 ? 'b' : 'c') + laneText(low) + laneText(high) + laneText(c) + laneText(d);
}

/** Null for any text that is no content hash. */
export function wordsOfContentHash(text: string): HashWords | null {
  const isReference = text.startsWith('b');
  if (text.length !== contentHashLength || !(isReference || text.startsWith('c'))) return null;
  const read = [laneOf(text, 1), laneOf(text, 7), laneOf(text, 13), laneOf(text, 19)];
  if (read.some((lane) => lane < 0)) return null;
  const words = new Uint32Array(lanes);
  writeHashWords(words, isReference, read);
  return words;
}
