import { directedMovesBalance } from '../columns/balance-evidence';
import type { Column, MappingDraft } from '../columns/column-candidates';
import { isMostlyKinds } from '../columns/kind-evidence';
import { parseIban } from '../values/identifiers';
import { fold } from '../vocabulary/fold';
import { looksLikeBookingText } from './map-texts';

/** Columns of a table without header that only the order and the cells of their neighbours explain. */
export function mapHeadless(
  columns: readonly Column[],
  draft: MappingDraft,
  rows: readonly string[][],
): void {
  if (columns.some((column) => column.key !== '')) return;
  mapBalance(columns, draft, rows);
  const texts = columns.filter((column) => draft.isFree(column) && isText(column));
  const [longest] = [...texts].sort((a, b) => b.profile.length - a.profile.length);
  if (!longest) return;
  mapName(columns, texts, longest, draft);
  if (draft.isOpen('purpose')) mapPurpose(columns, longest, draft, rows);
  const kind = texts.find((column) => draft.isFree(column) && looksLikeBookingText(column.profile));
  if (kind && kind.profile.averageLength >= 4 && draft.isOpen('bookingText'))
    draft.assign(kind, 'bookingText', 0.5, [{ code: 'content.position' }]);
}

function isText({ profile }: Column): boolean {
  return profile.kind === 'text' && profile.letters >= profile.filled * 0.5;
}

/** Unsigned amounts with a word for their direction: the column that follows from both. */
function mapBalance(columns: readonly Column[], draft: MappingDraft, rows: readonly string[][]): void {
  const direction = columns[draft.first('direction')];
  const amount = draft.first('amount');
  if (!direction || amount < 0 || !draft.isOpen('balanceAfter')) return;
  const out = direction.profile.directionPair?.[0];
  const balance = columns.find(
    (column) =>
      draft.isFree(column) &&
      column.profile.isNumeric &&
      !column.profile.isDate &&
      directedMovesBalance(rows, amount, (cells) => fold(cells[direction.index] ?? '') === out, column.index),
  );
  if (balance) draft.assign(balance, 'balanceAfter', 0.9, [{ code: 'content.balance' }]);
}

/** An IBAN with other words in its cell, as a BIC in front of it. */
function namesAccount({ profile }: Column): boolean {
  for (const text of profile.distinct.keys()) {
    const inner = /\b[A-Z]{2}\d{2}[A-Z0-9]{11,30}\b/.exec(text)?.[0];
    if (inner !== undefined && parseIban(inner)) return true;
  }
  return false;
}

/** Account numbers of a country, without its letters: `'79 1020 2661 0000 2202 7705 1933`. */
function holdsAccountNumbers({ profile }: Column): boolean {
  return (
    profile.distinct.size > 1 &&
    profile.longest >= 16 &&
    profile.longNumbers >= profile.filled * 0.8 &&
    profile.dates + profile.decimal[','] + profile.decimal['.'] === 0
  );
}

/** The name of the counterparty stands beside its account, behind it or before it, and is not the only text of the row. */
function mapName(
  columns: readonly Column[],
  texts: readonly Column[],
  longest: Column,
  draft: MappingDraft,
): void {
  if (!draft.isOpen('counterpartyName')) return;
  const known = draft.first('counterpartyIban');
  const account =
    columns[known] ??
    texts.find((column) => column !== longest && namesAccount(column)) ??
    columns.find((column) => draft.isFree(column) && holdsAccountNumbers(column));
  if (!account) return;
  const name = [columns[account.index + 1], columns[account.index - 1]].find(
    (column) =>
      column !== undefined &&
      column !== longest &&
      texts.includes(column) &&
      column.profile.averageLength >= 4 &&
      column.profile.distinct.size > 1 &&
      // `Überweisung`, `POS-Kassa`: kinds of booking stand beside the account, too.
      !isMostlyKinds(column.profile),
  );
  if (name) draft.assign(name, 'counterpartyName', 0.6, [{ code: 'content.position' }]);
}

/** The longest text; columns right behind it that are filled only where it is go on with it. */
function mapPurpose(
  columns: readonly Column[],
  longest: Column,
  draft: MappingDraft,
  rows: readonly string[][],
): void {
  const reasons = [{ code: 'content.kind', params: { kind: 'text', share: 100 } }];
  draft.assign(longest, 'purpose', 0.5, reasons);
  let before = longest;
  for (let index = longest.index + 1; index < columns.length; index++) {
    const column = columns[index];
    if (!column || !draft.isFree(column) || !isText(column)) return;
    if (column.profile.filled >= before.profile.filled) return;
    const above = before.index;
    if (rows.some((cells) => (cells[index] ?? '').trim() !== '' && (cells[above] ?? '').trim() === ''))
      return;
    draft.assign(column, 'purpose', 0.5, reasons);
    before = column;
  }
}
