import type { Translate } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';

const shownNames = 3;

/** The first names of a list and how many there are besides. */
export function namesInShort(names: readonly string[], t: Translate): string {
  const left = names.length - shownNames;
  // A single further name takes no more room than saying so.
  if (left <= 1) return joinedTexts(names);
  return t('import.open.andMore', {
    names: joinedTexts(names.slice(0, shownNames)),
    count: left,
  });
}

/** Signs that a narrow column has room for, before and behind the gap. */
const headSigns = 7;
const tailSigns = 10;

/** A long name without its middle: exports of one bank differ at the end. */
export function nameInShort(name: string): string {
  if (name.length <= headSigns + tailSigns + 1) return name;
  return `${name.slice(0, headSigns)}…${name.slice(-tailSigns)}`;
}
