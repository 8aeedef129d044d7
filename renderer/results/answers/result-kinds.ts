/**
 * The results that the screen and the report know by name, in the order in which they are shown. An endpoint that is not
 * listed is shown after these, under its own name. To add one: a row here and its title in the language files.
 */
export const breakdownEndpoints = [
  'company.credits',
  'company.insurances',
  'company.investments',
  'company.internalBookings',
] as const;
export type BreakdownEndpoint = (typeof breakdownEndpoints)[number];

export const otherEndpoints = [
  'company.liquidity',
  'company.cashTransactions',
  'company.customersSuppliers',
  'company.staff',
  'company.risk',
  'company.topCategories',
  'company.foreignSales',
  'person.income',
  'person.spending',
  'person.householdBudget',
  'person.riskFactors',
  'person.livingSituation',
  'person.adultCheck',
  'accountDetection.get',
  'accountHistory.get',
  'renterInformation.get',
  'contracts.get',
] as const;

/** Answers about single bookings: exported with the results, but no result of their own to look at. */
const notShown = ['categorization.get', 'categorization.categories', 'categorization.fetch'];

export function isShown(endpoint: string): boolean {
  return !notShown.includes(endpoint) && !endpoint.endsWith('.correlation');
}

export function isBreakdown(endpoint: string): endpoint is BreakdownEndpoint {
  return (breakdownEndpoints as readonly string[]).includes(endpoint);
}

const order: readonly string[] = [...breakdownEndpoints, ...otherEndpoints];

/** Known results in their order, then the others by name. */
export function compareEndpoints(a: string, b: string): number {
  const placeOf = (endpoint: string) => (order.includes(endpoint) ? order.indexOf(endpoint) : order.length);
  return placeOf(a) - placeOf(b) || a.localeCompare(b);
}
