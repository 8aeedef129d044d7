import { describe, expect, it } from 'vitest';
import { decimalSignOf, languageOfLocale, languages } from '../../../../../preload/contract/values/languages';
import { createFormat } from '../../../../../renderer/base/format';

describe('the languages of the program', () => {
  it('are found by the locale of the system, English where there is none', () => {
    expect(['de-AT', 'de', 'de_CH', 'en-US', 'fr-FR', ''].map(languageOfLocale)).toEqual([
      'de',
      'de',
      'de',
      'en',
      'en',
      'en',
    ]);
  });

  it('have the decimal sign that Intl writes, and the name that Intl gives them', () => {
    for (const [code, { locale, name }] of Object.entries(languages)) {
      const language = code as keyof typeof languages;
      expect(createFormat(language).decimal('0.5')).toBe(`0${decimalSignOf(language)}5`);
      expect(new Intl.DisplayNames([locale], { type: 'language' }).of(code)).toBe(name);
    }
  });
});
