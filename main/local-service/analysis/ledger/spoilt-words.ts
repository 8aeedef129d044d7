import type { LedgerTransaction } from './ledger-types';

/**
 * Writes words as they are meant in a ledger whose texts lost letters on the way (a bad scan, a copy of a copy): what is seen often
 * is right, and what it becomes when a letter or two fall out is it. A ledger that is not spoilt is left as it is.
 */

const word = /\p{L}{4,}/gu;
const looked = 400;
/** Words of the sample that must have lost letters before anything is mended: single slips of the pen are none of it. */
const fewestSpoilt = 40;
const shareSpoilt = 0.15;
/** A word is meant by another that is seen so many times more often. */
const timesMore = 4;
const fewestMeant = 3;
const longest = 20;

function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const [found] of text.matchAll(word)) counts.set(found, (counts.get(found) ?? 0) + 1);
  return counts;
}

const without = (text: string, at: number): string => text.slice(0, at) + text.slice(at + 1);

/** The word with one letter left out, and with two. */
function* spoiltFormsOf(text: string): Generator<string> {
  for (let i = 0; i < text.length; i += 1) {
    const once = without(text, i);
    yield once;
    for (let j = i; j < once.length; j += 1) yield without(once, j);
  }
}

function meantWords(counts: ReadonlyMap<string, number>): Map<string, string> {
  const meant = new Map<string, string>();
  const known = [...counts].filter(([text, count]) => count >= fewestMeant && text.length <= longest);
  known.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  for (const [text, count] of known) {
    if (meant.has(text)) continue;
    for (const spoilt of spoiltFormsOf(text)) {
      const times = counts.get(spoilt);
      if (times !== undefined && times * timesMore <= count && !meant.has(spoilt)) meant.set(spoilt, text);
    }
  }
  return meant;
}

function isSpoilt(texts: readonly string[]): boolean {
  const step = Math.max(1, Math.floor(texts.length / looked));
  const counts = countWords(texts.filter((_, at) => at % step === 0));
  const spoilt = meantWords(counts).size;
  return spoilt >= fewestSpoilt && spoilt >= counts.size * shareSpoilt;
}

/**
 * Answers what writes a text of this ledger as it is meant; null where nothing was lost.
 * @param isWhole words that stay as they are, whatever they may have lost
 * @param meantBy the word that is meant by one that the ledger itself does not tell
 */
export function menderOf(
  transactions: readonly LedgerTransaction[],
  isWhole: (word: string) => boolean,
  meantBy: (word: string) => string | undefined = () => undefined,
): ((text: string) => string) | null {
  const step = Math.max(1, Math.floor(transactions.length / looked));
  const textOf = ({ partnerName, purpose }: LedgerTransaction) => `${partnerName} ${purpose}`;
  if (!isSpoilt(transactions.filter((_, at) => at % step === 0).map(textOf))) return null;
  const counts = countWords(transactions.map(textOf));
  const meant = meantWords(counts);
  for (const [text, count] of counts) {
    const word = count < fewestMeant && !meant.has(text) ? meantBy(text) : undefined;
    if (word !== undefined) meant.set(text, word);
  }
  for (const spoilt of meant.keys()) if (isWhole(spoilt)) meant.delete(spoilt);
  return (text) => text.replace(word, (found) => meant.get(found) ?? found);
}
