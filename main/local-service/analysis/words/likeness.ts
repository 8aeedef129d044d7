import { inflateRawSync } from 'node:zlib';
import type { UserType } from '../ledger/ledger-types';
import type { BookingNature } from '../tables/classification-codes';
import { likenessClasses, likenessScale, likenessWeights } from './likeness-weights';

/**
 * What a booking is like that no table knows: a linear model over pieces of words, learned from ledgers with answers
 * (`scripts/learned-clues`). Only asked where nothing else tells.
 */
export interface Likened {
  userType: UserType;
  isOut: boolean;
  nature: BookingNature | null;
  /** Folded words of the partner's name. */
  words: readonly string[];
  /** Folded purpose. */
  text: string;
  hasCreditorId: boolean;
  hasLegalForm: boolean;
}

/** Pieces of words are sorted into as many boxes; some share one. */
export const boxes = 8_192;
const longestText = 140;

/** FNV-1a over a part of a text, continued from `seed`. */
function hashed(seed: number, text: string, start: number, end: number): number {
  let hash = seed;
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return hash;
}

const seedOf = (name: string): number => hashed(-2_128_831_035, name, 0, name.length);
const boxOf = (hash: number): number => {
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % boxes;
};

const place = {
  name: { word: seedOf('name word'), piece: seedOf('name piece'), lengths: [3, 4, 5] },
  text: { word: seedOf('text word'), piece: seedOf('text piece'), lengths: [4] },
};
const shape = seedOf('shape');

/** Boxes of a word and of its pieces; `<` and `>` stand where it begins and ends. */
export function addWord(where: keyof typeof place, marked: string, into: Set<number>): void {
  const { word, piece, lengths } = place[where];
  if (marked.length < 3) return;
  into.add(boxOf(hashed(word, marked, 0, marked.length)));
  for (const length of lengths)
    for (let at = 0; at + length <= marked.length; at += 1)
      into.add(boxOf(hashed(piece, marked, at, at + length)));
}

function addText(where: keyof typeof place, words: readonly string[], into: Set<number>): void {
  for (const word of words) {
    const letters = word.replace(/\d+/g, '');
    if (letters.length > 1) addWord(where, `<${letters}>`, into);
  }
}

/** How the money moved, without a word: kind of booking, who is paid. Amounts would tear the bookings of one payee apart. */
function addShape(likened: Likened, into: Set<number>): void {
  const { userType, isOut, nature, hasCreditorId, hasLegalForm } = likened;
  const side = `${userType} ${isOut ? 'out' : 'in'}`;
  for (const sign of [
    side,
    `${side} ${nature ?? ''}`,
    `${side} form ${hasLegalForm}`,
    `${side} creditor ${hasCreditorId}`,
  ])
    into.add(boxOf(hashed(shape, sign, 0, sign.length)));
}

const branchAndPlace = /^(\P{Nd}+?)[ -]\d{3,}[ -]+\p{L}/u;

/** Behind the number of a branch stands its town, which says nothing of what is sold there: "MUSTER 0711 BONN". `words`: of the name `raw`. */
export function wordsWithoutPlace(raw: string, words: readonly string[]): readonly string[] {
  const found = branchAndPlace.exec(raw);
  return found ? words.slice(0, (found[1] ?? '').trim().split(/[ -]+/).length) : words;
}

export function boxesOf(likened: Likened): Set<number> {
  const found = new Set<number>();
  addText('name', likened.words, found);
  addText('text', likened.text.slice(0, longestText).split(' '), found);
  addShape(likened, found);
  return found;
}

let unpacked: Int8Array | null = null;

/** Two weights in a byte, by box and then by class. */
function weights(): Int8Array {
  if (unpacked) return unpacked;
  const packed = inflateRawSync(Buffer.from(likenessWeights, 'base64'));
  unpacked = new Int8Array(packed.length * 2);
  for (const [at, byte] of packed.entries()) {
    unpacked[at * 2] = (byte >> 4) - 8;
    unpacked[at * 2 + 1] = (byte & 15) - 8;
  }
  return unpacked;
}

export interface Likeness {
  category: string;
  /** 0 to 1: of the top level. */
  share: number;
}

const topOf = (category: string): string => category.slice(0, category.indexOf('.'));

/** Sums of the weights by class, spread to shares. */
function sharesOf(found: Set<number>): number[] {
  const table = weights();
  const factor = likenessScale / Math.sqrt(found.size);
  const sums = new Array<number>(likenessClasses.length).fill(0);
  for (const box of found) {
    const start = box * sums.length;
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (table[start + at] ?? 0);
  }
  return sums.map((sum) => Math.exp(sum * factor));
}

/** Share of each top level among those that may be. */
function topsOf(shares: readonly number[], mayBe: (category: string) => boolean): Map<string, number> {
  const tops = new Map<string, number>();
  let all = 0;
  likenessClasses.forEach((category, at) => {
    if (!mayBe(category)) return;
    const share = shares[at] ?? 0;
    all += share;
    tops.set(topOf(category), (tops.get(topOf(category)) ?? 0) + share);
  });
  for (const [top, share] of tops) tops.set(top, share / all);
  return tops;
}

/** What words have to add to what the kind of booking alone is like. */
const leastOfWords = 0.2;

/** The category most alike among those that may be; null where none may, and where the words add nothing. */
export function likenessOf(likened: Likened, mayBe: (category: string) => boolean): Likeness | null {
  const shares = sharesOf(boxesOf(likened));
  const [best] = [...topsOf(shares, mayBe)].sort((a, b) => b[1] - a[1]);
  if (!best) return null;
  const [top, share] = best;
  const ofShape = topsOf(sharesOf(boxesOf({ ...likened, words: [], text: '' })), mayBe).get(top) ?? 0;
  if (share < ofShape + leastOfWords) return null;
  let category = '';
  let most = -1;
  likenessClasses.forEach((name, at) => {
    if (topOf(name) !== top || !mayBe(name) || (shares[at] ?? 0) <= most) return;
    category = name;
    most = shares[at] ?? 0;
  });
  return { category, share };
}
