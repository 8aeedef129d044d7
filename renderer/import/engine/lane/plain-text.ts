const blank = 32;
const [colon, plus, slash, point] = [58, 43, 47, 46];
/** First signs of place holders, faults of formulas and protected cells; words for nothing begin with these letters and have no digit. */
const [signs, letters] = [new Set([..."'-.=#"]), new Set([...'NnUuKk'])];
const [zero, nine] = [48, 57];

/** How far a text is told by its first byte: it stays, it has to be looked at, it is a word, or zeros in front of something. */
const byFirst = { stays: 0, unknown: 1, word: 2, zeros: 3 } as const;
const firsts = Uint8Array.from({ length: 256 }, (_, byte) => {
  const character = String.fromCharCode(byte);
  if (byte === zero) return byFirst.zeros;
  if (letters.has(character)) return byFirst.word;
  return signs.has(character) || byte >= 128 ? byFirst.unknown : byFirst.stays;
});

const fours = (byte: number) => Math.imul(byte, 0x01010101);
const [blanks, colons, pluses, slashes, points] = [blank, colon, plus, slash, point].map(fours) as [
  number,
  number,
  number,
  number,
  number,
];
const [ones, tops] = [0x01010101, 0x80808080 | 0];

/** Not zero where a byte of a word is zero: the top bit of the lowest one. A borrow may set those of others above it. */
function zeroBytes(word: number): number {
  return (word - ones) & ~word & tops;
}

/** Whether blanks of a text that is not empty are tidied: at one of its ends, or two in a row. */
function isUntidy(words: DataView, start: number, end: number): boolean {
  if (words.getUint8(start) === blank || words.getUint8(end - 1) === blank) return true;
  let at = start;
  for (; at + 4 <= end; at += 4)
    if (zeroBytes(words.getInt32(at, true) ^ blanks) !== 0 && isDoubled(words, at, at + 4)) return true;
  return isDoubled(words, at, end);
}

/** Whether there is a blank with another one behind it. The byte behind `end` is one of the line. */
function isDoubled(words: DataView, start: number, end: number): boolean {
  for (let at = start; at < end; at++)
    if (words.getUint8(at) === blank && words.getUint8(at + 1) === blank) return true;
  return false;
}

function hasDigit(words: DataView, start: number, end: number): boolean {
  for (let at = start; at < end; at++)
    if (words.getUint8(at) >= zero && words.getUint8(at) <= nine) return true;
  return false;
}

function isZeros(words: DataView, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if (words.getUint8(at) !== zero) return false;
  return true;
}

/** Whether `tidyText` leaves a text as it is; null where it has to be asked itself. @param start, end of a text that is not empty */
export function staysAsItIs(words: DataView, start: number, end: number): boolean | null {
  if (isUntidy(words, start, end)) return false;
  const first = firsts[words.getUint8(start)];
  const isClear =
    first === byFirst.stays ||
    (first === byFirst.word && hasDigit(words, start, end)) ||
    (first === byFirst.zeros && !isZeros(words, start, end));
  return isClear ? true : null;
}

/**
 * Whether a purpose may hold references, names or accounts that `readPurpose` takes out of it. `hasLabels`: words in front of a point
 * count as well.
 */
export function mayHoldTags(words: DataView, start: number, end: number, hasLabels: boolean): boolean {
  if (words.getUint8(start) === slash) return true;
  let at = start;
  for (; at + 4 <= end; at += 4) {
    const word = words.getInt32(at, true);
    const found = zeroBytes(word ^ colons) | zeroBytes(word ^ pluses) | zeroBytes(word ^ slashes);
    const isFound = found !== 0 || (hasLabels && zeroBytes(word ^ points) !== 0);
    if (isFound && holdsTag(words, at, at + 4, end, hasLabels)) return true;
  }
  return holdsTag(words, at, end, end, hasLabels);
}

/** @param from, to where the sign of a tag is looked for; the rest of it may stand up to `end` */
function holdsTag(words: DataView, from: number, to: number, end: number, hasLabels: boolean): boolean {
  for (let at = from; at < to; at++) {
    const byte = words.getUint8(at);
    if (byte === colon || byte === plus) return true;
    if (byte === slash && holds(words, at, end, remittance)) return true;
    if (
      byte === point &&
      hasLabels &&
      (holds(words, at - 3, end, reference) || holds(words, at - 2, end, number))
    )
      return true;
  }
  return false;
}

/** `BYLADEM1001`, `DE02120300000000202051`, `OG/123456789`: what a bank or an account may be, in a text that says all of a booking. */
export function mayHoldAccounts(bytes: Uint8Array, start: number, end: number): boolean {
  let run = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] as number;
    const isDigit = byte >= 48 && byte <= 57;
    run = isDigit || (byte >= 65 && byte <= 90) ? run + 1 : 0;
    if (run >= shortestAccount || (isDigit && at > start && bytes[at - 1] === slash)) return true;
  }
  return false;
}

/** Two letters, two digits, and eight signs more. */
const shortestAccount = 12;

const remittance = codesOf('/REMI/');
const reference = codesOf('Ref. ');
const number = codesOf('Nr. ');

function codesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function holds(words: DataView, at: number, end: number, codes: Uint8Array): boolean {
  if (at < 0 || at + codes.length > end) return false;
  for (let place = 0; place < codes.length; place++)
    if (words.getUint8(at + place) !== codes[place]) return false;
  return true;
}
