import { describe, expect, it } from 'vitest';
import {
  appendixKeys,
  breakdownKeys,
  correlationKeyOf,
  resultKeys,
  resultRow,
  resultsOf,
  resultTabs,
} from '../../../../../preload/contract/answers/result-table';
import { knownScopes } from '../../../../../preload/contract/values/scopes';

const general = [
  'renterInformation.get',
  'accountDetection.get',
  'accountHistory.get',
  'contracts.get',
  'categorization.get',
];

describe('the table of results', () => {
  it('fetches for a company what interface.md 4.6 and 4.7 have for one, and nothing of persons', () => {
    expect(resultsOf('company')).toEqual([
      'company.credits',
      'company.insurances',
      'company.investments',
      'company.internalBookings',
      'company.liquidity',
      'company.cashTransactions',
      'company.customersSuppliers',
      'company.foreignSales',
      'company.risk',
      'company.topCategories',
      'company.staff',
      ...general.slice(1),
    ]);
  });

  it('fetches for a person its own and the general ones', () => {
    expect(resultsOf('person').filter((key) => !general.includes(key))).toEqual([
      'person.income',
      'person.spending',
      'person.householdBudget',
      'person.riskFactors',
      'person.livingSituation',
      'person.adultCheck',
    ]);
    expect(resultsOf('person').filter((key) => general.includes(key))).toEqual(general);
  });

  it('draws breakdowns, which companies alone have, first and in tabs of their own, and leaves no tab empty', () => {
    expect(breakdownKeys.length).toBeGreaterThan(3);
    expect(breakdownKeys).toEqual(resultsOf('company').slice(0, breakdownKeys.length));
    for (const tab of resultTabs)
      expect(
        resultKeys.some((key) => resultRow(key)?.tab === tab),
        tab,
      ).toBe(true);
  });

  it('lists in the appendix what says most of a booking first, and nothing that names every booking', () => {
    expect(appendixKeys.at(-1)).toBe('company.topCategories');
    expect(appendixKeys.slice(0, breakdownKeys.length)).toEqual([...breakdownKeys]);
    for (const key of ['company.liquidity', ...general]) expect(appendixKeys, key).not.toContain(key);
    expect(appendixKeys).toHaveLength(resultKeys.length - 1 - general.length);
  });

  it('names scopes that exist for the type of user, a family by its star', () => {
    for (const key of resultKeys) {
      const { scope, userType } = resultRow(key) ?? {};
      if (scope === undefined) continue;
      const known = userType
        ? knownScopes[userType]
        : knownScopes.company.filter((one) => knownScopes.person.includes(one));
      const isNamed = (one: string) =>
        scope.endsWith('*') ? one.startsWith(scope.slice(0, -1)) : one === scope;
      expect(known.some(isNamed), `${key}: ${scope}`).toBe(true);
    }
  });

  it('calls the correlation twin by the name of the result', () => {
    expect(correlationKeyOf('contracts.get')).toBe('contracts.correlation');
    expect(correlationKeyOf('company.risk')).toBe('company.risk.correlation');
  });

  it('knows nothing of endpoints that are no results', () => {
    expect(resultRow('users.list')).toBeNull();
    expect(resultRow('toString')).toBeNull();
  });
});
