import { misfitOf, signOf } from './encoding-fit';
import { type SingleByteLabel, singleByteLabels } from './single-byte-tables';

/** Lines of the file as one encoding reads them. */
export interface EncodingSample {
  label: SingleByteLabel;
  lines: { line: number; text: string }[];
}

export interface SingleByteChoice {
  label: SingleByteLabel;
  /** Bytes beyond ASCII that were judged. */
  bytes: number;
  /** The bytes do not tell: another encoding gives other text that is as likely. */
  isDoubtful: boolean;
  /** The chosen encoding first, then those that give other text; empty when no likely one does. */
  samples: EncodingSample[];
}

/** Bytes beyond ASCII that are judged: enough for a verdict, few enough for the first preview. */
const judgedBytes = 4_000;
const sampleLines = 3;
const sampleWidth = 90;
/** A likelier encoding is given up for a rarer one only when this much speaks against it; see `encoding-fit`. */
const proofAgainstLikelier = 3;

/** Excel on a Mac and programs from before Windows: only looked at when nothing else gives words. */
const isLastResort = (label: SingleByteLabel) => label === 'macintosh' || label === 'ibm850';

/** Chooses between encodings that can all read the bytes, by the words that come out (feature 3). */
export function chooseSingleByte(bytes: Uint8Array): SingleByteChoice {
  const places = placesOfHigh(bytes);
  const costs = new Map<SingleByteLabel, number>();
  const costOf = (label: SingleByteLabel, at: readonly number[] = places) =>
    distinct(bytes, at).reduce((sum, place) => sum + misfitAt(bytes, place, label), 0);
  for (const label of singleByteLabels) {
    if (label === 'iso-8859-15' && placesBetween(bytes, places, 'windows-1252', label).length === 0) continue;
    if (isLastResort(label) && Math.min(...costs.values()) === 0) continue;
    costs.set(label, costOf(label));
  }
  const [best = 'windows-1252', ...rest] = [...costs.keys()].sort(
    (a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0),
  );
  const differing = new Map(rest.map((rival) => [rival, placesBetween(bytes, places, best, rival)]));
  const others = rest.filter((rival) => (differing.get(rival) ?? []).length > 0);
  const open = others.filter((rival) => {
    const at = differing.get(rival) ?? [];
    const isLikelier = singleByteLabels.indexOf(rival) < singleByteLabels.indexOf(best);
    const limit = Math.max(isLikelier ? proofAgainstLikelier : 1, 3 * costOf(best, at));
    return costOf(rival, at) < limit;
  });
  const readable = others.filter((rival) => {
    const at = distinct(bytes, differing.get(rival) ?? []);
    return !isLastResort(rival) && costOf(rival, at) < proofAgainstLikelier * at.length;
  });
  const shown = (open.length > 0 ? open : readable).slice(0, 2);
  const at = shown.flatMap((rival) => differing.get(rival) ?? []).sort((a, b) => a - b);
  return {
    label: best,
    bytes: places.length,
    isDoubtful: open.length > 0,
    samples: shown.length > 0 ? samplesOf(bytes, at, [best, ...shown]) : [],
  };
}

function placesOfHigh(bytes: Uint8Array): number[] {
  const places: number[] = [];
  for (let at = 0; at < bytes.length && places.length < judgedBytes; at++) {
    if ((bytes[at] ?? 0) >= 0x80) places.push(at);
  }
  return places;
}

/** A letter between the same two others tells no more when it comes again. */
function distinct(bytes: Uint8Array, places: readonly number[]): number[] {
  const seen = new Map<number, number>();
  for (const at of places) {
    const key = ((bytes[at - 1] ?? 32) << 16) | ((bytes[at] ?? 32) << 8) | (bytes[at + 1] ?? 32);
    if (!seen.has(key)) seen.set(key, at);
  }
  return [...seen.values()];
}

function misfitAt(bytes: Uint8Array, at: number, label: SingleByteLabel): number {
  return misfitOf(
    label,
    signOf(bytes[at - 1] ?? 32, label),
    signOf(bytes[at] ?? 32, label),
    signOf(bytes[at + 1] ?? 32, label),
  );
}

function placesBetween(
  bytes: Uint8Array,
  places: readonly number[],
  one: SingleByteLabel,
  other: SingleByteLabel,
): number[] {
  return places.filter((at) => signOf(bytes[at] ?? 0, one) !== signOf(bytes[at] ?? 0, other));
}

/** Real lines around the bytes that are read differently. */
function samplesOf(
  bytes: Uint8Array,
  places: readonly number[],
  labels: readonly SingleByteLabel[],
): EncodingSample[] {
  const pieces: { line: number; bytes: Uint8Array }[] = [];
  let line = 1;
  let start = 0;
  let last = 0;
  for (const place of places) {
    if (pieces.length === sampleLines) break;
    for (let at = start; at < place; at++) {
      if (bytes[at] !== 10) continue;
      line++;
      start = at + 1;
    }
    if (line === last) continue;
    last = line;
    const end = bytes.indexOf(10, place);
    const from = Math.max(start, place - sampleWidth / 2);
    const to = Math.min(end < 0 ? bytes.length : end, from + sampleWidth);
    pieces.push({ line, bytes: bytes.subarray(from, to) });
  }
  return labels.map((label) => ({
    label,
    lines: pieces.map((piece) => ({
      line: piece.line,
      text: Array.from(piece.bytes, (byte) => signOf(byte, label))
        .join('')
        .trim(),
    })),
  }));
}
