import type { CsvRecord } from './record-reader';
import { isBlank, scoreHeader } from './table-locator';

/**
 * `Datum;;Text;Betrag;;Saldo` above `Buchung;Valuta;;Soll;Haben;`: one header in two lines, of which the upper one names what
 * several columns share. Null where the second line is none.
 */
export function joinedHeader(upper: CsvRecord, lower: CsvRecord | undefined): CsvRecord | null {
  if (!lower || lower.cells.length < upper.cells.length - 1 || isBlank(lower)) return null;
  const score = scoreHeader(lower);
  if (score.hasValues || score.known < 2 || score.known < score.filled * 0.6) return null;
  const at = (record: CsvRecord, index: number) => (record.cells[index] ?? '').trim();
  const both = bothNames(upper, lower);
  if (both) return { ...lower, cells: both };
  const isSplit = lower.cells.some(
    (_, index) => index > 0 && at(upper, index) === '' && at(lower, index) !== '',
  );
  const isShared = upper.cells.some((_, index) => at(upper, index) !== '' && at(lower, index) === '');
  if (!isSplit || !isShared) return null;
  // `Soll;;Haben;` above `Betrag;Währung;Betrag;Währung`: only both lines together name a column.
  const names = lower.cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (new Set(names).size < names.length) return null;
  const width = Math.max(upper.cells.length, lower.cells.length);
  const cells = Array.from({ length: width }, (_, index) => at(lower, index) || at(upper, index));
  return { ...lower, cells };
}

/**
 * `Buchung;Buchung;Belastung;Saldo` above `Datum;Text;CHF;CHF`: names come again in the lower line, and only both lines together name each
 * column. Null where a cell is empty or both together do not tell the columns apart.
 */
function bothNames(upper: CsvRecord, lower: CsvRecord): string[] | null {
  const names = lower.cells.map((cell) => cell.trim());
  const above = upper.cells.map((cell) => cell.trim());
  if (names.length !== above.length || [...names, ...above].includes('')) return null;
  const joined = names.map((name, index) => `${above[index]} ${name}`);
  const isRepeated = new Set(names).size < names.length && names.some((name, at) => name !== above[at]);
  return isRepeated && new Set(joined).size === joined.length ? joined : null;
}
