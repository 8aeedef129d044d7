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

/** What stands somewhere in a text, as bits: blanks that are tidied, digits, anything but zeros, and signs that tags need. */
export const trait = { untidy: 1, digit: 2, notZero: 4, tag: 8 } as const;

const traits = Uint8Array.from({ length: 256 }, (_, byte) => {
  const isTag = byte === colon || byte === plus || byte === slash || byte === point;
  return (
    (byte >= zero && byte <= nine ? trait.digit : 0) |
    (byte === zero ? 0 : trait.notZero) |
    (isTag ? trait.tag : 0)
  );
});

/** Bits of `trait`. @param start, end of a text that is not empty */
export function traitsOf(bytes: Uint8Array, start: number, end: number): number {
  if (bytes[start] === blank || bytes[end - 1] === blank) return trait.untidy;
  let seen = 0;
  for (let at = start; at < end; at++) {
    const byte = bytes[at] as number;
    seen |= traits[byte] as number;
    // The last one is no blank.
    if (byte === blank && bytes[at + 1] === blank) return trait.untidy;
  }
  return seen;
}

/** Whether `tidyText` leaves a text as it is; null where it has to be asked itself. @param seen what `traitsOf` gives */
export function staysAsItIs(seen: number, firstByte: number): boolean | null {
  if ((seen & trait.untidy) !== 0) return false;
  const first = firsts[firstByte];
  const isClear =
    first === byFirst.stays ||
    (first === byFirst.word && (seen & trait.digit) !== 0) ||
    (first === byFirst.zeros && (seen & trait.notZero) !== 0);
  return isClear ? true : null;
}

/**
 * Whether a purpose may hold references, names or accounts that `readPurpose` takes out of it. `hasLabels`: words in front of a point
 * count as well.
 */
export function mayHoldTags(bytes: Uint8Array, start: number, end: number, hasLabels: boolean): boolean {
  if (bytes[start] === slash) return true;
  for (let at = start; at < end; at++) {
    const byte = bytes[at];
    if (byte === colon || byte === plus) return true;
    if (byte === slash && holds(bytes, at, end, remittance)) return true;
    if (
      byte === point &&
      hasLabels &&
      (holds(bytes, at - 3, end, reference) || holds(bytes, at - 2, end, number))
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

function holds(bytes: Uint8Array, at: number, end: number, codes: Uint8Array): boolean {
  if (at < 0 || at + codes.length > end) return false;
  for (let place = 0; place < codes.length; place++) if (bytes[at + place] !== codes[place]) return false;
  return true;
}
