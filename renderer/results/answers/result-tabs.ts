import { resultRow, resultTabs } from '../../../preload/contract/answers/result-table';
import { compareEndpoints } from './result-kinds';

export interface TabResults<Result> {
  tab: (typeof resultTabs)[number];
  results: Result[];
}

/** Results by tab in the order of their table, tabs without one left out, and what is left. */
export function byTab<Result extends { endpoint: string }>(
  results: readonly Result[],
  isPerson: boolean,
): { tabs: TabResults<Result>[]; rest: Result[] } {
  const taken = new Set<string>();
  const shown = results
    .filter(({ endpoint }) => isPerson || resultRow(endpoint)?.askedFor !== 'person')
    .sort((a, b) => compareEndpoints(a.endpoint, b.endpoint));
  const tabs = resultTabs.flatMap((tab) => {
    const own = shown.filter(({ endpoint }) => resultRow(endpoint)?.tab === tab);
    for (const { endpoint } of own) taken.add(endpoint);
    return own.length > 0 ? [{ tab, results: own }] : [];
  });
  return { tabs, rest: results.filter(({ endpoint }) => !taken.has(endpoint)) };
}
