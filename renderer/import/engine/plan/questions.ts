import type { Question } from '../../../../preload/contract/reading/reading';
import { minorToDecimal } from '../../../../preload/contract/values/minor-units';
import type { SingleByteChoice } from '../bytes/single-byte-choice';
import type { Column } from '../columns/column-candidates';
import { dateOrdersOf } from '../columns/column-styles';
import { type RowSigns, rowKey } from '../columns/signs-by-balance';
import { AmountReader, type DecimalSign } from '../values/amounts';
import { type DateOrder, DayReader } from '../values/calendar-days';

type Example = Question['choices'][number]['examples'][number];

/** The table that is asked about: its rows, and the physical lines they stand in. */
export interface AskedTable {
  fingerprint: string;
  rows: readonly string[][];
  lines: readonly number[];
}

function examples(
  column: Column | undefined,
  { rows, lines }: AskedTable,
  meaningOf: (text: string, cells: readonly string[]) => string,
  isTelling: (text: string) => boolean,
): Example[] {
  if (!column) return [];
  const found: Example[] = [];
  for (const [at, cells] of rows.entries()) {
    const text = (cells[column.index] ?? '').trim();
    if (text === '' || !isTelling(text)) continue;
    found.push({ line: lines[at] ?? 0, text: text.slice(0, 200), meaning: meaningOf(text, cells) });
    if (found.length === 3) break;
  }
  return found;
}

/** The bytes give likely words in several encodings: the same lines as each reads them. */
export function encodingQuestion(fingerprint: string, choice: SingleByteChoice): Question {
  return {
    id: `encoding:${fingerprint}`,
    kind: 'encoding',
    blocking: true,
    column: null,
    option: 'singleByteEncoding',
    choices: choice.samples.map(({ label, lines }) => ({
      value: label,
      isProposed: label === choice.label,
      examples: lines.map(({ line, text }) => ({ line, text, meaning: '' })),
    })),
  };
}

/** Day and month could be swapped in every row; `blocking`: nothing says which is which. */
export function dateQuestion(
  table: AskedTable,
  column: Column,
  proposed: DateOrder,
  blocking: boolean,
): Question {
  const choice = (order: DateOrder) => {
    const reader = new DayReader(order, null);
    return {
      value: order,
      isProposed: order === proposed,
      examples: examples(
        column,
        table,
        (text) => String(reader.read(text)),
        () => true,
      ),
    };
  };
  return {
    id: `dateOrder:${table.fingerprint}:${column.index}`,
    kind: 'dateOrder',
    blocking,
    column: column.index,
    option: 'dateOrder',
    choices: dateOrdersOf(column.profile).map(choice),
  };
}

/** Amounts fit two styles, or some fit the one and some the other. */
export function numberQuestion(
  table: AskedTable,
  columns: readonly Column[],
  proposed: DecimalSign,
  isMixed: boolean,
): Question {
  const column =
    columns.find(
      ({ profile }) => profile.decimal.either > 0 || (profile.decimal[','] > 0 && profile.decimal['.'] > 0),
    ) ?? columns[0];
  const likely = new AmountReader(proposed);
  // Amounts that the likelier style cannot explain are what it is about: up to two of them, and others for comparison.
  const telling = (meaning: (text: string) => string) => {
    const some = (isOther: boolean) =>
      examples(column, table, meaning, (text) => {
        return /[.,]/.test(text) && (likely.parse(text, 3) !== 0) === isOther;
      });
    const others = some(true).slice(0, 2);
    return [...some(false).slice(0, 3 - others.length), ...others].sort((a, b) => a.line - b.line);
  };
  const choice = (value: DecimalSign | 'mixed') => {
    const reader = new AmountReader(value === 'mixed' ? proposed : value, null, value === 'mixed');
    const meaning = (text: string) => (reader.parse(text, 3) === 0 ? minorToDecimal(reader.minor, 3) : '?');
    return {
      value,
      isProposed: value === (isMixed ? 'mixed' : proposed),
      examples: telling(meaning),
    };
  };
  return {
    id: `numberStyle:${table.fingerprint}`,
    kind: 'numberStyle',
    blocking: true,
    column: column?.index ?? null,
    option: 'decimalSign',
    choices: [choice(','), choice('.'), ...(isMixed ? [choice('mixed')] : [])],
  };
}

/** No year stands anywhere; the period of the statement gives it. */
export function yearQuestion(table: AskedTable, column: Column | undefined): Question {
  return {
    id: `year:${table.fingerprint}`,
    kind: 'year',
    blocking: true,
    column: column?.index ?? null,
    option: 'statementPeriod',
    choices: [
      {
        value: '',
        isProposed: false,
        examples: examples(
          column,
          table,
          () => '',
          () => true,
        ),
      },
    ],
  };
}

/** No currency stands anywhere; the account the user picks has one. Rows are good without it. */
export function currencyQuestion(fingerprint: string, column: Column | undefined): Question {
  const proposals =
    column && column.profile.unknownCurrencyBeside > 0
      ? ['USD', 'EUR', 'CHF', 'GBP']
      : ['EUR', 'CHF', 'USD', 'GBP'];
  return {
    id: `currency:${fingerprint}`,
    kind: 'currency',
    blocking: false,
    column: column?.index ?? null,
    option: 'currency',
    choices: proposals.map((value) => ({ value, isProposed: false, examples: [] })),
  };
}

/**
 * A card writes all its numbers alike: money out or money in? `signsOf`: what the steps of the balance make of each row, as money
 * or as what is owed; `blocking`: neither is much likelier.
 */
export function signQuestion(
  table: AskedTable,
  column: Column | undefined,
  isInverted: boolean,
  blocking: boolean,
  signsOf?: (turn: 1 | -1) => RowSigns,
): Question {
  const choice = (value: 'asWritten' | 'inverted') => {
    const signs = signsOf?.(value === 'inverted' ? -1 : 1);
    const isOut = (cells: readonly string[]) =>
      signs ? signs.get(rowKey(cells)) === -1 : value === 'inverted';
    return {
      value,
      isProposed: (value === 'inverted') === isInverted,
      examples: examples(
        column,
        table,
        (text, cells) => (isOut(cells) ? `-${text}` : text),
        () => true,
      ),
    };
  };
  return {
    id: `sign:${table.fingerprint}`,
    kind: 'sign',
    blocking,
    column: column?.index ?? null,
    option: 'sign',
    choices: [choice('asWritten'), choice('inverted')],
  };
}

/** Two amounts exclude each other, and nothing says which of them left the account: `first` as money out, or as money in. */
export function sidesQuestion(table: AskedTable, first: Column | undefined): Question {
  const choice = (value: 'asWritten' | 'inverted') => ({
    value,
    isProposed: value === 'asWritten',
    examples: examples(
      first,
      table,
      (text) => (value === 'asWritten' ? `-${text}` : text),
      () => true,
    ),
  });
  return {
    id: `sides:${table.fingerprint}`,
    kind: 'sign',
    blocking: true,
    column: first?.index ?? null,
    option: 'sign',
    choices: [choice('asWritten'), choice('inverted')],
  };
}

/** Several columns may be the amount: which one moved the account? */
export function mappingQuestion(
  table: AskedTable,
  columns: readonly Column[],
  proposed: Column | undefined,
): Question {
  const inOrder = [...columns].sort((one, other) => one.index - other.index);
  return {
    id: `mapping:amount:${table.fingerprint}`,
    kind: 'mapping',
    blocking: true,
    column: inOrder[0]?.index ?? null,
    option: 'mapping',
    choices: inOrder.map((column) => ({
      value: String(column.index),
      isProposed: column === proposed,
      examples: examples(
        column,
        table,
        (text) => text,
        () => true,
      ),
    })),
  };
}
