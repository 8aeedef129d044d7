import { type DateOrder, DayReader, dateParts, isOutOfPlaceForm } from '../values/calendar-days';
import { isCellError, scientificForm } from '../values/spreadsheet-marks';
import type { Column } from './column-candidates';

/** What a spreadsheet did to the cells of a table before it came here, by column; all empty where nothing was done. */
export interface SpoiledCells {
  /** Columns in which days up to the 12th have day and month exchanged: they are swapped back, or it is only likely. */
  swappedDays: ReadonlyMap<number, 'proven' | 'likely'>;
  /** Columns with numbers such as `1.23E+15`. */
  scientific: readonly number[];
  /** Numbers that lost the zeros in front of them, by column. */
  shortened: ReadonlyMap<number, ReadonlySet<string>>;
  /** Columns with `#N/A` and the like. */
  errors: readonly number[];
}

/** Looks at the columns of a table once. */
export function spoiledCells(
  columns: readonly Column[],
  dateOrder: ReadonlyMap<number, DateOrder>,
  rows: readonly string[][],
): SpoiledCells {
  const swappedDays = new Map<number, 'proven' | 'likely'>();
  for (const index of dateOrder.keys()) {
    const column = columns[index];
    const found = column ? swappedDaysIn(column, rows) : null;
    if (found) swappedDays.set(index, found);
  }
  const shortened = new Map<number, ReadonlySet<string>>();
  for (const column of columns) {
    const texts = lostZeros(column);
    if (texts.size > 0) shortened.set(column.index, texts);
  }
  const having = (test: (text: string) => boolean) =>
    columns.filter(({ profile }) => profile.countDistinct(test) > 0).map(({ index }) => index);
  return {
    swappedDays,
    shortened,
    scientific: having((text) => text.length < 24 && scientificForm.test(text)),
    errors: having((text) => text.length < 14 && isCellError(text)),
  };
}

/**
 * A spreadsheet that expects the other order takes the days up to the 12th for dates, with day and month exchanged, and leaves the
 * later ones as texts. Inferred from both: no date goes beyond the 12th, no text stays below the 13th. Turned back the days must
 * lie closer together or be in better order; else it is only said.
 */
function swappedDaysIn({ index, profile }: Column, rows: readonly string[][]): 'proven' | 'likely' | null {
  const { date } = profile;
  const isMixed = date.yearFirst + date.named > 0 && date.yearLast + date.shortYear > 0;
  if (!isMixed || date.maxOfMonth > 12) return null;
  const orders = new Set<DateOrder>();
  for (const text of profile.distinct.keys()) {
    const found = dateParts(text);
    if (!found?.hasYear) continue;
    const [first, second, third] = found.parts;
    if (isOutOfPlaceForm(found)) {
      const day = found.namedMonth >= 0 ? first : third;
      if (day > 12) return null;
    } else if (first > 12 && second <= 12) orders.add('DMY');
    else if (second > 12 && first <= 12) orders.add('MDY');
    else return null;
  }
  const [order, ...others] = orders;
  if (order === undefined || others.length > 0) return null;
  const asWritten = disorder(rows, index, new DayReader(order, null));
  const swappedBack = disorder(rows, index, new DayReader(order, null, true));
  const isMuchCloser = swappedBack.span < asWritten.span * 0.5;
  const isCloser = swappedBack.span < asWritten.span * 0.8;
  const isScattered = swappedBack.span > asWritten.span * 1.2;
  const isBetter = swappedBack.turns < asWritten.turns;
  // Days of two exports joined stand in order as they are written.
  return isMuchCloser || (isCloser && swappedBack.turns <= asWritten.turns) || (!isScattered && isBetter)
    ? 'proven'
    : 'likely';
}

/** How often the days of a column turn back, and over how many they reach. */
function disorder(
  rows: readonly string[][],
  index: number,
  reader: DayReader,
): { turns: number; span: number } {
  const days = rows
    .slice(0, 2_000)
    .map((cells) => reader.read((cells[index] ?? '').trim()))
    .filter((day) => typeof day === 'string')
    .map((day) => Date.parse(day));
  let [turns, direction] = [0, 0];
  for (const [at, day] of days.entries()) {
    const step = Math.sign(day - (days[at - 1] ?? day));
    if (step !== 0 && direction !== 0 && step !== direction) turns++;
    if (step !== 0) direction = step;
  }
  const least = days.reduce((found, day) => Math.min(found, day), Number.POSITIVE_INFINITY);
  return { turns, span: days.reduce((found, day) => Math.max(found, day - least), 0) };
}

/** Numbers of a column that are another one of it without its first zeros: `40004` beside `040004`. */
function lostZeros({ profile }: Column): Set<string> {
  const lost = new Set<string>();
  if (profile.integers === 0 || profile.decimal[','] + profile.decimal['.'] > 0) return lost;
  const bare = new Set<string>();
  for (const text of profile.distinct.keys()) {
    if (/^0\d{4,}$/.test(text) && /[1-9]/.test(text)) bare.add(text.replace(/^0+/, ''));
  }
  for (const text of bare) if (profile.distinct.has(text)) lost.add(text);
  return lost;
}
