import { describe, expect, it } from 'vitest';
import type { Customer } from '../../../../preload/contract';
import { searchCustomers } from '../../../../renderer/customers/customer-search';

function customer(name: string, change: Partial<Customer> = {}): Customer {
  return {
    id: name,
    connectionId: 'c',
    environment: 'local',
    connectionName: 'Nord',
    userId: 'u',
    customUserId: `kontor-${name.length}`,
    name,
    type: 'company',
    createdAt: '2026-01-01T00:00:00Z',
    expiresAt: null,
    lastUploadAt: null,
    lastRunAt: null,
    goneAt: null,
    accountCount: 0,
    transactionCount: 0,
    ...change,
  };
}

describe('the search for customers', () => {
  const all = [
    customer('Alpha GmbH'),
    customer('Beta AG', { lastRunAt: '2026-05-01T00:00:00Z' }),
    customer('Alpha Beta KG'),
  ];

  it('finds those that contain every word, in any order', () => {
    expect(searchCustomers(all, 'beta alpha').map(({ name }) => name)).toEqual(['Alpha Beta KG']);
  });

  it('puts the last used first, then goes by name', () => {
    expect(searchCustomers(all, '').map(({ name }) => name)).toEqual([
      'Beta AG',
      'Alpha Beta KG',
      'Alpha GmbH',
    ]);
  });
});
