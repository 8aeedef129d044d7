import type { Translate } from '../app/language';

const shownNames = 3;

/** The first names of a list and how many there are besides. */
export function namesInShort(names: readonly string[], t: Translate): string {
  const left = names.length - shownNames;
  // A single further name takes no more room than saying so.
  if (left <= 1) return names.join(', ');
  return t('import.open.andMore', { names: names.slice(0, shownNames).join(', '), count: left });
}
