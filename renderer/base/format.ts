import { decimalSignOf, type Language, languages } from '../../preload/contract';
import { dayNumberOf } from '../../preload/contract/values/calendar-day';
import { currencyPlaces, decimalOf } from '../../preload/contract/values/minor-units';

export interface Format {
  /** As `Intl` names it. */
  readonly locale: string;
  /**
   * Money: integer minor units and their currency. This and `amount`, its twin for the decimals of the contract, are the
   * only way from an amount to a screen, a file or a page (test/unit/rules/money.test.ts).
   */
  money(minor: number | bigint, currency: string): string;
  /**
   * Exact decimal string as the contract has it. No float is made of it. Without a currency the digits stand as they were
   * given, with the sign of an unknown currency: ¤.
   */
  amount(value: string, currency: string | null): string;
  /**
   * The same rounded to whole main units, halves away from zero, where a page says so. What would become 0 by it stands as it is, and so
   * does an amount of an unknown currency.
   */
  whole(value: string, currency: string | null): string;
  /** The same for a cell of a spreadsheet: no grouping, no currency, the decimal sign of the language; empty for none. */
  cell(value: string | null): string;
  /** A position of an axis in main units. For drawing only. */
  axis(value: number): string;
  /** `YYYY-MM-DD`. A calendar day has no zone: it is shown as it stands in the file. */
  day(value: string): string;
  /** With the month as a word, where day and month must not be confused. */
  longDay(value: string): string;
  /** A number as it was given, decimals and all; no amount. */
  decimal(value: string): string;
  /**
   * A share in percent with one place, so that a column of them lines up: 34.8 gives `34,8 %`; with more where they are asked for. What
   * would become 0 by it says that it is less than the last place: `< 0,1 %`.
   */
  share(percent: number, places?: number): string;
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

/** What `Intl` takes for a currency; an answer of a service may say anything. */
const currencyCode = /^[A-Z]{3}$/;

const isCurrency = (currency: string | null): currency is string =>
  currency !== null && currencyCode.test(currency);

/** Whether an amount that is not zero would be written as zero without its decimal places. */
const becomesZero = (value: string): boolean => /^-?0*\.[0-4]/.test(value) && /[1-9]/.test(value);

/** The sign that stands for no currency in particular. */
export const unknownCurrency = '¤';

function placesIn(decimal: string): number {
  return Math.min(20, (decimal.split('.')[1] ?? '').length);
}

/** Not a number for a day that is not in the calendar: another one must not stand in its place. */
function noonOf(day: string): number {
  const number = dayNumberOf(day.length === 7 ? `${day}-01` : day);
  return number === null ? Number.NaN : number * 86_400_000 + 43_200_000;
}

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

type AmountWriters = Pick<
  Format,
  'money' | 'amount' | 'whole' | 'cell' | 'decimal' | 'share' | 'percent' | 'axis' | 'count'
>;
type DayWriters = Pick<Format, 'day' | 'longDay' | 'period' | 'instant'>;
type UnitWriters = Pick<Format, 'bytes' | 'seconds' | 'duration'>;

/** How a language writes numbers and days. Never used for reading a file (features.md, desktop manners). */
export function createFormat(language: Language): Format {
  const { locale } = languages[language];
  return {
    locale,
    ...numberWriters(locale, decimalSignOf(language)),
    ...dayWriters(locale),
    ...unitWriters(locale),
  };
}

function fixedPlaces(locale: string, places: number, options?: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    ...options,
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
}

/** Each costs a millisecond or two to make, and a start needs none. */
function whenAsked<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function numberWriters(locale: string, decimalSign: string): AmountWriters {
  const money = new Map<string, Intl.NumberFormat>();
  const countStyle = whenAsked(() => new Intl.NumberFormat(locale));
  const percentStyle = whenAsked(() => new Intl.NumberFormat(locale, { style: 'percent' }));
  const axisStyle = whenAsked(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }));
  const shareStyle = (places: number) => fixedPlaces(locale, places, { style: 'percent' });
  const onePlace = whenAsked(() => shareStyle(1));
  const decimal = (value: string) => fixedPlaces(locale, placesIn(value)).format(numberOf(value));
  const withPlaces = (value: string, currency: string, places: number) => {
    let style = money.get(`${currency}${places}`);
    if (!style) {
      style = fixedPlaces(locale, places, { style: 'currency', currency });
      money.set(`${currency}${places}`, style);
    }
    return style.format(numberOf(value));
  };
  const amount = (value: string, currency: string | null) => {
    if (!isCurrency(currency)) return `${decimal(value)}\u00a0${currency ?? unknownCurrency}`;
    // An amount with more places than its currency has is shown with all of them: nothing is rounded in silence.
    return withPlaces(value, currency, Math.max(currencyPlaces(currency), placesIn(value)));
  };
  const whole = (value: string, currency: string | null) => {
    if (!isCurrency(currency) || becomesZero(value)) return amount(value, currency);
    return withPlaces(value, currency, 0);
  };
  return {
    money: (minor, currency) => amount(decimalOf(minor, currency), currency),
    amount,
    whole,
    cell: (value) => (value === null ? '' : value.replace('.', decimalSign)),
    decimal,
    share: (percent, places = 1) => {
      const style = places === 1 ? onePlace() : shareStyle(places);
      const least = 10 ** -places;
      // Half of the last place is rounded away from zero, so that only what is below it is lost.
      if (percent === 0 || Math.abs(percent) >= least / 2) return style.format(percent / 100);
      return percent > 0 ? `<\u00a0${style.format(least / 100)}` : `>\u00a0${style.format(-least / 100)}`;
    },
    percent: (share) => percentStyle().format(share),
    axis: (value) => axisStyle().format(value),
    count: (value) => countStyle().format(value),
  };
}

function dayWriters(locale: string): DayWriters {
  const style = (options: Intl.DateTimeFormatOptions) =>
    whenAsked(() => new Intl.DateTimeFormat(locale, options));
  const dayStyle = style({ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });
  const longDayStyle = style({ dateStyle: 'long', timeZone: 'UTC' });
  const instantStyle = style({ dateStyle: 'medium', timeStyle: 'short' });
  const day = (value: string) => written(dayStyle, noonOf(value), value);
  return {
    day,
    longDay: (value) => written(longDayStyle, noonOf(value), value),
    period: (since, until) => (since === until ? day(since) : `${day(since)}\u00a0– ${day(until)}`),
    instant: (value) => written(instantStyle, new Date(value), value),
  };
}

/** What is no time at all stands as it came, cut: `Intl` would end the whole page with an error. */
function written(style: () => Intl.DateTimeFormat, time: number | Date, text: string): string {
  return Number.isNaN(Number(time)) ? text.slice(0, 40) || '–' : style().format(time);
}

function unitWriters(locale: string): UnitWriters {
  const styles = new Map<string, Intl.NumberFormat>();
  const unit = (name: string, value: number, unitDisplay: 'short' | 'long', places = 0) => {
    const known = `${name} ${unitDisplay} ${places}`;
    let style = styles.get(known);
    if (!style) {
      style = new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: name,
        unitDisplay,
        maximumFractionDigits: places,
      });
      styles.set(known, style);
    }
    return style.format(value);
  };
  return {
    bytes(value) {
      const power = Math.min(byteUnits.length - 1, value < 1000 ? 0 : Math.floor(Math.log10(value) / 3));
      const name = byteUnits[power] ?? 'byte';
      return power === 0 ? unit(name, value, 'long') : unit(name, value / 1000 ** power, 'short', 1);
    },
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
let isPaper = false;

/** From now on numbers have the true minus sign of print; on the screen they keep the one that spreadsheets read. */
export function writeForPaper(): void {
  isPaper = true;
  formats.clear();
}

/** The same with U+2212 before what is below zero. */
function forPaper(format: Format): Format {
  const signed = (text: string) => text.replace('-', '\u2212');
  return {
    ...format,
    money: (minor, currency) => signed(format.money(minor, currency)),
    amount: (value, currency) => signed(format.amount(value, currency)),
    whole: (value, currency) => signed(format.whole(value, currency)),
    decimal: (value) => signed(format.decimal(value)),
    share: (percent, places) => signed(format.share(percent, places)),
    axis: (value) => signed(format.axis(value)),
    count: (value) => signed(format.count(value)),
  };
}

export function formatOf(language: Language): Format {
  const known = formats.get(language);
  if (known) return known;
  const made = isPaper ? forPaper(createFormat(language)) : createFormat(language);
  formats.set(language, made);
  return made;
}

/** IBAN in groups of four, as banks print it; a masked one (`DE89…3000`) as it is. */
export function groupedIban(iban: string): string {
  if (iban.includes('…')) return iban;
  return iban.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}

/** The same in one piece: in a sentence its groups stay on one line. */
export function unbrokenIban(iban: string): string {
  return groupedIban(iban).replaceAll(' ', '\u00a0');
}
