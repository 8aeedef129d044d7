import type { ColumnSplit } from '../../../../preload/contract/reading/read-options';
import { shapeIban } from './identifiers';

/** Mark of a part in a pattern: `{} / {}` has two. */
const partMark = '{}';

/** What lies between a name and an IBAN in one cell and belongs to neither. */
const edgeCharacters = /[\s,;:/|(–-]/;
const edgeWord = /(?:^|\W)(IBAN|Konto|Kto)\.?$/i;
/** Characters that decide on a word before an IBAN. */
const edgeWordLength = 8;
const edgeBehind = /^[\s,;:/|)–-]+/;

/**
 * The parts of one cell, in order; empty where the cell lacks one. Of what a separator or a pattern cuts the last part has the
 * rest. Linear in the length of the cell, whatever the pattern.
 */
export function splitCell(text: string, split: ColumnSplit): string[] {
  const wanted = split.feeds.length;
  const parts = partsOf(text, split, wanted).map((part) => part.trim());
  while (parts.length < wanted) parts.push('');
  return parts.slice(0, wanted);
}

function partsOf(text: string, { by }: ColumnSplit, wanted: number): string[] {
  if (by.kind === 'iban') return aroundIban(text);
  if (by.kind === 'pattern') return byPattern(text, by.text, wanted);
  return cutAt(
    text,
    Array.from({ length: wanted - 1 }, () => by.text),
  );
}

/** Between each two parts stands the next of the texts; the last part has the rest. */
function cutAt(text: string, between: readonly string[]): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const mark of between) {
    const at = mark === '' ? -1 : text.indexOf(mark, from);
    if (at < 0) break;
    parts.push(text.slice(from, at));
    from = at + mark.length;
  }
  parts.push(text.slice(from));
  return parts;
}

function byPattern(text: string, pattern: string, wanted: number): string[] {
  const [before = '', ...between] = pattern.split(partMark);
  const behind = between.pop() ?? '';
  if (!text.startsWith(before)) return [text];
  const ending = behind !== '' && text.endsWith(behind) ? behind.length : 0;
  return cutAt(text.slice(before.length, text.length - ending), between.slice(0, wanted - 1));
}

/** How many parts a pattern has. */
export function patternParts(pattern: string): number {
  return pattern.split(partMark).length - 1;
}

/** Text before the IBAN, the IBAN, text behind it. */
function aroundIban(text: string): string[] {
  for (const match of text.matchAll(/(?<![A-Z0-9])[A-Z]{2}\d{2}/g)) {
    const end = ibanEnd(text, match.index);
    if (end < 0) continue;
    return [
      text.slice(0, beforeEdge(text, match.index)),
      text.slice(match.index, end),
      text.slice(end).replace(edgeBehind, ''),
    ];
  }
  return [text];
}

/**
 * Where the text in front of an IBAN ends. Walked from behind: an expression that is anchored at the end is tried from every
 * sign of a long run.
 */
function beforeEdge(text: string, start: number): number {
  const back = (from: number, characters: RegExp): number => {
    let end = from;
    while (end > 0 && characters.test(text[end - 1] ?? '')) end--;
    return end;
  };
  const word = back(start, /[\s:]/);
  const found = edgeWord.exec(text.slice(Math.max(0, word - edgeWordLength), word));
  if (!found) return back(start, edgeCharacters);
  const dot = text[word - 1] === '.' ? 1 : 0;
  return back(word - dot - (found[1] ?? '').length, edgeCharacters);
}

/** Where an IBAN that begins here ends; -1 when none does. Blanks between its groups count along. */
function ibanEnd(text: string, start: number): number {
  let found = -1;
  const limit = Math.min(text.length, start + 45);
  for (let end = start + 15; end <= limit; end++) {
    if (/[A-Z0-9]/.test(text[end] ?? '')) continue;
    if (shapeIban(text.slice(start, end)) !== null) found = end;
    if (!/\s/.test(text[end] ?? '')) break;
  }
  return found;
}
