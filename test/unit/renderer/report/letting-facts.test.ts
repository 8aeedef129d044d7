import { describe, expect, it } from 'vitest';
import type { TracedTransaction } from '../../../../preload/contract';
import { lettingFactsOf } from '../../../../renderer/report/letting-facts';
import { budget, factOf, madeCase, madeMonths, madeSpan, module } from '../results/facts/made-case';

const rentOf = (amount: number | readonly unknown[]) => ({
  housingRent: { detected: true, ...module(amount, 'rent') },
  observedTimespan: madeSpan,
});

const person = (changes: Record<string, unknown> = {}) =>
  madeCase({
    'person.income': { salary: module([2000, 2000, 2100, 1500, 2000, 2000]), loan: module(5000) },
    'person.householdBudget': budget(2000, -1900),
    'person.livingSituation': rentOf(700),
    'person.riskFactors': {
      monthlyOverview: madeMonths.map((month) => ({
        month,
        backDebit: { count: month === '2026-02' ? 2 : 0 },
      })),
    },
    ...changes,
  });

const bookings = madeMonths.map(
  (month, index) =>
    ({ transactionId: `rent-${month}`, bookingDay: `${month}-0${1 + (index % 3)}` }) as TracedTransaction,
);

describe('the short form for a landlord', () => {
  it('tells income, how steady it is, rent and when it was paid, and returned debits', () => {
    expect(lettingFactsOf(person(), bookings)).toEqual({
      income: { median: 200_000, months: 6, withIncome: 6, steady: 5 },
      rent: {
        isHere: true,
        median: 70_000,
        share: 35,
        months: 6,
        hasWholeMonth: true,
        missed: [],
        paidOn: { from: 1, to: 3 },
      },
      returned: 2,
    });
  });

  it.each([
    ['moved into the next month, over two turns of months', [2000, 0, 4000, 2000, 4000, 0], 6],
    ['is paid once and missing once', [2000, 0, 2000, 2000, 2000, 2000], 5],
    ['is less for two months', [2000, 1500, 1500, 2000, 2000, 2000], 4],
    ['comes twice, and was never missing', [2000, 2000, 4000, 2000, 2000, 2000], 5],
    ['swings, and one month only makes up for another', [2000, 500, 3500, 2000, 2000, 2000], 4],
  ])('calls months steady as they are where pay %s', (_, amounts, steady) => {
    const facts = person({ 'person.income': { salary: module(amounts) } });
    expect(lettingFactsOf(facts, bookings).income).toMatchObject({ median: 200_000, months: 6, steady });
  });

  it('names the months without rent since the first payment, none before it', () => {
    const facts = person({ 'person.livingSituation': rentOf([700, 0, 700, 700, 700, 0]) });
    expect(lettingFactsOf(facts, bookings).rent).toMatchObject({
      median: 70_000,
      months: 5,
      missed: ['2026-05'],
    });
  });

  it('rent booked around the turn of the month is paid from the 30th to the 2nd, not from the 1st to the 30th', () => {
    const turned = bookings.map((booking, index) => ({
      ...booking,
      bookingDay: `${booking.bookingDay.slice(0, 8)}${['30', '31', '02'][index % 3]}`,
    }));
    expect(lettingFactsOf(person(), turned).rent?.paidOn).toEqual({ from: 30, to: 2 });
    expect(lettingFactsOf(person(), turned.slice(1)).rent?.paidOn).toBeNull();
  });

  it('says that no rent is seen, which is not the same as not knowing', () => {
    const none = person({
      'person.livingSituation': { housingRent: { detected: false }, observedTimespan: madeSpan },
    });
    expect(lettingFactsOf(none, []).rent).toMatchObject({ isHere: false });
    expect(lettingFactsOf(person({ 'person.livingSituation': undefined }), []).rent).toBeNull();
  });

  it('makes no median of income or rent, and misses no month, where the answer does not list each', () => {
    const listing = (answer: ReturnType<typeof module>, ...months: string[]) => ({
      ...answer,
      monthlyOverview: answer.monthlyOverview.filter(({ month }) => months.includes(month)),
    });
    const some = ['2026-01', '2026-03'];
    const facts = person({
      'person.income': { salary: listing(module(2000), ...some) },
      'person.livingSituation': {
        housingRent: { detected: true, ...listing(module(700, 'rent'), ...some) },
        observedTimespan: madeSpan,
      },
    });
    const unknown = {
      isHere: true,
      median: null,
      share: null,
      months: null,
      hasWholeMonth: true,
      missed: [],
      paidOn: null,
    };
    expect(factOf(facts, 'income').cell).toBeNull();
    expect(lettingFactsOf(facts, bookings)).toEqual({ income: null, rent: unknown, returned: 2 });
    // Another kind of income that is told of each month does not tell the salary of the others.
    const mixed = person({
      'person.income': { salary: listing(module(2000), ...some), childBenefit: module(255) },
    });
    expect(factOf(mixed, 'income').cell).toBeNull();
    expect(lettingFactsOf(mixed, bookings)).toMatchObject({
      income: null,
      rent: { median: 70_000, share: null },
    });
    // A month that is listed without an amount is not told either.
    const untold = person({ 'person.livingSituation': rentOf([700, null, 700, 700, 700, 700]) });
    expect(lettingFactsOf(untold, bookings).rent).toEqual(unknown);
  });

  it('says of rent that was detected and of no whole month that there is no whole month, not that there is no rent', () => {
    const span = { since: '2026-06-02', until: '2026-06-20' };
    const short = (amount: number) => {
      const rent = module(amount, 'rent');
      const monthlyOverview = rent.monthlyOverview.filter(({ month }) => month === '2026-06');
      return person({
        'person.livingSituation': {
          housingRent: { detected: true, ...rent, monthlyOverview, observedTimespan: span },
          observedTimespan: span,
        },
      });
    };
    expect(lettingFactsOf(short(700), bookings).rent).toEqual({
      isHere: true,
      median: null,
      share: null,
      months: null,
      hasWholeMonth: false,
      missed: [],
      paidOn: null,
    });
    expect(lettingFactsOf(short(0), bookings).rent).toBeNull();
    const never = person({ 'person.livingSituation': rentOf(0) });
    expect(lettingFactsOf(never, bookings).rent).toMatchObject({ isHere: false });
  });

  it('knows nothing where the service does not tell', () => {
    const facts = madeCase({});
    expect(lettingFactsOf(facts, [])).toEqual({ income: null, rent: null, returned: null });
  });

  it('adds no two currencies', () => {
    const facts = madeCase({ 'person.income': { salary: module(2000) } }, { currencies: ['EUR', 'CHF'] });
    expect(lettingFactsOf(facts, []).income).toBeNull();
  });
});
