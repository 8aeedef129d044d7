import type { ImportChange } from '../../../preload/contract';
import type { Texts } from '../../base/language';
import { labelOfField } from './row-columns';

/** What a step did, in a sentence. */
export function changeSentence(change: ImportChange, { t }: Pick<Texts, 't'>): string {
  const { kind, rows, fileName, line, field, choice } = change;
  const one = { file: fileName ?? '', line: line ?? 0 };
  const name = field ? t(labelOfField(field)) : t('history.fields');
  if (kind === 'choice') {
    const what = choice ?? 'default';
    return rows === 1 ? t(`rows.changed.${what}`, one) : t(`history.choice.${what}`, { count: rows });
  }
  if (kind === 'replace')
    return t('rows.changed.replace', { count: rows, find: change.from ?? '', replaceWith: change.to ?? '' });
  if (rows === 1) return t('rows.changed.edit', { ...one, field: name });
  return t(`history.${kind}`, { count: rows, field: name });
}
