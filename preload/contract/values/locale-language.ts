/** The language of the program for a locale of the system, such as `de-AT`: German or, for all others, English. */
export function languageOfLocale(locale: string): 'de' | 'en' {
  return locale.startsWith('de') ? 'de' : 'en';
}
