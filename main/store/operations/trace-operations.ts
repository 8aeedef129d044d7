import type { BookingDays, TracedTransaction } from '../../../preload/contract';
import type { StagedRow } from '../../../preload/contract/reading/reading';
import { dayOf, noDay } from '../../../preload/contract/values/calendar-day';
import { decimalOf } from '../../../preload/contract/values/minor-units';
import { accountTagOf, partsOfTransactionId, transactionIdOf } from '../accounts/account-identity';
import { labelOf } from '../accounts/account-label';
import { indexOfImport } from '../context/load-index';
import type { StoreContext } from '../context/store-context';
import { IdentityTable } from '../rows/identity-table';
import {
  accountOfRow,
  currencyOfRow,
  type ImportIndex,
  type IndexedSegment,
  type RowAt,
} from '../rows/import-index';
import { stagedRowIndex as at } from '../rows/packed-rows';
import { readRows } from '../rows/segment-rows';

export const traceOperations = {
  /** The rows behind transaction ids, in the order asked; ids that no import of the customer holds are left out. */
  'results.transactions': (
    context: StoreContext,
    customerId: string,
    transactionIds: string[],
  ): TracedTransaction[] => {
    const wanted = wantedOf(transactionIds);
    const found = new Map<string, TracedTransaction>();
    for (const id of importsOf(context, customerId))
      if (found.size < wanted.size) traceIn(context, indexOfImport(context, id), wanted, found);
    return transactionIds.flatMap((transactionId) => found.get(transactionId) ?? []);
  },

  /** Of the same rows no more than when and where they are booked: no text of theirs is read. */
  'results.bookingDays': (
    context: StoreContext,
    customerId: string,
    transactionIds: string[],
  ): BookingDays => {
    const wanted = wantedOf(transactionIds);
    const found = new Map<number, { day: string | null; accountId: string }>();
    for (const importId of importsOf(context, customerId)) {
      if (found.size >= wanted.size) break;
      const index = indexOfImport(context, importId);
      for (const { segment, position, number, serviceAccountId } of candidatesIn(index, wanted)) {
        if (found.has(number)) continue;
        const day = segment.columns.days[position] ?? noDay;
        found.set(number, { day: day === noDay ? null : dayOf(day), accountId: serviceAccountId });
      }
    }
    const places = transactionIds.map((id) => found.get(wanted.numbers.get(id) ?? -1));
    return {
      days: places.map((place) => place?.day ?? null),
      accountIds: places.map((place) => place?.accountId ?? null),
    };
  },
};

/** Newest first. */
function importsOf({ db }: StoreContext, customerId: string): string[] {
  return db
    .all<{ id: string }>(
      `select id from imports i where customer_id = ?1
         or exists (select 1 from uploads u where u.import_id = i.id and u.customer_id = ?1) order by created_at desc`,
      customerId,
    )
    .map(({ id }) => id);
}

interface Wanted {
  /** Per account tag, as the identities of its bookings do not name it. */
  accounts: ReadonlyMap<string, number>;
  /** Identity -> number of the id. */
  table: IdentityTable;
  numbers: ReadonlyMap<string, number>;
  size: number;
}

function wantedOf(transactionIds: readonly string[]): Wanted {
  const table = new IdentityTable(transactionIds.length);
  const accounts = new Map<string, number>();
  const numbers = new Map<string, number>();
  for (const transactionId of transactionIds) {
    const parts = partsOfTransactionId(transactionId);
    if (!parts || numbers.has(transactionId)) continue;
    const account = accounts.get(parts.accountTag) ?? accounts.size;
    accounts.set(parts.accountTag, account);
    const number = numbers.size;
    numbers.set(transactionId, number);
    table.add({ ...parts, account }, number);
  }
  return { accounts, table, numbers, size: new Set(transactionIds).size };
}

interface Candidate extends RowAt {
  number: number;
  serviceAccountId: string;
}

/** Rows with the account, the occurrence and 64 bits of the content of a wanted id. */
function* candidatesIn(index: ImportIndex, wanted: Wanted): Generator<Candidate> {
  const asked = index.accounts.map(({ serviceAccountId }) =>
    serviceAccountId === null ? undefined : wanted.accounts.get(accountTagOf(serviceAccountId)),
  );
  if (asked.every((account) => account === undefined)) return;
  for (const segment of index.segments) {
    const { columns } = segment;
    for (let position = 0; position < columns.rowCount; position += 1) {
      const account = accountOfRow(segment, position);
      const askedAs = asked[account];
      // A blocked row has no identity, also when the user left it out.
      if (askedAs === undefined || columns.dispositions[position] === 2) continue;
      const number = wanted.table.find({
        account: askedAs,
        low: columns.hashLow[position] ?? 0,
        high: columns.hashHigh[position] ?? 0,
        occurrence: columns.occurrences[position] ?? 0,
      });
      const serviceAccountId = index.accounts[account]?.serviceAccountId;
      if (number !== -1 && serviceAccountId) yield { segment, position, number, serviceAccountId };
    }
  }
}

function traceIn(
  context: StoreContext,
  index: ImportIndex,
  wanted: Wanted,
  found: Map<string, TracedTransaction>,
): void {
  let open: { segment: IndexedSegment; rows: StagedRow[] } | undefined;
  for (const { segment, position } of candidatesIn(index, wanted)) {
    if (open?.segment !== segment) open = { segment, rows: readRows(context.db, segment) };
    const row = open.rows[position];
    const traced = row && tracedOf(index, segment, position, row);
    if (traced && !found.has(traced.transactionId)) found.set(traced.transactionId, traced);
  }
}

function tracedOf(
  index: ImportIndex,
  segment: IndexedSegment,
  position: number,
  row: StagedRow,
): TracedTransaction | undefined {
  const account = index.accounts[accountOfRow(segment, position)];
  if (!account?.serviceAccountId) return undefined;
  const currency = currencyOfRow(index, segment, position) ?? account.fields.currency;
  const text = (column: keyof typeof at) => (row[at[column]] as string | null)?.slice(0, 20_000) ?? null;
  const bookingDay = text('bookingDay');
  if (bookingDay === null) return undefined;
  const file = index.files[segment.fileIndex];
  return {
    transactionId: transactionIdOf(
      account.serviceAccountId,
      row[at.contentHash] as string,
      segment.columns.occurrences[position] ?? 1,
    ),
    accountId: account.serviceAccountId,
    accountLabel: labelOf(account.fields),
    bookingDay,
    valueDay: text('valueDay'),
    amount: decimalOf(row[at.amountMinor] as number, currency),
    currency,
    counterpartyName: text('counterpartyName'),
    counterpartyIban: text('counterpartyIban'),
    purpose: text('purpose'),
    bookingText: text('bookingText'),
    fileName: file?.name ?? '',
    fileSha256: file?.sha256 ?? '',
    line: segment.columns.lines[position] ?? 0,
    raw: text('raw') ?? '',
  };
}
