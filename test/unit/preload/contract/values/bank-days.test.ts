import { describe, expect, it } from 'vitest';
import { bankDaysOfMonth, isBankDay } from '../../../../../preload/contract/values/bank-days';
import { dayOf } from '../../../../../preload/contract/values/calendar-day';

const lastOf = (month: string) => dayOf(bankDaysOfMonth(month).last);
const firstOf = (month: string) => dayOf(bankDaysOfMonth(month).first);

describe('bank days', () => {
  it.each([
    ['2025-05', '2025-05-30', 'the 31st is a Saturday'],
    ['2025-08', '2025-08-29', 'the 31st is a Sunday'],
    ['2024-03', '2024-03-28', 'Good Friday, Saturday, Easter Sunday'],
    ['2018-03', '2018-03-29', 'Good Friday and Saturday'],
    ['2025-12', '2025-12-31', 'New Year’s Eve is a bank day'],
    ['2024-02', '2024-02-29', 'a leap day'],
    ['2025-04', '2025-04-30', 'a Wednesday'],
    ['2025-10', '2025-10-31', 'Reformation Day is kept by some states only'],
    ['2035-04', '2035-04-30', 'the day before a holiday'],
  ])('%s ends on %s: %s', (month, day) => {
    expect(lastOf(month)).toBe(day);
  });

  it.each([
    ['2025-01', '2025-01-02', 'New Year'],
    ['2027-01', '2027-01-04', 'New Year is a Friday'],
    ['2024-04', '2024-04-02', 'Easter Monday'],
    ['2026-05', '2026-05-04', 'Labour Day is a Friday'],
    ['2025-06', '2025-06-02', 'a Sunday'],
    ['2020-06', '2020-06-02', 'Whit Monday'],
  ])('%s begins on %s: %s', (month, day) => {
    expect(firstOf(month)).toBe(day);
  });

  it('knows the moving holidays of a century: Good Friday is a Friday, Ascension a Thursday, and never a bank day', () => {
    // Easter Sundays as tables print them.
    for (const easter of [
      '1961-04-02',
      '2000-04-23',
      '2008-03-23',
      '2011-04-24',
      '2025-04-20',
      '2038-04-25',
    ]) {
      const number = Date.parse(`${easter}T12:00:00Z`);
      const at = (days: number) => new Date(number + days * 86_400_000).toISOString().slice(0, 10);
      for (const days of [-2, 1, 39, 50]) expect(isBankDay(at(days)), at(days)).toBe(false);
      for (const days of [-3, 2, 38, 51]) {
        if (!['05-01', '10-03'].includes(at(days).slice(5))) expect(isBankDay(at(days)), at(days)).toBe(true);
      }
    }
  });

  it('are worked out once for a month: a chart asks for each of its months again and again', () => {
    const first = bankDaysOfMonth('2026-05');
    for (let year = 2_000; year < 2_600; year += 1)
      for (let month = 1; month <= 12; month += 1)
        bankDaysOfMonth(`${year}-${String(month).padStart(2, '0')}`);
    expect(bankDaysOfMonth('2026-05')).toEqual(first);
    expect(bankDaysOfMonth('2026-05')).toBe(bankDaysOfMonth('2026-05'));
  });
});
