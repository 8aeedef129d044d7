import { currencyPlaces } from '../../../../preload/contract/values/minor-units';
import { isCurrencyWord, parseCurrency } from '../values/amounts';
import { dateParts } from '../values/calendar-days';
import { cleanAmount } from '../values/clean-amount';
import { parseIban } from '../values/identifiers';
import type { ColumnTest } from './column-tests';
import type { CsvRecord, CutFit } from './record-reader';

/** Amounts with two decimals that a column must have before one with fewer stands out. */
const leastPadded = 3;
/** Rows of a table before one whole line with fewer decimals stands out: in a short file it may be the writer's way. */
export const leastForHabit = 8;
/** Of so many amounts one may have fewer decimals: more of them are a habit of the writer. */
const rowsPerShort = 50;

const twoDecimals = { ',': /,\d{2}$/, '.': /\.\d{2}$/, any: /[.,]\d{2}$/ } as const;

/** Whether an amount ends with two decimals as its column does; zero may be written in any way. */
function isPadded(text: string, { decimalSign }: Pick<ColumnTest, 'decimalSign'>): boolean {
  const amount = cleanAmount(text);
  return amount === null || !/[1-9]/.test(amount.core) || twoDecimals[decimalSign ?? 'any'].test(amount.core);
}

/** The row is of a currency without minor units: its amounts have no decimals to lose. */
function hasNoCents(cells: readonly string[], tests: readonly ColumnTest[]): boolean {
  const at = tests.findIndex(({ isOwnCurrency }) => isOwnCurrency);
  return at >= 0 && currencyPlaces(parseCurrency((cells[at] ?? '').trim())) === 0;
}

interface Padding {
  full: number;
  zeros: number;
  short: number;
}

function paddingOf(
  fitting: readonly (readonly string[])[],
  index: number,
  tests: readonly ColumnTest[],
): Padding {
  const sign = tests[index]?.decimalSign ?? 'any';
  const found = { full: 0, zeros: 0, short: 0 };
  for (const row of fitting) {
    const core = cleanAmount((row[index] ?? '').trim())?.core;
    if (core === undefined || !/[1-9]/.test(core)) continue;
    if (!twoDecimals[sign].test(core)) {
      if (!hasNoCents(row, tests)) found.short++;
    } else {
      found.full++;
      if (core.endsWith('0')) found.zeros++;
    }
  }
  return found;
}

/**
 * Columns whose writer pads amounts to two decimals: nearly all have them, and some end in a zero that nobody would write else.
 * An amount there with fewer of them lost digits. Money that moved and balances come from one hand.
 */
export function paddedColumns(
  fitting: readonly (readonly string[])[],
  tests: readonly ColumnTest[],
): readonly number[] {
  const money = tests.flatMap((test, index) =>
    test.kind === 'amount' && (test.movement !== null || test.isBalance)
      ? [{ index, padding: paddingOf(fitting, index, tests) }]
      : [],
  );
  const sum = (key: keyof Padding) => money.reduce((total, { padding }) => total + padding[key], 0);
  const isFew = (short: number, full: number) => short <= Math.max(1, full / rowsPerShort);
  if (sum('full') < leastPadded || sum('zeros') === 0 || !isFew(sum('short'), sum('full'))) return [];
  return money.filter(({ padding }) => padding.full > 0).map(({ index }) => index);
}

/** What the other rows of the table have where the last line of a file ends. */
export interface EndOfTable {
  tests: readonly ColumnTest[];
  padded: readonly number[];
  /** Numbers of cells that other rows have. */
  endings: ReadonlySet<number>;
  /** Cells of rows that fit the table. */
  fitting: readonly (readonly string[])[];
}

/** The first cell whose amount lacks decimals that its column pads to; -1 where none does. */
export function shortCell(
  cells: readonly string[],
  { tests, padded }: Pick<EndOfTable, 'tests' | 'padded'>,
): number {
  for (let at = 0; at < padded.length; at++) {
    const index = padded[at] as number;
    const text = cells[index];
    if (text === undefined || text === '') continue;
    const test = tests[index] as ColumnTest;
    // `12,50` is told by one character; only what differs is taken apart.
    if (text.charAt(text.length - 3) === test.decimalSign || isPadded(text.trim(), test)) continue;
    return hasNoCents(cells, tests) ? -1 : index;
  }
  return -1;
}

/** The record ends in that cell, and neither a line end nor other rows say that it may. */
export function isEndMissing(
  { cells: { length }, isOpenEnd }: CsvRecord,
  index: number,
  { tests, endings }: Pick<EndOfTable, 'tests' | 'endings'>,
): boolean {
  if (index !== length - 1) return false;
  return isOpenEnd === true || (length < tests.length && !endings.has(length));
}

/** How the last line of a file ends, which has no line end although all others have one; null where nothing can be missing. */
export function openEnd({ cells, raw }: CsvRecord, table: EndOfTable): CutFit | null {
  const { tests, endings, fitting } = table;
  const { length } = cells;
  if (length < tests.length && !endings.has(length)) return 'cut';
  const at = length - 1;
  const text = (cells[at] ?? '').trim();
  const others = fitting.filter((row) => row !== cells).map((row) => (row[at] ?? '').trim());
  const filled = others.filter((other) => other !== '');
  const test = tests[at];
  // Nothing to compare with.
  if (others.length === 0) return 'openAmount';
  if (text === '') return emptyEnd(cells, others.length === filled.length, filled.length === 0, tests);
  // A quote that closes is the end of its cell.
  if (raw.trimEnd().endsWith('"') && !text.endsWith('"')) return null;
  if (!test || filled.length === 0) return 'open';
  if (test.kind === 'amount') {
    if (!table.padded.includes(at) || hasNoCents(cells, tests)) return 'openAmount';
    return isPadded(text, test) ? null : 'cut';
  }
  if (test.kind === 'date') return endOfDay(text, filled);
  const lengths = new Set(filled.map((other) => other.length));
  if (test.kind === 'currency') return lengths.has(text.length) && isCurrencyWord(text) ? null : 'cut';
  const isWhole =
    parseIban(text) !== null ||
    (filled.length >= leastPadded && lengths.size === 1 && lengths.has(text.length)) ||
    filled.filter((other) => other === text).length > 1;
  return isWhole ? null : 'open';
}

/**
 * A day is whole when nothing of the year behind it is missing, whether or not its numbers have a zero in front; one that begins
 * with its year, when the last part has both digits.
 */
function endOfDay(text: string, filled: readonly string[]): CutFit | null {
  const own = dateParts(text);
  if (own === null) return filled.includes(text) ? null : 'cut';
  const others = filled.flatMap((other) => dateParts(other) ?? []);
  const last = own.digits[2];
  if (own.hasYear && own.digits[0] < 4)
    return others.every(({ digits }) => digits[0] === 4 || digits[2] <= last) ? null : 'cut';
  if (last !== 1) return null;
  return others.some(({ digits }) => digits[2] === 1) ? 'openAmount' : 'cut';
}

/** The line ends behind a separator: with an empty cell, or before what stands there. */
function emptyEnd(
  cells: readonly string[],
  isAlwaysFilled: boolean,
  isAlwaysEmpty: boolean,
  tests: readonly ColumnTest[],
): CutFit | null {
  if (isAlwaysEmpty) return null;
  const { kind, movement } = tests[cells.length - 1] ?? { kind: 'any', movement: null };
  if (movement === 'debit' || movement === 'credit') {
    const isOther = tests.some(
      (test, index) => index < cells.length - 1 && test.movement !== null && /[1-9]/.test(cells[index] ?? ''),
    );
    return isOther ? null : 'cut';
  }
  if (isAlwaysFilled || movement === 'amount') return 'cut';
  return kind === 'amount' ? 'openAmount' : 'open';
}

/** Three words: a line below the table rather than the first cell of a row. */
const prose = /\p{L}{2,}\S*\s+\S*\p{L}{2,}\S*\s+\S*\p{L}{2,}/u;

/** The beginning of a row: its cells, but for the last one, stand where those of the table do. */
export function isBrokenOff(
  { cells, raw }: CsvRecord,
  { tests, fitting }: Pick<EndOfTable, 'tests' | 'fitting'>,
  fits: Fits,
): boolean {
  const { length } = cells;
  if (length > tests.length || tests.length < 2) return false;
  if (length === 1) {
    const text = raw.trim();
    return text !== '' && !prose.test(text) && beginsLike(text.replace(/^"/, ''), tests[0], fitting);
  }
  if (cells.every((cell) => cell.trim() === '')) return length < tests.length;
  // A quote that was never closed leaves those of the cells in front as they are.
  const whole = cells.slice(0, -1).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  return whole.every((text, at) => fits(text, tests[at] as ColumnTest));
}

/** The text may go on as the cells of the first column do: days by their numbers and signs, texts by their first character. */
function beginsLike(text: string, test: ColumnTest | undefined, fitting: EndOfTable['fitting']): boolean {
  const isText = test === undefined || test.kind === 'any';
  const own = shapeOf(isText ? text.slice(0, 1) : text);
  const filled = fitting.map(([first = '']) => first.trim()).filter((first) => first !== '');
  return filled.length === 0 || filled.some((first) => shapeOf(first).startsWith(own));
}

/** `06.03.2024` -> `9.9.9`. */
const shapeOf = (text: string) => text.replace(/\d+/g, '9').replace(/\p{L}+/gu, 'a');

type Fits = (text: string, test: ColumnTest) => boolean;
