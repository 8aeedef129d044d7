import { resultKeys, resultRow } from '../../../preload/contract/answers/result-table';

/** Answers about single bookings: exported with the results, but no result of their own to look at. */
const notShown = ['categorization.categories', 'categorization.fetch'];

export function isShown(endpoint: string): boolean {
  return (
    resultRow(endpoint)?.tab !== 'none' && !notShown.includes(endpoint) && !endpoint.endsWith('.correlation')
  );
}

export function isBreakdown(endpoint: string): boolean {
  return resultRow(endpoint)?.tab === 'breakdown';
}

/** Known results in the order of their table, then the others by name. */
export function compareEndpoints(a: string, b: string): number {
  const placeOf = (endpoint: string) => {
    const place = (resultKeys as readonly string[]).indexOf(endpoint);
    return place < 0 ? resultKeys.length : place;
  };
  return placeOf(a) - placeOf(b) || a.localeCompare(b);
}
