import { describe, expect, it } from 'vitest';
import { daysLeft, parseLifetime } from '../../../../renderer/service-users/lifetime';

describe('the lifetime of a user', () => {
  it('is read from its ISO 8601 duration', () => {
    expect(parseLifetime('P3M')).toEqual({ count: 3, unit: 'month' });
    expect(parseLifetime('P7D')).toEqual({ count: 7, unit: 'day' });
    expect(parseLifetime('PT3H')).toBeNull();
  });

  it('counts the running day as a whole one, and never below zero', () => {
    const now = Date.parse('2026-11-27T12:00:00Z');
    expect(daysLeft('2026-11-28T11:00:00Z', now)).toBe(1);
    expect(daysLeft('2026-11-28T13:00:00Z', now)).toBe(2);
    expect(daysLeft('2026-11-01T00:00:00Z', now)).toBe(0);
  });
});
