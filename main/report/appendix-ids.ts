import type { Result } from '../../preload/contract';
import { transactionIdsIn } from '../../preload/contract/rows/transaction-ids';

/** Analyses whose bookings the appendix lists first; the others follow in the order of their names. */
const firstEndpoints = [
  'company.credits',
  'company.insurances',
  'company.investments',
  'company.internalBookings',
];

/** Answers that name every booking of the customer; listing all of them would bury those that matter. */
const ignoredEndpoints = ['categorization.get', 'categorization.fetch', 'contracts.get'];

/** Results whose lists of identifiers say something about single bookings rather than name whole months of turnover. */
const isListed = (endpoint: string) =>
  firstEndpoints.includes(endpoint) || endpoint.startsWith('person.') || laterEndpoints.includes(endpoint);

/** After the breakdowns: what stands behind the other figures of a company. */
const laterEndpoints = [
  'company.risk',
  'company.cashTransactions',
  'company.staff',
  'company.customersSuppliers',
  'company.foreignSales',
  'company.topCategories',
];

/** Longer ones are none of ours. */
const longestId = 200;

/** Identifiers of the bookings behind contracts, breakdowns and risk signs, each once, in a stable order. */
export function appendixIds(results: readonly Result[]): string[] {
  const ids = new Set<string>();
  const placeOf = (endpoint: string) => {
    const place = firstEndpoints.indexOf(endpoint);
    return place < 0 ? firstEndpoints.length : place;
  };
  const ordered = results
    .filter(
      ({ endpoint, state }) =>
        state === 'received' && !ignoredEndpoints.includes(endpoint) && isListed(endpoint),
    )
    .sort((a, b) => placeOf(a.endpoint) - placeOf(b.endpoint) || (a.endpoint < b.endpoint ? -1 : 1));
  for (const result of ordered)
    for (const id of transactionIdsIn(result.payload)) if (id.length <= longestId) ids.add(id);
  return [...ids];
}
