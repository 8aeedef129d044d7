import type { ColumnReading, ReadOptions, Reason } from '../../../../preload/contract/reading/reading';
import { matchHeader } from '../vocabulary/header-terms';

interface Layout {
  delimiter: string;
  headerRows: readonly number[];
  columns: readonly ColumnReading[];
  /** Bookings, pending and blocked rows. */
  rows: number;
}

/** Why the file is divided into columns as it is, and where its header stands (issue 5, point 6). */
export function layoutReasons(
  { delimiter, headerRows, columns, rows }: Layout,
  options: ReadOptions,
): Reason[] {
  const shape = { delimiter, columns: columns.length, rows };
  const [line] = headerRows;
  const known = columns.filter(({ header }) => matchHeader(header).length > 0).length;
  const header: Reason =
    options.headerRow !== undefined
      ? { code: 'layout.headerChosen', params: { line: options.headerRow } }
      : line === undefined
        ? { code: 'layout.noHeader' }
        : { code: 'layout.header', params: { line, known, of: columns.length } };
  return [
    options.delimiter
      ? { code: 'layout.delimiterChosen', params: { delimiter } }
      : { code: 'layout.delimiter', params: shape },
    header,
    ...(headerRows.length > 1 ? [{ code: 'layout.tables', params: { tables: headerRows.length } }] : []),
  ];
}
