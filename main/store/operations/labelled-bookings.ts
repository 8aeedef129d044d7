import { readAnswer } from '../../../preload/contract/answers/answer-table';
import { noDay } from '../../../preload/contract/values/calendar-day';
import { transactionIdOf } from '../accounts/account-identity';
import type { StoreContext } from '../context/store-context';
import type { Labels, SignBooking } from '../figures/booking-signs';
import { isCounted, type StateOf } from '../figures/counted-once';
import { accountOfRow, currencyOfRow, type ImportIndex } from '../rows/import-index';
import { stagedRowIndex as at } from '../rows/packed-rows';
import { readRows } from '../rows/segment-rows';

/** Adds the rows of an import that count as bookings. */
export function collectBookings(
  { db }: StoreContext,
  index: ImportIndex,
  stateOf: StateOf,
  found: SignBooking[],
): void {
  for (const segment of index.segments) {
    const { columns } = segment;
    const rows = readRows(db, segment);
    for (const [position, row] of rows.entries()) {
      const account = index.accounts[accountOfRow(segment, position)];
      if (!account?.serviceAccountId || !isCounted(stateOf(segment, position))) continue;
      const text = (column: 'counterpartyName' | 'counterpartyIban' | 'bookingText' | 'purpose') =>
        (row[at[column]] as string | null) ?? '';
      found.push({
        id: transactionIdOf(
          account.serviceAccountId,
          row[at.contentHash] as string,
          columns.occurrences[position] ?? 1,
        ),
        day: columns.days[position] ?? noDay,
        minor: columns.amounts[position] ?? 0,
        currency: currencyOfRow(index, segment, position) ?? account.fields.currency,
        name: text('counterpartyName'),
        iban: text('counterpartyIban'),
        text: `${text('bookingText')} ${text('purpose')}`,
      });
    }
  }
}

/** What the newest analysis said of single bookings. */
export function labelsOf({ db }: StoreContext, customerId: string): Labels {
  const kept = db.get<{ payload: string }>(
    `select payload from results where endpoint = 'categorization.get' and state = 'received' and run_id = (
       select id from runs where customer_id = ? and state = 'done' order by started_at desc, rowid desc limit 1)`,
    customerId,
  );
  const answer = kept ? readAnswer('categorization.get', JSON.parse(kept.payload)) : null;
  if (!answer || answer.every(({ category }) => category === null)) return null;
  return new Map(
    answer.flatMap(({ transactionId, category, tags }) =>
      transactionId === null ? [] : [[transactionId, { category, tags: tags ?? [] }] as const],
    ),
  );
}
