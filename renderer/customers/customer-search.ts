import type { Customer } from '../../preload/contract';

/** Customers whose name or identifier contains every word, the last used first. */
export function searchCustomers(customers: readonly Customer[], text: string): Customer[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return customers
    .filter((customer) => {
      const searched = `${customer.name} ${customer.customUserId} ${customer.connectionName}`.toLowerCase();
      return words.every((word) => searched.includes(word));
    })
    .sort((a, b) => lastUse(b).localeCompare(lastUse(a)) || a.name.localeCompare(b.name));
}

function lastUse(customer: Customer): string {
  return customer.lastRunAt ?? customer.lastUploadAt ?? customer.createdAt;
}
