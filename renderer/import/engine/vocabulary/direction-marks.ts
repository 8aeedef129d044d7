import { markTable } from './direction-table';
import type { DirectionSign } from './direction-words';
import { fold } from './fold';

/** Marks of direction in cells of their own (`S`, `Credit`), in the form of `fold`. To teach a pair: `direction-table.ts`. */

export type MarkPair = readonly [out: string, into: string];

type Strength = (typeof markTable)[number]['strength'];

const pairsOf = (...strengths: readonly Strength[]): readonly MarkPair[] =>
  markTable
    .filter(({ strength }) => strengths.includes(strength))
    .flatMap(({ pairs }) => Object.values(pairs).flatMap((list) => list.split('|')))
    .map((pair) => {
      const [out = '', into = ''] = pair.split('/').map(fold);
      return [out, into];
    });

const known = pairsOf('sure', 'usual');
const letters = pairsOf('named');
const surePairs = pairsOf('sure');
const wordsOf = (pairs: readonly MarkPair[]) => ({
  out: new Set(pairs.map(([out]) => out)),
  in: new Set(pairs.map(([, into]) => into)),
});
const words = wordsOf(known);
const sure = wordsOf(surePairs);

export function isDirectionWord(key: string): boolean {
  return words.out.has(key) || words.in.has(key);
}

/** Beside marks of money out and money in: a move that is neither, between pockets of one holder. Such a row is not taken. */
const neutral = new Set(['/', '不计收支', '不计入收支', '中性交易', '其他', '이체', '振替'].map(fold));

export function isNeutralMark(key: string): boolean {
  return neutral.has(key);
}

/** Stands for money out beside one word and for money in beside another: alone it tells nothing. */
export function isEitherWay(key: string): boolean {
  return words.out.has(key) && words.in.has(key);
}

/** What a mark says that stands alone, beside nothing but empty cells. */
export function markSign(key: string): DirectionSign {
  const [isOut, isIn] = [sure.out.has(key), sure.in.has(key)];
  return isOut === isIn ? 0 : isOut ? -1 : 1;
}

const explains = (keys: readonly string[]) => (pair: MarkPair) => keys.every((word) => pair.includes(word));

/** The pair that explains all words of a column, or null. */
export function directionPairFor(keys: Iterable<string>): MarkPair | null {
  const all = [...keys];
  return all.length === 0 ? null : (known.find(explains(all)) ?? null);
}

/** The pair that a header writes itself, as `E/A`, or else the pair of letters that explains both words of a column below it. */
export function letterPairFor(header: string, keys: readonly string[]): MarkPair | null {
  const named = header.split(' ');
  const isAll = explains(keys);
  const isNamed = (pair: MarkPair) => named.length === 2 && pair.every((word) => named.includes(word));
  const all = [...known, ...letters].filter((pair) => isNamed(pair) && isAll(pair));
  // `B/A` of one language is `A/B` of another, turned.
  const found = all.find((pair) => pair.every((word, at) => word === named[at])) ?? all[0];
  return found ?? (keys.length > 1 ? (letters.find(isAll) ?? null) : null);
}
