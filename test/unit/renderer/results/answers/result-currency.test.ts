import { describe, expect, it } from 'vitest';
import { transactionIdsIn } from '../../../../../preload/contract/rows/transaction-ids';
import { sumsByCurrency } from '../../../../../renderer/results/answers/currency-sums';
import { isOfSeveral, makeBasis, noBasis } from '../../../../../renderer/results/answers/result-basis';
import { currenciesOf, currencyBehind } from '../../../../../renderer/results/answers/result-currency';
import { digestOf } from '../../../../../renderer/results/digests/digest-of';
import { sampleFigures } from '../../report/sample-report';

const bookings = new Map([
  ['e1', { currency: 'EUR' }],
  ['e2', { currency: 'EUR' }],
  ['c1', { currency: 'CHF' }],
]);

describe('the currency of a result', () => {
  it('is the one of the bookings behind it', () => {
    expect(currencyBehind(['e1', 'e2'], bookings)).toBe('EUR');
    expect(currencyBehind(['c1'], bookings)).toBe('CHF');
  });

  it('is none when the bookings have several, when one of them is unknown, and when there are none', () => {
    expect(currencyBehind(['e1', 'c1'], bookings)).toBeNull();
    expect(currencyBehind(['e1', 'unknown'], bookings)).toBeNull();
    expect(currencyBehind([], bookings)).toBeNull();
  });

  it('is looked for in every list of identifiers of an answer, however it is nested', () => {
    const payload = {
      monthlyOverview: [{ recurringTransactionIDs: ['a'], nonRecurringTransactionIDs: ['b', 7, ''] }],
      contractSummary: [{ transactionIDs: ['a', 'c'] }],
    };
    expect(transactionIdsIn(payload)).toEqual(['a', 'b', 'c']);
    expect(transactionIdsIn('text')).toEqual([]);
  });

  it('may be any of the accounts, whichever comes first', () => {
    const figures = sampleFigures();
    const [first] = figures.accounts;
    if (!first) throw new Error('no account');
    expect(currenciesOf(figures, [])).toEqual(['EUR']);
    expect(currenciesOf({ ...figures, accounts: [{ ...first, currency: 'CHF' }] }, [])).toEqual([
      'CHF',
      'EUR',
    ]);
    expect(currenciesOf(null, [])).toEqual([]);
  });

  it('is the one that the answers name where no booking is here any more', () => {
    const gone = { accounts: [], months: [] };
    const named = { payload: [{ account: { currency: 'CHF', name: 'Konto' }, months: [] }] };
    expect(currenciesOf(gone, [named, { payload: { currency: 'nothing known' } }])).toEqual(['CHF']);
    expect(currenciesOf(gone, [named, { payload: { currency: 'EUR' } }])).toEqual(['CHF', 'EUR']);
    expect(currenciesOf(sampleFigures(), [named])).toEqual(['EUR']);
  });

  it('where answers name several, a sum without one is of none', () => {
    const basis = makeBasis({ ...sampleFigures(), accounts: [] }, false, () => null, ['CHF', 'EUR']);
    expect([isOfSeveral(null, basis), isOfSeveral('CHF', basis)]).toEqual([true, false]);
  });

  it('is the one of the account where the answer goes by accounts', () => {
    const month = { month: '2026-01', endOfMonthBalance: 5 };
    const digest = digestOf(
      'company.liquidity',
      {
        accountLiquidity: [
          { account: { name: 'A', currency: 'CHF' }, monthlyOverview: [month] },
          { account: { name: 'B' }, monthlyOverview: [month] },
        ],
      },
      { fetchedAt: '2026-02-01T00:00:00.000Z', currency: null, basis: noBasis },
    );
    expect(digest?.tables.map(({ currency }) => currency)).toEqual(['CHF', null]);
  });
});

describe('a sum of bookings', () => {
  it('is made for each currency apart', () => {
    const list = [
      { amount: '1.10', currency: 'EUR' },
      { amount: '-3.00', currency: 'CHF' },
      { amount: '0.20', currency: 'EUR' },
    ];
    expect(sumsByCurrency(list)).toEqual([
      { currency: 'EUR', sum: '1.30' },
      { currency: 'CHF', sum: '-3.00' },
    ]);
    expect(sumsByCurrency([])).toEqual([]);
  });
});
