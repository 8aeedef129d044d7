import type {
  CellEdit,
  CellsEdit,
  ChangeKind,
  ImportChange,
  ImportSummary,
  ReadOtherwise,
  RowPlace,
  RowReplacement,
  RowsChoice,
} from '../../../../preload/contract';
import { rowEditValues } from '../../../../preload/contract';
import { segmentOfRow } from '../../../../preload/contract/rows/row-columns';
import { KontorError } from '../../../errors/kontor-error';
import { dropUnnamedAccounts } from '../../accounts/account-merging';
import { keepTyped, typedAccountsOf } from '../../accounts/typed-accounts';
import { findingsOfImport } from '../../checks/import-findings';
import {
  changesOfChoices,
  goToStep,
  neighbourStep,
  type RowChange,
  readSteps,
  takeStep,
} from '../../context/change-steps';
import { saveFigures } from '../../context/import-figures';
import { readImportSummary, requireImport } from '../../context/import-summary';
import { indexOfImport } from '../../context/load-index';
import { changesOfCells, plannedCells, replacedCells } from '../../context/planned-edits';
import { giveBack, settleImportState } from '../../context/sent-state';
import type { StoreContext } from '../../context/store-context';
import {
  type KeptFacts,
  makeUnread,
  readingChanges,
  takeReadingStep,
  type WantedReading,
} from '../../database/reading-steps';
import { type ImportIndex, placesOfRows, type RowAt } from '../../rows/import-index';
import { keyText } from '../../rows/row-keys';
import { atService } from '../../sending/at-service';
import { keepReceiptsOfFile } from '../../sending/receipts/kept-receipts';
import { addSentRowsOfBefore } from '../../sending/sent-rows';
import { requireNoOpenUpload } from '../../sending/upload-record';
import { inTransaction, refreshImport } from './import-operations';
import { rowsOfFilter } from './row-operations';
import { againWith } from './step-again';
import { countReplaced } from './step-hits';

/** Corrections and choices about the rows of an import, each a step that can be taken back and done again. */
export const changeOperations = {
  /** @throws KontorError import.unknown, import.amountUnfit */
  'imports.editCells': (context: StoreContext, importId: string, edit: CellsEdit): ImportSummary =>
    inSteps(context, importId, (index) => {
      const { kind } = edit;
      const cells = [...edit.cells, ...alikeCells(context, index, edit)];
      for (const { field, value } of cells)
        if (!rowEditValues[field].safeParse(value).success) throw new KontorError('bridge.invalidArguments');
      const find = placeFinder(index);
      const changes = changesOfCells(context, index, plannedCells(index, cells, find));
      return take(context, index, kind, changes, {});
    }),

  /** How many cells a replacement would change. */
  'imports.countReplaced': async (
    context: StoreContext,
    importId: string,
    replacement: RowReplacement,
  ): Promise<number> => {
    requireImport(context.db, importId);
    return (await countReplaced(context, indexOfImport(context, importId), replacement)).count;
  },

  'imports.replaceText': async (
    context: StoreContext,
    importId: string,
    replacement: RowReplacement,
  ): Promise<ImportSummary> => {
    requireImport(context.db, importId);
    const places = await placesOfFilter(context, indexOfImport(context, importId), replacement);
    return inSteps(context, importId, (index) => {
      const cells = replacedCells(context, index, places, replacement);
      const wrong = cells.some(({ field, value }) => !rowEditValues[field].safeParse(value).success);
      if (wrong) throw new KontorError('import.valueUnfit');
      const changes = changesOfCells(context, index, cells);
      const { field, find: from, replaceWith: to } = replacement;
      const again = againWith(context.db, index, {
        changes,
        filter: replacement.filter,
        done: { replacement },
      });
      return take(context, index, 'replace', changes, { field, from, to, ...again });
    });
  },

  'imports.chooseRows': async (
    context: StoreContext,
    importId: string,
    { rows, choice, reason }: RowsChoice,
  ): Promise<ImportSummary> => {
    requireImport(context.db, importId);
    const before = indexOfImport(context, importId);
    const places = Array.isArray(rows)
      ? rows.flatMap(placeFinder(before))
      : await placesOfFilter(context, before, { filter: rows });
    return inSteps(context, importId, (index) => {
      if (places.length === 0) throw new KontorError('import.unknown');
      const after = choice === 'default' ? null : choice;
      const changes = changesOfChoices(context, index, places, {
        choiceOf: () => after,
        reason: reason ?? null,
      });
      const again = Array.isArray(rows)
        ? {}
        : againWith(context.db, index, { changes, filter: rows, done: { choice: { rows, choice, reason } } });
      return take(context, index, 'choice', changes, { choice, reason: reason ?? null, ...again });
    });
  },

  'imports.changes': (context: StoreContext, importId: string): ImportChange[] => {
    requireImport(context.db, importId);
    return readSteps(context, importId);
  },

  /**
   * One step back or forward, or to the state after a step (0: as it was read). Nothing happens where there is none. A step that reads
   * files otherwise ends the walk: once they are staged again, whoever wants to go further asks again.
   */
  'imports.goToChange': (
    context: StoreContext,
    importId: string,
    to: 'back' | 'forward' | number,
  ): ImportSummary =>
    inSteps(context, importId, (index) => {
      const stepId = typeof to === 'number' ? to : neighbourStep(context, importId, to);
      if (stepId === null) return false;
      const { hasChangedSent, unread } = goToStep(context, index, stepId);
      if (unread.length > 0) readAnew(context, importId, unread, true);
      return hasChangedSent;
    }),

  'imports.readOtherwise': (
    context: StoreContext,
    importId: string,
    { files, isStep, isAnew }: ReadOtherwise,
  ): ImportSummary =>
    inSteps(context, importId, () => {
      if (isStep) takeReadingStep(context, importId, readingChanges(context.db, importId, files));
      readAnew(context, importId, files, !isAnew);
      return false;
    }),
};

/** Cells of rows that the same was found about and that no list names: they get the value of the first. */
function alikeCells(
  context: StoreContext,
  index: ImportIndex,
  { cells: [first], alsoAlike }: CellsEdit,
): CellEdit[] {
  if (!first || !alsoAlike) return [];
  const { rule, field, text } = alsoAlike;
  return findingsOfImport(context, index).unlisted.flatMap((one) =>
    one.rule === rule && one.field === field && one.text === text && one.fileId && one.line !== null
      ? [{ ...first, at: { fileId: one.fileId, line: one.line } }]
      : [],
  );
}

/**
 * Rows of these files go, until they are read in the way that is wanted. Inside a transaction.
 * @param keepsTyped what was typed of their accounts stays; else the files alone say what they are
 */
function readAnew(
  context: StoreContext,
  importId: string,
  wanted: readonly WantedReading[],
  keepsTyped: boolean,
): void {
  const { db } = context;
  const atServiceBefore = wanted.some(({ fileId }) => atService(db, importId, fileId).transactions > 0);
  const index = indexOfImport(context, importId);
  for (const { fileId } of wanted) {
    addSentRowsOfBefore(db, fileId);
    keepReceiptsOfFile(db, index, fileId);
  }
  const typed = wanted.map(({ fileId }) => typedAccountsOf(db, importId, fileId, keepsTyped));
  makeUnread(context, importId, wanted);
  for (const [at, { fileId }] of wanted.entries()) keepTyped(db, fileId, typed[at] ?? []);
  dropUnnamedAccounts(db, importId);
  refreshImport(context, importId);
  if (!atServiceBefore) giveBack(context, importId);
}

/** Runs a change of rows with all that follows from it. `change` answers whether something changed that had been sent. */
export function inSteps(
  context: StoreContext,
  importId: string,
  change: (index: ImportIndex) => boolean,
): ImportSummary {
  requireImport(context.db, importId);
  requireNoOpenUpload(context.db, importId);
  const index = indexOfImport(context, importId);
  const hasLetGo = inTransaction(context, importId, () => {
    const hasChangedSent = change(index);
    // Another one where files were taken out of it.
    const now = indexOfImport(context, importId);
    saveFigures(context, now);
    if (hasChangedSent) {
      context.db.run("update imports set state = 'open' where id = ?", importId);
      return false;
    }
    return settleImportState(context, now);
  });
  if (hasLetGo) context.db.sweep();
  return readImportSummary(context.db, importId);
}

/** Nothing is written down where nothing changes. */
export function take(
  context: StoreContext,
  index: ImportIndex,
  kind: ChangeKind,
  changes: readonly RowChange[],
  facts: Partial<KeptFacts>,
): boolean {
  const own = changes.filter(({ isCopy }) => !isCopy);
  const meant = own.length > 0 ? own : changes;
  const [first] = meant;
  if (!first) return false;
  const rows = new Set(meant.map(({ key }) => keyText(key))).size;
  const file = index.files.find(({ sha256 }) => sha256 === first.key.fileSha256);
  const isOne = rows === 1;
  const field =
    first.field === 'choice' || changes.some((one) => one.field !== first.field) ? null : first.field;
  const step = {
    kind,
    facts: {
      rows,
      fileName: isOne ? (file?.name ?? null) : null,
      line: isOne ? first.key.line : null,
      field,
      choice: null,
      from: null,
      to: null,
      reason: null,
      ...facts,
    },
  };
  return takeStep(context, index, step, changes);
}

export async function placesOfFilter(
  context: StoreContext,
  index: ImportIndex,
  { filter }: Pick<RowReplacement, 'filter'>,
): Promise<RowAt[]> {
  const rows = await rowsOfFilter(context, index, filter);
  // The search let other calls in between: what it found must be rows of the index that is changed.
  if (indexOfImport(context, index.importId) !== index) throw new KontorError('upload.differs');
  return placesOfRows(index, rows);
}

function placeFinder(index: ImportIndex): (at: RowPlace) => RowAt[] {
  const segments = new Map(index.segments.map((segment) => [segment.id, segment]));
  return (at) => {
    if ('rowId' in at) {
      const { segmentId, position } = segmentOfRow(at.rowId);
      const segment = segments.get(segmentId);
      return segment && position < segment.columns.rowCount ? [{ segment, position }] : [];
    }
    return index.segments.flatMap((segment) => {
      if (index.files[segment.fileIndex]?.id !== at.fileId) return [];
      const position = segment.columns.lines.indexOf(at.line);
      return position === -1 ? [] : [{ segment, position }];
    });
  };
}
