import type { Language, Settings } from '../../preload/contract';

/** @param locale of the system, as `de-AT` */
export function languageOfLocale(locale: string): Language {
  return locale.startsWith('de') ? 'de' : 'en';
}

/** The language that was chosen, or that of the system. */
export function languageOfSettings({ language }: Settings, locale: string): Language {
  return language === 'system' ? languageOfLocale(locale) : language;
}
