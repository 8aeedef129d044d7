import { misfit, misfitOf, signOf } from './encoding-fit';
import { balticOrder, likelihoodOf, turkishOrder } from './encoding-likelihood';
import type { OtherScripts } from './other-scripts';
import type { SingleByteLabel, UnmarkedLabel } from './single-byte-tables';
import { deniedByWords } from './telling-words';

/** Lines of the file as one encoding reads them. */
export interface EncodingSample {
  label: UnmarkedLabel;
  lines: { line: number; text: string }[];
}

export interface SingleByteChoice {
  label: UnmarkedLabel;
  /** Bytes beyond ASCII. */
  bytes: number;
  /** The bytes do not tell: another encoding gives other text that is as likely. */
  isDoubtful: boolean;
  /** The chosen encoding first, then those that give other text; empty when no likely one does. */
  samples: EncodingSample[];
}

/** Places that are judged: enough for a verdict, few enough for the first preview. */
const judgedPlaces = 2_000;
const lineFeed = 10;
/** Lines that are shown of a file in doubt, and characters of each. */
export const sampleLines = 3;
export const sampleWidth = 90;
/** A likelier encoding is given up for a rarer one only when this much speaks against it; see `encoding-fit`. */
const proofAgainstLikelier = 6;

/** Excel on a Mac and programs from before Windows: only looked at when nothing else gives words. */
const isLastResort = (label: SingleByteLabel) =>
  label === 'iso-8859-2' || label === 'macintosh' || label === 'ibm850' || label === 'ibm852';

/** Chooses between encodings that can all read the bytes, by the words that come out (feature 3). */
export function chooseSingleByte(bytes: Uint8Array): SingleByteChoice & { label: SingleByteLabel } {
  const { places, count } = placesOfHigh(bytes);
  const costs = new Map<SingleByteLabel, number>();
  const costOf = (label: SingleByteLabel, at: readonly number[] = places) =>
    at.reduce((sum, place) => sum + misfitAt(bytes, place, label), 0);
  if (costOf('windows-1252') === 0 && isAlike(bytes, places)) {
    return { label: 'windows-1252', bytes: count, isDoubtful: false, samples: [] };
  }
  const { order, isInferred } = likelihoodOf(bytes);
  const isBefore = (one: SingleByteLabel, other: SingleByteLabel) =>
    order.indexOf(one) < order.indexOf(other);
  for (const label of order) {
    if (label === 'iso-8859-15' && !canBeLatin9(bytes, places)) continue;
    if (label === 'iso-8859-2' && !canBeLatin2(bytes, places)) continue;
    if (label === 'windows-1254' && order !== turkishOrder) continue;
    if (label === 'windows-1257' && (order !== balticOrder || !isOtherThan1252(bytes, places, label)))
      continue;
    if (isLastResort(label) && Math.min(...costs.values()) === 0) continue;
    costs.set(label, costOf(label));
  }
  for (const label of deniedByWords(bytes)) costs.delete(label);
  const [fittest = 'windows-1252', ...rest] = [...costs.keys()].sort(
    (a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0),
  );
  const isOpenBeside = (rival: SingleByteLabel, chosen: SingleByteLabel) => {
    const at = placesBetween(bytes, places, chosen, rival);
    const isLikelier = isBefore(rival, chosen);
    const least = isLikelier ? proofAgainstLikelier : isInferred ? 0 : 1;
    // Where the country is known, an encoding of another one has to fit better, not nearly as well.
    const limit = Math.max(least, (isInferred && !isLikelier ? 1 : 3) * costOf(chosen, at));
    return at.length > 0 && costOf(rival, at) < limit;
  };
  // Weak evidence is for asking, not for giving up what most files are in.
  const label =
    rest
      .filter((rival) => isOpenBeside(rival, fittest))
      .sort((a, b) => order.indexOf(a) - order.indexOf(b))
      .find((rival) => isBefore(rival, fittest)) ?? fittest;
  const others = [fittest, ...rest].filter((rival) => rival !== label);
  const open = others.filter((rival) => rival === fittest || isOpenBeside(rival, label));
  const readable = others.filter((rival) => {
    const at = placesBetween(bytes, places, label, rival);
    return !isLastResort(rival) && at.length > 0 && costOf(rival, at) < misfit.wrong * at.length;
  });
  const shown = (open.length > 0 ? open : readable).slice(0, 2);
  const at = shown.flatMap((rival) => placesBetween(bytes, places, label, rival)).sort((a, b) => a - b);
  return {
    label,
    bytes: count,
    isDoubtful: open.length > 0,
    samples: shown.length > 0 ? samplesOf(bytes, at, [label, ...shown]) : [],
  };
}

/**
 * Where bytes beyond ASCII stand, each between the same two others once: a word that comes again tells no more, and a few hundred
 * places are judged in no time.
 */
function placesOfHigh(bytes: Uint8Array): { places: number[]; count: number } {
  const seen = new Set<number>();
  const places: number[] = [];
  let count = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    if (byte < 0x80) continue;
    count++;
    const key = ((bytes[at - 1] ?? 32) << 16) | (byte << 8) | (bytes[at + 1] ?? 32);
    if (seen.has(key) || places.length === judgedPlaces) continue;
    seen.add(key);
    places.push(at);
  }
  return { places, count };
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

/** The common encodings give the same text, as they do for German: nothing to choose. */
function isAlike(bytes: Uint8Array, places: readonly number[]): boolean {
  return (
    placesBetween(bytes, places, 'windows-1252', 'windows-1250').length === 0 &&
    placesBetween(bytes, places, 'windows-1252', 'windows-1254').length === 0 &&
    !canBeLatin9(bytes, places)
  );
}

/** What both read alike is in the commoner one. */
function isOtherThan1252(bytes: Uint8Array, places: readonly number[], label: SingleByteLabel): boolean {
  return placesBetween(bytes, places, 'windows-1252', label).length > 0;
}

/** ISO 8859-15 has control characters from 0x80 to 0x9F, which no bank writes, and must read something in another way. */
function canBeLatin9(bytes: Uint8Array, places: readonly number[]): boolean {
  return (
    places.every((at) => (bytes[at] ?? 0) >= 0xa0) &&
    placesBetween(bytes, places, 'windows-1252', 'iso-8859-15').length > 0
  );
}

/** ISO 8859-2 likewise; most of its letters are where windows-1250 has them. */
function canBeLatin2(bytes: Uint8Array, places: readonly number[]): boolean {
  return (
    places.every((at) => (bytes[at] ?? 0) >= 0xa0) &&
    placesBetween(bytes, places, 'windows-1250', 'iso-8859-2').length > 0
  );
}

/**
 * What the words say against an encoding that the file names itself: both readings, to be asked; null where there is nothing to say.
 * A name is given up for as much as a likelier encoding is for a rarer one.
 */
export function contradiction(
  bytes: Uint8Array,
  choice: SingleByteChoice & { label: SingleByteLabel },
  declared: SingleByteLabel,
): SingleByteChoice | null {
  const at = placesBetween(bytes, placesOfHigh(bytes).places, declared, choice.label);
  const costOf = (label: SingleByteLabel) =>
    at.reduce((sum, place) => sum + misfitAt(bytes, place, label), 0);
  if (at.length === 0 || costOf(declared) < Math.max(proofAgainstLikelier, 3 * costOf(choice.label)))
    return null;
  return { ...choice, isDoubtful: true, samples: samplesOf(bytes, at, [choice.label, declared]) };
}

/** The choice between encodings of other scripts; null for texts in Latin letters. */
export function chooseOtherScript({ labels, isSure, bytes }: OtherScripts): SingleByteChoice | null {
  const [label] = labels;
  if (!label) return null;
  const lines: { line: number; bytes: Uint8Array }[] = [];
  for (let [from, line] = [0, 1]; from < bytes.length && lines.length < sampleLines; line++) {
    const feed = bytes.indexOf(lineFeed, from);
    const whole = bytes.subarray(from, feed < 0 ? bytes.length : feed);
    if (whole.some((byte) => byte >= 0x80)) lines.push({ line, bytes: whole });
    from += whole.length + 1;
  }
  const samples = labels.slice(0, 2).map((shown) => ({
    label: shown,
    lines: lines.map(({ line, bytes: text }) => ({
      line,
      text: new TextDecoder(shown).decode(text).trim().slice(0, sampleWidth),
    })),
  }));
  const high = bytes.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0);
  return { label, bytes: high, isDoubtful: !isSure, samples: labels.length > 1 ? samples : [] };
}

/** Real lines around the bytes that are read differently. */
function samplesOf(
  bytes: Uint8Array,
  places: readonly number[],
  labels: readonly SingleByteLabel[],
): EncodingSample[] {
  const pieces: { line: number; bytes: Uint8Array }[] = [];
  const telling = new Set(places.map((place) => bytes[place]));
  let line = 1;
  let start = 0;
  for (let at = 0; at < bytes.length && pieces.length < sampleLines; at++) {
    if (bytes[at] === lineFeed) {
      line++;
      start = at + 1;
    }
    if (!telling.has(bytes[at])) continue;
    const feed = bytes.indexOf(lineFeed, at);
    const end = feed < 0 ? bytes.length : feed;
    const from = Math.max(start, at - sampleWidth / 2);
    pieces.push({ line, bytes: bytes.subarray(from, Math.min(end, from + sampleWidth)) });
    // One piece of each line.
    at = end - 1;
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
