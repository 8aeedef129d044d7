import type { TracedTransaction } from '../../../preload/contract';
import type { StagedRow } from '../../../preload/contract/reading/reading';
import { decimalOf } from '../../../preload/contract/values/minor-units';
import { accountTagOf, partsOfTransactionId, transactionIdOf } from '../accounts/account-identity';
import { labelOf } from '../accounts/account-label';
import { indexOfImport } from '../context/load-index';
import type { StoreContext } from '../context/store-context';
import { IdentityTable } from '../rows/identity-table';
import { accountOfRow, currencyOfRow, type ImportIndex, type IndexedSegment } from '../rows/import-index';
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
    for (const { id } of context.db.all<{ id: string }>(
      `select id from imports i where customer_id = ?1
         or exists (select 1 from uploads u where u.import_id = i.id and u.customer_id = ?1) order by created_at desc`,
      customerId,
    )) {
      if (found.size < wanted.size) traceIn(context, indexOfImport(context, id), wanted, found);
    }
    return transactionIds.flatMap((transactionId) => found.get(transactionId) ?? []);
  },
};

interface Wanted {
  ids: readonly string[];
  table: IdentityTable;
  tags: Set<string>;
  size: number;
}

/** The table leaves the account out (0), so an id is only a candidate until its full text is compared. */
function wantedOf(transactionIds: readonly string[]): Wanted {
  const table = new IdentityTable(transactionIds.length);
  const tags = new Set<string>();
  for (const [number, transactionId] of transactionIds.entries()) {
    const parts = partsOfTransactionId(transactionId);
    if (!parts) continue;
    tags.add(parts.accountTag);
    table.add({ account: 0, low: parts.low, high: parts.high, occurrence: parts.occurrence }, number);
  }
  return { ids: transactionIds, table, tags, size: new Set(transactionIds).size };
}

function traceIn(
  context: StoreContext,
  index: ImportIndex,
  wanted: Wanted,
  found: Map<string, TracedTransaction>,
): void {
  const isAsked = index.accounts.map(
    ({ serviceAccountId }) => serviceAccountId !== null && wanted.tags.has(accountTagOf(serviceAccountId)),
  );
  if (!isAsked.some(Boolean)) return;
  for (const segment of index.segments) {
    const { columns } = segment;
    let rows: StagedRow[] | undefined;
    for (let position = 0; position < columns.rowCount; position += 1) {
      const account = accountOfRow(segment, position);
      // A blocked row has no identity, also when the user left it out.
      if (!isAsked[account] || columns.dispositions[position] === 2) continue;
      const number = wanted.table.find({
        account: 0,
        low: columns.hashLow[position] ?? 0,
        high: columns.hashHigh[position] ?? 0,
        occurrence: columns.occurrences[position] ?? 0,
      });
      if (number === -1) continue;
      rows ??= readRows(context.db, segment);
      const row = rows[position];
      const traced = row && tracedOf(index, segment, position, row);
      if (traced && !found.has(traced.transactionId)) found.set(traced.transactionId, traced);
    }
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
