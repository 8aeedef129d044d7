import type { RowEditField, RowView } from '../../../preload/contract';
import { groupedIban } from '../../base/format';
import type { Texts } from '../../base/language';
import type { TextKey } from '../../base/languages';
import { reasonText } from '../../base/leave-out-reason';
import { nameInShort } from '../../ui/names-in-short';

/** A column of the table of rows. */
export interface RowColumn {
  readonly id: RowEditField | 'file' | 'line' | 'state';
  readonly label: TextKey;
  /** Of a CSS grid. */
  readonly width: string;
  readonly least: number;
  readonly isNumber?: boolean;
  readonly isShownAtFirst?: boolean;
  /** May be corrected. */
  readonly field: RowEditField | null;
  readonly text: (row: RowView, texts: Texts) => string;
}

const dayText = (value: string | null, { format }: Texts) => (value ? format.day(value) : '–');

function money(row: RowView, value: string | null, { format }: Texts): string {
  return value === null ? '–' : format.amount(value, row.currency);
}

function textColumn(
  id: RowEditField & keyof RowView,
  label: TextKey,
  least: number,
  share: number,
): RowColumn {
  return {
    id,
    field: id,
    label,
    least,
    width: `minmax(${least}px, ${share}fr)`,
    text: (row) => (row[id] as string | null) ?? '',
  };
}

export const rowColumns: readonly RowColumn[] = [
  {
    id: 'file',
    field: null,
    label: 'import.file',
    width: 'minmax(72px, 1.1fr)',
    least: 72,
    isShownAtFirst: true,
    text: (row) => nameInShort(row.fileName),
  },
  {
    id: 'line',
    field: null,
    label: 'rows.line',
    width: '74px',
    least: 74,
    isNumber: true,
    isShownAtFirst: true,
    text: (row, { format }) => format.count(row.line),
  },
  {
    id: 'bookingDay',
    field: 'bookingDay',
    label: 'rows.day',
    width: '88px',
    least: 88,
    isShownAtFirst: true,
    text: (row, texts) => dayText(row.bookingDay, texts),
  },
  {
    id: 'valueDay',
    field: 'valueDay',
    label: 'rows.valueDay',
    width: '92px',
    least: 92,
    text: (row, texts) => dayText(row.valueDay, texts),
  },
  {
    id: 'amount',
    field: 'amount',
    label: 'rows.amount',
    width: '116px',
    least: 116,
    isNumber: true,
    isShownAtFirst: true,
    text: (row, texts) => money(row, row.amount, texts),
  },
  { ...textColumn('currency', 'rows.currency', 62, 0), width: '74px', least: 74 },
  { ...textColumn('counterpartyName', 'rows.counterparty', 90, 1.3), isShownAtFirst: true },
  {
    ...textColumn('counterpartyIban', 'rows.iban', 190, 1.2),
    text: (row) => (row.counterpartyIban ? groupedIban(row.counterpartyIban) : ''),
  },
  textColumn('counterpartyBic', 'rows.bic', 100, 0.6),
  { ...textColumn('purpose', 'rows.purpose', 100, 2.2), isShownAtFirst: true },
  textColumn('bookingText', 'rows.bookingText', 100, 1),
  textColumn('eref', 'rows.eref', 100, 1),
  textColumn('mref', 'rows.mref', 100, 1),
  textColumn('creditorId', 'rows.creditorId', 110, 1),
  {
    id: 'balance',
    field: 'balance',
    label: 'rows.balance',
    width: '120px',
    least: 120,
    isNumber: true,
    text: (row, texts) => money(row, row.balance, texts),
  },
  {
    id: 'state',
    field: null,
    label: 'rows.rowState',
    width: '110px',
    least: 110,
    isShownAtFirst: true,
    text: (row, texts) => {
      const state = texts.t(`rows.state.${row.state}`);
      return row.leftOutFor ? `${state}: ${reasonText(row.leftOutFor, texts)}` : state;
    },
  },
];

export function labelOfField(field: RowEditField): TextKey {
  return rowColumns.find((column) => column.field === field)?.label ?? 'rows.text';
}

/** Columns that are shown, in their order, and how a row of the grid lays them out. */
export function shownColumns(ids: ReadonlySet<string>): {
  columns: RowColumn[];
  template: string;
  leastPx: number;
} {
  const columns = rowColumns.filter(({ id }) => ids.has(id));
  return {
    columns,
    template: columns.map(({ width }) => width).join(' '),
    leastPx: columns.reduce((sum, { least }) => sum + least + 8, 20),
  };
}

export const firstColumns: ReadonlySet<string> = new Set(
  rowColumns.filter(({ isShownAtFirst }) => isShownAtFirst).map(({ id }) => id),
);
