import type { Customer } from '../../preload/contract';
import { useSettings } from '../base/settings-context';
import { useLive } from '../base/use-live';

const kept = 8;

/** The list with this customer in front. */
export function withRecent(recent: readonly string[], customerId: string): string[] {
  return [customerId, ...recent.filter((id) => id !== customerId)].slice(0, kept);
}

/** Those that were opened last in front, the others as they are. */
export function recentFirst(customers: readonly Customer[], recent: readonly string[]): Customer[] {
  const place = (id: string) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  return [...customers].sort((a, b) => place(a.id) - place(b.id));
}

/** Customers that were opened last, the last one first; those that are gone are left out. */
export function useRecentCustomers(): readonly Customer[] {
  const { keepsRecent, recentCustomers } = useSettings();
  const customers = useLive('customers.changed') ?? [];
  if (!keepsRecent) return [];
  return recentCustomers.flatMap((id) => customers.find((one) => one.id === id) ?? []);
}
