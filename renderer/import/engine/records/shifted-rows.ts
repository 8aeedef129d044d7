import { dateParts } from '../values/calendar-days';
import { cleanAmount } from '../values/clean-amount';
import type { CsvRecord } from './record-reader';

/** Rows in which a separator stands within an unquoted text: everything behind it is one column further on. */

const rowsLooked = 2_000;

type Test = (text: string) => boolean;
const tests: readonly Test[] = [(text) => dateParts(text) !== null, (text) => cleanAmount(text) !== null];

function isTooWide(record: CsvRecord, width: number): boolean {
  return record.cells.some((cell, index) => index >= width && cell.trim() !== '');
}

/**
 * The rows without those that are shifted: these have more cells than the header, and a text where all others have a date or an
 * amount. They show nothing of the columns; what they say is for the user to decide.
 */
export function withoutShifted(sample: CsvRecord[], width: number): CsvRecord[] {
  const wide = sample.filter((record) => isTooWide(record, width));
  if (wide.length === 0 || wide.length * 2 >= sample.length) return sample;
  const fitting = sample.slice(0, rowsLooked).filter((record) => !isTooWide(record, width));
  const holds = (index: number, test: Test) => {
    const filled = fitting.map(({ cells }) => (cells[index] ?? '').trim()).filter((cell) => cell !== '');
    return filled.length > 0 && filled.every(test);
  };
  const strict = Array.from({ length: width }, (_, index) => tests.filter((test) => holds(index, test)));
  const isShifted = ({ cells }: CsvRecord) =>
    strict.some((wanted, index) => {
      const text = (cells[index] ?? '').trim();
      return wanted.length > 0 && text !== '' && !wanted.some((test) => test(text));
    });
  const shifted = new Set(wide.filter(isShifted));
  return shifted.size === 0 ? sample : sample.filter((record) => !shifted.has(record));
}
