import { describe, expect, it } from 'vitest';
import type { Result, TracedTransaction } from '../../../../../preload/contract';
import type { Texts } from '../../../../../renderer/base/language';
import type { Contract } from '../../../../../renderer/results/answers/contract-list';
import { makeBasis } from '../../../../../renderer/results/answers/result-basis';
import {
  type ContractSpan,
  contractSpans,
  type KnownOfContracts,
} from '../../../../../renderer/results/contracts/contract-spans';
import { contractsIn } from '../../../../../renderer/results/contracts/contracts-in';
import { findingOf } from '../../../../../renderer/results/contracts/timeline-panel';

const contract = (change: Partial<Contract>): Contract => ({
  id: '1',
  partnerName: 'Stadtwerke',
  category: null,
  amount: 5_000,
  currency: 'EUR',
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
const covered = (accountId: string, ...spans: [string, string][]) => ({
  accountId,
  covered: spans.map(([since, until]) => ({ since, until })),
});
const whole = [covered('giro', ['2026-01-01', '2026-06-30'])];
const nothing = { bookings: new Map(), accounts: whole };
const on = (...days: string[]): KnownOfContracts => ({
  bookings: new Map(
    days.map((bookingDay, index) => [
      `b${index + 1}`,
      { accountId: 'giro', bookingDay } as TracedTransaction,
    ]),
  ),
  accounts: whole,
});
const words = (spans: readonly ContractSpan[]) =>
  findingOf({ t: ((key: string) => key) as Texts['t'] }, spans);

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
      areGapsKnown: true,
      payments: 3,
      next: '2026-07-05',
    });
    expect(span && words([span])).toContain('contracts.findingGaps');
  });

  it.each<[string, Partial<KnownOfContracts>, Partial<Contract>]>([
    [
      'a time that no file covers',
      { accounts: [covered('giro', ['2026-01-01', '2026-02-10'], ['2026-05-20', '2026-06-30'])] },
      {},
    ],
    ['an account of which nothing is known', { accounts: [] }, {}],
    ['a contract with a booking that is not here', {}, { transactionIds: ['b1', 'b2', 'b3', 'b4'] }],
  ])('say no gap of %s, and not that there is none', (_, known, change) => {
    const spans = contractSpans([contract(change)], {
      ...on('2026-01-05', '2026-02-05', '2026-06-05'),
      ...known,
    });
    expect(spans).toMatchObject([{ gaps: [], areGapsKnown: false }]);
    expect(words(spans)).toContain('contracts.findingUnknown');
    expect(words(spans)).not.toContain('contracts.findingNoGap');
  });

  it('find no gap where another account paid in between, whichever account is looked at', () => {
    const known = on('2026-01-05', '2026-02-05', '2026-03-05');
    const bookings = new Map(known.bookings);
    bookings.set('b2', { accountId: 'savings', bookingDay: '2026-02-05' } as TracedTransaction);
    const accounts = [...whole, covered('savings', ['2026-01-01', '2026-06-30'])];
    const filter = { accountIds: ['giro'], since: null, until: null };
    const spans = contractSpans([contract({})], { bookings, accounts, filter });
    expect(spans).toMatchObject([
      { ids: ['b1', 'b3'], payments: 2, paid: ['2026-01-05', '2026-03-05'], gaps: [], areGapsKnown: true },
    ]);
    expect(words(spans)).toContain('contracts.findingNoGap');
    const elsewhere = { accountIds: ['third'], since: null, until: null };
    expect(contractSpans([contract({})], { bookings, accounts, filter: elsewhere })).toEqual([]);
  });

  it('count the payments of the months that are looked at, with the gaps that reach into them', () => {
    const known = on('2026-01-05', '2026-03-25', '2026-03-25');
    const filter = { accountIds: [], since: '2026-03', until: '2026-04' };
    expect(contractSpans([contract({})], { ...known, filter })).toMatchObject([
      {
        ids: ['b2', 'b3'],
        payments: 2,
        paid: ['2026-03-25'],
        gaps: [{ since: '2026-01-06', until: '2026-03-24' }],
      },
    ]);
    expect(contractSpans([contract({})], { ...known, filter: { ...filter, since: '2026-04' } })).toEqual([]);
  });

  it('take a payment that is a few days late for no gap', () => {
    const [span] = contractSpans([contract({})], on('2026-01-05', '2026-02-14', '2026-03-05'));
    expect(span?.gaps).toEqual([]);
  });

  it('find no gap where the rhythm is not known, or where no booking is here', () => {
    expect(contractSpans([contract({ interval: null })], on('2026-01-05', '2026-06-05'))[0]?.gaps).toEqual(
      [],
    );
    const [span] = contractSpans([contract({})], nothing);
    expect(span).toMatchObject({
      payments: 0,
      paid: [],
      first: '2026-01-05',
      last: '2026-06-05',
      gaps: [],
      areGapsKnown: false,
    });
  });

  it('take no day that does not exist', () => {
    const [odd] = contractSpans([contract({ lastDay: '2026-02-31', nextDay: '2027-13-01' })], nothing);
    expect(odd).toMatchObject({ first: '2026-01-05', last: '2026-01-05', next: null });
  });

  it('leave out an expected day that has passed, and a contract of which no day is known', () => {
    const [late] = contractSpans([contract({ nextDay: '2026-06-01' })], nothing);
    expect(late?.next).toBeNull();
    expect(contractSpans([contract({ firstDay: null, lastDay: null })], nothing)).toEqual([]);
  });
});

describe('contracts of several results', () => {
  it('stay apart where the service names no bookings of them', () => {
    const one = (paymentPartner: string) => ({ paymentPartner, amount: 5 });
    const payload = {
      available: true,
      monthlyOverview: [],
      contractSummary: [one('Stadtwerke'), one('Telefon')],
    };
    const result = { state: 'received', fetchedAt: '2026-07-15T08:00:00Z', payload } as unknown as Result;
    const results = new Map(['company.credits', 'company.insurances'].map((endpoint) => [endpoint, result]));
    const contracts = contractsIn(results, { of: () => 'EUR' }, makeBasis(null, false));
    expect(contracts.map(({ partnerName }) => partnerName)).toEqual(['Stadtwerke', 'Telefon']);
  });
});
