import type { CellEdit, RowEditField, RowReplacement } from '../../../preload/contract';
import { decimalOf } from '../../../preload/contract/values/minor-units';
import { KontorError } from '../../errors/kontor-error';
import {
  currencyOfRow,
  type ImportIndex,
  type IndexedSegment,
  placeKey,
  type RowAt,
} from '../rows/import-index';
import { stagedRowIndex as at } from '../rows/packed-rows';
import { columnOfField, type EditedValue, isMoney, minorOfEdit, moneyFields } from '../rows/row-edits';
import { keysOf, type PlacedRow, sharesLine } from '../rows/row-keys';
import { digestOfText } from '../rows/row-texts';
import { readOriginalRows, readRows, spanOf } from '../rows/segment-rows';
import type { RowChange } from './change-steps';
import { copiesOf } from './row-identities';
import type { StoreContext } from './store-context';

/** A value that a cell is to have, as it is typed in memory. */
export interface PlannedCell {
  readonly place: PlacedRow;
  readonly field: RowEditField;
  readonly value: string | null;
  /** It follows another: the same booking in another file. */
  readonly isCopy?: true;
}

/**
 * The changes that lead from the rows as they are to these values; a value that a row has already is no change, and what the file
 * itself says is no correction.
 * @throws KontorError import.amountUnfit for an amount that its currency cannot hold
 */
export function changesOfCells(
  context: StoreContext,
  index: ImportIndex,
  cells: readonly PlannedCell[],
): RowChange[] {
  const bySegment = new Map<IndexedSegment, Map<number, PlannedCell[]>>();
  for (const cell of withCopies(index, cells)) {
    const rows = bySegment.get(cell.place.segment) ?? new Map<number, PlannedCell[]>();
    bySegment.set(cell.place.segment, rows);
    rows.set(cell.place.position, [...(rows.get(cell.place.position) ?? []), cell]);
  }
  const changes: RowChange[] = [];
  for (const [segment, rows] of bySegment) {
    const span = spanOf(rows.keys());
    const originals = readOriginalRows(context.db, segment, span);
    const current = readRows(context.db, segment, span);
    for (const [position, ofRow] of rows) {
      const [original, now] = [originals[position], current[position]];
      const [first] = ofRow;
      if (!original || !now || !first) throw new KontorError('import.unknown');
      const currency = currencyOfRow(index, segment, position);
      const key = sharesLine(index, { segment, position })
        ? { ...first.place.key, text: digestOfText(original) }
        : first.place.key;
      for (const [field, { value, fit }] of valuesOf(ofRow, now, currency)) {
        const column = at[columnOfField[field]];
        if (now[column] === fit) continue;
        const before = segment.edits.get(position)?.fields;
        changes.push({
          key,
          field,
          before: before && field in before ? [before[field] ?? null] : null,
          after: original[column] === fit ? null : [value],
          ...(first.isCopy ? { isCopy: true } : {}),
        });
      }
    }
  }
  return changes;
}

/** A booking that several files have is corrected in all of them: else the rows would be two bookings from then on. */
function withCopies(index: ImportIndex, cells: readonly PlannedCell[]): PlannedCell[] {
  const copies = copiesOf(
    index,
    cells.map(({ place }) => place),
  );
  const own = new Set(cells.map(({ place, field }) => `${placeKey(place)}:${field}`));
  const keyed = new Map(keysOf(index, Array.from(copies.values()).flat()).map((row) => [placeKey(row), row]));
  const following = cells.flatMap(({ place, field, value }) =>
    (copies.get(placeKey(place)) ?? []).flatMap((copy): PlannedCell[] => {
      const copied = keyed.get(placeKey(copy));
      if (!copied || own.has(`${placeKey(copy)}:${field}`)) return [];
      return [{ place: copied, field, value, isCopy: true }];
    }),
  );
  return [...cells, ...following];
}

/** A value as an edit keeps it, and as the row holds it. */
interface Fitted {
  readonly value: EditedValue;
  readonly fit: EditedValue;
}

/** What the cells of one row become. Another currency keeps the amounts as they are written: 12.50 stays 12.50. */
function valuesOf(
  cells: readonly PlannedCell[],
  now: readonly (string | number | null)[],
  currency: string | null,
): Map<RowEditField, Fitted> {
  const wanted = new Map(cells.map(({ field, value }) => [field, value]));
  const next = wanted.get('currency') ?? currency;
  if (next !== currency) {
    for (const field of moneyFields) {
      const minor = now[at[columnOfField[field]]];
      if (!wanted.has(field) && typeof minor === 'number') wanted.set(field, decimalOf(minor, currency));
    }
  }
  return new Map(
    Array.from(wanted, ([field, value]): [RowEditField, Fitted] => {
      const fit = isMoney(field) ? minorOfEdit(value, next) : value;
      if (fit === undefined) throw new KontorError('import.amountUnfit', { currency: next ?? '' });
      return [field, { value, fit }];
    }),
  );
}

/** What a text becomes, null for nothing left; undefined where what is looked for is not in it. */
export function textReplacement({
  find,
  replaceWith,
  isWhole,
}: Omit<RowReplacement, 'filter' | 'field'>): (text: string | number | null) => string | null | undefined {
  return (text) => {
    if (typeof text !== 'string' || !(isWhole ? text === find : text.includes(find))) return undefined;
    return (isWhole ? replaceWith : text.split(find).join(replaceWith)).trim() || null;
  };
}

/** Cells in which a text is found, with what they become. @param rows packed as in `ImportIndex.lastFilter` */
export function replacedCells(
  context: StoreContext,
  index: ImportIndex,
  places: readonly RowAt[],
  replacement: Omit<RowReplacement, 'filter'>,
): PlannedCell[] {
  const { field } = replacement;
  const column = at[columnOfField[field]];
  const replaced = textReplacement(replacement);
  const found: (RowAt & { value: string | null })[] = [];
  let open: { segment: IndexedSegment; rows: ReturnType<typeof readRows> } | undefined;
  for (const { segment, position } of places) {
    if (open?.segment !== segment) open = { segment, rows: readRows(context.db, segment) };
    const value = replaced(open.rows[position]?.[column] ?? null);
    if (value !== undefined) found.push({ segment, position, value });
  }
  const keyed = new Map(keysOf(index, found).map((row) => [placeKey(row), row]));
  return found.flatMap(({ segment, position, value }) => {
    const place = keyed.get(placeKey({ segment, position }));
    return place ? [{ place, field, value }] : [];
  });
}

/** The rows that the cells of an edit mean. @throws KontorError import.unknown */
export function plannedCells(
  index: ImportIndex,
  cells: readonly CellEdit[],
  placesOf: (at: CellEdit['at']) => readonly RowAt[],
): PlannedCell[] {
  const wanted = cells.flatMap((cell) => {
    const places = placesOf(cell.at);
    if (places.length === 0) throw new KontorError('import.unknown');
    return places.map((place) => ({ ...place, cell }));
  });
  const keyed = new Map(keysOf(index, wanted).map((row) => [placeKey(row), row]));
  return wanted.flatMap(({ segment, position, cell: { field, value } }) => {
    const place = keyed.get(placeKey({ segment, position }));
    return place ? [{ place, field, value }] : [];
  });
}
