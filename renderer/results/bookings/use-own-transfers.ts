import { useEffect, useState } from 'react';
import type { FigureFilter, LocalFigures, Result } from '../../../preload/contract';
import { type OwnTransfers, ownTransfersOf, transferIdsOf } from '../answers/own-transfers';
import { hasBooking } from '../filters/figure-filter';
import { findBookings } from './use-bookings';

const nothing: readonly OwnTransfers[] = [];

/** Empty until the bookings are found, and for a customer without such a result. */
export function useOwnTransfers(
  customerId: string,
  result: Result | null,
  figures: LocalFigures | null,
  filter: FigureFilter,
): readonly OwnTransfers[] {
  const [transfers, setTransfers] = useState(nothing);
  useEffect(() => {
    let isCurrent = true;
    setTransfers(nothing);
    const ids = transferIdsOf(result);
    if (ids.length === 0 || !figures) return;
    void findBookings(customerId, ids).then((bookings) => {
      if (isCurrent && bookings.state === 'ready')
        setTransfers(
          ownTransfersOf(
            ids,
            new Map([...bookings.byId].filter(([, booking]) => hasBooking(filter, booking))),
            figures.accounts,
          ),
        );
    });
    return () => {
      isCurrent = false;
    };
  }, [customerId, result, figures, filter]);
  return transfers;
}
