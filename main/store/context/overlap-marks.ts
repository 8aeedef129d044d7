import { IdentityTable, type RowIdentity } from '../rows/identity-table';
import {
  accountOfRow,
  type ImportIndex,
  type IndexedSegment,
  knownIn,
  refreshStates,
} from '../rows/import-index';
import { renumber } from '../sending/receipts/forgotten-marks';
import { partsOfUploads, type UploadedPart } from '../sending/uploaded-rows';
import { requireImport } from './import-summary';
import type { StoreContext } from './store-context';

/** By what the rows of an index were marked. */
interface MarkTables {
  /** Identity -> position of the file that has it first (`IndexedFile.position`), of the accounts that are shared. */
  readonly seen: IdentityTable;
  /** What other imports of the customer brought to the service, by the accounts of this one. */
  readonly sent: IdentityTable;
  readonly parts: readonly UploadedPart[];
  /** How these other imports stood. */
  readonly uploads: string;
  /** Accounts that can have known rows at all: named by two files, or sent before. */
  readonly isShared: boolean[];
  /** A file names one account twice: which of its equal rows is which depends on all files before it. */
  readonly hasTwins: boolean;
}

const marked = new WeakMap<ImportIndex, MarkTables>();

/**
 * Marks every row whose booking is there already: in an earlier file of the import, or sent by another import of the
 * customer. Per account and day this is the multiset union of all files (feature 27): the n-th of several identical
 * rows is the same booking in every file, whatever the order and wherever an export was split.
 */
export function markKnownRows(context: StoreContext, index: ImportIndex): void {
  const tables = newTables(context, index);
  marked.set(index, tables);
  for (const segment of index.segments) markSegment(context, index, segment, { tables });
}

/** Rows are not what they were when they were marked: another file is not to be marked by that. */
export function forgetMarkTables(index: ImportIndex): void {
  marked.delete(index);
}

/** What other imports of the customer brought to the service, by the accounts of this one. */
export function sentIdentities(context: StoreContext, index: ImportIndex): IdentityTable {
  const known = marked.get(index)?.sent ?? sentTables.get(index);
  if (known) return known;
  const { sent } = newTables(context, index);
  sentTables.set(index, sent);
  return sent;
}

/** Made when they are first asked for, of indexes whose rows were not marked since they were loaded. */
const sentTables = new WeakMap<ImportIndex, IdentityTable>();

function newTables(context: StoreContext, index: ImportIndex): MarkTables {
  const { customer_id: customerId } = requireImport(context.db, index.importId);
  const parts = customerId === null ? [] : partsOfUploads(context.db, customerId, index.importId);
  const sentAccounts = new Set(parts.map((part) => part.serviceAccountId));
  const { namings, hasTwins } = namingsOf(index);
  const isShared = index.accounts.map(
    ({ serviceAccountId }, account) =>
      (namings[account] ?? 0) > 1 || (serviceAccountId !== null && sentAccounts.has(serviceAccountId)),
  );
  const sent = new IdentityTable(0);
  for (const account of index.accounts.keys()) addSent(sent, index, account, parts);
  return {
    seen: new IdentityTable(isShared.some(Boolean) ? index.rowCount : 0),
    sent,
    parts,
    uploads: stateOfUploads(context, index.importId),
    isShared,
    hasTwins,
  };
}

function addSent(
  sent: IdentityTable,
  { accounts }: ImportIndex,
  account: number,
  parts: readonly UploadedPart[],
): void {
  for (const { serviceAccountId, identities } of parts)
    if (serviceAccountId === accounts[account]?.serviceAccountId)
      for (const identity of identities()) sent.add({ ...identity, account }, 0);
}

/** How often each account is named by files that have rows, and whether one file names one twice. */
function namingsOf({ files, segments, accounts }: ImportIndex): { namings: number[]; hasTwins: boolean } {
  const namings = accounts.map(() => 0);
  let hasTwins = false;
  for (const fileIndex of new Set(segments.map((segment) => segment.fileIndex))) {
    const { accountMap = [] } = files[fileIndex] ?? {};
    hasTwins ||= namesTwice(accountMap);
    for (const account of accountMap) if (account !== -1) namings[account] = (namings[account] ?? 0) + 1;
  }
  return { namings, hasTwins };
}

function namesTwice(accountMap: readonly number[]): boolean {
  const named = accountMap.filter((account) => account !== -1);
  return new Set(named).size < named.length;
}

/** What other imports of the customer say they brought to the service: it changes while one of them is sent or taken back. */
function stateOfUploads({ db }: StoreContext, importId: string): string {
  const uploads = db.all<object>(
    `select u.id, u.state, u.transactions_done, (select count(*) from upload_marks m where m.upload_id = u.id)
     from uploads u join imports i on i.customer_id = u.customer_id where i.id = ?1 and u.import_id <> ?1 order by u.id`,
    importId,
  );
  return JSON.stringify(uploads);
}

/** Of a row that was the first of its booking until an earlier file came. */
interface TakenOver {
  /** Of the file that had it. */
  readonly position: number;
  readonly identity: RowIdentity;
}

interface Marking {
  readonly tables: Pick<MarkTables, 'seen' | 'sent' | 'isShared'>;
  /** Gathers rows of later files that are not the first of their booking any more. */
  readonly takenOver?: TakenOver[];
}

function markSegment(
  context: StoreContext,
  index: ImportIndex,
  segment: IndexedSegment,
  { tables, takenOver }: Marking,
): void {
  const { columns } = segment;
  const own = index.files[segment.fileIndex]?.position ?? 0;
  let known: Uint8Array | null = null;
  const renumbered = new Map<number, number>();
  eachIdentity(segment, tables.isShared, (identity, at) => {
    let holder = tables.seen.add(identity, own);
    while (holder === own) {
      // Two accounts of one file became one: equal rows of one file are two bookings, so this is the next occurrence.
      identity.occurrence += 1;
      renumbered.set(at, identity.occurrence);
      holder = tables.seen.add(identity, own);
    }
    if (holder > own) {
      takenOver?.push({ position: holder, identity: { ...identity } });
      tables.seen.replace(identity, own);
      holder = -1;
    }
    const isSent = holder === -1 && tables.sent.find(identity) !== -1;
    if (holder === -1 && !isSent) return;
    known ??= new Uint8Array(columns.rowCount);
    known[at] = isSent ? knownIn.upload : knownIn.import;
  });
  if (renumbered.size > 0) {
    renumber(context, index, segment, renumbered);
    context.db.run('update segments set columns = ? where id = ?', columns.bytes, segment.id);
  }
  saveMarks(context, segment, known);
}

/** Rows that can be known. A blocked row has no identity yet; a pending one is not booked and is left out anyway. The object is the same each time. */
function eachIdentity(
  segment: IndexedSegment,
  isOf: readonly boolean[],
  visit: (identity: RowIdentity, position: number) => void,
): void {
  const { columns } = segment;
  const identity: RowIdentity = { account: 0, low: 0, high: 0, occurrence: 0 };
  for (let position = 0; position < columns.rowCount; position += 1) {
    identity.account = accountOfRow(segment, position);
    if (!isOf[identity.account] || columns.dispositions[position] !== 0) continue;
    identity.low = columns.hashLow[position] ?? 0;
    identity.high = columns.hashHigh[position] ?? 0;
    identity.occurrence = columns.occurrences[position] ?? 1;
    visit(identity, position);
  }
}

/**
 * Marks the rows of a file that came to an index whose other rows are marked, for the cost of that file: as `markKnownRows` would mark them all.
 * Answers the segments whose states follow from it; null where everything has to be marked anew.
 * @param before the index without the file
 */
export function markFile(
  context: StoreContext,
  before: ImportIndex,
  index: ImportIndex,
  fileId: string,
): IndexedSegment[] | null {
  const tables = marked.get(before);
  const fileIndex = index.files.findIndex(({ id }) => id === fileId);
  const { accountMap = [] } = index.files[fileIndex] ?? {};
  if (!tables || tables.hasTwins || namesTwice(accountMap)) return null;
  if (tables.uploads !== stateOfUploads(context, index.importId)) return null;
  // What the tables hold from here on is of the new index.
  marked.delete(before);
  if (!share(index, fileIndex, tables)) return null;
  const own = index.segments.filter((segment) => segment.fileIndex === fileIndex);
  const takenOver: TakenOver[] = [];
  for (const segment of own) markSegment(context, index, segment, { tables, takenOver });
  const others = markTakenOver(context, index, takenOver);
  marked.set(index, tables);
  for (const segment of [...own, ...others]) refreshStates(segment);
  return [...own, ...others];
}

/**
 * Accounts of a file that can have known rows from now on: what others have of them is put into the tables. False where a file has one row
 * twice.
 */
function share(index: ImportIndex, fileIndex: number, tables: MarkTables): boolean {
  const { accountMap = [] } = index.files[fileIndex] ?? {};
  const others = index.segments.filter((segment) => segment.fileIndex !== fileIndex);
  const isNew = index.accounts.map(() => false);
  for (const account of accountMap) {
    if (account === -1 || tables.isShared[account]) continue;
    const { serviceAccountId } = index.accounts[account] ?? {};
    const isSent = tables.parts.some((part) => part.serviceAccountId === serviceAccountId);
    if (account >= tables.isShared.length && isSent) addSent(tables.sent, index, account, tables.parts);
    isNew[account] = isSent || others.some((segment) => segment.accountMap.includes(account));
  }
  let isUnique = true;
  if (isNew.some(Boolean))
    for (const segment of others) {
      if (!segment.accountMap.some((account) => isNew[account])) continue;
      const { position = 0 } = index.files[segment.fileIndex] ?? {};
      eachIdentity(segment, isNew, (identity) => {
        isUnique = tables.seen.add(identity, position) === -1 && isUnique;
      });
    }
  for (const account of index.accounts.keys())
    tables.isShared[account] = tables.isShared[account] === true || isNew[account] === true;
  return isUnique;
}

function markTakenOver(
  context: StoreContext,
  index: ImportIndex,
  takenOver: readonly TakenOver[],
): IndexedSegment[] {
  if (takenOver.length === 0) return [];
  const isOf = index.accounts.map(() => false);
  const positions = new Set<number>();
  const rows = new IdentityTable(takenOver.length);
  for (const { position, identity } of takenOver) {
    isOf[identity.account] = true;
    positions.add(position);
    rows.add(identity, position);
  }
  return index.segments.filter((segment) => {
    const { position = 0 } = index.files[segment.fileIndex] ?? {};
    if (!positions.has(position)) return false;
    const known = segment.known ?? new Uint8Array(segment.columns.rowCount);
    let isChanged = false;
    eachIdentity(segment, isOf, (identity, at) => {
      if (rows.find(identity) !== position) return;
      known[at] = knownIn.import;
      isChanged = true;
    });
    if (isChanged) saveMarks(context, segment, known);
    return isChanged;
  });
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
