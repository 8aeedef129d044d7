import { currencyPlaces } from '../../../preload/contract/values/minor-units';

/** How days and numbers are written: forms as data, each a function of the value. */

const monthsEn = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

type DayWriter = (year: string, month: string, day: string, time: string) => string;

export const dayForms = {
  'dd.MM.yyyy': (y, m, d) => `${d}.${m}.${y}`,
  'dd.MM.yy': (y, m, d) => `${d}.${m}.${y.slice(2)}`,
  'd.M.yyyy': (y, m, d) => `${Number(d)}.${Number(m)}.${y}`,
  'dd/MM/yyyy': (y, m, d) => `${d}/${m}/${y}`,
  'dd/MM/yy': (y, m, d) => `${d}/${m}/${y.slice(2)}`,
  'MM/dd/yyyy': (y, m, d) => `${m}/${d}/${y}`,
  'M/d/yyyy': (y, m, d) => `${Number(m)}/${Number(d)}/${y}`,
  'M/d/yy': (y, m, d) => `${Number(m)}/${Number(d)}/${y.slice(2)}`,
  'dd-MM-yyyy': (y, m, d) => `${d}-${m}-${y}`,
  'yyyy-MM-dd': (y, m, d) => `${y}-${m}-${d}`,
  'yyyy/MM/dd': (y, m, d) => `${y}/${m}/${d}`,
  'yyyy.MM.dd': (y, m, d) => `${y}.${m}.${d}`,
  'yy.MM.dd': (y, m, d) => `${y.slice(2)}.${m}.${d}`,
  'yy-MM-dd': (y, m, d) => `${y.slice(2)}-${m}-${d}`,
  yyyyMMdd: (y, m, d) => `${y}${m}${d}`,
  'dd MMM yyyy': (y, m, d) => `${d} ${monthsEn[Number(m) - 1]} ${y}`,
  'dd-MMM-yy': (y, m, d) => `${d}-${monthsEn[Number(m) - 1]}-${y.slice(2)}`,
  'MMM d, yyyy': (y, m, d) => `${monthsEn[Number(m) - 1]} ${Number(d)}, ${y}`,
  'dd.MM.yyyy HH:mm': (y, m, d, time) => `${d}.${m}.${y} ${time}`,
  'dd/MM/yyyy HH:mm': (y, m, d, time) => `${d}/${m}/${y} ${time}`,
  'yyyy-MM-dd HH:mm:ss': (y, m, d, time) => `${y}-${m}-${d} ${time}:11`,
  iso: (y, m, d, time) => `${y}-${m}-${d}T${time}:11Z`,
  'M/d/yyyy h:mm a': (y, m, d, time) => {
    const hour = Number(time.slice(0, 2));
    return `${Number(m)}/${Number(d)}/${y} ${hour % 12 === 0 ? 12 : hour % 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
  },
} satisfies Record<string, DayWriter>;

export type DayForm = keyof typeof dayForms;

export function writeDay(form: DayForm, day: string, time: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return dayForms[form](year, month, date, time);
}

/** Whether a form can be read in two ways where no day is beyond the twelfth. */
export const isOpenForm = (form: DayForm): boolean =>
  /^[dM]+[./-]?[dM]+[./-]/.test(form) && !form.includes('MMM');

/** Groups of thousands and decimal sign. */
export const numberForms = {
  '1.234,56': ['.', ','],
  '1234,56': ['', ','],
  '1,234.56': [',', '.'],
  '1234.56': ['', '.'],
  "1'234.56": ["'", '.'],
  '1 234,56': [' ', ','],
  '1 234,56 narrow': ['\u00a0', ','],
} as const;

export type NumberForm = keyof typeof numberForms;

export function writeSize(form: NumberForm, minor: number, currency: string): string {
  const [group, decimal] = numberForms[form];
  const places = currencyPlaces(currency);
  const digits = String(Math.abs(minor)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places).replace(/\B(?=(\d{3})+$)/g, group);
  return places === 0 ? whole : `${whole}${decimal}${digits.slice(-places)}`;
}

const signs: Record<string, string> = { EUR: '€', USD: '$', GBP: '£', JPY: '¥', INR: '₹' };

/** How a signed amount is written: `size` is the number without its sign. */
export const signForms = {
  minus: (size, isOut) => (isOut ? `-${size}` : size),
  plusMinus: (size, isOut) => `${isOut ? '-' : '+'}${size}`,
  trailing: (size, isOut) => (isOut ? `${size}-` : size),
  trailingBoth: (size, isOut) => `${size}${isOut ? '-' : '+'}`,
  brackets: (size, isOut) => (isOut ? `(${size})` : size),
  longMinus: (size, isOut) => (isOut ? `\u2212${size}` : size),
  blankMinus: (size, isOut) => (isOut ? `- ${size}` : size),
  creditMark: (size, isOut) => (isOut ? size : `${size} CR`),
  bothMarks: (size, isOut) => `${size} ${isOut ? 'DR' : 'CR'}`,
  sollHaben: (size, isOut) => `${size} ${isOut ? 'S' : 'H'}`,
  currencyBehind: (size, isOut, code) => `${isOut ? '-' : ''}${size} ${code}`,
  currencyInFront: (size, isOut, code) => `${isOut ? '-' : ''}${signs[code] ?? code}${size}`,
  minusBehindCurrency: (size, isOut, code) => `${signs[code] ?? code}${isOut ? '-' : ''}${size}`,
  inverted: (size, isOut) => (isOut ? size : `-${size}`),
  bare: (size) => size,
} satisfies Record<string, (size: string, isOut: boolean, code: string) => string>;

export type SignForm = keyof typeof signForms;
