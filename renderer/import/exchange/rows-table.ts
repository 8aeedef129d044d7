import {
  type CellEdit,
  decimalSignOf,
  type Language,
  language as languageSchema,
  type RowEditField,
  type RowView,
  rowEditFields,
} from '../../../preload/contract';
import { currencyPlaces } from '../../../preload/contract/values/minor-units';
import { type TextKey, texts } from '../../base/languages';
import { readCell, typedValue, valueInRow } from '../check/cell-values';
import { labelOfField } from '../check/row-columns';
import { Sha256 } from '../engine/bytes/sha256';
import { dayFirst, isMangled, neutralText, plainText, saysMonthFirst } from './spreadsheet-text';
import type { SheetCell } from './write-xlsx';

/** Columns that tell the row; the fields follow, and last what was found. */
const placeColumns = ['key', 'file', 'line'] as const;
type Column = (typeof placeColumns)[number] | RowEditField | 'message';
const columns: readonly Column[] = [...placeColumns, ...rowEditFields, 'message'];

const labels: Readonly<Record<(typeof placeColumns)[number] | 'message', TextKey>> = {
  key: 'exchange.key',
  file: 'import.file',
  line: 'rows.line',
  message: 'exchange.message',
};

function labelOf(column: Column, language: Language): string {
  const key = column in labels ? labels[column as keyof typeof labels] : labelOfField(column as RowEditField);
  return (texts[language] as Record<string, string>)[key] ?? key;
}

/** What identifies a row and what it was when the table was made. */
function keyOf(importId: string, row: RowView): string {
  const values = rowEditFields.map((field) => valueInRow(row, field));
  const ofRow = digestOf(JSON.stringify([row.fileName, row.line, row.raw, values]));
  return `${digestOf(importId)}-${row.rowId.toString(36)}-${ofRow}`;
}

const digestLetters = 10;

function digestOf(text: string): string {
  const hasher = new Sha256();
  hasher.update(new TextEncoder().encode(text));
  return `x${hasher.digestHex().slice(0, digestLetters)}`;
}

const money: ReadonlySet<RowEditField> = new Set(['amount', 'balance']);
/** More digits no spreadsheet keeps. */
const mostDigits = 15;

/** The table with its head. Amounts are numbers where a spreadsheet cannot take one for another. */
export function tableOfRows(
  importId: string,
  rows: readonly { row: RowView; message: string }[],
  language: Language,
): SheetCell[][] {
  const table: SheetCell[][] = [columns.map((column) => labelOf(column, language))];
  for (const { row, message } of rows) {
    table.push([
      keyOf(importId, row),
      neutralText(row.fileName),
      { number: String(row.line) },
      ...rowEditFields.map((field) => cellOf(row, field, language)),
      neutralText(message),
    ]);
  }
  return table;
}

function cellOf(row: RowView, field: RowEditField, language: Language): SheetCell {
  const value = valueInRow(row, field) ?? '';
  if (!money.has(field)) return neutralText(value);
  const isSafe = value.replace(/\D/g, '').length <= mostDigits && currencyPlaces(row.currency) !== 3;
  return value === '' || !isSafe ? neutralText(typedValue(field, value, language)) : { number: value };
}

/** Cells as texts of a CSV: numbers as the language writes them, so that a spreadsheet of it takes them for numbers. */
export function csvCells(table: readonly (readonly SheetCell[])[], language: Language): string[][] {
  return table.map((cells) =>
    cells.map((cell) => (typeof cell === 'string' ? cell : typedValue('amount', cell.number, language))),
  );
}

/** A table that was read back, with what each row of it means. */
export interface ReadBack {
  readonly language: Language;
  readonly lines: readonly {
    readonly number: number;
    readonly key: string;
    readonly cells: ReadonlyMap<Column, string>;
  }[];
}

/** The columns that are missing where no way of splitting has them all. */
export function readBack(tables: readonly string[][][]): ReadBack | { missing: string[] } {
  let missing: string[] | null = null;
  for (const table of tables) {
    for (const language of languageSchema.options) {
      const head = table.findIndex((cells) => cells.includes(labelOf('key', language)));
      if (head === -1) continue;
      const at = new Map(
        columns.map((column) => [column, (table[head] ?? []).indexOf(labelOf(column, language))]),
      );
      const lacking = columns.filter((column) => column !== 'message' && at.get(column) === -1);
      if (lacking.length > 0) {
        missing = lacking.map((column) => labelOf(column, language));
        continue;
      }
      const lines = table.slice(head + 1).flatMap((cells, offset) => {
        const own = new Map(columns.map((column) => [column, cells[at.get(column) ?? -1] ?? '']));
        const key = (own.get('key') ?? '').trim();
        return cells.every((cell) => cell.trim() === '')
          ? []
          : [{ number: head + offset + 2, key, cells: own }];
      });
      return { language, lines };
    }
  }
  return { missing: missing ?? [] };
}

/** The row that a key names; null for a text that is no key. */
export function rowIdOfKey(key: string): number | null {
  const [, id] = /^x[0-9a-f]{10}-([0-9a-z]+)-x[0-9a-f]{10}$/.exec(key) ?? [];
  return id === undefined ? null : Number.parseInt(id, 36);
}

export type RefusalReason = 'otherImport' | 'changed' | 'place' | 'twice' | 'value';

export interface Merge {
  readonly cells: CellEdit[];
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: readonly {
    readonly number: number;
    readonly reason: RefusalReason;
    readonly text: string;
  }[];
}

/** What a table changes in the rows as they are now. Each row is taken as a whole or refused. */
export function mergeOf(
  importId: string,
  { language, lines }: ReadBack,
  rows: ReadonlyMap<number, RowView>,
): Merge {
  const cells: CellEdit[] = [];
  const refused: Merge['refused'][number][] = [];
  let [changed, unchanged] = [0, 0];
  const own = digestOf(importId);
  const seen = new Set<string>();
  const isMonthFirst = lines.some(({ key, cells: said }) => {
    const row = rows.get(rowIdOfKey(key) ?? -1);
    return (
      row !== undefined &&
      dayFields.some((field) => saysMonthFirst(valueInRow(row, field) ?? '', said.get(field) ?? ''))
    );
  });
  const hasLostDecimals = lostDecimals({ language, lines }, rows);
  for (const { number, key, cells: said } of lines) {
    const row = rows.get(rowIdOfKey(key) ?? -1);
    const refuse = (reason: RefusalReason, text = '') => refused.push({ number, reason, text });
    if (!key.startsWith(`${own}-`)) refuse('otherImport');
    else if (!row || keyOf(importId, row) !== key) refuse('changed');
    else if (plainText(said.get('file') ?? '') !== row.fileName || lineOf(said) !== row.line) refuse('place');
    else if (seen.has(key)) refuse('twice');
    else {
      seen.add(key);
      const read = changesOf(row, said, { language, isMonthFirst, hasLostDecimals });
      if (typeof read === 'string') refuse('value', read);
      else if (read.length === 0) unchanged += 1;
      else {
        changed += 1;
        cells.push(...read);
      }
    }
  }
  return { cells, changed, unchanged, refused };
}

const dayFields = ['bookingDay', 'valueDay'] as const;
const days: ReadonlySet<RowEditField> = new Set(dayFields);

function lineOf(said: ReadonlyMap<Column, string>): number {
  return Number((said.get('line') ?? '').replace(/[.,]0+$/, '').replace(/\D/g, ''));
}

interface TableReading {
  readonly language: Language;
  readonly isMonthFirst: boolean;
  readonly hasLostDecimals: boolean;
}

/** Cells of a row that say something else than the row; the text that cannot be read where one cannot. */
function changesOf(
  row: RowView,
  said: ReadonlyMap<Column, string>,
  { language, isMonthFirst, hasLostDecimals }: TableReading,
): CellEdit[] | string {
  const edits: CellEdit[] = [];
  for (const field of rowEditFields) {
    const cell = plainText(said.get(field) ?? '');
    const value = valueInRow(row, field);
    if (isMangled(value ?? '', cell)) continue;
    const text = isMonthFirst && days.has(field) ? dayFirst(cell) : cell;
    const read = readCell(field, text, language);
    if ('problem' in read) return cell;
    if (read.value === value || isSameMoney(field, read.value, value)) continue;
    if (isAmbiguous(field, cell, language)) return cell;
    if (hasLostDecimals && hasSameDigits(field, value, cell)) return cell;
    edits.push({ at: { rowId: row.rowId }, field, value: read.value });
  }
  const currency = edits.find(({ field }) => field === 'currency')?.value ?? row.currency;
  const unfit = edits.find(({ field, value }) => money.has(field) && !isFit(value, currency));
  return unfit ? plainText(said.get(unfit.field) ?? '') : edits;
}

/** Of three decimals and three digits of thousands nobody can tell which is meant, where the sign is not that of the table. */
function isAmbiguous(field: RowEditField, cell: string, language: Language): boolean {
  const other = decimalSignOf(language) === ',' ? /^-?\d{1,3}\.\d{3}$/ : /^-?\d{1,3},\d{3}$/;
  return money.has(field) && other.test(cell.trim());
}

/**
 * A program of another decimal sign took 12,50 for 1250 and saved that: amounts have the digits that they had and another value, and none
 * in the table still has its decimals.
 */
function lostDecimals({ language, lines }: ReadBack, rows: ReadonlyMap<number, RowView>): boolean {
  let lost = 0;
  for (const { key, cells: said } of lines) {
    const row = rows.get(rowIdOfKey(key) ?? -1);
    if (!row) continue;
    for (const field of money) {
      const value = valueInRow(row, field);
      const cell = plainText(said.get(field) ?? '');
      const read = readCell(field, cell, language);
      if (value === null || 'problem' in read || read.value === null) continue;
      if (!isSameMoney(field, read.value, value)) lost += hasSameDigits(field, value, cell) ? 1 : 0;
      else if (/\.0*[1-9]/.test(value)) return false;
    }
  }
  return lost > 0;
}

function hasSameDigits(field: RowEditField, value: string | null, cell: string): boolean {
  if (!money.has(field) || !value?.includes('.') || /[.,]/.test(cell)) return false;
  const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '');
  return digits(value) === digits(cell);
}

/** 12.5 is 12.50. */
function isSameMoney(field: RowEditField, one: string | null, other: string | null): boolean {
  if (!money.has(field) || one === null || other === null) return false;
  const trimmed = (text: string) => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
  return trimmed(one) === trimmed(other);
}

function isFit(value: string | null, currency: string | null): boolean {
  const fraction = (value?.split('.')[1] ?? '').replace(/0+$/, '');
  return fraction.length <= currencyPlaces(currency);
}
