import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../../../../main/service/endpoint-tables/endpoint-definition';
import { endpoints } from '../../../../../main/service/endpoint-tables/endpoints';
import { aliasPath, pathAliases } from '../../../../../main/service/requests/path-aliases';
import { endpointLabel } from '../../../../../main/service/requests/request-builder';
import { documentedEndpoints, endpointCount } from '../interface-text';

const documented = documentedEndpoints().map(({ method, path }) => `${method} ${path}`);
const rows: [string, Endpoint][] = Object.entries(endpoints);
const withKey = (isMeant: (endpoint: Endpoint) => boolean) =>
  rows.filter(([, endpoint]) => isMeant(endpoint)).map(([key]) => key);

describe('the registry of endpoints', () => {
  it('has exactly the endpoints of interface.md 4.7, each once', () => {
    const registered = rows.map(([, endpoint]) => endpointLabel(endpoint));
    expect([...registered].sort()).toEqual([...documented].sort());
    expect(documented).toHaveLength(endpointCount);
    expect(new Set(registered).size).toBe(registered.length);
  });

  it('keeps the spellings of the text: adultcheck in one correlation path, household-bugdet', () => {
    expect(endpoints['person.adultCheck'].path).toMatch(/\/adult-check$/);
    expect(endpoints['person.adultCheck.correlation'].path).toMatch(/\/adultcheck\/correlation$/);
    expect(endpoints['person.householdBudget'].path).toMatch(/\/household-bugdet$/);
  });

  it('marks every correlation endpoint and nothing else as such', () => {
    const correlations = withKey((endpoint) => endpoint.isCorrelation);
    expect(correlations).toEqual(withKey((endpoint) => endpoint.path.endsWith('/correlation')));
    expect(correlations.every((key) => key.endsWith('.correlation'))).toBe(true);
    expect(correlations.length).toBeGreaterThan(20);
  });

  it('marks what deletes for good and what moves money', () => {
    const deleting = withKey((endpoint) => endpoint.method === 'DELETE');
    expect(withKey((endpoint) => endpoint.danger === 'deletes').sort()).toEqual(
      [...deleting, 'users.deleteMany'].sort(),
    );
    expect(withKey((endpoint) => endpoint.danger === 'movesMoney')).toEqual(['banking.transferMoney']);
  });

  it('lets uploads be repeated, and neither user creation nor triggers nor transfers', () => {
    expect(endpoints['upload.createAccounts'].isSafeToRepeat).toBe(true);
    expect(endpoints['upload.addTransactions'].isSafeToRepeat).toBe(true);
    for (const key of [
      'users.create',
      'users.import',
      'users.triggerAnalysis',
      'banking.transferMoney',
    ] as const) {
      expect(endpoints[key].isSafeToRepeat, key).toBe(false);
    }
    expect(withKey((endpoint) => endpoint.method === 'GET' && !endpoint.isSafeToRepeat)).toEqual([]);
  });

  it('pages exactly the lists that the text calls paginated, and the users', () => {
    expect(withKey((endpoint) => endpoint.isPaginated)).toEqual([
      'users.list',
      'banking.syncStatus',
      'cockpits.list',
      'cockpits.allRecommendations',
      'advisors.list',
    ]);
  });

  it('binds results to the type of user and to the scopes that the text names', () => {
    for (const [key, endpoint] of rows) {
      const [, type] = /\/analysis\/(company|person)\//.exec(endpoint.path) ?? [];
      if (type) expect(endpoint.userType, key).toBe(type);
    }
    expect(endpoints['company.credits'].scope).toBe('company-credit');
    expect(endpoints['company.insurances'].scope).toBe('company-insurance');
    expect(endpoints['company.investments'].scope).toBe('company-investment');
    expect(endpoints['company.internalBookings'].scope).toBe('company-internal-booking');
    const uploads = rows.filter(([key]) => key.startsWith('upload.'));
    expect(uploads.every(([, endpoint]) => endpoint.scope === 'banking-upload')).toBe(true);
  });

  it('derives path parameters from the template', () => {
    expect(endpoints['banking.moneyTransfer'].pathParameters).toEqual([
      'user-id',
      'banklogin-id',
      'money-transfer-id',
    ]);
  });
});

describe('the table of other path spellings', () => {
  it('names rows of the registry and changes their path', () => {
    for (const { keys, segment, alias } of pathAliases) {
      for (const key of keys) {
        const path = endpoints[key].path;
        expect(path).toContain(`/${segment}`);
        expect(aliasPath(key, path)).toBe(path.replace(segment, alias));
      }
    }
  });

  it('has the two that interface-gaps.md names', () => {
    const known = pathAliases.map(({ segment, alias }) => `${segment} ${alias}`);
    expect(known).toContain('customers-suppliers customer-supplier');
    expect(known).toContain('foreign-sales foreign-payments');
  });
});
