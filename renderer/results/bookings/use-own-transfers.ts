import { useEffect, useState } from 'react';
import type { Result } from '../../../preload/contract';
import { type OwnTransfers, ownTransfersOf, transferIdsOf } from '../answers/own-transfers';
import { hasBooking } from '../filters/figure-filter';
import { useFilter } from '../filters/filter-context';
import { findBookings } from './use-bookings';

const nothing: readonly OwnTransfers[] = [];

/** Those of the filter; empty until the bookings are found, and for a customer without such a result. */
export function useOwnTransfers(result: Result | null): readonly OwnTransfers[] {
  const { customerId, filter, whole } = useFilter();
  const [transfers, setTransfers] = useState(nothing);
  useEffect(() => {
    let isCurrent = true;
    setTransfers(nothing);
    const ids = transferIdsOf(result);
    if (ids.length === 0 || !whole) return;
    void findBookings(customerId, ids).then((bookings) => {
      if (isCurrent && bookings.state === 'ready')
        setTransfers(ownTransfersOf(ids, bookings.byId, whole.accounts, (one) => hasBooking(filter, one)));
    });
    return () => {
      isCurrent = false;
    };
  }, [customerId, result, whole, filter]);
  return transfers;
}
