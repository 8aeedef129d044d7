import type { ChangeKind, ImportChange, RowEditField } from '../../../preload/contract';
import { rowIdOf } from '../../../preload/contract/rows/row-columns';
import { KontorError } from '../../errors/kontor-error';
import { unpacked, writeStep } from '../database/kept-steps';
import {
  type KeptFacts,
  type ReadingChange,
  shownFacts,
  type WantedReading,
  wantedReadings,
} from '../database/reading-steps';
import {
  answerOf,
  type ImportIndex,
  type IndexedSegment,
  leavesOut,
  placeKey,
  type RowAt,
  type RowChoice,
  refreshStates,
} from '../rows/import-index';
import type { EditedFields } from '../rows/row-edits';
import { keysOf, keyText, type PlacedRow, type RowKey } from '../rows/row-keys';
import { surelyKeyed, surePlaces } from '../rows/row-texts';
import { touchRows } from '../rows/touched-accounts';
import { type Cell, keepForLater, layEdits, type RowCorrection } from './laid-edits';
import type { StoreContext } from './store-context';

/** One thing that a step changed in one row. */
export type RowChange = { readonly key: RowKey; readonly isCopy?: true } & (
  | { readonly field: RowEditField; readonly before: Cell; readonly after: Cell }
  | {
      readonly field: 'choice';
      readonly before: RowChoice | null;
      readonly after: RowChoice | null;
      /** Why, before and after; absent where nothing was said. */
      readonly reasons?: { readonly before: string | null; readonly after: string | null };
    }
);

interface StepRow {
  id: number;
  kind: ChangeKind;
  facts: string;
  changed_at: string;
  changed_by: string | null;
  is_undone: number;
}

/** Whether a choice, or the reason for it, is another than a row has. */
export function isOtherChoice(row: RowAt, after: RowChoice | null, newReason?: string | null): boolean {
  const reasons = reasonsOf(row, after, newReason);
  return choiceAt(row) !== after || reasons.before !== reasons.after;
}

/** What leads from the choice that a row has to another; none where it has that already. */
function changeOfChoice(row: PlacedRow, after: RowChoice | null, newReason?: string | null): RowChange[] {
  if (!isOtherChoice(row, after, newReason)) return [];
  const reasons = reasonsOf(row, after, newReason);
  const isSaid = reasons.before !== null || reasons.after !== null;
  const change = { key: row.key, field: 'choice', before: choiceAt(row), after } as const;
  return [{ ...change, ...(isSaid ? { reasons } : {}) }];
}

function choiceAt({ segment, position }: RowAt): RowChoice | null {
  return segment.choices.get(position) ?? null;
}

/** Why a row was left out is kept, for whoever undoes it too, as long as it stays left out and nothing else is said. */
function reasonsOf({ segment, position }: RowAt, after: RowChoice | null, newReason?: string | null) {
  const before = segment.reasons.get(position) ?? null;
  const kept = leavesOut(after ?? undefined) ? before : null;
  return { before, after: newReason === undefined ? kept : newReason };
}

/** What leads these rows to the choice that each is to have; keyed so that they are found whatever their file is read as. */
export function changesOfChoices(
  { db }: StoreContext,
  index: ImportIndex,
  rows: readonly RowAt[],
  wanted: {
    choiceOf: (row: PlacedRow) => RowChoice | null;
    reason?: string | null;
    /** Where each row has its own. */
    reasonOf?: (row: PlacedRow) => string | null;
  },
): RowChange[] {
  return surelyKeyed(db, index, keysOf(index, rows)).flatMap((row) =>
    changeOfChoice(row, wanted.choiceOf(row), wanted.reasonOf ? wanted.reasonOf(row) : wanted.reason),
  );
}

const listedSteps = 2_000;

/** Newest last. What was undone stands behind what counts, until another step takes its place. */
export function readSteps({ db }: StoreContext, importId: string): ImportChange[] {
  return db
    .all<StepRow>(
      `select id, kind, facts, changed_at, changed_by, is_undone from import_changes
       where import_id = ? order by id desc limit ${listedSteps}`,
      importId,
    )
    .reverse()
    .map((row) => ({
      ...shownFacts(db, importId, JSON.parse(row.facts) as KeptFacts),
      id: row.id,
      kind: row.kind,
      changedAt: row.changed_at,
      changedBy: row.changed_by,
      isUndone: row.is_undone === 1,
    }));
}

/** Makes a change and writes it down as a step; what was undone before cannot be done again then. Inside a transaction. */
export function takeStep(
  context: StoreContext,
  index: ImportIndex,
  step: { kind: ChangeKind; facts: KeptFacts },
  changes: readonly RowChange[],
): boolean {
  writeStep(context, index.importId, step, changes);
  return applyChanges(context, index, changes, 'after');
}

/** How far a walk through the steps came. */
export interface Walked {
  /** Something was changed that had been sent. */
  readonly hasChangedSent: boolean;
  /** Files that have to be read anew now: what lies behind that step is about rows that are not there yet. */
  readonly unread: readonly WantedReading[];
}

/**
 * Takes steps back, or does them again, until `stepId` is the newest that counts (0: none), or a step was crossed that reads files
 * otherwise. Inside a transaction.
 */
export function goToStep(context: StoreContext, index: ImportIndex, stepId: number): Walked {
  const { db } = context;
  const { importId } = index;
  const stepsThat = (are: string) =>
    db.all<Pick<StepRow, 'id' | 'kind'> & { changes: Uint8Array }>(
      `select id, kind, changes from import_changes where import_id = ? and ${are}`,
      importId,
      stepId,
    );
  let hasChangedSent = false;
  for (const [steps, side] of [
    [stepsThat('is_undone = 0 and id > ? order by id desc'), 'before'],
    [stepsThat('is_undone = 1 and id <= ? order by id'), 'after'],
  ] as const) {
    for (const { id, kind, changes } of steps) {
      db.run('update import_changes set is_undone = ? where id = ?', side === 'before' ? 1 : 0, id);
      if (kind !== 'reading') {
        hasChangedSent = applyChanges(context, index, unpacked<RowChange>(changes), side) || hasChangedSent;
        continue;
      }
      const unread = wantedReadings(context.db, importId, unpacked<ReadingChange>(changes), side);
      if (unread.length > 0) return { hasChangedSent, unread };
    }
  }
  return { hasChangedSent, unread: [] };
}

/** The step to go to for one step back or forward; null when there is none. */
export function neighbourStep(
  { db }: StoreContext,
  importId: string,
  direction: 'back' | 'forward',
): number | null {
  const ids = db.all<{ id: number }>(
    direction === 'back'
      ? 'select id from import_changes where import_id = ? and is_undone = 0 order by id desc limit 2'
      : 'select id from import_changes where import_id = ? and is_undone = 1 order by id limit 1',
    importId,
  );
  if (ids.length === 0) return null;
  return direction === 'back' ? (ids[1]?.id ?? 0) : (ids[0]?.id ?? null);
}

/** What the steps that count changed in rows, oldest first. */
function changesInForce({ db }: StoreContext, importId: string): RowChange[] {
  return db
    .all<{ changes: Uint8Array }>(
      "select changes from import_changes where import_id = ? and is_undone = 0 and kind <> 'reading' order by id",
      importId,
    )
    .flatMap(({ changes }) => unpacked<RowChange>(changes));
}

/** Gives every row what it had before a step, or after it; corrections of rows that are not there hold once they are. */
function applyChanges(
  context: StoreContext,
  index: ImportIndex,
  changes: readonly RowChange[],
  side: 'before' | 'after',
): boolean {
  const places = surePlaces(
    context.db,
    index,
    changes.map(({ key }) => key),
  );
  const edited = new Map<string, RowCorrection>();
  const chosen = new Set<IndexedSegment>();
  for (const change of changes) {
    const found = places.get(keyText(change.key)) ?? [];
    if (found.length === 0 && change.field !== 'choice')
      keepForLater(context, index, change.key, { field: change.field, cell: change[side] });
    for (const place of found) {
      if (change.field === 'choice') {
        saveChoice(context, index, place, { choice: change[side], reason: change.reasons?.[side] ?? null });
        touchRows(index, place.segment, [place]);
        chosen.add(place.segment);
        continue;
      }
      const id = placeKey(place);
      const fields: EditedFields = {
        ...(edited.get(id)?.fields ?? place.segment.edits.get(place.position)?.fields),
      };
      const cell = change[side];
      if (cell === null) delete fields[change.field];
      else fields[change.field] = cell[0];
      edited.set(id, { ...place, fields });
    }
  }
  const hasChangedSent = edited.size > 0 && layEdits(context, index, [...edited.values()]);
  for (const segment of chosen) refreshStates(segment);
  index.lastFilter = null;
  context.sends.delete(index.importId);
  return hasChangedSent;
}

function saveChoice(
  { db }: StoreContext,
  index: ImportIndex,
  { segment, position }: PlacedRow,
  { choice, reason }: { choice: RowChoice | null; reason: string | null },
): void {
  const rowId = rowIdOf(segment.id, position);
  segment.reasons.delete(position);
  if (choice === null) {
    segment.choices.delete(position);
    db.run('delete from row_choices where row_id = ?', rowId);
    return;
  }
  const fileId = index.files[segment.fileIndex]?.id;
  if (!fileId) throw new KontorError('import.unknown');
  segment.choices.set(position, choice);
  if (reason !== null) segment.reasons.set(position, reason);
  db.run(
    `insert into row_choices (row_id, file_id, choice, reason) values (?, ?, ?, ?)
     on conflict do update set choice = excluded.choice, reason = excluded.reason`,
    rowId,
    fileId,
    choice,
    reason,
  );
}

/** What was chosen for rows before it was answered what becomes of them, by `keyText`. */
export function choicesBeforeAnswers(
  context: StoreContext,
  importId: string,
): ReadonlyMap<string, RowChoice | null> {
  const before = new Map<string, RowChoice | null>();
  for (const change of changesInForce(context, importId)) {
    if (change.field !== 'choice') continue;
    const isAnswered = answerOf(change.after) !== null && answerOf(change.before) === null;
    if (isAnswered) before.set(keyText(change.key), change.before);
  }
  return before;
}

/** Rows of a file that is read anew are left out, or taken in, as they were before. */
export function choicesOfFile(context: StoreContext, index: ImportIndex, fileId: string): void {
  const fileIndex = index.files.findIndex(({ id }) => id === fileId);
  const sha256 = index.files[fileIndex]?.sha256;
  const last = new Map<string, RowChange & { field: 'choice' }>();
  for (const change of changesInForce(context, index.importId))
    if (change.field === 'choice' && change.key.fileSha256 === sha256) last.set(keyText(change.key), change);
  if (last.size === 0) return;
  const places = surePlaces(
    context.db,
    index,
    Array.from(last.values(), ({ key }) => key),
  );
  const chosen = new Set<IndexedSegment>();
  for (const [key, { after, reasons }] of last) {
    for (const place of places.get(key) ?? []) {
      if (place.segment.fileIndex !== fileIndex) continue;
      saveChoice(context, index, place, { choice: after, reason: reasons?.after ?? null });
      touchRows(index, place.segment, [place]);
      chosen.add(place.segment);
    }
  }
  for (const segment of chosen) refreshStates(segment);
}
