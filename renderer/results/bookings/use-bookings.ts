import { useEffect, useState } from 'react';
import type { BridgeError, TracedTransaction } from '../../../preload/contract';
import { kontor } from '../../base/kontor';

export type Bookings =
  | { state: 'loading' }
  | { state: 'failed'; error: BridgeError }
  | { state: 'ready'; byId: ReadonlyMap<string, TracedTransaction> };

/** Identifiers that one call takes (contract, `results.transactions`). */
const callLimit = 5_000;

const loading = { state: 'loading' } as const;

/** The bookings of this computer behind identifiers of the service; an unknown one is simply not in the answer. */
export function useBookings(customerId: string, ids: readonly string[]): Bookings {
  const [kept, setKept] = useState<{ customerId: string; ids: readonly string[]; bookings: Bookings }>();
  useEffect(() => {
    let isCurrent = true;
    void findBookings(customerId, ids).then((bookings) => {
      if (isCurrent) setKept({ customerId, ids, bookings });
    });
    return () => {
      isCurrent = false;
    };
  }, [customerId, ids]);
  // Those of other identifiers are never drawn, not even until these are asked for.
  return kept && kept.customerId === customerId && kept.ids === ids ? kept.bookings : loading;
}

/** Looks in as many calls as the identifiers need. */
export async function findBookings(
  customerId: string,
  ids: readonly string[],
): Promise<Exclude<Bookings, { state: 'loading' }>> {
  const byId = new Map<string, TracedTransaction>();
  const unique = [...new Set(ids)];
  for (let start = 0; start < unique.length; start += callLimit) {
    const answer = await kontor().results.transactions(customerId, unique.slice(start, start + callLimit));
    if (!answer.ok) return { state: 'failed', error: answer.error };
    for (const booking of answer.value) byId.set(booking.transactionId, booking);
  }
  return { state: 'ready', byId };
}
