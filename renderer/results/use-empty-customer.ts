import type { Customer } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useLoaded } from '../base/use-loaded';

/**
 * Whether there is nothing to analyse. What was sent from here tells it without asking; otherwise the service is asked, for
 * it may hold what an import brought that was removed here since. Nobody able to tell, it is not claimed.
 */
export function useEmptyCustomer(customer: Customer | undefined): boolean {
  const isAsked = customer?.transactionCount === 0 && !customer.isUnreadable;
  const [standing] = useLoaded(`${customer?.id}:${isAsked}`, async () =>
    customer && isAsked
      ? kontor().customers.check(customer.id)
      : { ok: true as const, value: { state: 'known' as const, error: null, hasTransactions: null } },
  );
  return isAsked && standing.state === 'ready' && standing.value.hasTransactions === false;
}
