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

/** Each month is written once: an axis asks for the same few names again and again while it is laid out. */
function kept(style: Intl.DateTimeFormat): (month: string) => string {
  const known = new Map<string, string>();
  return (month) => {
    const name = known.get(month) ?? style.format(new Date(`${month}-15T12:00:00Z`));
    known.set(month, name);
    return name;
  };
}

export function monthNamesOf(language: Language): MonthNames {
  const known = made.get(language);
  if (known) return known;
  const { locale } = languages[language];
  const inUtc = (options: Intl.DateTimeFormatOptions) =>
    kept(new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
  const short = inUtc({ month: 'short' });
  const names: MonthNames = {
    letter: inUtc({ month: 'narrow' }),
    short: (month) => short(month).replace(/\.$/, ''),
    compact: (month) => `${names.short(month)} ${month.slice(0, 4)}`,
    long: inUtc({ month: 'long', year: 'numeric' }),
  };
  made.set(language, names);
  return names;
}
