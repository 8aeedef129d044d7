import { useEffect, useState } from 'react';
import type { Result } from '../../../preload/contract';
import { contractEndsIn } from '../../../preload/contract/rows/transaction-ids';
import { findBookingDays } from './use-bookings';

const nobody: ReadonlyMap<string, string> = new Map();
const nothing: readonly Result[] = [];

/** Account by booking, for the first and the last booking of each contract; empty until they are found. */
export function useContractAccounts(
  customerId: string,
  results: readonly Result[],
  isNeeded: boolean,
): ReadonlyMap<string, string> {
  const [kept, setKept] = useState({ customerId: '', results: nothing, accounts: nobody });
  useEffect(() => {
    let isCurrent = true;
    if (!isNeeded) return;
    void contractAccounts(customerId, results).then((accounts) => {
      if (isCurrent) setKept({ customerId, results, accounts });
    });
    return () => {
      isCurrent = false;
    };
  }, [customerId, results, isNeeded]);
  const isOfThese = isNeeded && kept.customerId === customerId && kept.results === results;
  return isOfThese ? kept.accounts : nobody;
}

/** Empty when the bookings cannot be asked for. */
export async function contractAccounts(
  customerId: string,
  results: readonly Result[],
): Promise<ReadonlyMap<string, string>> {
  const ids = results.flatMap(({ payload }) => contractEndsIn(payload));
  if (ids.length === 0) return nobody;
  const bookings = await findBookingDays(customerId, ids);
  if (bookings.state !== 'ready') return nobody;
  return new Map([...bookings.byId].map(([id, { accountId }]) => [id, accountId]));
}
