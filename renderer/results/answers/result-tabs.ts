/** Tab -> the results that it shows, in this order; what no tab names stands under the last one. A new one: a row here and its title. */
export const resultTabs = [
  { tab: 'income', endpoints: ['person.income'] },
  { tab: 'spending', endpoints: ['person.spending'] },
  { tab: 'budget', endpoints: ['person.householdBudget'] },
  { tab: 'signs', endpoints: ['person.riskFactors'] },
  { tab: 'living', endpoints: ['person.livingSituation', 'renterInformation.get', 'person.adultCheck'] },
  { tab: 'liquidity', endpoints: ['company.liquidity', 'company.cashTransactions'] },
  { tab: 'partners', endpoints: ['company.customersSuppliers', 'company.foreignSales'] },
  { tab: 'risk', endpoints: ['company.risk'] },
  { tab: 'categories', endpoints: ['company.topCategories', 'company.staff'] },
] as const;

/** Of several user types: the service answers it for companies as well, where nobody rents. */
const ofPersons: readonly string[] = ['renterInformation.get'];

export interface TabResults<Result> {
  tab: (typeof resultTabs)[number]['tab'];
  results: Result[];
}

/** Results by tab, tabs without one left out, and what is left. */
export function byTab<Result extends { endpoint: string }>(
  results: readonly Result[],
  isPerson: boolean,
): { tabs: TabResults<Result>[]; rest: Result[] } {
  const taken = new Set<string>();
  const tabs = resultTabs.flatMap(({ tab, endpoints }) => {
    const own = endpoints.flatMap((endpoint): Result[] => {
      if (ofPersons.includes(endpoint) && !isPerson) return [];
      return results.filter((result) => result.endpoint === endpoint);
    });
    for (const { endpoint } of own) taken.add(endpoint);
    return own.length > 0 ? [{ tab, results: own }] : [];
  });
  return { tabs, rest: results.filter(({ endpoint }) => !taken.has(endpoint)) };
}
