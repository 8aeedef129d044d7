import { describe, expect, it } from 'vitest';
import { endOfDuration } from '../../../../../main/local-service/ground/duration';

const from = Date.UTC(2024, 0, 31, 10, 0, 0);
const endOf = (text: string) => {
  const end = endOfDuration(text, from);
  return end === null ? null : new Date(end).toISOString();
};

describe('endOfDuration', () => {
  it('When months are added to the last day of a month, the end is the last day of the shorter month', () => {
    expect(endOf('P1M')).toBe('2024-02-29T10:00:00.000Z');
    expect(endOf('P1Y1M')).toBe('2025-02-28T10:00:00.000Z');
  });

  it('Weeks, days and times are exact, and the smallest unit may have a fraction', () => {
    expect(endOf('P2W')).toBe('2024-02-14T10:00:00.000Z');
    expect(endOf('P1DT2H3M4S')).toBe('2024-02-01T12:03:04.000Z');
    expect(endOf('PT0.5H')).toBe('2024-01-31T10:30:00.000Z');
    expect(endOf('PT1,5S')).toBe('2024-01-31T10:00:01.500Z');
    expect(endOf('P1Y2M3W4DT5H6M7S')).not.toBeNull();
  });

  it('What is no positive ISO 8601 duration has no end', () => {
    const bad = [
      '',
      'P',
      'PT',
      '1D',
      'P1',
      'PD',
      'P1H',
      'PT1D',
      'P0D',
      'PT0S',
      '-P1D',
      'P-1D',
      'P1.5DT1H',
      'P1D ',
      'p1d',
    ];
    expect(bad.map(endOf)).toEqual(bad.map(() => null));
  });

  it('A fraction of a year or month, and an end beyond all dates, are refused', () => {
    expect([endOf('P0.5Y'), endOf('P1.5M'), endOf('P999999Y'), endOf(`P${'9'.repeat(90)}D`)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
