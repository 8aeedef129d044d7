import type { EndpointKey } from '../endpoint-tables/endpoints';

/**
 * Other spellings of a path segment that services of this interface are known or likely to use (interface-gaps.md).
 * The spelling of interface.md is tried first; the alias once when it answers 404; what worked is remembered.
 */
export const pathAliases: readonly { segment: string; alias: string; keys: readonly EndpointKey[] }[] = [
  {
    segment: 'customers-suppliers',
    alias: 'customer-supplier',
    keys: ['company.customersSuppliers', 'company.customersSuppliers.correlation'],
  },
  {
    segment: 'foreign-sales',
    alias: 'foreign-payments',
    keys: ['company.foreignSales', 'company.foreignSales.correlation'],
  },
  {
    segment: 'household-bugdet',
    alias: 'household-budget',
    keys: ['person.householdBudget', 'person.householdBudget.correlation'],
  },
];

function rowOf(key: string) {
  return pathAliases.find((candidate) => (candidate.keys as readonly string[]).includes(key));
}

/** The keys that change their spelling together with `key`: a resource and its correlation endpoint. */
export function keysSharingAlias(key: string): readonly string[] {
  return rowOf(key)?.keys ?? [];
}

/** The path template of `key` in its other spelling, if it has one. */
export function aliasPath(key: string, path: string): string | undefined {
  const row = rowOf(key);
  return row && path.replace(`/${row.segment}`, `/${row.alias}`);
}
