import type { BookingSide } from '../../../preload/contract';
import { labelOf } from '../accounts/account-label';
import type { StoreDatabase } from '../database/database';
import { accountOfRow, type ImportIndex, type RowAt } from './import-index';
import { rowViewOf } from './row-view';
import { readRows } from './segment-rows';

const shownText = 4_000;

/** A row as one of two that are compared; null when its segment was removed meanwhile. */
export function bookingSideOf(
  db: StoreDatabase,
  index: ImportIndex,
  { segment, position }: RowAt,
): BookingSide | null {
  const row = readRows(db, segment)[position];
  if (!row) return null;
  const view = rowViewOf(index, segment, position, row, []);
  const account = index.accounts[accountOfRow(segment, position)];
  const cut = (text: string | null) => text?.slice(0, shownText) ?? null;
  return {
    rowId: view.rowId,
    fileName: view.fileName,
    line: view.line,
    account: account ? labelOf(account.fields) : '',
    bookingDay: view.bookingDay,
    valueDay: view.valueDay,
    amount: view.amount,
    currency: view.currency,
    counterpartyName: cut(view.counterpartyName),
    counterpartyIban: view.counterpartyIban,
    purpose: cut(view.purpose),
    bookingText: cut(view.bookingText),
    raw: view.raw.slice(0, shownText),
    isEdited: segment.edits.has(position),
  };
}
