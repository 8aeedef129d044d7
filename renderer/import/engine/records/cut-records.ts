import { cleanAmount, isCurrencyWord } from '../values/amounts';
import { parseIban } from '../values/identifiers';
import type { ColumnTest } from './column-tests';
import type { CsvRecord, CutFit } from './record-reader';

/** Amounts with two decimals that a column must have before one with fewer stands out. */
const leastPadded = 3;
/** Of so many amounts one may have fewer decimals: more of them are a habit of the writer. */
const rowsPerShort = 50;

const twoDecimals = { ',': /,\d{2}$/, '.': /\.\d{2}$/, any: /[.,]\d{2}$/ } as const;

/** Whether an amount ends with two decimals as its column does; zero may be written in any way. */
export function isPadded(text: string, { decimalSign }: Pick<ColumnTest, 'decimalSign'>): boolean {
  const amount = cleanAmount(text);
  return amount === null || !/[1-9]/.test(amount.core) || twoDecimals[decimalSign ?? 'any'].test(amount.core);
}

interface Padding {
  full: number;
  zeros: number;
  short: number;
}

function paddingOf(
  fitting: readonly (readonly string[])[],
  index: number,
  { decimalSign }: ColumnTest,
): Padding {
  const found = { full: 0, zeros: 0, short: 0 };
  for (const row of fitting) {
    const core = cleanAmount((row[index] ?? '').trim())?.core;
    if (core === undefined || !/[1-9]/.test(core)) continue;
    if (!twoDecimals[decimalSign ?? 'any'].test(core)) found.short++;
    else {
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
): ReadonlySet<number> {
  const money = tests.flatMap((test, index) =>
    test.kind === 'amount' && (test.movement !== null || test.isBalance)
      ? [{ index, padding: paddingOf(fitting, index, test) }]
      : [],
  );
  const sum = (key: keyof Padding) => money.reduce((total, { padding }) => total + padding[key], 0);
  const isFew = (short: number, full: number) => short <= Math.max(1, full / rowsPerShort);
  if (sum('full') < leastPadded || sum('zeros') === 0 || !isFew(sum('short'), sum('full'))) return new Set();
  return new Set(money.filter(({ padding }) => padding.full > 0).map(({ index }) => index));
}

/** What the other rows of the table have where the last line of a file ends. */
export interface EndOfTable {
  tests: readonly ColumnTest[];
  padded: ReadonlySet<number>;
  /** Numbers of cells that other rows have. */
  endings: ReadonlySet<number>;
  /** Cells of rows that fit the table. */
  fitting: readonly (readonly string[])[];
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
    if (table.padded.has(at)) return isPadded(text, test) ? null : 'cut';
    return 'openAmount';
  }
  const lengths = new Set(filled.map((other) => other.length));
  if (test.kind === 'date' || test.kind === 'currency') {
    const isKnown = lengths.has(text.length) && (test.kind === 'date' || isCurrencyWord(text));
    return isKnown ? null : 'cut';
  }
  const isWhole =
    parseIban(text) !== null ||
    (filled.length >= leastPadded && lengths.size === 1 && lengths.has(text.length)) ||
    filled.filter((other) => other === text).length > 1;
  return isWhole ? null : 'open';
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
export function isBrokenOff({ cells, raw }: CsvRecord, tests: readonly ColumnTest[], fits: Fits): boolean {
  const { length } = cells;
  if (length > tests.length || tests.length < 2) return false;
  if (length === 1) {
    const text = raw.trim();
    return text !== '' && !prose.test(text);
  }
  if (cells.every((cell) => cell.trim() === '')) return length < tests.length;
  // A quote that was never closed leaves those of the cells in front as they are.
  const whole = cells.slice(0, -1).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  return whole.every((text, at) => fits(text, tests[at] as ColumnTest));
}

type Fits = (text: string, test: ColumnTest) => boolean;
