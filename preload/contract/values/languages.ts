import { z } from 'zod';
import { languages } from '../languages/abouts';

export { languages };
export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as [Language, ...Language[]];
export const language = z.enum(languageCodes);
/** `system` follows the operating system. */
export const chosenLanguage = z.enum(['system', ...languageCodes]);

/** The language of the program for a locale of the system, such as `de-AT`; English where there is none. */
export function languageOfLocale(locale: string): Language {
  return languageCodes.find((code) => locale.toLowerCase().split(/[-_]/)[0] === code) ?? 'en';
}

/** The sign before the decimals, as `Intl` writes it in the locale. */
export function decimalSignOf(code: Language): ',' | '.' {
  return languages[code].decimalSign;
}
