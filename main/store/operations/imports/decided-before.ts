import { columnsOf, rowsPerSegment } from '../../../../preload/contract/rows/row-columns';
import { type EqualGroup, equalGroups } from '../../checks/duplicate-groups';
import { changesOfChoices, type RowChange } from '../../context/change-steps';
import type { StoreContext } from '../../context/store-context';
import { unpacked } from '../../database/kept-steps';
import {
  accountOfRow,
  contentAt,
  type ImportIndex,
  placeKey,
  type RowAt,
  type RowChoice,
} from '../../rows/import-index';
import type { RowContent } from '../../rows/row-edits';
import { take } from './change-operations';

interface Decision {
  readonly choice: RowChoice;
  readonly reason: string | null;
}

/** Choices of other imports in files of one of these accounts; the newest import comes last. */
const earlierChoices = `
  from row_choices c join files f on f.id = c.file_id join imports i on i.id = f.import_id
  where f.import_id <> ?1 and f.state = 'staged' and c.choice in ('send', 'leaveOut') and exists (
    select 1 from file_accounts fa join accounts a on a.id = fa.account_row_id
    where fa.file_id = f.id and a.service_account_id in (
      select service_account_id from accounts where import_id = ?1 and service_account_id is not null))
  order by i.created_at, i.rowid`;

/**
 * Equal rows of a new file of which an earlier import says already which are bookings are decided as there, as one step with a name of
 * its own that can be taken back. A group of which one row was never decided is asked about whole, and what the balances prove now is
 * left to them. Inside a transaction.
 */
export function decideAsBefore(context: StoreContext, index: ImportIndex, fileId: string): void {
  const { db } = context;
  if (!db.get(`select 1 ${earlierChoices} limit 1`, index.importId)) return;
  const isOfFile = ({ segment }: RowAt) => index.files[segment.fileIndex]?.id === fileId;
  const open = equalGroups(context, index).filter(
    ({ rows, decision, isProven }) => decision === null && !isProven && rows.every(isOfFile),
  );
  if (open.length === 0 || wasDecidedHere(context, index, fileId)) return;
  const known = decisionsOf(context, index, open);
  const chosen = new Map<string, Decision>();
  const places: RowAt[] = [];
  for (const { rows } of open) {
    const decisions = rows.map((row) => known.get(identityKey(index, row)));
    if (decisions.includes(undefined)) continue;
    for (const [at, row] of rows.entries()) chosen.set(placeKey(row), decisions[at] as Decision);
    places.push(...rows);
  }
  const changes = changesOfChoices(context, index, places, {
    choiceOf: (row) => chosen.get(placeKey(row))?.choice ?? null,
    reasonOf: (row) => chosen.get(placeKey(row))?.reason ?? null,
  });
  take(context, index, 'asBefore', changes, {});
}

/** It was done in this file before, and perhaps taken back: reading the file anew does not bring it again. */
function wasDecidedHere({ db }: StoreContext, index: ImportIndex, fileId: string): boolean {
  const sha256 = index.files.find(({ id }) => id === fileId)?.sha256;
  return db
    .all<{ changes: Uint8Array }>(
      "select changes from import_changes where import_id = ? and kind = 'asBefore'",
      index.importId,
    )
    .some(({ changes }) => unpacked<RowChange>(changes).some(({ key }) => key.fileSha256 === sha256));
}

/** What was decided of the same bookings, by `identityKey`. */
function decisionsOf(
  context: StoreContext,
  index: ImportIndex,
  groups: readonly EqualGroup[],
): Map<string, Decision> {
  const wanted = new Set(groups.flatMap(({ rows }) => rows.map((row) => identityKey(index, row))));
  const bySegment = new Map<number, (Decision & { position: number })[]>();
  for (const { row_id: rowId, ...decision } of context.db.all<Decision & { row_id: number }>(
    `select c.row_id, c.choice, c.reason ${earlierChoices}`,
    index.importId,
  )) {
    const segmentId = Math.floor(rowId / rowsPerSegment);
    const ofSegment = bySegment.get(segmentId) ?? [];
    bySegment.set(segmentId, ofSegment);
    ofSegment.push({ ...decision, position: rowId % rowsPerSegment });
  }
  const found = new Map<string, Decision>();
  for (const [segmentId, decisions] of bySegment) {
    const keyAt = keysOfSegment(context, segmentId);
    for (const { position, choice, reason } of decisions) {
      const key = keyAt(position);
      if (key !== null && wanted.has(key)) found.set(key, { choice, reason });
    }
  }
  return found;
}

function keysOfSegment({ db }: StoreContext, segmentId: number): (position: number) => string | null {
  const stored = db.get<{ file_id: string; row_count: number; columns: Uint8Array }>(
    'select file_id, row_count, columns from segments where id = ?',
    segmentId,
  );
  if (!stored) return () => null;
  const { hashLow, hashHigh, occurrences, accountIndexes } = columnsOf(stored.columns, stored.row_count);
  const accounts = new Map(
    db
      .all<{ account_index: number; id: string | null }>(
        `select fa.account_index, a.service_account_id as id
         from file_accounts fa join accounts a on a.id = fa.account_row_id where fa.file_id = ?`,
        stored.file_id,
      )
      .map(({ account_index: at, id }) => [at, id]),
  );
  return (position) => {
    const account = accounts.get(accountIndexes[position] ?? 0);
    const content = { low: hashLow[position] ?? 0, high: hashHigh[position] ?? 0 };
    return account ? keyOf(account, content, occurrences[position] ?? 1) : null;
  };
}

function identityKey(index: ImportIndex, { segment, position }: RowAt): string {
  const account = index.accounts[accountOfRow(segment, position)]?.serviceAccountId ?? '';
  return keyOf(account, contentAt(segment, position), segment.columns.occurrences[position] ?? 1);
}

function keyOf(account: string, { low, high }: RowContent, occurrence: number): string {
  return `${account}:${low}:${high}:${occurrence}`;
}
