import { useMemo } from 'react';
import type { Result } from '../../../preload/contract';
import { type OwnTransfers, ownTransfersOf, transferIdsOf } from '../answers/own-transfers';
import { hasBooking } from '../filters/figure-filter';
import { useFilter } from '../filters/filter-context';
import { useBookings } from './use-bookings';

const nothing: readonly OwnTransfers[] = [];

/** Those of the filter; empty until the bookings are found, and for a customer without such a result. */
export function useOwnTransfers(result: Result | null): readonly OwnTransfers[] {
  const { customerId, filter, whole } = useFilter();
  const ids = useMemo(() => transferIdsOf(result), [result]);
  const found = useBookings(customerId, ids);
  return useMemo(
    () =>
      ids.length > 0 && whole && found.state === 'ready'
        ? ownTransfersOf(ids, found.byId, whole, (one) => hasBooking(filter, one))
        : nothing,
    [ids, found, whole, filter],
  );
}
