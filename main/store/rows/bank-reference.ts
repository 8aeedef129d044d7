import type { StagedRow } from '../../../preload/contract/reading/reading';
import { hashBooking, lastHash } from '../../../preload/contract/rows/booking-hash';
import { contentHashText } from '../../../preload/contract/rows/content-hash';
import { stagedRowIndex as at } from './packed-rows';

/** What stands around a cell, from the coarsest to the finest: a reference may hold what only the finer ones part. */
const separators = [/[;\t<>\r\n]+/, /\/\/|[\r\n]+/, /[;,\t|<>\r\n]+/, /[;,\t|<>\s/?:&"']+/] as const;
const mostWords = 2_000;

/**
 * The bank's own reference of a row as its file has it. Only its hash is kept, but the row's text is too: the one of its words
 * that gives the hash is the reference. Null where none does.
 */
export function bankReferenceOf(row: StagedRow): string | null {
  const wanted = row[at.contentHash];
  const [day, amount, currency] = [row[at.bookingDay], row[at.amountMinor], row[at.currency]];
  for (const word of wordsOf(row[at.raw] as string)) {
    const texts = { reference: word, party: null, purpose: null, eref: null };
    hashBooking(day as string | null, amount as number | null, currency as string | null, texts);
    const [low = 0, high = 0, c = 0, d = 0] = lastHash;
    if (contentHashText(low, high, c, d) === wanted) return word;
  }
  return null;
}

function wordsOf(raw: string): string[] {
  const words = new Set<string>();
  for (const separator of separators) {
    for (const part of raw.split(separator)) {
      if (words.size >= mostWords) return Array.from(words);
      const word = part.trim().replace(/^"(.*)"$/s, '$1');
      if (word !== '') words.add(word);
    }
  }
  return Array.from(words);
}
