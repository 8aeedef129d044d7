import { type EqualGroup, equalGroups } from '../../checks/duplicate-groups';
import { changesOfChoices, type RowChange } from '../../context/change-steps';
import { indexOfImport } from '../../context/load-index';
import type { StoreContext } from '../../context/store-context';
import { filesOfDecisions, unpacked } from '../../database/kept-steps';
import {
  accountOfRow,
  contentAt,
  type ImportIndex,
  leavesOut,
  placeKey,
  type RowAt,
  type RowChoice,
} from '../../rows/import-index';
import { keyText, type RowKey } from '../../rows/row-keys';
import { surePlaces } from '../../rows/row-texts';
import { take } from './change-operations';
import { type EarlierImport, earlierImports } from './earlier-imports';

/** What an import said last of a row; null where that was no decision about equal rows. */
interface Said {
  readonly choice: RowChoice | null;
  readonly importId: string;
}

/**
 * Equal rows of a new file of which an earlier import of the customer says already which are bookings are decided as there, as one step
 * with a name of its own that can be taken back. Only what was said of equal rows counts: what a filter left out says nothing of them. A
 * group of which one row was never decided, or of which nothing would be left, is asked about whole, and what the balances prove now is
 * left to them. Inside a transaction.
 */
export function decideAsBefore(context: StoreContext, index: ImportIndex, fileId: string): void {
  const earlier = earlierImports(context, index.importId);
  // As long as nobody said whose import this is, only what was decided for one customer alone.
  if (new Set(earlier.map(({ customerId }) => customerId)).size !== 1) return;
  const ofFile = index.segments.filter(({ fileIndex }) => index.files[fileIndex]?.id === fileId);
  const open = equalGroups(context, index, ofFile).filter(
    ({ decision, isProven }) => decision === null && !isProven,
  );
  if (open.length === 0 || isSettledHere(context, index, fileId)) return;
  const known = decisionsOf(context, index, open, earlier);
  const chosen = new Map<string, RowChoice>();
  const places: RowAt[] = [];
  for (const { rows } of open) {
    const said = rows.map((row) => known.get(identityKey(index, row)));
    const choices = said.flatMap((one) => one?.choice ?? []);
    // Said of all of them, and in one import: what two say of halves of a group is no decision about it.
    const isWhole = choices.length === rows.length && new Set(said.map((one) => one?.importId)).size === 1;
    if (!isWhole || choices.every(leavesOut)) continue;
    for (const [at, row] of rows.entries()) chosen.set(placeKey(row), choices[at] as RowChoice);
    places.push(...rows);
  }
  const changes = changesOfChoices(context, index, places, {
    choiceOf: (row) => chosen.get(placeKey(row)) ?? null,
  });
  const decidedFor = earlier[0]?.customerId ?? null;
  take(context, index, 'asBefore', changes, { isOfEqualRows: true, decidedFor });
}

/**
 * It was done in this file before, and perhaps taken back: reading the file anew does not bring it again. Nor does it come in the middle
 * of a walk through the steps: those that were undone could not be done again then.
 */
function isSettledHere({ db }: StoreContext, index: ImportIndex, fileId: string): boolean {
  if (db.get('select 1 from import_changes where import_id = ? and is_undone = 1 limit 1', index.importId))
    return true;
  const sha256 = index.files.find(({ id }) => id === fileId)?.sha256;
  return sha256 !== undefined && filesOfDecisions(db, index.importId, { areUndone: false }).has(sha256);
}

/** What was said last of the same bookings, by `identityKey`. */
function decisionsOf(
  context: StoreContext,
  index: ImportIndex,
  groups: readonly EqualGroup[],
  earlier: readonly EarlierImport[],
): Map<string, Said> {
  const wanted = new Set(groups.flatMap(({ rows }) => rows.map((row) => identityKey(index, row))));
  const found = new Map<string, Said>();
  for (const { id: importId } of earlier) {
    const other = indexOfImport(context, importId);
    const said = saidIn(context, importId);
    const places = surePlaces(
      context.db,
      other,
      said.map(({ key }) => key),
    );
    for (const { key, choice } of said) {
      for (const place of places.get(keyText(key)) ?? []) {
        const identity = identityKey(other, place);
        if (wanted.has(identity)) found.set(identity, { choice, importId });
      }
    }
  }
  // Of all indexes few are kept; the one that is worked on stays.
  context.indexes.set(index.importId, index);
  return found;
}

function saidIn({ db }: StoreContext, importId: string): { key: RowKey; choice: RowChoice | null }[] {
  const said = new Map<string, { key: RowKey; choice: RowChoice | null }>();
  for (const { changes, isOfEqualRows } of db.all<{ changes: Uint8Array; isOfEqualRows: number | null }>(
    `select changes, facts ->> '$.isOfEqualRows' as isOfEqualRows from import_changes
     where import_id = ? and is_undone = 0 and kind <> 'reading' order by id`,
    importId,
  )) {
    for (const change of unpacked<RowChange>(changes)) {
      if (change.field !== 'choice' || change.isCopy) continue;
      const { key, after } = change;
      const isDecision = isOfEqualRows && (after === 'send' || after === 'leaveOut');
      said.set(keyText(key), { key, choice: isDecision ? after : null });
    }
  }
  return Array.from(said.values());
}

function identityKey(index: ImportIndex, { segment, position }: RowAt): string {
  const account = index.accounts[accountOfRow(segment, position)]?.serviceAccountId ?? '';
  const { low, high } = contentAt(segment, position);
  return `${account}:${low}:${high}:${segment.columns.occurrences[position] ?? 1}`;
}
