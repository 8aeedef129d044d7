import { expect, it } from 'vitest';
import { categories } from '../../../../../main/local-service/analysis/tables/category-tree';
import { texts } from '../../../../../renderer/base/languages';
import { categoryCodes, categoryName } from '../../../../../renderer/results/categories/category-choices';

it('offers every category of the local service and no other, in words of both languages, none twice', () => {
  expect([...categoryCodes].sort()).toEqual(categories.map(({ id }) => id).sort());
  for (const language of [texts.de, texts.en] as Record<string, string>[]) {
    const said = {
      t: (key: string, values?: Record<string, unknown>) =>
        (language[key] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name) => String(values?.[name])),
      coded: (prefix: string, code: string, _values?: unknown, otherwise?: string) =>
        language[`${prefix}.${code}`] ?? otherwise ?? code,
    };
    const names = categoryCodes.map((code) => categoryName(code, said));
    for (const name of names) expect(name).toMatch(/^[^.:]+: [^.:]+$/);
    expect(new Set(names).size).toBe(names.length);
    expect(categoryName('own.words', said)).toBe('own.words');
  }
});
