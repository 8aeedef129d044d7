import type { RowEditField } from '../../../preload/contract';
import type { StagedRow } from '../../../preload/contract/reading/reading';
import { wordsOfContentHash } from '../../../preload/contract/rows/content-hash';
import { rowIdOf } from '../../../preload/contract/rows/row-columns';
import { dayNumberOf, noDay } from '../../../preload/contract/values/calendar-day';
import { KontorError } from '../../errors/kontor-error';
import {
  accountOfRow,
  contentAt,
  type ImportIndex,
  type IndexedSegment,
  refreshStates,
} from '../rows/import-index';
import { stagedRowIndex as at } from '../rows/packed-rows';
import { type EditedFields, type EditedValue, editedRow, type RowContent } from '../rows/row-edits';
import { keyText, type PlacedRow, type RowKey, rowKeyOf, sharesLine } from '../rows/row-keys';
import { digestOfText, surePlaces } from '../rows/row-texts';
import { readOriginalRows, spanOf } from '../rows/segment-rows';
import { touchFile, touchRows } from '../rows/touched-accounts';
import { forgetMarks } from '../sending/receipts/forgotten-marks';
import { keepResend } from '../sending/resent-rows';
import { forgetMarkTables } from './overlap-marks';
import { type ContentIdentity, saveChanged, settleIdentities } from './row-identities';
import type { StoreContext } from './store-context';

/** What is corrected of a row from now on: all of it, not what is added. */
export interface RowCorrection extends PlacedRow {
  readonly fields: EditedFields;
}

/** A value in a list of one; null: as the file says. */
export type Cell = [EditedValue] | null;

/** Currencies that a segment can name. */
const currencyLimit = 255;

/**
 * Lays corrections over staged rows: values, dispositions, identifiers, occurrences, marks and states follow. Answers whether
 * something was changed that had been sent. Inside a transaction.
 */
export function layEdits(
  context: StoreContext,
  index: ImportIndex,
  corrections: readonly RowCorrection[],
): boolean {
  if (corrections.length > 0) forgetMarkTables(index);
  const contents: ContentIdentity[] = [];
  const changed = new Set<IndexedSegment>();
  let hasChangedSent = false;
  for (const [segment, rows] of bySegment(corrections)) {
    const sent = forgetMarks(
      context,
      index,
      segment,
      rows.map(({ position }) => position),
    );
    keepOriginal(context, segment);
    const span = spanOf(rows.map(({ position }) => position));
    const originals = readOriginalRows(context.db, segment, span);
    for (const { position, key, fields } of rows) {
      const original = originals[position];
      if (!original) throw new KontorError('import.unknown');
      const before = contentOf(segment, position);
      const row =
        Object.keys(fields).length === 0
          ? original
          : editedRow(original, fields, accountCurrencyOf(index, segment, position));
      writeRow(segment, position, row);
      saveEdit(context, index, { segment, position, key, fields }, { original, row });
      const after = contentOf(segment, position);
      if (before.low !== after.low || before.high !== after.high) contents.push(before, after);
      else if (sent.has(position)) keepResend(context, index.importId, rowIdOf(segment.id, position));
    }
    touchRows(index, segment, rows);
    hasChangedSent ||= sent.size > 0;
    changed.add(segment);
  }
  const isSentRenumbered = settleIdentities(context, index, contents, changed);
  for (const segment of changed) saveSegment(context, segment);
  index.lastFilter = null;
  context.sends.delete(index.importId);
  return hasChangedSent || isSentRenumbered;
}

/** What was corrected in files of this content is laid over them again, when such a file comes back or is read anew. */
export function layEditsOfFile(context: StoreContext, index: ImportIndex, fileId: string): void {
  const fileIndex = index.files.findIndex(({ id }) => id === fileId);
  const fileSha256 = index.files[fileIndex]?.sha256;
  if (!fileSha256) return;
  const kept = context.db.all<{ line: number; nth: number; fields: string; text_digest: string | null }>(
    'select line, nth, fields, text_digest from row_edits where import_id = ? and file_sha256 = ?',
    index.importId,
    fileSha256,
  );
  if (kept.length === 0) return;
  const keys = kept.map(({ line, nth, text_digest }) => rowKeyOf({ fileSha256, line, nth }, text_digest));
  const places = surePlaces(context.db, index, keys);
  const moved = keys.filter((key) =>
    places.get(keyText(key))?.some((place) => keyText(place.key) !== keyText(key)),
  );
  for (const key of moved) forgetEdit(context, index, key);
  const corrections = kept.flatMap(({ fields }, number) => {
    const key = keys[number] as RowKey;
    const ofFile = (places.get(keyText(key)) ?? []).filter(({ segment }) => segment.fileIndex === fileIndex);
    return ofFile.map((place) => ({ ...place, fields: JSON.parse(fields) as EditedFields }));
  });
  layEdits(context, index, corrections);
}

function bySegment(corrections: readonly RowCorrection[]): Map<IndexedSegment, RowCorrection[]> {
  const groups = new Map<IndexedSegment, RowCorrection[]>();
  for (const correction of corrections) {
    const group = groups.get(correction.segment);
    if (group) group.push(correction);
    else groups.set(correction.segment, [correction]);
  }
  return groups;
}

function contentOf(segment: IndexedSegment, position: number): ContentIdentity {
  return { account: accountOfRow(segment, position), ...contentAt(segment, position) };
}

function accountCurrencyOf(index: ImportIndex, segment: IndexedSegment, position: number): string | null {
  return index.accounts[accountOfRow(segment, position)]?.fields.currency ?? null;
}

function writeRow(segment: IndexedSegment, position: number, row: StagedRow): void {
  const { columns } = segment;
  const day = row[at.bookingDay] as string | null;
  const words = wordsOfContentHash(row[at.contentHash] as string);
  columns.days[position] = day === null ? noDay : (dayNumberOf(day) ?? noDay);
  columns.amounts[position] = (row[at.amountMinor] as number | null) ?? Number.NaN;
  columns.balances[position] = (row[at.balanceMinor] as number | null) ?? Number.NaN;
  columns.currencyIndexes[position] = currencyIndex(segment, (row[at.currency] as string | null) ?? '');
  // A row of no account could never be sent: it stays blocked, and is not lost in silence.
  const isBookingOfNone = row[at.disposition] === 0 && accountOfRow(segment, position) === -1;
  columns.dispositions[position] = isBookingOfNone ? 2 : (row[at.disposition] as number);
  columns.hashLow[position] = words?.[0] ?? 0;
  columns.hashHigh[position] = words?.[1] ?? 0;
}

function currencyIndex(segment: IndexedSegment, currency: string): number {
  const { currencies } = segment;
  const known = currencies.indexOf(currency);
  if (known !== -1) return known;
  if (currencies.length >= currencyLimit) throw new KontorError('bridge.invalidArguments');
  return currencies.push(currency) - 1;
}

function keepOriginal({ db }: StoreContext, segment: IndexedSegment): void {
  db.run(
    'insert into edited_segments (segment_id, columns) values (?, ?) on conflict do nothing',
    segment.id,
    segment.columns.bytes,
  );
}

function forgetEdit({ db }: StoreContext, { importId }: ImportIndex, key: RowKey): void {
  db.run(
    'delete from row_edits where import_id = ? and file_sha256 = ? and line = ? and nth = ?',
    importId,
    key.fileSha256,
    key.line,
    key.nth,
  );
}

/** A correction, or its end, of a row that its file does not have as it is read now: it holds once the row is there again. */
export function keepForLater(
  { db }: StoreContext,
  index: ImportIndex,
  row: RowKey,
  { field, cell }: { field: RowEditField; cell: Cell },
): void {
  const place = [index.importId, row.fileSha256, row.line, row.nth] as const;
  const where = 'where import_id = ? and file_sha256 = ? and line = ? and nth = ?';
  const kept = db.get<{ fields: string }>(`select fields from row_edits ${where}`, ...place);
  const { [field]: _before, ...others }: EditedFields = kept ? JSON.parse(kept.fields) : {};
  const fields = cell === null ? others : { ...others, [field]: cell[0] };
  if (Object.keys(fields).length === 0) {
    db.run(`delete from row_edits ${where}`, ...place);
    tellUnplaced(index, row, false);
    return;
  }
  db.run(
    `insert into row_edits (import_id, file_sha256, line, nth, fields, content_hash, text_digest) values (?, ?, ?, ?, ?, '', ?)
     on conflict do update set fields = excluded.fields`,
    ...place,
    JSON.stringify(fields),
    row.text ?? null,
  );
  tellUnplaced(index, row, true);
}

/** A correction without its row is said as long as its file is here. */
function tellUnplaced(index: ImportIndex, row: RowKey, isKept: boolean): void {
  const others = index.unplaced.filter((key) => keyText(key) !== keyText(row));
  const isHere = index.files.some(({ sha256 }) => sha256 === row.fileSha256);
  index.unplaced = isKept && isHere ? [...others, row] : others;
  touchFile(index);
}

function saveEdit(
  context: StoreContext,
  index: ImportIndex,
  { segment, position, key, fields }: RowCorrection,
  { original, row }: { original: StagedRow; row: StagedRow },
): void {
  if (Object.keys(fields).length === 0) {
    segment.edits.delete(position);
    forgetEdit(context, index, key);
    return;
  }
  const contentHash = row[at.contentHash] as string;
  segment.edits.set(position, { fields, contentHash, origin: originOf(original) });
  context.db.run(
    `insert into row_edits (import_id, file_sha256, line, nth, fields, content_hash, text_digest) values (?, ?, ?, ?, ?, ?, ?)
     on conflict do update set fields = excluded.fields, content_hash = excluded.content_hash, text_digest = excluded.text_digest`,
    index.importId,
    key.fileSha256,
    key.line,
    key.nth,
    JSON.stringify(fields),
    contentHash,
    sharesLine(index, { segment, position }) ? digestOfText(original) : null,
  );
}

function originOf(original: StagedRow): RowContent | null {
  const words = wordsOfContentHash(original[at.contentHash] as string);
  return original[at.disposition] === 2 || !words ? null : { low: words[0] ?? 0, high: words[1] ?? 0 };
}

function saveSegment(context: StoreContext, segment: IndexedSegment): void {
  const currencies = JSON.stringify(segment.currencies);
  context.db.run('update segments set currencies = ? where id = ?', currencies, segment.id);
  saveChanged(context, segment);
  if (segment.edits.size === 0)
    context.db.run('delete from edited_segments where segment_id = ?', segment.id);
  refreshStates(segment);
}
