import { describe, expect, it } from 'vitest';
import type { TracedTransaction } from '../../../../../preload/contract';
import type { Contract } from '../../../../../renderer/results/answers/contract-list';
import { contractSpans } from '../../../../../renderer/results/contracts/contract-spans';

const contract = (change: Partial<Contract>): Contract => ({
  id: '1',
  partnerName: 'Stadtwerke',
  category: null,
  amount: 5_000,
  interval: 'monthly',
  amountConsistency: null,
  firstDay: '2026-01-05',
  lastDay: '2026-06-05',
  nextDay: '2026-07-05',
  mandate: null,
  isActive: true,
  transactionIds: ['b1', 'b2', 'b3'],
  ...change,
});
const on = (...days: string[]) =>
  new Map(days.map((bookingDay, index) => [`b${index + 1}`, { bookingDay } as TracedTransaction]));

describe('contracts over time', () => {
  it('say from when to when a payment is missing, and when the next is expected', () => {
    const [span] = contractSpans([contract({})], on('2026-03-05', '2026-01-05', '2026-06-05'));
    expect(span).toMatchObject({
      paid: ['2026-01-05', '2026-03-05', '2026-06-05'],
      first: '2026-01-05',
      last: '2026-06-05',
      // 59 days are more than a month and a third of one.
      gaps: [
        { since: '2026-01-06', until: '2026-03-04' },
        { since: '2026-03-06', until: '2026-06-04' },
      ],
      next: '2026-07-05',
    });
  });

  it('take a payment that is a few days late for no gap', () => {
    const [span] = contractSpans([contract({})], on('2026-01-05', '2026-02-14', '2026-03-05'));
    expect(span?.gaps).toEqual([]);
  });

  it('find no gap where the rhythm is not known, or where no booking is here', () => {
    expect(contractSpans([contract({ interval: null })], on('2026-01-05', '2026-06-05'))[0]?.gaps).toEqual(
      [],
    );
    const [span] = contractSpans([contract({})], new Map());
    expect(span).toMatchObject({ paid: ['2026-01-05', '2026-06-05'], gaps: [] });
  });

  it('take no day that does not exist', () => {
    const [odd] = contractSpans([contract({ lastDay: '2026-02-31', nextDay: '2027-13-01' })], new Map());
    expect(odd).toMatchObject({ paid: ['2026-01-05'], last: '2026-01-05', next: null });
  });

  it('leave out an expected day that has passed, and a contract of which no day is known', () => {
    const [late] = contractSpans([contract({ nextDay: '2026-06-01' })], new Map());
    expect(late?.next).toBeNull();
    expect(contractSpans([contract({ firstDay: null, lastDay: null })], new Map())).toEqual([]);
  });
});
