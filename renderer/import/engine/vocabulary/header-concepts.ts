import type { TargetField } from '../../../../preload/contract/reading/reading';
import { tableWords } from './direction-words';
import { headerSpellings } from './fold';
import { combinations } from './header-combinations';
import { baltic } from './header-words/baltic';
import type { Concept, ConceptWords } from './header-words/concept';
import { eastern } from './header-words/eastern';
import { germanic } from './header-words/germanic';
import { nordic } from './header-words/nordic';
import { romance } from './header-words/romance';
import { slavic } from './header-words/slavic';
import { southeastern } from './header-words/southeastern';
import { turkish } from './header-words/turkish';

const fieldsOf = new Map(
  Object.entries(combinations).map(([key, fields]) => [key.split(' ').sort().join(' '), fields]),
);

/** A word in the form of `foldHeader`, and whether a point cuts it off. */
export interface HeaderWord {
  word: string;
  isCut: boolean;
}

const directionWords = (sign: 'out' | 'in') => tableWords('headerWord', sign).join(' ');

const conceptsOf = new Map<string, Set<Concept>>();
for (const words of [
  { debit: directionWords('out'), credit: directionWords('in') },
  germanic,
  romance,
  nordic,
  slavic,
  baltic,
  southeastern,
  eastern,
  turkish,
] as ConceptWords[]) {
  for (const [concept, list] of Object.entries(words) as [Concept, string][]) {
    for (const word of list.split(' ').flatMap(headerSpellings)) {
      const known = conceptsOf.get(word);
      if (known) known.add(concept);
      else conceptsOf.set(word, new Set([concept]));
    }
  }
}
const allWords = [...conceptsOf.keys()].filter((word) => word.length > 3);

/** Concepts of the words that a cut word may be the beginning of. */
function ofBeginning(stem: string): Set<Concept> | null {
  if (stem.length < 2) return null;
  const found = new Set<Concept>();
  for (const word of allWords)
    if (word.startsWith(stem)) for (const concept of conceptsOf.get(word) ?? []) found.add(concept);
  found.delete('link');
  return found.size > 0 ? found : null;
}

/** A long word without its ending, in any language: `Transaktionens`, `Buchungstages`. */
export function stemmed<Meaning>(word: string, known: ReadonlyMap<string, Meaning>): Meaning | null {
  for (let cut = 1; cut <= 3 && word.length - cut >= 5; cut++) {
    const found = known.get(word.slice(0, -cut));
    if (found !== undefined) return found;
  }
  return null;
}

const linking = ['', 's', 'n', 'en', 'es', 'e'];

/** The parts of a compound: `valutadatum`, `bokforingsdag`, `szamlaegyenleg`. */
function ofCompound(word: string, isCut: boolean): [Set<Concept>, Set<Concept>] | null {
  for (let at = word.length - 3; at >= 3; at--) {
    const tail = word.slice(at);
    const second = conceptsOf.get(tail) ?? (isCut ? ofBeginning(tail) : null);
    if (!second) continue;
    for (const link of linking) {
      const head = word.slice(0, at);
      if (!head.endsWith(link)) continue;
      const first = conceptsOf.get(link === '' ? head : head.slice(0, -link.length));
      if (first && !first.has('link')) return [first, second];
    }
  }
  return null;
}

/** One list of alternatives for each part of a header; null when a word is unknown. */
function partsOf(words: readonly HeaderWord[]): Set<Concept>[] | null {
  const parts: Set<Concept>[] = [];
  for (const { word, isCut } of words) {
    const known = conceptsOf.get(word);
    if (known) {
      parts.push(known);
      continue;
    }
    // `Geschäftsart` is a compound, no `Geschäfts` with an ending.
    const whole = !isCut && word.length >= 6 ? ofCompound(word, false) : null;
    if (whole) {
      parts.push(...whole);
      continue;
    }
    const cut = isCut ? ofBeginning(word) : stemmed(word, conceptsOf);
    if (cut) {
      parts.push(cut);
      continue;
    }
    const pair = isCut && word.length >= 6 ? ofCompound(word, true) : null;
    if (!pair) return null;
    parts.push(...pair);
  }
  return parts;
}

/** Readings of a header as sorted concepts; empty when one of its words is unknown. */
export function conceptKeys(words: readonly HeaderWord[]): ReadonlySet<string> {
  if (words.length === 0 || words.length > 8) return new Set();
  const parts = partsOf(words);
  if (!parts) return new Set();
  let readings: string[][] = [[]];
  for (const part of parts) {
    const next: string[][] = [];
    for (const reading of readings)
      for (const concept of part)
        next.push(concept === 'link' || reading.includes(concept) ? reading : [...reading, concept]);
    readings = next.slice(0, 200);
  }
  return new Set(readings.map((reading) => [...reading].sort().join(' ')));
}

/** Fields the words name together, best first; empty when they name nothing. */
export function conceptFields(words: readonly HeaderWord[]): readonly TargetField[] {
  const found: TargetField[] = [];
  for (const key of conceptKeys(words))
    for (const field of fieldsOf.get(key) ?? []) if (!found.includes(field)) found.push(field);
  return found.slice(0, 4);
}
