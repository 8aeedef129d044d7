import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { textLoaders } from '../../../../preload/contract/languages/text-loaders';
import { fetchLanguage, startLanguage, textsIn } from '../../../../renderer/base/language';
import type { TextKey } from '../../../../renderer/base/languages';

describe('sentences without a gap, which are said without the library', () => {
  it.each(['de', 'en'] as const)('in %s, each is what the library says', async (language) => {
    await startLanguage('de');
    await fetchLanguage('en');
    const { t } = textsIn(language);
    const ofLibrary = i18next.getFixedT(language);
    const texts = await textLoaders[language]();
    const plain = Object.entries(texts).filter(([, said]) => !said.includes('{{'));
    expect(plain.length).toBeGreaterThan(1_000);
    for (const [key, said] of plain) {
      expect(t(key as TextKey)).toBe(said);
      expect(ofLibrary(key)).toBe(said);
    }
  });

  it('when one has a gap, a plural or no text, the library says it', async () => {
    await startLanguage('en');
    const { t } = textsIn('en');
    expect(t('scopes.added', { count: 1 })).toBe('1 scope is added. Start the analysis again.');
    expect(t('import.mapOf', { name: 'a.csv' })).toContain('a.csv');
    expect(t('import.mapOf')).toContain('–');
    expect(t('no.such.text' as TextKey)).toBe('no.such.text');
  });
});
