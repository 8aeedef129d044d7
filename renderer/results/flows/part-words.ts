import type { Texts } from '../../base/language';
import { cellText } from '../answers/result-cell';
import type { Part } from './category-flows';

/** What a part is called, in the words of the language. */
export function partName(texts: Texts, { area, areas }: Part): string {
  if (area === null) return texts.t('flows.others', { count: areas });
  if (area.word === null) return texts.t('flows.unassigned');
  return cellText(texts, { kind: 'word', ...area.word }, null);
}
