import { indexOfImport } from '../context/load-index';
import type { StoreContext } from '../context/store-context';
import { callsRowsKnown, hasSent } from '../database/upload-states';
import {
  CountedOnce,
  isCounted,
  replacedState,
  type StateOf,
  stillThereState,
  unknownState,
  unsentState,
} from '../figures/counted-once';
import { accountOfRow, type ImportIndex, knownIn, rowState } from '../rows/import-index';
import { Receipts, storedForgotten, storedReceipts } from '../sending/receipts/read-receipts';
import type { Receipt } from '../sending/receipts/receipt-rows';
import { RemovedThere } from '../sending/removed-there';
import { standing, standingsOf } from '../sending/row-standings';

/** An import of which something was sent for a customer. */
export interface SentImport {
  id: string;
  createdAt: string;
  /** 1: what its rows are called rests on what other imports had, or on another customer. */
  isDoubtful: number;
}

/** What counts of an import: what the service has by what is written down here, whatever its files say by now. */
export interface CountedImport extends SentImport {
  /** Without files of which nothing was sent. */
  index: ImportIndex;
  stateOf: StateOf;
  /** Its files of which nothing was sent. */
  unsent: ReadonlySet<string>;
  /** Bookings that were sent and that no row is any more; each counts once, whichever import had it, unless it is not known to be there. */
  receipts: readonly Receipt[];
}

/** What the service has of imports and files that were removed and forgotten: receipts alone. */
const nowhere: Omit<CountedImport, 'receipts'> = {
  id: '',
  createdAt: '',
  isDoubtful: 1,
  index: {
    importId: '',
    files: [],
    accounts: [],
    segments: [],
    rowCount: 0,
    lastFilter: null,
    unplaced: [],
  },
  stateOf: () => rowState.booking,
  unsent: new Set(),
};

/** Imports of which something is at the service for the customer, or on its way there, oldest first. */
export function sentImports({ db }: StoreContext, customerId: string): SentImport[] {
  return db.all<SentImport>(
    `select id, created_at as createdAt, customer_id is not ?1 or ${callsRowsKnown} as isDoubtful
     from imports i
     where exists (select 1 from uploads u
       where u.import_id = i.id and u.customer_id = ?1 and ${hasSent}) order by created_at`,
    customerId,
  );
}

/** Imports with their rows as they count, and last what is forgotten; no booking counts in two of them. */
export function* countedImports(
  context: StoreContext,
  customerId: string,
  imports: readonly SentImport[],
): Generator<CountedImport> {
  const removed = new RemovedThere(context.db, customerId);
  const sent = imports.map((one, owner) => {
    const receipts = new Receipts(storedReceipts(context.db, customerId, one.id), removed);
    const standingAt = standingsOf(context.db, indexOfImport(context, one.id), customerId, removed);
    return { one, owner, receipts, own: ownStates(context, one.id, standingAt, receipts) };
  });
  const forgotten = new Receipts(storedForgotten(context.db, customerId), removed).all;
  const isDoubtful =
    forgotten.length > 0 ||
    sent.some(({ one, receipts }) => one.isDoubtful === 1 || receipts.all.length > 0) ||
    areOverlapping(context, imports) ||
    sent.some(({ one, own }) => isChanged(indexOfImport(context, one.id), own));
  const once = isDoubtful ? new CountedOnce() : null;
  if (once) {
    for (const wanted of [rowState.booking, stillThereState, unknownState] as const)
      for (const { one, own, owner } of sent) once.note(indexOfImport(context, one.id), own, owner, wanted);
  }
  const counted = [...sent.map(({ receipts }) => receipts.all), forgotten].map((receipts, owner) =>
    countedOf(once, receipts, owner),
  );
  for (const { one, own, owner, receipts } of sent) {
    const index = indexOfImport(context, one.id);
    const stateOf = once?.statesOf(index, own, owner) ?? own;
    const unsent = unsentFiles(index, stateOf, receipts.fileShas);
    yield {
      ...one,
      index: {
        ...index,
        segments: index.segments.filter(({ fileIndex }) => !unsent.has(index.files[fileIndex]?.id ?? '')),
      },
      stateOf,
      unsent,
      receipts: counted[owner] ?? [],
    };
  }
  if (forgotten.length > 0) yield { ...nowhere, receipts: counted[sent.length] ?? [] };
}

/** Receipts of what neither a row nor another receipt has; what is known to be there first. */
function countedOf(once: CountedOnce | null, receipts: readonly Receipt[], owner: number): Receipt[] {
  if (!once) return [];
  const ordered = [
    ...receipts.filter(({ isUnknown }) => !isUnknown),
    ...receipts.filter((one) => one.isUnknown),
  ];
  return ordered.filter((receipt) => once.noteReceipt(receipt.serviceAccountId, receipt, owner));
}

/** Whether two of them call rows of one account and of the same days bookings: both may have been staged before the other was sent. */
function areOverlapping({ db }: StoreContext, imports: readonly SentImport[]): boolean {
  if (imports.length < 2) return false;
  return (
    db.get(
      `select 1 from (
         select service_account_id as account, figures ->> '$.firstBookingDay' as first, max(figures ->> '$.lastBookingDay') over (
             partition by service_account_id order by figures ->> '$.firstBookingDay', rowid
             rows between unbounded preceding and 1 preceding) as before
         from accounts where service_account_id is not null and import_id in (select value from json_each(?)))
       where first <= before`,
      JSON.stringify(imports.map(({ id }) => id)),
    ) !== undefined
  );
}

/** Something of it is not at the service, or is there and does not go any more. */
function isChanged(index: ImportIndex, stateOf: StateOf): boolean {
  return index.segments.some((segment) => {
    for (let position = 0; position < segment.columns.rowCount; position += 1) {
      const state = stateOf(segment, position);
      if (state === unsentState || state === unknownState || state === stillThereState) return true;
    }
    return false;
  });
}

/** Rows of an import as its own uploads to the customer have them. */
function ownStates(
  context: StoreContext,
  importId: string,
  standingAt: StateOf,
  receipts: Receipts,
): StateOf {
  const { accounts } = indexOfImport(context, importId);
  return (segment, position) => {
    const state = segment.states[position] ?? rowState.booking;
    const place = standingAt(segment, position);
    if (place === standing.there) return stateThere(state, segment.known?.[position]);
    if (place === standing.gone) return replacedState;
    if (state === rowState.blocked) return state;
    const kept =
      receipts.all.length > 0 &&
      receipts.find(accounts[accountOfRow(segment, position)]?.serviceAccountId ?? '', {
        low: segment.columns.hashLow[position] ?? 0,
        high: segment.columns.hashHigh[position] ?? 0,
        occurrence: segment.columns.occurrences[position] ?? 1,
      });
    if (kept && !kept.isUnknown) return stateThere(state, segment.known?.[position]);
    if (place === standing.unknown || kept) return unknownState;
    return state === rowState.booking ? unsentState : state;
  };
}

function stateThere(state: number, known: number | undefined): number {
  const goes = state === rowState.booking || (state === rowState.known && known === knownIn.upload);
  return goes ? rowState.booking : stillThereState;
}

/**
 * Files of which nothing was sent: what they say counts once they are sent too. What a file only repeats says more of what is counted, and
 * one that was read anew has the receipts of before.
 */
function unsentFiles(index: ImportIndex, stateOf: StateOf, sentShas: ReadonlySet<string>): Set<string> {
  const [sent, unsent] = [new Set<number>(), new Set<number>()];
  for (const segment of index.segments) {
    const { fileIndex } = segment;
    for (let position = 0; position < segment.columns.rowCount; position += 1) {
      const state = stateOf(segment, position);
      // What nobody knows to be there is told, and with it the file.
      if (isCounted(state) || state === replacedState || state === unknownState) sent.add(fileIndex);
      else if (state === unsentState) unsent.add(fileIndex);
    }
  }
  const files = index.files.filter(
    ({ sha256 }, fileIndex) => unsent.has(fileIndex) && !sent.has(fileIndex) && !sentShas.has(sha256),
  );
  return new Set(files.map(({ id }) => id));
}
