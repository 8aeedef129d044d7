import { useEffect, useState } from 'react';
import type { Result } from '../../../preload/contract';
import { contractEndsIn } from '../../../preload/contract/rows/transaction-ids';
import { findBookings } from './use-bookings';

const nobody: ReadonlyMap<string, string> = new Map();

/** Account by booking, for the first and the last booking of each contract; empty until they are found. */
export function useContractAccounts(
  customerId: string,
  results: readonly Result[],
  isNeeded: boolean,
): ReadonlyMap<string, string> {
  const [accounts, setAccounts] = useState(nobody);
  useEffect(() => {
    let isCurrent = true;
    setAccounts(nobody);
    const ids = isNeeded ? results.flatMap(({ payload }) => contractEndsIn(payload)) : [];
    if (ids.length === 0) return;
    void findBookings(customerId, ids).then((bookings) => {
      if (isCurrent && bookings.state === 'ready')
        setAccounts(new Map([...bookings.byId].map(([id, { accountId }]) => [id, accountId])));
    });
    return () => {
      isCurrent = false;
    };
  }, [customerId, results, isNeeded]);
  return accounts;
}
