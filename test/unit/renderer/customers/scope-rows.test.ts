import { describe, expect, it } from 'vitest';
import { describeEndpoints } from '../../../../main/explorer/describe-endpoint';
import { knownScopes, type Result } from '../../../../preload/contract';
import { texts } from '../../../../renderer/base/languages';
import { lackingScopes, scopeRows, scopesToAdd } from '../../../../renderer/customers/scope-rows';

const stateOf = (rows: ReturnType<typeof scopeRows>, scope: string) =>
  rows.find((row) => row.scope === scope)?.state;

describe('the scopes of a customer', () => {
  it('when user and connection hold different ones, each row says who lacks it', () => {
    const rows = scopeRows({ held: ['banking'], connection: ['banking', 'company-credit'] }, 'company');
    expect(stateOf(rows, 'banking')).toBe('held');
    expect(stateOf(rows, 'company-credit')).toBe('missing');
    expect(stateOf(rows, 'company-staff')).toBe('notOfConnection');
    expect(stateOf(rows, 'person-adult-check')).toBe(undefined);
  });

  it('when the service does not tell what a user holds, nothing is claimed', () => {
    const rows = scopeRows({ held: null, connection: ['banking'] }, 'person');
    expect(stateOf(rows, 'banking')).toBe('unknown');
    expect(rows.some(({ state }) => state === 'missing' || state === 'held')).toBe(false);
  });

  it('when a user holds one that nobody knows, it is shown', () => {
    const rows = scopeRows({ held: ['company-new'], connection: ['company-new'] }, 'company');
    expect(stateOf(rows, 'company-new')).toBe('held');
  });

  it('has every scope that a call of the interface needs of a user, with words in both languages', () => {
    const needed = describeEndpoints().flatMap(({ scope }) => (scope && scope !== 'webhooks' ? [scope] : []));
    const known = [...knownScopes.company, ...knownScopes.person];
    for (const scope of needed) {
      expect(
        known.some((one) => one === scope || one.startsWith(scope.replace(/\*$/, ''))),
        scope,
      ).toBe(true);
    }
    for (const scope of known) {
      for (const language of ['de', 'en'] as const) {
        expect((texts[language] as Record<string, string>)[`scope.${scope}`], scope).toBeTruthy();
      }
    }
  });

  it('when results failed for want of a scope, it says of each whether the connection or the customer lacks it', () => {
    const result = (endpoint: string, state: Result['state'], code?: string) =>
      ({ endpoint, state, error: code === undefined ? null : { code } }) as Result;
    const results = [
      result('company.liquidity', 'received'),
      result('company.credits', 'missingScope', 'service.forbidden'),
      result('company.staff', 'missingScope', 'service.missingScope'),
      result('company.risk', 'failed', 'service.unavailable'),
      result('company.topCategories', 'missingScope', 'service.forbidden'),
    ];
    expect(lackingScopes(results)).toEqual({
      ofCustomer: ['company.credits'],
      ofConnection: ['company.staff'],
      unnamed: ['company.topCategories'],
    });
    expect(lackingScopes([])).toEqual({ ofCustomer: [], ofConnection: [], unnamed: [] });
  });

  it('when results lack a scope, only what opens them is added', () => {
    const rows = scopeRows(
      {
        held: ['banking', 'person-income-salary'],
        connection: ['person-income-salary', 'person-income-rental', 'person-adult-check'],
      },
      'person',
    );
    expect(scopesToAdd(rows, ['person.income'])).toEqual(['person-income-rental']);
    expect(scopesToAdd(rows, ['company.topCategories', 'person.riskFactors'])).toEqual([]);
  });
});
