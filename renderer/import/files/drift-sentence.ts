import { type Drift, languages } from '../../../preload/contract';
import type { Texts } from '../../base/language';
import { joinedTexts } from '../../base/languages/isolated-text';

type Words = Pick<Texts, 't' | 'language'>;

function quoted(name: string, language: Texts['language']): string {
  const [open, close] = languages[language].quotes;
  return `${open}${name}${close}`;
}

/** What is new, gone, renamed, moved: the part of the sentence that differs from file to file. */
export function headerChanges(drift: Omit<Drift, 'expected'>, { t, language }: Words): string {
  const names = (list: readonly string[]) => joinedTexts(list.map((name) => quoted(name, language)));
  const parts: string[] = [];
  if (drift.added.length > 0) parts.push(t('import.drift.added', { names: names(drift.added) }));
  if (drift.missing.length > 0) parts.push(t('import.drift.missing', { names: names(drift.missing) }));
  if (drift.renamed.length > 0) {
    const pairs = drift.renamed.map(({ from, to }) => `${quoted(from, language)} → ${quoted(to, language)}`);
    parts.push(t('import.drift.renamed', { names: joinedTexts(pairs) }));
  }
  if (drift.isReordered) parts.push(t('import.drift.reordered'));
  return joinedTexts(parts, '; ');
}

/** How a header differs from the one a mapping was made for, by names alone: before the engine has looked. */
export function namesChanged(before: readonly string[], now: readonly string[]): Omit<Drift, 'expected'> {
  const known = new Set(before);
  const present = new Set(now);
  const added = now.filter((name) => !known.has(name));
  const missing = before.filter((name) => !present.has(name));
  const kept = (list: readonly string[]) =>
    list.filter((name) => known.has(name) && present.has(name)).join('\n');
  return { added, missing, renamed: [], isReordered: kept(before) !== kept(now) };
}
