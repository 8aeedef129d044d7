import type {
  Finding,
  FindingSearch,
  RowEditField,
  RowFilter,
  RowView,
  RowWindow,
} from '../../../../preload/contract';
import { editFieldOf } from '../../../../preload/contract';
import type { StagedRow } from '../../../../preload/contract/reading/reading';
import type { RowSpan } from '../../../../preload/contract/rows/packed-rows';
import { rowIdOf, rowsPerSegment, segmentOfRow } from '../../../../preload/contract/rows/row-columns';
import { noDay } from '../../../../preload/contract/values/calendar-day';
import { findingsIn, findingsOfImport } from '../../checks/import-findings';
import { requireImport } from '../../context/import-summary';
import { indexOfImport } from '../../context/load-index';
import type { StoreContext } from '../../context/store-context';
import {
  accountOfRow,
  changesIn,
  type ImportIndex,
  type IndexedSegment,
  isPendingIn,
  placesOfRows,
  type RowAt,
  rowStates,
} from '../../rows/import-index';
import { searchRows } from '../../rows/row-search';
import { originalValues, rowViewOf } from '../../rows/row-view';
import { readOriginalRows, readRows, spanOf } from '../../rows/segment-rows';

export const rowOperations = {
  /** A window of rows in the order of files and lines. The rows that fit a filter are kept for the next window. */
  'imports.rows': async (
    context: StoreContext,
    importId: string,
    filter: RowFilter,
    window: { offset: number; limit: number },
  ): Promise<RowWindow> => {
    requireImport(context.db, importId);
    const index = indexOfImport(context, importId);
    const { total, places } = await placesOf(context, index, filter, window);
    return { total, offset: window.offset, rows: viewsOf(context, index, places) };
  },

  /** The next row of the filter with a finding, from a place in it on and around the end; null where none has one. */
  'imports.nextFinding': async (
    context: StoreContext,
    importId: string,
    filter: RowFilter,
    { from, isBackwards }: FindingSearch,
  ): Promise<{ offset: number; row: RowView; column: RowEditField | null } | null> => {
    requireImport(context.db, importId);
    const index = indexOfImport(context, importId);
    const shown = isOpen(filter) ? null : await rowsOfFilter(context, index, filter);
    const found = filteredRows(context, index, { ...filter, search: undefined, hasFindings: true });
    const offsets = offsetsOf(index, found, shown);
    const offset = nextOf(offsets, from, isBackwards);
    if (offset === undefined) return null;
    const { places } = await placesOf(context, index, filter, { offset, limit: 1 });
    const [row] = viewsOf(context, index, places);
    const [place] = places;
    if (!row || !place) return null;
    return { offset, row, column: fieldToCorrect(context, index, place) };
  },
};

/** Positions of rows among those that a filter shows; all are shown without one. Both lists are in order. */
function offsetsOf(index: ImportIndex, found: Uint32Array, shown: Uint32Array | null): number[] {
  const offsets: number[] = [];
  if (shown === null) {
    const starts: number[] = [];
    let start = 0;
    for (const { columns } of index.segments) {
      starts.push(start);
      start += columns.rowCount;
    }
    for (const row of found)
      offsets.push((starts[Math.floor(row / rowsPerSegment)] ?? 0) + (row % rowsPerSegment));
    return offsets;
  }
  let at = 0;
  for (const row of found) {
    while (at < shown.length && (shown[at] ?? 0) < row) at += 1;
    if (shown[at] === row) offsets.push(at);
  }
  return offsets;
}

function nextOf(offsets: readonly number[], from: number, isBackwards: boolean): number | undefined {
  if (isBackwards) return offsets.findLast((offset) => offset < from) ?? offsets.at(-1);
  return offsets.find((offset) => offset > from) ?? offsets[0];
}

/** Where a correction of the row would begin: the field of its gravest finding. */
function fieldToCorrect(
  context: StoreContext,
  index: ImportIndex,
  { segment, position }: RowAt,
): RowEditField | null {
  const open = findingsIn(findingsOfImport(context, index), segment)(position);
  const gravest = open.find(({ severity }) => severity === 'error') ?? open[0];
  if (gravest?.field) return editFieldOf(gravest.field);
  return segment.columns.days[position] === noDay ? 'bookingDay' : 'amount';
}

async function placesOf(
  context: StoreContext,
  index: ImportIndex,
  filter: RowFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; places: RowAt[] }> {
  if (isOpen(filter)) return { total: index.rowCount, places: placesFrom(index, offset, limit) };
  const rows = await rowsOfFilter(context, index, filter);
  return { total: rows.length, places: placesOfRows(index, rows.subarray(offset, offset + limit)) };
}

/** Rows that a filter shows, as `segment number * 2048 + position`; those of the filter asked last are kept. */
export async function rowsOfFilter(
  context: StoreContext,
  index: ImportIndex,
  filter: RowFilter,
): Promise<Uint32Array> {
  const key = JSON.stringify(filter);
  for (;;) {
    if (index.lastFilter?.key === key) return index.lastFilter.rows;
    const before = changesIn(index);
    let rows = filteredRows(context, index, filter);
    if (filter.search) rows = await searchRows(context.db, index, rows, filter.search);
    // A row that was changed while the search went on may fit no more, or fit now.
    if (changesIn(index) === before) index.lastFilter = { key, rows };
  }
}

function isOpen(filter: RowFilter): boolean {
  return Object.values(filter).every((wanted) => !wanted);
}

function placesFrom(index: ImportIndex, offset: number, limit: number): RowAt[] {
  const places: RowAt[] = [];
  let start = 0;
  for (const segment of index.segments) {
    const { rowCount } = segment.columns;
    for (
      let position = Math.max(0, offset - start);
      position < rowCount && places.length < limit;
      position += 1
    ) {
      places.push({ segment, position });
    }
    start += rowCount;
    if (places.length >= limit) break;
  }
  return places;
}

/** Rows that a filter shows by all but its search. */
export function filteredRows(
  context: StoreContext,
  index: ImportIndex,
  filter: RowFilter,
  isMeant: (fileIndex: number) => boolean = () => true,
): Uint32Array {
  const isWanted = rowStates.map((state) => filter.states?.includes(state) ?? true);
  const account = filter.accountRowId
    ? index.accounts.findIndex(({ id }) => id === filter.accountRowId)
    : undefined;
  const isOfFinding = findingFilter(filter);
  const found = isOfFinding ? findingsOfImport(context, index) : undefined;
  const wanted = filter.rowIds && new Set(filter.rowIds);
  const segmentIds = filter.rowIds && new Set(filter.rowIds.map((rowId) => segmentOfRow(rowId).segmentId));
  /** Nothing is asked of single rows. */
  const isOfAll = isOpen({ ...filter, fileId: undefined, search: undefined });
  const rows = new Uint32Array(index.rowCount);
  let length = 0;
  for (const [number, segment] of index.segments.entries()) {
    if (wanted && !segmentIds?.has(segment.id)) continue;
    if (filter.fileId && index.files[segment.fileIndex]?.id !== filter.fileId) continue;
    if (!isMeant(segment.fileIndex)) continue;
    if (filter.isEdited && segment.edits.size === 0) continue;
    if (filter.isPendingIn && segment.choices.size === 0) continue;
    if (isOfAll) {
      const end = length + segment.columns.rowCount;
      for (let row = number * rowsPerSegment; length < end; row += 1, length += 1) rows[length] = row;
      continue;
    }
    const findingsAt = found && findingsIn(found, segment);
    for (let position = 0; position < segment.columns.rowCount; position += 1) {
      if (wanted && !wanted.has(rowIdOf(segment.id, position))) continue;
      if (!isWanted[segment.states[position] ?? 0]) continue;
      if (account !== undefined && accountOfRow(segment, position) !== account) continue;
      if (filter.isEdited && !segment.edits.has(position)) continue;
      if (filter.isPendingIn && !isPendingIn(segment, position)) continue;
      if (isOfFinding && !findingsAt?.(position).some(isOfFinding)) continue;
      rows[length] = number * rowsPerSegment + position;
      length += 1;
    }
  }
  return rows.slice(0, length);
}

/** Which findings make a row one of the filter; undefined where the filter asks for none. */
function findingFilter({
  hasFindings,
  severity,
  rule,
}: RowFilter): ((finding: Finding) => boolean) | undefined {
  if (!hasFindings && !severity && !rule) return undefined;
  return (finding) => (!severity || finding.severity === severity) && (!rule || finding.rule === rule);
}

function viewsOf(context: StoreContext, index: ImportIndex, places: readonly RowAt[]): RowView[] {
  if (places.length === 0) return [];
  const found = findingsOfImport(context, index);
  const positions = new Map<IndexedSegment, number[]>();
  for (const { segment, position } of places) {
    const ofSegment = positions.get(segment) ?? [];
    positions.set(segment, ofSegment);
    ofSegment.push(position);
  }
  let open:
    | { segment: IndexedSegment; span: RowSpan; rows: StagedRow[]; originals: StagedRow[] | null }
    | undefined;
  return places.flatMap(({ segment, position }) => {
    if (open?.segment !== segment) {
      const span = spanOf(positions.get(segment) ?? []);
      open = { segment, span, rows: readRows(context.db, segment, span), originals: null };
    }
    const row = open.rows[position];
    if (!row) return [];
    const view = rowViewOf(index, segment, position, row, findingsIn(found, segment)(position));
    if (!segment.edits.has(position)) return [view];
    open.originals ??= readOriginalRows(context.db, segment, open.span);
    const original = open.originals[position];
    return [original ? { ...view, edited: originalValues(index, segment, position, original) } : view];
  });
}
