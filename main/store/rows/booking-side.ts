import type { BookingSide } from '../../../preload/contract';
import type { StagedRow } from '../../../preload/contract/reading/reading';
import { labelOf } from '../accounts/account-label';
import type { StoreDatabase } from '../database/database';
import { accountOfRow, type ImportIndex, type RowAt } from './import-index';
import { rowViewOf } from './row-view';
import { readTexts, rowsOfTexts, spanOf } from './segment-rows';

const shownText = 4_000;

/** Rows as what is compared; null for one whose segment was removed meanwhile. The texts of each segment are read once. */
export function bookingSides(db: StoreDatabase): (index: ImportIndex, place: RowAt) => BookingSide | null {
  const read = new Map<number, Buffer | null>();
  return (index, { segment, position }) => {
    const known = read.get(segment.id);
    const texts = known === undefined ? readTexts(db, segment) : known;
    read.set(segment.id, texts);
    const row = texts && rowsOfTexts(segment, texts, spanOf([position]))[position];
    return row ? sideOf(index, { segment, position }, row) : null;
  };
}

function sideOf(index: ImportIndex, { segment, position }: RowAt, row: StagedRow): BookingSide {
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
