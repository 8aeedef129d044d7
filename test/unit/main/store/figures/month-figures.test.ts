import { describe, expect, it } from 'vitest';
import { type AccountDays, monthFiguresOf } from '../../../../../main/store/figures/month-figures';
import { localFigures } from '../../../../../preload/contract/analyses';
import { dayNumberOf } from '../../../../../preload/contract/values/calendar-day';

const number = (day: string) => dayNumberOf(day) ?? 0;

/** An account that holds an amount until its last day, on which nothing is booked either. */
function account(accountId: string, first: string, last: string, balance: number | null): AccountDays {
  return {
    accountId,
    currency: 'EUR',
    moneyIn: new Map(),
    moneyOut: new Map(),
    anchors: balance === null ? [] : [{ day: number(last), balance }],
    spans: [{ first: number(first), last: number(last) }],
  };
}

const endsOf = (accounts: readonly AccountDays[]) =>
  localFigures.shape.months
    .parse(monthFiguresOf(accounts))
    .map(({ month, endBalance, lowestBalance, endKnown }) => ({
      month,
      endBalance,
      lowestBalance,
      ...(endKnown ? { endKnown } : {}),
    }));

describe('the end of a month of several accounts', () => {
  it('is not known where one of them ends earlier than the others, and what is known of each is there', () => {
    const accounts = [
      account('giro', '2026-06-01', '2026-08-14', 9_800_000),
      account('savings', '2026-06-01', '2026-07-21', 3_323_190),
    ];
    expect(endsOf(accounts)).toEqual([
      { month: '2026-06', endBalance: '131231.90', lowestBalance: '131231.90' },
      {
        month: '2026-07',
        endBalance: null,
        lowestBalance: '131231.90',
        endKnown: {
          together: { day: '2026-07-21', amount: '131231.90' },
          accounts: [
            { accountId: 'giro', day: '2026-07-31', amount: '98000.00' },
            { accountId: 'savings', day: '2026-07-21', amount: '33231.90' },
          ],
          known: 2,
          of: 2,
        },
      },
      {
        month: '2026-08',
        endBalance: null,
        lowestBalance: null,
        endKnown: {
          together: null,
          accounts: [{ accountId: 'giro', day: '2026-08-14', amount: '98000.00' }],
          known: 1,
          of: 2,
        },
      },
    ]);
  });

  it('is that of the last day where they end on one day, and a weekend behind it changes nothing', () => {
    // 29 May 2026 is a Friday, the last bank day of the month.
    const friday = account('a', '2026-05-01', '2026-05-29', 100);
    expect(endsOf([friday, account('b', '2026-05-01', '2026-05-29', 1)])).toMatchObject([
      { endBalance: '1.01' },
    ]);
    const [may] = endsOf([friday, account('b', '2026-05-01', '2026-06-30', 1)]);
    expect(may).toEqual({ month: '2026-05', endBalance: '1.01', lowestBalance: '1.01' });
    const [early] = endsOf([
      account('a', '2026-05-01', '2026-05-28', 100),
      account('b', '2026-05-01', '2026-05-29', 1),
    ]);
    expect(early).toMatchObject({ endBalance: null, endKnown: { together: { day: '2026-05-28' } } });
  });

  it('is not known behind the last Friday of an account that books on weekends', () => {
    // 16 and 30 May 2026 are Saturdays.
    const wallet = {
      ...account('wallet', '2026-05-01', '2026-05-29', 100),
      moneyOut: new Map([[number('2026-05-16'), -50]]),
    };
    const [may] = endsOf([wallet, account('giro', '2026-05-01', '2026-05-31', 1)]);
    expect(may).toMatchObject({
      endBalance: null,
      endKnown: {
        together: { day: '2026-05-29', amount: '1.01' },
        accounts: [
          { accountId: 'wallet', day: '2026-05-29' },
          { accountId: 'giro', day: '2026-05-31' },
        ],
      },
    });
  });

  it('is not known before the first day of one of them', () => {
    const [april] = endsOf([
      account('a', '2026-04-01', '2026-05-29', 1),
      account('b', '2026-05-01', '2026-05-29', 2),
    ]);
    expect(april).toMatchObject({
      endBalance: null,
      endKnown: { together: null, accounts: [{ accountId: 'a', day: '2026-04-30' }], known: 1, of: 2 },
    });
  });

  it('lacks nothing where they are never known together, nor where there is one account', () => {
    const mute = account('mute', '2026-05-01', '2026-06-30', null);
    const told = account('told', '2026-05-01', '2026-06-12', 5);
    expect(endsOf([mute, told]).map((one) => Object.keys(one))).toEqual([
      ['month', 'endBalance', 'lowestBalance'],
      ['month', 'endBalance', 'lowestBalance'],
    ]);
    expect(endsOf([told])).toEqual([
      { month: '2026-05', endBalance: '0.05', lowestBalance: '0.05' },
      { month: '2026-06', endBalance: '0.05', lowestBalance: '0.05' },
    ]);
  });

  it('names no more accounts than a sentence has room for, and says how many there are', () => {
    const many = Array.from({ length: 20 }, (_, at) =>
      account(`account-${at}`, '2026-05-01', at === 0 ? '2026-05-05' : '2026-05-29', at),
    );
    const [may] = endsOf(many);
    expect(may?.endKnown?.accounts).toHaveLength(12);
    expect(may?.endKnown).toMatchObject({ known: 20, of: 20 });
  });
});
