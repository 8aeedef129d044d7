import { fold } from '../ledger/text-folding';

/**
 * Finds all phrases of a table in one pass over a text (Aho-Corasick), however many phrases there are.
 *
 * How a phrase is written says where it may stand: `Miete` is a whole word, `Miete*` starts one, `*versicherung` ends
 * one, `*darlehen*` may stand anywhere. Blanks inside a word of the text do not matter.
 */
export interface Phrase<T> {
  words: readonly string[];
  value: T;
}

export interface PhraseMatch<T> {
  value: T;
  /** The folded phrase. */
  phrase: string;
  start: number;
  end: number;
  /** The text ended inside the phrase. */
  isCut: boolean;
}

interface Entry<T> {
  value: T;
  phrase: string;
  /** With the blanks it is written with. */
  written: string;
  needsStart: boolean;
  needsEnd: boolean;
  /** A word of few letters: it must stand whole, and only an ending may follow. */
  isShort: boolean;
}

const alphabet = 37;
/** Shortest remains of a cut word that still count as that word. */
const shortestCutWord = 5;

/** Number of a letter or digit by its character code; 0 for all others. */
const letters = new Uint8Array(128);
for (let code = 65; code <= 90; code += 1) letters[code] = code - 64;
for (let code = 48; code <= 57; code += 1) letters[code] = code - 21;

function letterOf(code: number): number {
  return code < 128 ? (letters[code] ?? 0) : 0;
}

/** Words up to this length are met inside of other words by accident: no ZOO in "z o.o.", no postage in PORTOFINO. */
const longestShortWord = 4;
/** Of words of four letters; shorter ones have none. */
const longestEnding = 2;

const nothing: never[] = [];

/** Whether few letters, or none, stand between a place and the end of its word; digits end a word. */
function hasEnding(folded: string, from: number, longest: number): boolean {
  for (let i = from; i < folded.length && i <= from + longest; i += 1) {
    const code = folded.charCodeAt(i);
    if (code < 65) return true;
  }
  return folded.length - from <= longest;
}

/** Where words start in the text at hand; kept between calls, since a text is read millions of times. */
let startMarks = new Uint8Array(512);

export class PhraseMatcher<T> {
  private next: Uint16Array | Int32Array = new Int32Array(alphabet * 1024);
  private readonly depth: number[] = [0];
  /** By state; most states end no phrase and share one empty list. */
  private readonly entries: (readonly Entry<T>[])[] = [nothing];
  private readonly fail: number[] = [0];
  /** Nearest state on the way of failures that ends a phrase. */
  private readonly output: number[] = [0];
  /** The state itself where it ends a phrase, else `output`: what a text that leads here has found. */
  private readonly hits: Int32Array;
  /** What all phrases below a state agree on, for cut words. */
  private readonly below: (Entry<T> | null | undefined)[] = [undefined];

  constructor(phrases: readonly Phrase<T>[], isSame: (a: T, b: T) => boolean) {
    for (const { words, value } of phrases) for (const word of words) this.add(word, value);
    this.link();
    this.summarise(isSame);
    // Small numbers, since a table that fits the cache of the processor is walked twice as fast.
    const used = this.next.subarray(0, this.depth.length * alphabet);
    this.next = this.depth.length < 65_536 ? new Uint16Array(used) : new Int32Array(used);
    this.hits = Int32Array.from(this.entries, (entries, state) =>
      entries.length > 0 ? state : (this.output[state] ?? 0),
    );
  }

  private add(word: string, value: T): void {
    const phrase = fold(word).replace(/ /g, '');
    if (phrase === '') return;
    const entry = {
      value,
      phrase,
      written: fold(word),
      needsStart: !word.startsWith('*'),
      needsEnd: !word.endsWith('*'),
      isShort: phrase.length <= longestShortWord,
    };
    let state = 0;
    for (let i = 0; i < phrase.length; i += 1) {
      const letter = letterOf(phrase.charCodeAt(i));
      const slot = state * alphabet + letter;
      let target = this.next[slot] ?? 0;
      if (target === 0) {
        target = this.depth.length;
        this.makeRoomFor(target);
        this.next[slot] = target;
        this.depth.push((this.depth[state] ?? 0) + 1);
        this.entries.push(nothing);
        this.fail.push(0);
        this.output.push(0);
        this.below.push(undefined);
      }
      state = target;
    }
    this.entries[state] = [...(this.entries[state] ?? nothing), entry];
  }

  /** Twice as much each time, so that a table of any size is copied a few times only. */
  private makeRoomFor(state: number): void {
    if ((state + 1) * alphabet <= this.next.length) return;
    const larger = new Int32Array(this.next.length * 2);
    larger.set(this.next);
    this.next = larger;
  }

  private link(): void {
    const queue: number[] = [];
    for (let letter = 0; letter < alphabet; letter += 1) {
      const child = this.next[letter] ?? 0;
      if (child !== 0) queue.push(child);
    }
    for (let head = 0; head < queue.length; head += 1) {
      const state = queue[head] ?? 0;
      const fallback = this.fail[state] ?? 0;
      this.output[state] =
        (this.entries[fallback]?.length ?? 0) > 0 ? fallback : (this.output[fallback] ?? 0);
      for (let letter = 0; letter < alphabet; letter += 1) {
        const slot = state * alphabet + letter;
        const child = this.next[slot] ?? 0;
        const other = this.next[fallback * alphabet + letter] ?? 0;
        if (child === 0 || (this.depth[child] ?? 0) <= (this.depth[state] ?? 0)) this.next[slot] = other;
        else {
          this.fail[child] = other;
          queue.push(child);
        }
      }
    }
  }

  private summarise(isSame: (a: T, b: T) => boolean): void {
    for (let state = this.depth.length - 1; state > 0; state -= 1) {
      let common: Entry<T> | null | undefined = this.entries[state]?.[0];
      for (let letter = 0; letter < alphabet && common !== null; letter += 1) {
        const child = this.next[state * alphabet + letter] ?? 0;
        if (child <= state || this.depth[child] !== (this.depth[state] ?? 0) + 1) continue;
        const theirs = this.below[child];
        if (theirs === null) common = null;
        else if (theirs && !common) common = theirs;
        else if (theirs && common && !isSame(theirs.value, common.value)) common = null;
      }
      this.below[state] = common;
    }
  }

  /**
   * All matches in a folded text; a match inside a longer one is dropped. Blanks only mark where words start, so a word that
   * a bank broke with a stray blank is found whole. Values that are not wanted are passed over before overlaps are settled. Positions count letters, not blanks.
   */
  find(folded: string, mayBeCut: boolean, isWanted?: (value: T) => boolean): PhraseMatch<T>[] {
    if (startMarks.length <= folded.length) startMarks = new Uint8Array(folded.length * 2 + 2);
    const starts = startMarks;
    const { next, hits, entries, output, depth } = this;
    let found: PhraseMatch<T>[] | null = null;
    let state = 0;
    let length = 0;
    starts[0] = 1;
    for (let i = 0; i < folded.length; i += 1) {
      const code = folded.charCodeAt(i);
      if (code === 32) {
        starts[length] = 1;
        continue;
      }
      state = next[state * alphabet + letterOf(code)] ?? 0;
      length += 1;
      starts[length] = 0;
      let hit = hits[state] ?? 0;
      if (hit === 0) continue;
      const isWordEnd = i + 1 === folded.length || folded.charCodeAt(i + 1) === 32;
      while (hit !== 0) {
        const start = length - (depth[hit] ?? 0);
        for (const entry of entries[hit] ?? []) {
          if ((entry.needsStart && starts[start] !== 1) || (entry.needsEnd && !isWordEnd)) continue;
          if (entry.isShort && !standsWhole(entry, folded, i)) continue;
          if (isWanted && !isWanted(entry.value)) continue;
          found ??= [];
          found.push({ value: entry.value, phrase: entry.phrase, start, end: length, isCut: false });
        }
        hit = output[hit] ?? 0;
      }
    }
    if (mayBeCut) found = this.addCutWord(state, length, starts, found);
    if (!found) return nothing;
    return found.length > 1 ? withoutContained(found) : found;
  }

  private addCutWord(
    last: number,
    end: number,
    starts: Uint8Array,
    found: PhraseMatch<T>[] | null,
  ): PhraseMatch<T>[] | null {
    for (let state = last; state !== 0; state = this.fail[state] ?? 0) {
      const length = this.depth[state] ?? 0;
      if (length < shortestCutWord) return found;
      const entry = this.below[state];
      const start = end - length;
      if (!entry || entry.phrase.length === length) continue;
      if (entry.needsStart ? starts[start] !== 1 : length < shortestCutWord + 3) continue;
      return [...(found ?? []), { value: entry.value, phrase: entry.phrase, start, end, isCut: true }];
    }
    return found;
  }
}

/** `last`: where the phrase ends in the text with its blanks. A short phrase may not be put together over blanks. */
function standsWhole(entry: Entry<unknown>, folded: string, last: number): boolean {
  const { phrase, written, needsStart, needsEnd } = entry;
  if (!folded.endsWith(phrase, last + 1) && !folded.endsWith(written, last + 1)) return false;
  if (needsEnd || !needsStart) return true;
  return hasEnding(folded, last + 1, phrase.length < longestShortWord ? 0 : longestEnding);
}

function withoutContained<T>(found: PhraseMatch<T>[]): PhraseMatch<T>[] {
  return found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one &&
          other.start <= one.start &&
          other.end >= one.end &&
          other.end - other.start > one.end - one.start,
      ),
  );
}
