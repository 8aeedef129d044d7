import type { StagedRow } from '../../../preload/contract/reading/reading';
import { timestampOfBookingDay } from '../../service/wire/booking-day';
import { wireTransactionOf } from '../../service/wire/wire-transaction';
import { transactionIdOf } from '../accounts/account-identity';
import type { StoreDatabase } from '../database/database';
import { currencyOfRow } from '../rows/import-index';
import { stagedRowIndex as at } from '../rows/packed-rows';
import { readRows } from '../rows/segment-rows';
import type { SendSet } from './send-set';

/** JSON text of the transactions in these rows of a send set, all of one account (interface.md 4.4). */
export function transactionsBody(
  db: StoreDatabase,
  sends: SendSet,
  rows: readonly number[],
  unit: 's' | 'ms',
): string {
  const timestampOf = rememberedTimestamps(unit);
  let open: { segmentId: number; staged: StagedRow[] } | undefined;
  const transactions = rows.map((row) => {
    const { segment, position } = sends.place(row);
    if (open?.segmentId !== segment.id) open = { segmentId: segment.id, staged: readRows(db, segment) };
    const staged = open.staged[position];
    const serviceAccountId = sends.index.accounts[sends.accounts[row] ?? 0]?.serviceAccountId;
    if (!staged || !serviceAccountId) throw new RangeError('row without text or account');
    return wireTransactionOf(staged, at, {
      transactionId: transactionIdOf(
        serviceAccountId,
        staged[at.contentHash] as string,
        segment.columns.occurrences[position] ?? 1,
      ),
      currency: currencyOfRow(sends.index, segment, position) ?? 'EUR',
      timestampOf,
    });
  });
  return JSON.stringify(transactions);
}

/** The rows of a batch share a few days; working each out once takes a third off the time of a body. */
function rememberedTimestamps(unit: 's' | 'ms'): (day: string) => number {
  const known = new Map<string, number>();
  return (day) => {
    const timestamp = known.get(day) ?? timestampOfBookingDay(day, unit);
    known.set(day, timestamp);
    return timestamp;
  };
}
