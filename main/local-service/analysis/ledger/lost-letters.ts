/**
 * Finds the spelling that another one lost letters of, in what one ledger has: an identifier that is seen once, and of which all
 * letters stand in the same order in one that is seen more often, is the other one. What was spoilt has only lost letters, so two
 * identifiers that differ by a letter each are two.
 */

/** A spelling seen more often is written as it is meant. */
const mostOfSpoilt = 2;
const edge = 3;
/** Spellings that begin or end alike and are looked at; more of them are numbered, not spoilt. */
const mostAlike = 60;
/** Shorter ones lose to a spelling only that is seen three times. */
const certainLength = 10;
const fewestOfShort = 3;

/** Whether `short` is `long` with letters left out. */
export function isSpoiltOf(short: string, long: string): boolean {
  let at = 0;
  for (let i = 0; i < long.length && at < short.length; i += 1)
    if (long.charCodeAt(i) === short.charCodeAt(at)) at += 1;
  return at === short.length;
}

/** Letters that a text of this length may have lost. */
function mostLost(length: number): number {
  return length < 8 ? 1 : Math.max(2, Math.floor(length / 6));
}

function byEdges(spellings: Iterable<string>): Map<string, string[]> {
  const alike = new Map<string, string[]>();
  for (const spelling of spellings) {
    for (const sign of edgesOf(spelling)) {
      const list = alike.get(sign);
      if (!list) alike.set(sign, [spelling]);
      else if (list.length <= mostAlike) list.push(spelling);
    }
  }
  return alike;
}

const edgesOf = (spelling: string): string[] => [`^${spelling.slice(0, edge)}`, `${spelling.slice(-edge)}$`];

/** Spoilt spelling -> the one that is meant. `counts`: how often each is seen. */
export function meantSpellings(counts: ReadonlyMap<string, number>, shortest: number): Map<string, string> {
  const meant = new Map<string, string>();
  const known = [...counts.keys()].filter((spelling) => spelling.length >= shortest);
  if (known.length < 2) return meant;
  const alike = byEdges(known);
  for (const spelling of known) {
    const count = counts.get(spelling) ?? 0;
    if (count > mostOfSpoilt) continue;
    let best = '';
    let bestCount = 0;
    for (const sign of edgesOf(spelling)) {
      const list = alike.get(sign) ?? [];
      if (list.length > mostAlike) continue;
      for (const other of list) {
        const lost = other.length - spelling.length;
        const times = counts.get(other) ?? 0;
        if (lost < 1 || lost > mostLost(other.length) || times < count || times < bestCount) continue;
        if (other.length < certainLength && times < fewestOfShort) continue;
        if ((times > bestCount || other.length > best.length) && isSpoiltOf(spelling, other)) {
          best = other;
          bestCount = times;
        }
      }
    }
    if (best !== '') meant.set(spelling, best);
  }
  // A spelling that was taken for the meant one may itself have lost a letter.
  for (const [spelling, first] of meant) {
    let last = first;
    for (let next = meant.get(last); next !== undefined; next = meant.get(last)) last = next;
    meant.set(spelling, last);
  }
  return meant;
}

/** Counts what `read` answers, '' left out. */
export function countSpellings<T>(items: readonly T[], read: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) {
    const spelling = read(item);
    if (spelling !== '') counts.set(spelling, (counts.get(spelling) ?? 0) + 1);
  }
  return counts;
}
