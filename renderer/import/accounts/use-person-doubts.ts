import { useMemo } from 'react';
import type { AccountOwner, ImportSummary } from '../../../preload/contract';
import { kontor } from '../../base/kontor';
import { useLive } from '../../base/use-live';
import { useLoaded } from '../../base/use-loaded';
import { type PersonDoubt, personDoubts } from './person-doubts';

const none: readonly AccountOwner[] = [];

/** Whose the accounts of an import are already; null until that is known. Asked anew when its accounts change. */
export function useAccountOwners(summary: ImportSummary): readonly AccountOwner[] | null {
  const accounts = summary.accounts.map(({ id, accountId }) => `${id} ${accountId}`).join();
  const [owners] = useLoaded(`${summary.id}:${accounts}`, () => kontor().imports.owners(summary.id));
  if (owners.state === 'loading') return null;
  return owners.state === 'ready' ? owners.value : none;
}

/** What speaks against sending an import to this customer; null until everything is known that can. */
export function usePersonDoubts(
  summary: ImportSummary,
  customerId: string | null,
): readonly PersonDoubt[] | null {
  const customers = useLive('customers.changed');
  const owners = useAccountOwners(summary);
  return useMemo(() => {
    if (!customers || !owners) return null;
    const customer = customers.find(({ id }) => id === customerId) ?? null;
    return personDoubts({ summary, customer, customers, owners });
  }, [summary, customerId, customers, owners]);
}
