import { type Language, languages } from '../../preload/contract';

export interface MonthNames {
  /** `M` */
  letter(month: string): string;
  /** `Mai` */
  short(month: string): string;
  /** `Sep 2025` */
  compact(month: string): string;
  /** `September 2025` */
  long(month: string): string;
}

const made = new Map<Language, MonthNames>();

export function monthNamesOf(language: Language): MonthNames {
  const known = made.get(language);
  if (known) return known;
  const { locale } = languages[language];
  const shortStyle = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const letterStyle = new Intl.DateTimeFormat(locale, { month: 'narrow', timeZone: 'UTC' });
  const longStyle = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const at = (month: string) => new Date(`${month}-15T12:00:00Z`);
  const names: MonthNames = {
    letter: (month) => letterStyle.format(at(month)),
    short: (month) => shortStyle.format(at(month)).replace(/\.$/, ''),
    compact: (month) => `${names.short(month)} ${month.slice(0, 4)}`,
    long: (month) => longStyle.format(at(month)),
  };
  made.set(language, names);
  return names;
}
