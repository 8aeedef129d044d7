import type { Texts } from '../../base/language';
import { texts } from '../../base/languages';

const prefix = 'results.category.';

/** Every category that the language files have a word for, "top.sub". */
export const categoryCodes: readonly string[] = Object.keys(texts.en)
  .filter((key) => key.startsWith(prefix))
  .map((key) => key.slice(prefix.length));

/** "Insurances: Other": the word alone would not do, because several groups have one like it. A code without words is shown as it is. */
export function categoryName(code: string, { t, coded }: Pick<Texts, 't' | 'coded'>): string {
  const [top = ''] = code.split('.');
  const group = coded('results.categoryGroup', top, {}, '');
  const word = coded('results.category', code);
  return group === '' ? word : t('results.categoryInGroup', { group, word });
}
