/** Tells whether two texts are one text of which letters were lost: umlauts that a bank cannot print, blots, cut lines. */

const shortest = 8;
let before = new Uint16Array(64);
let current = new Uint16Array(64);

/** Letters that stand in one text only; stops counting above `most`. */
export function lettersApart(a: string, b: string, most: number): number {
  if (before.length <= b.length + 1) {
    before = new Uint16Array(b.length * 2 + 2);
    current = new Uint16Array(b.length * 2 + 2);
  }
  for (let j = 0; j <= b.length; j += 1) before[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    current[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      const value = isSame ? (before[j - 1] ?? 0) : Math.min(before[j] ?? 0, current[j - 1] ?? 0) + 1;
      current[j] = value;
      if (value < least) least = value;
    }
    if (least > most) return most + 1;
    [before, current] = [current, before];
  }
  return before[b.length] ?? 0;
}

/**
 * Folded, squeezed texts. Short ones may differ by one lost letter only: two families are more often near each other
 * (Müller, Möller) than one is misspelt.
 */
export function isNearly(a: string, b: string): boolean {
  if (a === b) return true;
  const length = Math.min(a.length, b.length);
  if (length < shortest) return false;
  const most = length < 12 ? 1 : Math.floor(length / 6);
  return Math.abs(a.length - b.length) <= most && lettersApart(a, b, most) <= most;
}

const fewestLost = 2;

/** Whether two texts are alike of which a share of the letters may be lost; texts of nothing are not. */
export function areNearTexts(a: string, b: string, mayLose: number): boolean {
  const most = Math.max(fewestLost, Math.floor(Math.max(a.length, b.length) * mayLose));
  return Math.min(a.length, b.length) > most && lettersApart(a, b, most) <= most;
}
