import { useEffect, useState } from 'react';
import type { BridgeError, TracedTransaction } from '../../../preload/contract';
import { kontor } from '../../base/kontor';

export type Bookings<Booking = TracedTransaction> =
  | { state: 'loading' }
  | { state: 'failed'; error: BridgeError }
  | { state: 'ready'; byId: ReadonlyMap<string, Booking> };
type Found<Booking> = Exclude<Bookings<Booking>, { state: 'loading' }>;

/** Identifiers that one call takes (contract, `results.transactions`). */
const callLimit = 5_000;

const loading = { state: 'loading' } as const;

/** The bookings of this computer behind identifiers of the service; an unknown one is simply not in the answer. */
export function useBookings(customerId: string, ids: readonly string[]): Bookings {
  return useFound(customerId, ids, findBookings);
}

/** Found anew for other identifiers. `find` stays the same. */
export function useFound<Booking>(
  customerId: string,
  ids: readonly string[],
  find: (customerId: string, ids: readonly string[]) => Promise<Found<Booking>>,
): Bookings<Booking> {
  const [kept, setKept] = useState<{
    customerId: string;
    ids: readonly string[];
    bookings: Bookings<Booking>;
  }>();
  useEffect(() => {
    let isCurrent = true;
    void find(customerId, ids).then((bookings) => {
      if (isCurrent) setKept({ customerId, ids, bookings });
    });
    return () => {
      isCurrent = false;
    };
  }, [customerId, ids, find]);
  // Those of other identifiers are never drawn, not even until these are asked for.
  return kept && kept.customerId === customerId && kept.ids === ids ? kept.bookings : loading;
}

/** Looks in as many calls as the identifiers need. */
export async function findBookings(
  customerId: string,
  ids: readonly string[],
): Promise<Found<TracedTransaction>> {
  const byId = new Map<string, TracedTransaction>();
  for (const asked of inCalls(ids)) {
    const answer = await kontor().results.transactions(customerId, asked);
    if (!answer.ok) return { state: 'failed', error: answer.error };
    for (const booking of answer.value) byId.set(booking.transactionId, booking);
  }
  return { state: 'ready', byId };
}

export type BookedAt = Pick<TracedTransaction, 'bookingDay' | 'accountId'>;

/** The same of no more than day and account, for contracts of thousands of bookings. */
export async function findBookingDays(customerId: string, ids: readonly string[]): Promise<Found<BookedAt>> {
  const byId = new Map<string, BookedAt>();
  for (const asked of inCalls(ids)) {
    const answer = await kontor().results.bookingDays(customerId, asked);
    if (!answer.ok) return { state: 'failed', error: answer.error };
    const { days, accountIds } = answer.value;
    for (const [index, id] of asked.entries()) {
      const [bookingDay, accountId] = [days[index], accountIds[index]];
      if (bookingDay && accountId) byId.set(id, { bookingDay, accountId });
    }
  }
  return { state: 'ready', byId };
}

/** Each once, in pieces that one call takes. */
function inCalls(ids: readonly string[]): string[][] {
  const unique = [...new Set(ids)];
  return Array.from({ length: Math.ceil(unique.length / callLimit) }, (_, call) =>
    unique.slice(call * callLimit, (call + 1) * callLimit),
  );
}
