import { useMemo } from 'react';
import { type Breakdown, idsOf } from '../answers/breakdown';
import { isFiltering } from '../filters/figure-filter';
import { useFilter } from '../filters/filter-context';
import { filteredBreakdown } from '../filters/filtered-breakdown';
import { useBookings } from './use-bookings';

const nobody: readonly string[] = [];

export interface FollowingBreakdown {
  /** What is shown: of the filter, or whole where it cannot follow. */
  breakdown: Breakdown | null;
  /** Why it is whole; undefined where it follows. */
  idle?: 'notAddingUp' | 'several';
  isLoading: boolean;
}

/** A breakdown of the service as far as it follows the filter of the view. */
export function useFilteredBreakdown(breakdown: Breakdown | null, fetchedAt: string): FollowingBreakdown {
  const { customerId, filter, basis } = useFilter();
  const isOfAccounts = filter.accountIds.length > 0;
  const ids = useMemo(
    () => (breakdown && isOfAccounts ? idsOf(breakdown) : nobody),
    [breakdown, isOfAccounts],
  );
  const found = useBookings(customerId, ids);
  return useMemo((): FollowingBreakdown => {
    if (!breakdown || !isFiltering(filter)) return { breakdown, isLoading: false };
    if (breakdown.isMixed) return { breakdown, idle: 'several', isLoading: false };
    if (isOfAccounts && found.state === 'loading') return { breakdown: null, isLoading: true };
    const bookings = isOfAccounts && found.state === 'ready' ? found.byId : null;
    const own = filteredBreakdown(breakdown, { filter, basis, fetchedAt, bookings });
    return own ? { breakdown: own, isLoading: false } : { breakdown, idle: 'notAddingUp', isLoading: false };
  }, [breakdown, filter, basis, fetchedAt, isOfAccounts, found]);
}
