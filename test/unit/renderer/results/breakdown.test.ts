import { describe, expect, it } from 'vitest';
import {
  completeMonthsOf,
  currentMonthOf,
  idsOf,
  readBreakdown,
  totalsOf,
} from '../../../../renderer/results/breakdown';
import { decimalOf } from '../../../../renderer/results/minor-units';
import { sampleBreakdown } from '../report/sample-report';

const month = (name: string, amount: number) => ({
  month: name,
  amount,
  recurringAmount: amount,
  nonRecurringAmount: 0,
  recurringTransactionIDs: [`r-${name}`],
  nonRecurringTransactionIDs: [],
});

/** Case B038: newest first, one month missing, the newest still running. */
const b038 = {
  available: true,
  current: 900,
  median: 900,
  average: 700,
  monthlyOverview: [month('2025-06', 200), month('2025-05', 900), month('2025-03', 1000)],
  contractSummary: [],
};

describe('reading a category breakdown', () => {
  it('draws newest-first months oldest to newest and keeps the place of a month without data (B038)', () => {
    const breakdown = readBreakdown(b038, '2025-06-14T10:00:00Z');
    expect(breakdown?.months.map((entry) => entry.month)).toEqual([
      '2025-03',
      '2025-04',
      '2025-05',
      '2025-06',
    ]);
    const april = breakdown?.months[1];
    expect(april).toMatchObject({ isListed: false, amount: null, recurring: null, oneOff: null });
  });

  it('marks the running month unfinished and names the month that the headline belongs to (B038)', () => {
    const breakdown = readBreakdown(b038, '2025-06-14T10:00:00Z');
    if (!breakdown) throw new Error('not read');
    expect(breakdown.months.map((entry) => entry.isUnfinished)).toEqual([false, false, false, true]);
    expect(currentMonthOf(breakdown)).toBe('2025-05');
    expect(breakdown.current).toBe(90_000);
  });

  it('averages complete months only: 950.00 from 2 months (B038)', () => {
    const breakdown = readBreakdown(b038, '2025-06-14T10:00:00Z');
    if (!breakdown) throw new Error('not read');
    const { count, average } = completeMonthsOf(breakdown);
    expect(count).toBe(2);
    expect(decimalOf(average ?? 0)).toBe('950.00');
  });

  it('takes a month as unfinished when the observed timespan ends inside it, however long ago that was', () => {
    const payload = { ...b038, observedTimespan: { since: '2025-03-01', until: '2025-06-14' } };
    const breakdown = readBreakdown(payload, '2026-11-27T10:00:00Z');
    expect(breakdown?.months.at(-1)?.isUnfinished).toBe(true);
    expect(breakdown?.months[0]?.isUnfinished).toBe(false);
  });

  it('reads the period in its other spellings', () => {
    for (const observedTimespan of [
      { from: '2025-03-04', to: '2025-06-14' },
      { start: '2025-03-04T00:00:00Z', end: '2025-06-14T00:00:00Z' },
      '2025-03-04 - 2025-06-14',
    ]) {
      const breakdown = readBreakdown({ ...b038, observedTimespan }, '2026-01-01T00:00:00Z');
      expect(breakdown?.timespan).toEqual({ since: '2025-03-04', until: '2025-06-14' });
    }
  });

  it('adds the months up to the cent of the payload, where floating point would drift', () => {
    const payload = {
      available: true,
      monthlyOverview: [month('2025-01', 0.1), month('2025-02', 0.2), month('2025-03', 1.005)],
    };
    const breakdown = readBreakdown(payload, '2026-01-01T00:00:00Z');
    expect(totalsOf(breakdown?.months ?? []).amount).toBe(10 + 20 + 101);
  });

  it('keeps exactly the identifiers of the payload', () => {
    const payload = sampleBreakdown('company.credits');
    const breakdown = readBreakdown(payload, '2026-07-15T08:12:44.000Z');
    const named = new Set(JSON.stringify(payload).match(/(operating|second)-\d+/g) ?? []);
    if (!breakdown) throw new Error('not read');
    expect(new Set(idsOf(breakdown))).toEqual(named);
  });

  it('takes `available: false` as nothing found, not as zero', () => {
    const breakdown = readBreakdown({ available: false }, '2026-01-01T00:00:00Z');
    expect(breakdown).toMatchObject({
      isAvailable: false,
      current: null,
      median: null,
      average: null,
      months: [],
    });
  });

  it.each([null, 7, 'text', [], {}, { monthlyOverview: 'x' }, { data: { available: true } }])(
    'leaves %j, which is no breakdown, to the view for unknown shapes',
    (raw) => {
      expect(readBreakdown(raw, '2026-01-01T00:00:00Z')).toBeNull();
    },
  );

  it('survives months, amounts and identifiers of the wrong kind', () => {
    const breakdown = readBreakdown(
      {
        available: true,
        current: '12',
        monthlyOverview: [
          null,
          5,
          { month: '2025-13' },
          { month: '2025-02', amount: 'x', recurringTransactionIDs: [1, 'a'] },
        ],
        contractSummary: [null, 'x', { paymentPartner: null, transactionIDs: 'no' }],
        observedTimespan: 12,
      },
      'no instant',
    );
    expect(breakdown?.current).toBeNull();
    expect(breakdown?.months).toHaveLength(1);
    expect(breakdown?.months[0]?.recurringIds).toEqual(['a']);
    expect(breakdown?.contracts).toHaveLength(1);
  });
});
