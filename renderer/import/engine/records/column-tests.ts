import { type DecimalSign, decimalEvidence, isCurrencyWord } from '../values/amounts';
import { dateParts } from '../values/calendar-days';
import { type CleanAmount, cleanAmount } from '../values/clean-amount';
import { parseIban } from '../values/identifiers';
import { matchHeader } from '../vocabulary/header-terms';
import { isPlaceholder, readStatus } from '../vocabulary/word-lists';
import type { CsvRecord } from './record-reader';

/** What the cells of a column must be, as follows from its header and by the rows that fit it: the measure for rows that do not. */

export type CellKind = 'date' | 'amount' | 'currency' | 'iban' | 'any';

export type Movement = 'amount' | 'debit' | 'credit';

export interface ColumnTest {
  kind: CellKind;
  /** No row that fits leaves it empty. */
  isAlwaysFilled: boolean;
  isAlwaysEmpty: boolean;
  /** Of amounts: every one of them has decimals. */
  hasDecimals: boolean;
  isNeverNegative: boolean;
  decimalSign: DecimalSign | null;
  /** Thousands are written without a sign between them. */
  isUngrouped: boolean;
  /** Texts of which none is a number alone. */
  isWords: boolean;
  /** The balance after each row. */
  isBalance: boolean;
  /** Money that moved: with a sign, out, or in. */
  movement: Movement | null;
  /** The currency of that money, not of what it was exchanged from. */
  isOwnCurrency: boolean;
}

const dateFields = new Set(['bookingDate', 'transactionDate', 'valueDate']);
const moneyFields = new Set(['amount', 'debit', 'credit', 'balanceAfter', 'fee', 'tax', 'originalAmount']);
const movements = ['amount', 'debit', 'credit'] as const;
const currencyFields = new Set(['currency', 'originalCurrency']);

const kinds: readonly [CellKind, (text: string) => boolean][] = [
  ['date', (text) => dateParts(text) !== null],
  ['amount', (text) => cleanAmount(text) !== null],
  ['currency', isCurrencyWord],
  ['iban', (text) => parseIban(text) !== null],
];
const testOf = new Map(kinds);

/** Whether a cell can stand in a column of that kind. Empty ones and words for nothing can stand anywhere. */
export function fitsKind(text: string, kind: CellKind): boolean {
  if (kind === 'any' || text === '') return true;
  if (testOf.get(kind)?.(text)) return true;
  return isPlaceholder(text) || readStatus(text) === 'pending';
}

function kindByWords(field: string): CellKind {
  if (dateFields.has(field)) return 'date';
  if (moneyFields.has(field)) return 'amount';
  return currencyFields.has(field) ? 'currency' : 'any';
}

/** Rows whose cells tell the kind of a column that its header does not. */
const leastRows = 2;

/** `fitting`: cells of the rows that have as many cells as the table has columns. */
export function columnTests(
  headers: readonly string[],
  fitting: readonly (readonly string[])[],
  width: number,
): ColumnTest[] {
  return Array.from({ length: width }, (_, index) => {
    const cells = fitting.map((row) => (row[index] ?? '').trim());
    const filled = cells.filter((cell) => cell !== '');
    const { kind, field } = kindOf(headers[index] ?? '', filled);
    const movement = movements.find((known) => known === field) ?? null;
    // One of two sides may be empty in all rows that are left to learn from.
    const isSide = movement === 'debit' || movement === 'credit';
    const amounts = kind === 'amount' ? filled.map(cleanAmount).filter((found) => found !== null) : [];
    return {
      kind,
      isAlwaysFilled: !isSide && cells.length >= leastRows && filled.length === cells.length,
      isAlwaysEmpty: !isSide && cells.length >= leastRows && filled.length === 0,
      hasDecimals: amounts.length > 0 && amounts.every(({ core }) => /[.,]\d{1,2}$/.test(core)),
      isNeverNegative: amounts.length >= leastRows && amounts.every(({ sign }) => sign >= 0),
      decimalSign: signOf(amounts),
      isUngrouped: amounts.some(({ core }) => /^\d{4}/.test(core)),
      isWords: kind === 'any' && isOfWords(headers[index] ?? '', filled),
      isBalance: field === 'balanceAfter',
      movement,
      isOwnCurrency: kind === 'currency' && field !== 'originalCurrency',
    };
  });
}

/** The header names what the cells are, unless most of them are something else; then, and without a name, all of them tell. */
function kindOf(header: string, filled: readonly string[]): { kind: CellKind; field?: string } {
  for (const { field, weight } of matchHeader(header.trim())) {
    const kind = kindByWords(field);
    if (weight < 0.7 || kind === 'any') continue;
    if (filled.filter((cell) => fitsKind(cell, kind)).length >= filled.length * 0.7) return { kind, field };
  }
  if (filled.length < leastRows || namesText(header)) return { kind: 'any' };
  return { kind: kinds.find(([, test]) => filled.every(test))?.[0] ?? 'any' };
}

const textFields = new Set(['purpose', 'bookingText', 'counterpartyName', 'payerName', 'payeeName']);

function isOfWords(header: string, filled: readonly string[]): boolean {
  if (filled.some((cell) => cleanAmount(cell) !== null || dateParts(cell) !== null)) return false;
  return filled.length >= leastRows || namesText(header);
}

function namesText(header: string): boolean {
  return matchHeader(header.trim()).some(({ field, weight }) => weight >= 0.7 && textFields.has(field));
}

function signOf(amounts: readonly CleanAmount[]): DecimalSign | null {
  const signs = new Set(amounts.map(({ core }) => decimalEvidence(core)));
  if (signs.has(',') && !signs.has('.')) return ',';
  return signs.has('.') && !signs.has(',') ? '.' : null;
}

/** Whether a record has a day and an amount in cells of their own, as a booking has. */
export function looksLikeBooking({ cells }: Pick<CsvRecord, 'cells'>): boolean {
  let hasDate = false;
  let hasAmount = false;
  for (const cell of cells) {
    if (cell.length > 40 || !/\d/.test(cell)) continue;
    if (dateParts(cell) !== null) hasDate = true;
    else if (cleanAmount(cell) !== null) hasAmount = true;
  }
  return hasDate && hasAmount;
}
