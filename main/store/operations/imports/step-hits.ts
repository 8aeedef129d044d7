import {
  type RowFilter,
  type RowReplacement,
  type RowsChoice,
  rowEditValues,
} from '../../../../preload/contract';
import { rowsPerSegment } from '../../../../preload/contract/rows/row-columns';
import { isOtherChoice } from '../../context/change-steps';
import { textReplacement } from '../../context/planned-edits';
import type { StoreContext } from '../../context/store-context';
import type { StepAgain } from '../../database/reading-steps';
import type { ImportIndex } from '../../rows/import-index';
import { stagedRowIndex } from '../../rows/packed-rows';
import { columnOfField } from '../../rows/row-edits';
import { visitRows } from '../../rows/row-search';
import { filteredRows } from './row-operations';
import { headerPrints } from './step-again';

/**
 * Cells that a replacement would change, and whether each can be what it would become. It is asked before anything is done, so it holds
 * nobody up: other calls are answered while it counts.
 */
export async function countReplaced(
  context: StoreContext,
  index: ImportIndex,
  { filter, ...replacement }: RowReplacement,
  rows: Uint32Array = filteredRows(context, index, filter),
): Promise<{ count: number; isFit: boolean }> {
  const { field, find } = replacement;
  const column = stagedRowIndex[columnOfField[field]];
  const replaced = textReplacement(replacement);
  const found = { count: 0, isFit: true };
  await visitRows(context.db, index, { rows, sought: { search: filter.search, contains: find } }, (row) => {
    const before = row[column] ?? null;
    const after = replaced(before);
    if (after === undefined || after === before) return;
    found.isFit &&= rowEditValues[field].safeParse(after).success;
    found.count += 1;
  });
  return found;
}

/** Cells or rows that a step would change in the files of its headers as they are now; none where what it would write does not fit. */
export async function countHits(
  context: StoreContext,
  index: ImportIndex,
  again: StepAgain,
): Promise<number> {
  const { filter, isMeant } = meantBy(context, index, again);
  const rows = filteredRows(context, index, filter, isMeant);
  const { done } = again;
  if ('choice' in done) return countChosen(context, index, { ...done.choice, rows, filter });
  const { count, isFit } = await countReplaced(context, index, { ...done.replacement, filter }, rows);
  return isFit ? count : 0;
}

/** What a step means here: the file of its filter was one of that import, and stands for all of its header. */
export function meantBy(
  { db }: StoreContext,
  index: ImportIndex,
  { prints, done }: StepAgain,
): { filter: RowFilter; isMeant: (fileIndex: number) => boolean } {
  const { fileId: _fileId, ...filter } = 'choice' in done ? done.choice.rows : done.replacement.filter;
  const ofFiles = headerPrints(db, index).map((print) => print !== null && prints.includes(print));
  return { filter, isMeant: (fileIndex) => ofFiles[fileIndex] ?? false };
}

interface Chosen extends Omit<RowsChoice, 'rows'> {
  readonly rows: Uint32Array;
  readonly filter: RowFilter;
}

async function countChosen(
  { db }: StoreContext,
  index: ImportIndex,
  { rows, filter, choice, reason }: Chosen,
): Promise<number> {
  const after = choice === 'default' ? null : choice;
  let count = 0;
  const visit = (packed: number) => {
    const segment = index.segments[Math.floor(packed / rowsPerSegment)];
    const place = segment && { segment, position: packed % rowsPerSegment };
    if (place && isOtherChoice(place, after, reason ?? null)) count += 1;
  };
  if (filter.search) {
    const sought = { search: filter.search };
    await visitRows(db, index, { rows, sought }, (_row, packed) => visit(packed));
  } else for (const packed of rows) visit(packed);
  return count;
}
