import { IdentityTable, type RowIdentity } from '../rows/identity-table';
import { accountOfRow, type ImportIndex, type IndexedSegment, knownIn } from '../rows/import-index';
import { partsOfUploads, type UploadedPart } from '../sending/uploaded-rows';
import { requireImport } from './import-summary';
import type { StoreContext } from './store-context';

/**
 * Marks every row whose booking is there already: in an earlier file of the import, or sent by another import of the
 * customer. Per account and day this is the multiset union of all files (feature 27): the n-th of several identical
 * rows is the same booking in every file, whatever the order and wherever an export was split.
 */
export function markKnownRows(context: StoreContext, index: ImportIndex, customerId: string | null): void {
  const parts = customerId === null ? [] : partsOfUploads(context.db, customerId, index.importId);
  const isShared = sharedAccounts(index, new Set(parts.map((part) => part.serviceAccountId)));
  const tables = {
    seen: new IdentityTable(isShared.some(Boolean) ? index.rowCount : 0),
    sent: tableOf(index, parts),
  };
  sentTables.set(index, tables.sent);
  for (const segment of index.segments) markSegment(context, segment, isShared, tables);
}

/** Made with the marks of an index, or when they are first asked for again. */
const sentTables = new WeakMap<ImportIndex, IdentityTable>();

/** What other imports of the customer brought to the service, by the accounts of this one. */
export function sentIdentities(context: StoreContext, index: ImportIndex): IdentityTable {
  const known = sentTables.get(index);
  if (known) return known;
  const { customer_id: customerId } = requireImport(context.db, index.importId);
  const parts = customerId === null ? [] : partsOfUploads(context.db, customerId, index.importId);
  const table = tableOf(index, parts);
  sentTables.set(index, table);
  return table;
}

function tableOf(index: ImportIndex, parts: readonly UploadedPart[]): IdentityTable {
  const table = new IdentityTable(0);
  const accountNumbers = new Map(
    index.accounts.map((account, position) => [account.serviceAccountId ?? '', position]),
  );
  for (const { serviceAccountId, identities } of parts) {
    const account = accountNumbers.get(serviceAccountId);
    if (account === undefined) continue;
    for (const identity of identities()) table.add({ ...identity, account }, 0);
  }
  return table;
}

function markSegment(
  context: StoreContext,
  segment: IndexedSegment,
  isShared: readonly boolean[],
  tables: { seen: IdentityTable; sent: IdentityTable },
): void {
  const { columns, fileIndex } = segment;
  let known: Uint8Array | null = null;
  let isRenumbered = false;
  const identity: RowIdentity = { account: 0, low: 0, high: 0, occurrence: 0 };
  for (let position = 0; position < columns.rowCount; position += 1) {
    identity.account = accountOfRow(segment, position);
    // A blocked row has no identity yet; a pending one is not booked and is left out anyway.
    if (!isShared[identity.account] || columns.dispositions[position] !== 0) continue;
    identity.low = columns.hashLow[position] ?? 0;
    identity.high = columns.hashHigh[position] ?? 0;
    identity.occurrence = columns.occurrences[position] ?? 1;
    let holder = tables.seen.add(identity, fileIndex);
    while (holder === fileIndex) {
      // Two accounts of one file became one: equal rows of one file are two bookings, so this is the next occurrence.
      identity.occurrence += 1;
      columns.occurrences[position] = identity.occurrence;
      isRenumbered = true;
      holder = tables.seen.add(identity, fileIndex);
    }
    const isSent = holder === -1 && tables.sent.find(identity) !== -1;
    if (holder === -1 && !isSent) continue;
    known ??= new Uint8Array(columns.rowCount);
    known[position] = isSent ? knownIn.upload : knownIn.import;
  }
  if (isRenumbered) context.db.run('update segments set columns = ? where id = ?', columns.bytes, segment.id);
  saveMarks(context, segment, known);
}

export function saveMarks(context: StoreContext, segment: IndexedSegment, known: Uint8Array | null): void {
  if (known === null && segment.known === null) return;
  segment.known = known;
  if (known === null) context.db.run('delete from segment_marks where segment_id = ?', segment.id);
  else {
    context.db.run(
      'insert into segment_marks (segment_id, known) values (?, ?) on conflict do update set known = excluded.known',
      segment.id,
      known,
    );
  }
}

/** Accounts that can have known rows at all: named by two files, by two accounts of one file, or sent before. */
function sharedAccounts(index: ImportIndex, sentAccounts: ReadonlySet<string>): boolean[] {
  const namings = index.accounts.map(() => new Set<string>());
  for (const { fileIndex, accountMap } of index.segments) {
    for (const [draft, account] of accountMap.entries()) namings[account]?.add(`${fileIndex}:${draft}`);
  }
  return index.accounts.map(
    ({ serviceAccountId }, position) =>
      (namings[position]?.size ?? 0) > 1 || (serviceAccountId !== null && sentAccounts.has(serviceAccountId)),
  );
}
