import { fold } from '../ledger/text-folding';
import { allFirmRows, wordRows } from './lexicon';

/** Words of the tables that lost one letter; a spelling that two words may come to is left out. */

const shortest = 6;
const longest = 22;

function wordsOfTables(): Set<string> {
  const found = new Set<string>();
  for (const list of [...wordRows.map(({ words }) => words), ...allFirmRows.map(({ names }) => names)])
    for (const phrase of list.split('|'))
      for (const word of fold(phrase).split(' '))
        if (word.length >= shortest && word.length <= longest && !/\d/.test(word)) found.add(word);
  return found;
}

let built: ReadonlyMap<string, string> | null = null;

/** Folded spelling without one letter -> the word. Built once, when the first spoilt ledger is read. */
export function lostLetterWords(): ReadonlyMap<string, string> {
  if (built) return built;
  const words = wordsOfTables();
  const found = new Map<string, string>();
  for (const word of words)
    for (let at = 0; at < word.length; at += 1) {
      const spoilt = word.slice(0, at) + word.slice(at + 1);
      if (words.has(spoilt)) continue;
      const known = found.get(spoilt);
      found.set(spoilt, known === undefined || known === word ? word : '');
    }
  for (const [spoilt, word] of found) if (word === '') found.delete(spoilt);
  built = found;
  return built;
}
