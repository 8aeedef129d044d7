import { describe, expect, it } from 'vitest';
import { pointRules } from '../../../../../preload/contract/points';
import { makeBasis } from '../../../../../renderer/results/answers/result-basis';
import { digestOf } from '../../../../../renderer/results/digests/digest-of';
import { keyFactsOf } from '../../../../../renderer/results/facts/key-facts';
import { evaluatePoints } from '../../../../../renderer/results/points/evaluate-points';
import { sampleFigures } from '../../report/sample-report';
import {
  budget,
  category,
  factOf,
  madeCase,
  madeMonths,
  madeSpan,
  module,
  pointOf,
  topCategories,
} from './made-case';

const minor = (value: number) => ({ kind: 'minor', value });

const person = (changes: Record<string, unknown> = {}) => ({
  'person.income': { salary: module(2000) },
  'person.spending': {
    housing: module(600),
    credits: module(800),
    investments: module(150),
    cash: module(300),
  },
  // 50 a month go to other people: in no area of spending, and spent all the same.
  'person.householdBudget': budget(2000, -1900),
  ...changes,
});

describe('figures of a person', () => {
  it('what is left over has savings beside it, and they are not deducted', () => {
    const facts = madeCase(person());
    expect(factOf(facts, 'left').cell).toEqual(minor(25_000));
    expect(factOf(facts, 'left').beside).toEqual({ text: 'savings', cell: minor(15_000) });
  });

  it('who saves more than is left has not spent above income', () => {
    const facts = madeCase(
      person({
        'person.spending': { investments: module(150) },
        'person.householdBudget': budget(2000, -2100),
      }),
    );
    expect(factOf(facts, 'left').cell).toEqual(minor(5_000));
    expect(pointOf(facts, 'P3')).toMatchObject({ value: 0, level: 'passed' });
  });

  it('the cash share is of all that is spent, what goes to other people included', () => {
    expect(pointOf(madeCase(person()), 'P6').value).toBeCloseTo((300 * 100) / 1900, 10);
  });

  it('the cash share of a service that counts spending as positive is the same, where its balance says so', () => {
    const months = madeMonths.map((month) => ({ month, income: 2000, spending: 1900, balance: 100 }));
    const own = { 'person.householdBudget': { monthlyOverview: months, observedTimespan: madeSpan } };
    expect(pointOf(madeCase(person(own)), 'P6').value).toBeCloseTo((300 * 100) / 1900, 10);
    const unclear = {
      'person.householdBudget': {
        monthlyOverview: months.map((month) => ({ ...month, balance: 3900 })),
        observedTimespan: madeSpan,
      },
    };
    expect(pointOf(madeCase(person(unclear)), 'P6').level).toBe('notCheckable');
  });
});

/** As of a service that lists only months with bookings. */
function listing<Answer extends { monthlyOverview: readonly { month: string }[] }>(
  answer: Answer,
  ...listed: string[]
): Answer {
  const monthlyOverview = answer.monthlyOverview.filter(({ month }) => listed.includes(month));
  return { ...answer, monthlyOverview };
}

describe('an answer that leaves whole months out', () => {
  const quarterly = listing(module(300), '2026-03', '2026-06');

  it('makes no monthly instalment of a quarterly one, in the middle or at the ends', () => {
    for (const credits of [
      quarterly,
      listing(module(300), '2026-03'),
      listing(module(300), '2026-01', '2026-02'),
    ]) {
      const facts = madeCase(person({ 'person.spending': { credits, housing: module(600) } }));
      expect(factOf(facts, 'loans').cell).toBeNull();
      expect(pointOf(facts, 'P2')).toMatchObject({ level: 'notCheckable', why: 'noMonths' });
      expect(factOf(facts, 'housing').cell).toEqual(minor(60_000));
    }
    const zeros = madeCase(person({ 'person.spending': { credits: module([300, 0, 0, 300, 0, 0]) } }));
    expect(factOf(zeros, 'loans').cell).toEqual(minor(10_000));
  });

  it('makes no income, no fall and no missed wage', () => {
    const facts = madeCase(
      person({ 'person.income': { salary: listing(module(2000), '2026-01', '2026-02') } }),
    );
    expect(factOf(facts, 'income').cell).toBeNull();
    for (const key of ['P1', 'P2', 'P4', 'P4.lower'])
      expect(pointOf(facts, key), key).toMatchObject({ level: 'notCheckable', why: 'noMonths' });
  });

  it('makes no spending, and nothing that is left', () => {
    const own = { 'person.householdBudget': listing(budget(2000, -1900), '2026-01', '2026-06') };
    const facts = madeCase(person(own));
    expect(factOf(facts, 'left').cell).toBeNull();
    for (const key of ['P3', 'P6'])
      expect(pointOf(facts, key), key).toMatchObject({ level: 'notCheckable', why: 'noMonths' });
  });

  it('of a company makes no sums by category, and no debt service', () => {
    const sales = category('income.sales', 1000);
    const cut = { ...sales, monthlyOverview: sales.monthlyOverview.slice(3) };
    const own = { 'company.topCategories': topCategories([cut], []), 'company.credits': module(100) };
    const company = madeCase(own, { isPerson: false });
    for (const key of ['business', 'net']) expect(factOf(company, key).cell, key).toBeNull();
    expect(pointOf(company, 'C6')).toMatchObject({ level: 'notCheckable', why: 'noMonths' });
    const owing = madeCase(
      { 'company.topCategories': topCategories([sales], []), 'company.credits': quarterly },
      { isPerson: false },
    );
    expect(factOf(owing, 'debt').cell).toBeNull();
    expect(pointOf(owing, 'C8')).toMatchObject({ level: 'notCheckable', why: 'noMonths' });
  });

  it('covers no debt service with the money of other months', () => {
    const sales = category('income.sales', 1000);
    const since = { since: '2026-04-01', until: '2026-06-30' };
    const later = { ...listing(module(500), '2026-04', '2026-05', '2026-06'), observedTimespan: since };
    const owing = (credits: unknown) =>
      madeCase(
        {
          'company.topCategories': topCategories([sales], [category('credits.loan', -500)]),
          'company.credits': credits,
        },
        { isPerson: false },
      );
    expect(factOf(owing(module(500)), 'debt').beside).toEqual({
      text: 'cover',
      cell: { kind: 'number', value: 2 },
    });
    expect(factOf(owing(later), 'debt')).toMatchObject({ cell: { value: 50_000 }, beside: null });
    expect(pointOf(owing(later), 'C8')).toMatchObject({ level: 'notCheckable', why: 'noMonths' });
  });
});

it('months with nothing left, and money in that falls, lead to their bookings', () => {
  const months = madeMonths.map((month, index) => ({
    month,
    income: 2000,
    spending: index === 0 ? -2500 : -1900,
    balance: index === 0 ? -500 : 100,
  }));
  const facts = madeCase({
    'person.income': { salary: module(2000, 'wage') },
    'person.spending': { housing: module(600, 'rent') },
    'person.householdBudget': { monthlyOverview: months, observedTimespan: madeSpan },
  });
  expect(pointOf(facts, 'P3')).toMatchObject({ value: 1, ids: ['wage-2026-06', 'rent-2026-06'] });
  const company = madeCase(
    { 'company.topCategories': topCategories([category('income.sales', 1000)], []) },
    { isPerson: false },
  );
  expect(pointOf(company, 'C6').ids).toHaveLength(6);
});

describe('thresholds', () => {
  const withHousing = (amount: number) =>
    madeCase(person({ 'person.spending': { housing: module(amount), credits: module(800) } }));

  it('of shares of income are passed beyond, not reached: exactly 30 % and 40 % are not above', () => {
    expect(pointOf(withHousing(600), 'P1')).toMatchObject({ value: 30, level: 'passed' });
    expect(pointOf(withHousing(800), 'P1')).toMatchObject({ value: 40, level: 'note' });
    expect(pointOf(withHousing(600), 'P2')).toMatchObject({ value: 40, level: 'passed' });
  });

  it('meet the value as it is, not as it is rounded', () => {
    expect(pointOf(withHousing(600.4), 'P1')).toMatchObject({ value: 30.02, level: 'note' });
    expect(pointOf(withHousing(599.6), 'P1')).toMatchObject({ value: 29.98, level: 'passed' });
  });

  it('of gambling are in euros: in another currency they are not held against the amounts', () => {
    const gambling = (amount: number) => ({
      'person.income': { salary: module(200_000) },
      'person.riskFactors': {
        monthlyOverview: madeMonths.map((month) => ({ month, gambling: { count: 1, amount } })),
        observedTimespan: madeSpan,
      },
    });
    expect(pointOf(madeCase(gambling(-1000)), 'P5.most')).toMatchObject({ value: 1000, level: 'passed' });
    expect(pointOf(madeCase(gambling(-1000.01)), 'P5.most')).toMatchObject({ level: 'clarify' });
    for (const currencies of [['JPY'], ['KWD'], []])
      expect(pointOf(madeCase(gambling(-90_000), { currencies }), 'P5.most')).toMatchObject({
        level: 'notCheckable',
        why: 'otherCurrency',
      });
    // Shares need no currency.
    expect(pointOf(madeCase(gambling(-20_000), { currencies: ['JPY'] }), 'P5').value).toBe(10);
  });

  it('of every rule are compared as the hand-out says', () => {
    const by = (fires: string) => pointRules.filter((rule) => rule.fires === fires).map(({ key }) => key);
    expect(by('above')).toEqual(['P1', 'P2', 'P5', 'P5.most']);
    expect(by('below')).toEqual(['D3', 'C4', 'C7', 'C8']);
  });
});

describe('sums of gambling', () => {
  it.each([
    ['EUR', [-0.1, -0.2], -30],
    ['JPY', [-100, -250], -350],
    ['KWD', [-0.005, -1.234], -1_239],
  ] as const)('are made of minor units in %s', (currency, amounts, sum) => {
    const months = amounts.map((amount, index) => ({
      month: `2026-0${index + 1}`,
      gambling: { count: 1, transactionIDs: [`g${index}`], amount },
    }));
    const reading = { fetchedAt: '2026-07-15T00:00:00Z', currency, basis: makeBasis(null, false) };
    const digest = digestOf('person.riskFactors', { monthlyOverview: months }, reading);
    expect(digest?.tables[0]?.rows[0]?.at(-1)).toEqual(minor(sum));
  });
});

describe('accounts in several currencies', () => {
  const facts = madeCase(person(), { currencies: ['CHF', 'EUR'] });

  it('no amount is put together, and each rule of amounts says why', () => {
    for (const { cell } of keyFactsOf(facts)) expect(cell?.kind).not.toBe('minor');
    for (const key of ['P1', 'P2', 'P3', 'P4', 'P4.lower', 'P6'])
      expect(pointOf(facts, key), key).toMatchObject({ level: 'notCheckable', why: 'mixed' });
  });

  it('of a company as well', () => {
    const company = madeCase(
      {
        'company.topCategories': topCategories([category('income.sales', 1000)], []),
        'company.credits': module(100),
        'company.customersSuppliers': {
          customers: {
            partnerList: [
              { paymentPartner: { name: 'A' }, ranking: { revenueScore: 60 }, transactionIDs: ['of A'] },
            ],
          },
        },
      },
      { isPerson: false, currencies: ['CHF', 'EUR'] },
    );
    for (const { cell } of keyFactsOf(company)) expect(['minor', 'percent']).not.toContain(cell?.kind);
    // Bookings of one customer behind no figure would be read as those of all.
    for (const { cell, ids } of keyFactsOf(company)) if (cell === null) expect(ids).toEqual([]);
    for (const key of ['C5', 'C6', 'C7', 'C8', 'C9'])
      expect(pointOf(company, key), key).toMatchObject({ level: 'notCheckable', why: 'mixed' });
  });
});

describe('a company', () => {
  const company = (incomings: readonly object[], outgoings: readonly object[] = []) =>
    madeCase({ 'company.topCategories': topCategories(incomings, outgoings) }, { isPerson: false });

  it('of a service with other codes has no figures by category, and no zero', () => {
    const facts = company([category('REVENUE_B2B', 1000)], [category('PAYROLL', -400)]);
    expect(factOf(facts, 'business').cell).toBeNull();
    expect(factOf(facts, 'net').cell).toBeNull();
    for (const key of ['C6', 'C7', 'C9', 'C10'])
      expect(pointOf(facts, key), key).toMatchObject({ level: 'notCheckable', why: 'otherCodes' });
    expect(factOf(company([category('income.sales', 1000)]), 'business').cell).toEqual(minor(100_000));
  });

  it('whose accounts are known for other times has no cash buffer: means of different times have no sum', () => {
    const sample = sampleFigures();
    const [one, other] = sample.accounts;
    if (!one || !other) throw new Error('no accounts');
    const known = (account: typeof one, mean: string, since: string, until: string) => ({
      ...account,
      type: 'GIRO',
      dayBalances: { days: 181, below: 0, firstBelow: null, mean },
      covered: [{ since, until }],
    });
    const facts = (since: string, until: string) =>
      madeCase(
        { 'company.topCategories': topCategories([], [category('business.supplier', -1000)]) },
        {
          isPerson: false,
          figures: {
            ...sample,
            accounts: [
              known(one, '1000.00', '2026-01-01', '2026-06-30'),
              known(other, '100000.00', since, until),
            ],
          },
        },
      );
    expect(factOf(facts('2026-01-01', '2026-06-30'), 'buffer').cell).toMatchObject({ value: 3046 });
    // A first booking a day later is no other time.
    expect(factOf(facts('2026-01-02', '2026-06-30'), 'buffer').cell).toMatchObject({ value: 3046 });
    const closed = facts('2022-01-01', '2022-06-30');
    expect(factOf(closed, 'buffer').cell).toBeNull();
    expect(pointOf(closed, 'C7')).toMatchObject({ level: 'notCheckable', why: 'otherDays' });
  });

  it('of a service that tells no months has no monthly figures', () => {
    const facts = company([category('income.sales', 1000, { monthlyOverview: [] })]);
    expect(factOf(facts, 'business').cell).toBeNull();
    expect(pointOf(facts, 'C6')).toMatchObject({ why: 'noMonths' });
  });

  it('has money in that fell against the year before, where that year is there', () => {
    expect(pointOf(company([category('income.sales', 1000)]), 'C6.year')).toMatchObject({ why: 'fewMonths' });
  });
});

describe('a service that answers something else', () => {
  it('an area that nobody here knows, an amount that is no number, an area without months: not told', () => {
    const spending = (housing: unknown) =>
      madeCase(person({ 'person.spending': housing as Record<string, unknown> }));
    expect(pointOf(spending({ rentAndHeat: module(900) }), 'P1')).toMatchObject({ why: 'otherCodes' });
    expect(pointOf(spending({ housing: module(madeMonths.map(() => '900')) }), 'P1')).toMatchObject({
      why: 'noMonths',
    });
    expect(pointOf(spending({ housing: { available: true, average: 900 } }), 'P1')).toMatchObject({
      why: 'noMonths',
    });
    expect(factOf(spending({ housing: { available: true, average: 900 } }), 'housing').cell).toBeNull();
  });

  it('counts below zero, broken or as text are none; a list of bookings counts by itself', () => {
    const risk = (backDebit: unknown) =>
      madeCase({
        'person.riskFactors': { monthlyOverview: madeMonths.map((month) => ({ month, backDebit })) },
      });
    for (const count of [-1, 1.5, '3', null])
      expect(pointOf(risk({ count }), 'K1'), String(count)).toMatchObject({ level: 'notCheckable' });
    expect(pointOf(risk({ count: -0 }), 'K1')).toMatchObject({ value: 0, level: 'passed' });
    expect(pointOf(risk({ count: 0, transactionIDs: ['a'] }), 'K1')).toMatchObject({ value: 6 });
    expect(factOf(risk({ count: 2 }), 'returned').cell).toEqual({ kind: 'number', value: 12 });
  });

  it('gambling that is counted without an amount, or with amounts of no clear direction, has no sum', () => {
    const gambling = (one: object) =>
      madeCase({
        'person.income': { salary: module(2000) },
        'person.riskFactors': {
          monthlyOverview: madeMonths.map((month) => ({ month, gambling: one })),
          observedTimespan: madeSpan,
        },
      });
    expect(pointOf(gambling({ count: 3 }), 'P5.most')).toMatchObject({ why: 'noAnswer' });
    expect(pointOf(gambling({ count: 3, amount: 400 }), 'P5.most')).toMatchObject({ why: 'noSign' });
    expect(pointOf(gambling({ count: 3, amount: -400 }), 'P5.most')).toMatchObject({ value: 400 });
  });

  it('no tags at all is not the same as no collection', () => {
    const tagged = (tags: unknown) =>
      madeCase(
        { 'categorization.get': [{ transactionId: 'a', category: 'income.sales', tags }] },
        { isPerson: false },
      );
    expect(pointOf(tagged([]), 'K5')).toMatchObject({ value: 0, level: 'passed' });
    expect(pointOf(tagged(undefined), 'K5')).toMatchObject({ why: 'noAnswer' });
  });

  it('a number beyond what can be counted is none', () => {
    const facts = madeCase({ 'person.householdBudget': budget(1e300, -1) });
    for (const { cell } of keyFactsOf(facts)) expect(cell).toBeNull();
  });

  it('every rule of the sample company ends in a level or in a reason', () => {
    const facts = madeCase({}, { isPerson: false, figures: sampleFigures() });
    for (const { level, why, value } of evaluatePoints(facts, {}))
      expect(level === 'notCheckable' ? why !== null : value !== null).toBe(true);
  });
});

describe('rules of single bookings and of the agreed line', () => {
  const signs = {
    categories: ['income.sales', 'income.loan-payout'],
    turnover: [{ currency: 'EUR', all: '1000.00', unassigned: '250.00', unassignedIds: ['a'] }],
    payouts: { since: '2026-04-02', count: 4, lenders: 2, ids: ['p', 'q', 'r', 's'] },
    roundTrips: { pairs: 3, ids: ['x', 'y'] },
    collections: [{ currency: 'EUR', collected: '400.00', returned: '10.00', returnedCount: 1, ids: ['z'] }],
  };
  const withSigns = (more: object = {}, isPerson = false) =>
    madeCase({}, { isPerson, signs: { ...signs, ...more } });

  it('count payouts and not months, and lenders apart', () => {
    for (const isPerson of [true, false]) {
      expect(pointOf(withSigns({}, isPerson), 'K6')).toMatchObject({ value: 4, level: 'note' });
      expect(pointOf(withSigns({}, isPerson), 'K6.lenders')).toMatchObject({ value: 2, level: 'passed' });
      expect(pointOf(withSigns({}, isPerson), 'D5')).toMatchObject({ value: 25, level: 'clarify' });
    }
    expect(pointOf(withSigns(), 'C11')).toMatchObject({ value: 3, level: 'note', ids: ['x', 'y'] });
    expect(pointOf(withSigns(), 'C12')).toMatchObject({ value: 2.5, level: 'information' });
  });

  it('say why they cannot be checked', () => {
    const why = (more: object, key: string) => pointOf(withSigns(more), key).why;
    expect(why({ categories: ['REVENUE'] }, 'D5')).toBe('otherCodes');
    expect(why({ turnover: null }, 'K6')).toBe('noAnswer');
    expect(why({ collections: [] }, 'C12')).toBe('noCollections');
    expect(why({ turnover: [...signs.turnover, ...signs.turnover] }, 'D5')).toBe('mixed');
    expect(pointOf(madeCase({}, { isPerson: false }), 'C11').why).toBe('noSigns');
  });

  it('use the line that was entered, and only where every balance is known', () => {
    const even = sampleFigures();
    const line = {
      limit: '10000.00',
      source: 'contract',
      enteredAt: '2026-07-01T00:00:00Z',
      use: {
        daysOver: 30,
        firstOver: '2026-01-05',
        longestRun: 12,
        meanDebit: '7000.00',
        peakDebit: '10500.00',
      },
    };
    const [account, ...others] = even.accounts;
    if (!account) throw new Error('no account');
    const figures = (own: object) =>
      ({ ...even, accounts: [{ ...account, line: own }, ...others] }) as typeof even;
    const answers = { 'company.topCategories': topCategories([category('income.sales', 5000)], []) };
    const facts = madeCase(answers, { isPerson: false, figures: figures(line) });
    expect(pointOf(facts, 'K3')).toMatchObject({ value: 30, level: 'note', day: '2026-01-05' });
    expect(pointOf(facts, 'K3.run')).toMatchObject({ value: 12, level: 'passed' });
    expect(pointOf(facts, 'C1')).toMatchObject({ value: 70, level: 'note' });
    expect(pointOf(facts, 'C4')).toMatchObject({ value: 6, level: 'passed' });
    expect(factOf(facts, 'line')).toMatchObject({
      cell: { kind: 'percent', value: 70 },
      beside: { text: 'peak', cell: { kind: 'percent', value: 105 } },
    });
    // A limit may be entered more finely than its currency is booked: it is never rounded to another one.
    const fine = { ...line, limit: '0.0050', use: { ...line.use, meanDebit: '0.01', peakDebit: '0.02' } };
    const finer = madeCase(answers, { isPerson: false, figures: figures(fine) });
    expect(pointOf(finer, 'C1')).toMatchObject({ value: 200 });
    expect(pointOf(finer, 'C4')).toMatchObject({ value: 12_000_000 });
    const huge = madeCase(answers, {
      isPerson: false,
      figures: figures({ ...line, limit: '999999999999.5' }),
    });
    expect(pointOf(huge, 'C1').why).toBe('noBalance');
    const { use: _use, ...bare } = line;
    const unknown = madeCase(answers, { isPerson: false, figures: figures(bare) });
    for (const key of ['K3', 'C1']) expect(pointOf(unknown, key).why).toBe('noBalance');
    expect(pointOf(madeCase(answers, { isPerson: false, figures: even }), 'C1').why).toBe('noLimit');
  });
});
