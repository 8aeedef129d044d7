import type { Language } from '../../preload/contract';
import { currencyPlaces } from '../../preload/contract/minor-units';

/** How a language writes numbers and days. Never used for reading a file (features.md, desktop manners). */
const localeOf: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

export interface Format {
  /** Exact decimal string and currency code, as the contract has them. No float is made of it. */
  amount(value: string, currency: string): string;
  /** `YYYY-MM-DD`. A calendar day has no zone: it is shown as it stands in the file. */
  day(value: string): string;
  /** With the month as a word, where day and month must not be confused. */
  longDay(value: string): string;
  /** Decimal string without a currency. */
  decimal(value: string): string;
  /** `YYYY-MM-DD` twice. */
  period(since: string, until: string): string;
  /** ISO instant, in the zone of this computer. */
  instant(value: string): string;
  count(value: number): string;
  bytes(value: number): string;
  percent(share: number): string;
  /** How long something took: with a tenth up to a minute, then minutes. */
  seconds(seconds: number): string;
  /** Rounded to what a person waits for: seconds, then minutes, then hours. */
  duration(seconds: number): string;
}

function numberOf(value: string): Intl.StringNumericLiteral {
  return value as Intl.StringNumericLiteral;
}

function noonOf(day: string): number {
  const [year, month, date] = day.split('-').map(Number);
  return Date.UTC(year ?? 0, (month ?? 1) - 1, date ?? 1, 12);
}

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

export function createFormat(language: Language): Format {
  const locale = localeOf[language];
  const money = new Map<string, Intl.NumberFormat>();
  const dayStyle = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const instantStyle = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const countStyle = new Intl.NumberFormat(locale);
  const percentStyle = new Intl.NumberFormat(locale, { style: 'percent' });
  const longDayStyle = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const decimalStyle = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 4 });
  const unit = (name: string, value: number, unitDisplay: 'short' | 'long', places = 0) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: name,
      unitDisplay,
      maximumFractionDigits: places,
    }).format(value);

  const day = (value: string) => dayStyle.format(noonOf(value));
  return {
    amount(value, currency) {
      let style = money.get(currency);
      if (!style) {
        const places = currencyPlaces(currency);
        style = new Intl.NumberFormat(locale, {
          style: 'currency',
          currency,
          minimumFractionDigits: places,
          maximumFractionDigits: places,
        });
        money.set(currency, style);
      }
      return style.format(numberOf(value));
    },
    day,
    longDay: (value) => longDayStyle.format(noonOf(value)),
    decimal: (value) => decimalStyle.format(numberOf(value)),
    period: (since, until) => (since === until ? day(since) : `${day(since)}\u00a0– ${day(until)}`),
    instant: (value) => instantStyle.format(new Date(value)),
    count: (value) => countStyle.format(value),
    bytes(value) {
      const power = Math.min(byteUnits.length - 1, value < 1000 ? 0 : Math.floor(Math.log10(value) / 3));
      return unit(
        byteUnits[power] ?? 'byte',
        value / 1000 ** power,
        power === 0 ? 'long' : 'short',
        power === 0 ? 0 : 1,
      );
    },
    percent: (share) => percentStyle.format(share),
    seconds: (seconds) =>
      seconds < 60
        ? unit('second', Math.max(0.1, seconds), 'short', 1)
        : unit('minute', seconds / 60, 'short', 1),
    duration(seconds) {
      if (seconds < 60) return unit('second', Math.max(1, Math.round(seconds)), 'long');
      if (seconds < 5400) return unit('minute', Math.round(seconds / 60), 'long');
      return unit('hour', seconds / 3600, 'long', 1);
    },
  };
}

const formats = new Map<Language, Format>();

export function formatOf(language: Language): Format {
  const known = formats.get(language);
  if (known) return known;
  const made = createFormat(language);
  formats.set(language, made);
  return made;
}

/** IBAN in groups of four, as banks print it. */
export function groupedIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}
