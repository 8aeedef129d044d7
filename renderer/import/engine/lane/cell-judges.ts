import { dayNumberOf, noDay } from '../../../../preload/contract/values/calendar-day';
import { currencyPlaces } from '../../../../preload/contract/values/minor-units';
import { checkedIban, isWrongCreditor } from '../rows/party-reader';
import type { RowBuilder } from '../rows/row-builder';
import { parseBic } from '../values/identifiers';
import { saysPending } from '../vocabulary/pending-cells';
import { tidyText } from '../vocabulary/tidy-text';
import { readSummaryWord } from '../vocabulary/word-lists';
import { KnownCell } from './known-cells';

/** Finds out what a text means in its column, by the readers that every row of the table goes through. */
export type CellJudge = (text: string) => KnownCell;

/** What a column of texts that come again is read for. */
export type JudgedField =
  | 'bookingDate'
  | 'valueDate'
  | 'currency'
  | 'status'
  | 'direction'
  | 'account'
  | 'counterpartyName'
  | 'counterpartyIban'
  | 'counterpartyBic'
  | 'creditorId'
  | 'bookingText'
  | 'text'
  | 'nothing';

type Judge = (cell: KnownCell, cells: readonly string[], builder: RowBuilder) => void;

/** A row of this cell alone: readers take what is not there for empty. */
function alone(index: number, text: string): string[] {
  const cells: string[] = [];
  cells[index] = text;
  return cells;
}

const judges: Record<JudgedField, Judge> = {
  bookingDate: (cell, cells, { reader, plan }) => {
    const day = reader.readDay(cells, 'bookingDate');
    if (typeof day !== 'string') {
      cell.isPlain = false;
      return;
    }
    const { statedPeriod } = plan;
    takeDay(cell, day);
    if (statedPeriod && (day < statedPeriod.from || day > statedPeriod.to)) cell.isPlain = false;
  },
  valueDate: (cell, cells, { reader }) => {
    const day = reader.readDay(cells, 'valueDate');
    cell.number = noDay;
    if (typeof day === 'string') takeDay(cell, day);
    else if (day !== null) cell.isPlain = false;
  },
  currency: (cell, cells, { reader: { currencies } }) => {
    cell.value = currencies.ofRow(cells);
    cell.isPlain = !currencies.isUnknown && !currencies.isHundredth && currencyPlaces(cell.value) === 2;
  },
  status: (cell, cells, { reader, plan }) => {
    const status = reader.status(cells);
    const isNothing = status === null && cell.text.trim() === '' && !plan.openStatuses.has('');
    cell.isPlain = status === 'booked' || isNothing;
  },
  direction: (cell, cells, { reader }) => {
    cell.number = reader.directions.ofRow(cells, false);
    cell.isPlain = cell.number !== 0;
  },
  account: (cell) => {
    cell.number = -1;
  },
  counterpartyName: (cell, cells, { reader }) => {
    takeText(cell, reader.parties.name(cells, true));
    cell.isPlain = cell.value === reader.parties.name(cells, false);
    cell.isNamed = cell.text.trim() !== '' && readSummaryWord(cell.text) === null;
  },
  counterpartyIban: (cell, _, { plan }) => {
    const { iban, isWrong } = checkedIban(cell.text);
    takeText(cell, iban === plan.ownIban ? null : iban);
    cell.isWrong = isWrong;
  },
  counterpartyBic: (cell) => takeText(cell, cell.text === '' ? null : parseBic(cell.text)),
  creditorId: (cell) => {
    takeText(cell, tidyText(cell.text));
    cell.isWrong = cell.value !== null && isWrongCreditor(cell.value);
  },
  bookingText: (cell, _, { plan }) => {
    takeText(cell, tidyText(cell.text));
    const kind = cell.value ?? '';
    cell.isPlain = !plan.pendingKinds.has(kind) && !plan.declinedKinds.has(kind);
  },
  text: (cell) => takeText(cell, tidyText(cell.text)),
  nothing: () => undefined,
};

function takeDay(cell: KnownCell, day: string): void {
  cell.value = day;
  cell.number = dayNumberOf(day) ?? noDay;
}

function takeText(cell: KnownCell, value: string | null): void {
  cell.value = value;
  cell.isInPlace = value === cell.text;
}

/** The judge of one column of a table. */
export function judgeOf(builder: RowBuilder, field: JudgedField, index: number): CellJudge {
  const { cellFindings, plan } = builder;
  const judge = judges[field];
  const mayBePending = plan.pendingColumns.includes(index);
  return (text) => {
    const cell = new KnownCell(text);
    judge(cell, alone(index, text), builder);
    if (cellFindings.saysOf(index, text.trim()) || (mayBePending && saysPending(text))) cell.isPlain = false;
    return cell;
  };
}
