import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ColumnReading } from '../../../../../../preload/contract/reading/reading';
import { createDecoder, guessEncoding } from '../../../../../../renderer/import/engine/bytes/encoding';
import { readRecords } from '../../../../../../renderer/import/engine/records/record-reader';
import { filesIn } from '../../../../../check/fixture-files';
import { readWhole, type WholeRead } from '../../../../../check/read-file';
import { madeWorkbook } from './made-workbook';
import { madeXls } from './made-xls';

const dir = 'test/fixtures/formats';
const names = filesIn(dir, /\.csv$/);
const typed = /^[-+]?(?:\d+|\d{1,3}(?:[.,]\d{3})+)[.,]\d\d$/;
const dateFields = { bookingDate: 'bookingDay', valueDate: 'valueDay' } as const;

/** What a spreadsheet program stores for a day: days since the last one of 1899. */
function serialOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;
}

function numberOf(cell: string): number {
  return Number(`${cell.slice(0, -3).replace(/[+.,]/g, '')}.${cell.slice(-2)}`);
}

/** The cell as a bank writes it that uses the cell types of a workbook. */
function typedCell(
  cell: string,
  column: ColumnReading | undefined,
  row: WholeRead['rows'][number],
): string | { style: number; value: number } {
  const field = column?.field;
  if (column?.kind === 'date' && (field === 'bookingDate' || field === 'valueDate')) {
    const day = row[dateFields[field]];
    if (day !== null && cell !== '') return { style: 1, value: serialOf(String(day)) };
  }
  return column?.kind === 'amount' && typed.test(cell) ? { style: 2, value: numberOf(cell) } : cell;
}

const writers = { xlsx: madeWorkbook, xls: madeXls };

/** The export with the same rows as a workbook. */
function asWorkbook(
  bytes: Uint8Array,
  { reading, rows }: WholeRead,
  isTyped: boolean,
  kind: keyof typeof writers,
): Uint8Array {
  const { label } = reading.encoding;
  const text = createDecoder(label).decode(bytes.subarray(guessEncoding(bytes, true).skip), true);
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const made = readRecords(text, reading.delimiter ?? ';').map(({ line, cells }) => {
    const row = isTyped ? byLine.get(line) : undefined;
    return row ? cells.map((cell, index) => typedCell(cell, reading.columns[index], row)) : cells;
  });
  return writers[kind]([{ name: 'Umsätze', rows: made }], { formats: ['dd.mm.yyyy', '#,##0.00'] });
}

/** Everything but the place of a row, its text, and what follows from how a bank writes CSV. */
function essence({ reading, rows }: WholeRead) {
  return {
    rows: rows.map(({ line: _line, raw: _raw, ...values }) => values),
    accounts: reading.accounts,
    format: reading.format?.id,
    fields: reading.columns.map(({ header, field }) => [header, field]),
    fingerprint: reading.headerFingerprint,
    questions: reading.questions.map(({ kind }) => kind),
  };
}

describe('bank exports as workbooks', () => {
  it.each([
    ['texts', 'xlsx', false],
    ['dates and numbers', 'xlsx', true],
    ['texts', 'xls', false],
    ['dates and numbers', 'xls', true],
  ] as const)(
    'when the cells of an export are %s of a workbook (%s), it is read like its CSV',
    async (_, kind, isTyped) => {
      for (const name of names) {
        const bytes = new Uint8Array(readFileSync(`${dir}/${name}`));
        const csv = await readWhole(basename(name), bytes);
        const book = await readWhole(basename(name, 'csv') + kind, asWorkbook(bytes, csv, isTyped, kind));
        expect(essence(book), name).toEqual(essence(csv));
        expect(book.reading.kind).toBe(kind);
      }
    },
  );
});
