import type { Language, Settings } from '../../preload/contract';
import { languageOfLocale } from '../../preload/contract/values/languages';

/** The language that was chosen, or that of the system. */
export function languageOfSettings({ language }: Settings, locale: string): Language {
  return language === 'system' ? languageOfLocale(locale) : language;
}
