import type { Drift, ReadOptions } from '../../../../preload/contract/reading/reading';
import { hashTexts } from '../../../../preload/contract/rows/booking-hash';
import { foldHeader } from '../vocabulary/fold';

/** Key of a header: the same names in the same order give the same one; case, blanks and punctuation do not count. */
export function headerFingerprint(headers: readonly string[], kinds: readonly string[]): string {
  const isNamed = headers.some((header) => header.trim() !== '');
  return (isNamed ? 'h' : 'k') + hashTexts(isNamed ? headers.map(foldHeader) : kinds);
}

function bigrams(text: string): Set<string> {
  const set = new Set<string>();
  for (let at = 0; at + 1 < text.length; at++) set.add(text.slice(at, at + 2));
  return set;
}

/** Likeness of two names, 0 to 1 (Dice coefficient over pairs of letters). */
export function nameLikeness(a: string, b: string): number {
  if (a === b) return 1;
  const left = bigrams(a);
  const right = bigrams(b);
  if (left.size + right.size === 0) return 0;
  let shared = 0;
  for (const pair of left) if (right.has(pair)) shared++;
  return (2 * shared) / (left.size + right.size);
}

/** What changed between an expected header and the one at hand; null when nothing did. */
export function headerDrift(
  expectedName: string,
  expected: readonly string[],
  actual: readonly string[],
): Drift | null {
  const before = expected.map(foldHeader);
  const after = actual.map(foldHeader);
  let missing = expected.filter(
    (name, at) => count(before, before[at] ?? '', at) > total(after, foldHeader(name)),
  );
  let added = actual.filter(
    (name, at) =>
      count(after, after[at] ?? '', at) > total(before, foldHeader(name)) && foldHeader(name) !== '',
  );
  const renamed: Drift['renamed'] = [];
  for (const from of missing) {
    const [to] = added
      .filter((name) => nameLikeness(foldHeader(from), foldHeader(name)) >= 0.55)
      .sort(
        (a, b) =>
          nameLikeness(foldHeader(from), foldHeader(b)) - nameLikeness(foldHeader(from), foldHeader(a)),
      );
    if (to === undefined) continue;
    renamed.push({ from, to });
    added = added.filter((name) => name !== to);
  }
  missing = missing.filter((name) => !renamed.some((pair) => pair.from === name));
  const shared = before.filter((key) => after.includes(key));
  const isReordered = shared.join('|') !== after.filter((key) => before.includes(key)).join('|');
  if (missing.length + added.length + renamed.length === 0 && !isReordered) return null;
  return { expected: expectedName, added, missing, renamed, isReordered };
}

/** How many times a key occurred up to and with this place. */
function count(keys: readonly string[], key: string, upTo: number): number {
  let found = 0;
  for (let at = 0; at <= upTo; at++) if (keys[at] === key) found++;
  return found;
}

function total(keys: readonly string[], key: string): number {
  return keys.filter((other) => other === key).length;
}

/**
 * Moves the columns of a template to their places in a changed header: by name, then by the most alike name. Fields whose
 * columns are gone are left out, so that the general rules look for them.
 */
export function replayMapping<F extends string>(
  mapping: Partial<Record<F, readonly number[]>>,
  templateHeader: readonly string[],
  actual: readonly string[],
): Partial<Record<F, number[]>> {
  const drift = headerDrift('', templateHeader, actual);
  const keys = actual.map(foldHeader);
  const moved: Partial<Record<F, number[]>> = {};
  for (const [field, indexes] of Object.entries(mapping) as [F, readonly number[]][]) {
    const found: number[] = [];
    for (const index of indexes) {
      const name = templateHeader[index] ?? '';
      const nth = templateHeader
        .slice(0, index)
        .filter((other) => foldHeader(other) === foldHeader(name)).length;
      const places = keys.flatMap((key, at) => (key === foldHeader(name) ? [at] : []));
      const renamed = drift?.renamed.find((pair) => pair.from === name)?.to;
      const at = places[nth] ?? (renamed === undefined ? -1 : actual.indexOf(renamed));
      if (at >= 0) found.push(at);
    }
    if (found.length > 0 || indexes.length === 0) moved[field] = found;
  }
  return moved;
}

/** The choices about columns of a template, for a changed header; a split whose column is gone is left out. */
export function replayColumns(
  options: ReadOptions,
  templateHeader: readonly string[],
  actual: readonly string[],
): ReadOptions {
  const replayed = { ...options };
  if (options.mapping) replayed.mapping = replayMapping(options.mapping, templateHeader, actual);
  if (options.splits) {
    replayed.splits = options.splits.flatMap((split) => {
      const [column] = replayMapping({ at: [split.column] }, templateHeader, actual).at ?? [];
      return column === undefined ? [] : [{ ...split, column }];
    });
  }
  return replayed;
}
