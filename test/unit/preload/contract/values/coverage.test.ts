import { describe, expect, it } from 'vitest';
import { dayNumberOf, dayOf } from '../../../../../preload/contract/values/calendar-day';
import { coverageOf, coversMonth, joinSpans } from '../../../../../preload/contract/values/coverage';
import fc from '../../../../property';

const number = (day: string) => dayNumberOf(day) ?? 0;
const span = (since: string, until: string) => ({ first: number(since), last: number(until) });
const file = (
  since: string,
  until: string,
  opening: number | null = null,
  closing: number | null = null,
) => ({
  ...span(since, until),
  opening,
  closing,
});
const account = (accountId: string, ...covered: [string, string][]) => ({
  accountId,
  covered: covered.map(([since, until]) => ({ since, until })),
});

describe('which months an account has', () => {
  it('a statement that ends on the last bank day of a month has the month: Friday 30 May 2025', () => {
    expect(coversMonth([span('2025-04-30', '2025-05-30')], '2025-05')).toBe(true);
    expect(coversMonth([span('2025-04-30', '2025-05-29')], '2025-05')).toBe(false);
  });

  it('one that begins on the first bank day has it too, and no later one: 2 January', () => {
    expect(coversMonth([span('2025-01-02', '2025-01-31')], '2025-01')).toBe(true);
    expect(coversMonth([span('2025-01-03', '2025-01-31')], '2025-01')).toBe(false);
  });

  it('does not put a month together from two spans with a gap between them', () => {
    expect(coversMonth([span('2025-01-01', '2025-01-10'), span('2025-01-20', '2025-01-31')], '2025-01')).toBe(
      false,
    );
  });
});

describe('joining the files of an account', () => {
  it('a few quiet days between two files are no gap', () => {
    expect(joinSpans([file('2025-01-02', '2025-01-30'), file('2025-02-04', '2025-02-28')]).gaps).toEqual([]);
  });

  it('unless the balances on both sides contradict each other, were it on neighbouring days', () => {
    const quiet = joinSpans([
      file('2025-01-02', '2025-01-30', 0, 100),
      file('2025-02-04', '2025-02-28', 170, 200),
    ]);
    expect(quiet.gaps).toEqual([{ since: number('2025-01-31'), until: number('2025-02-03') }]);
    const neighbours = joinSpans([
      file('2025-01-02', '2025-01-31', 0, 100),
      file('2025-02-01', '2025-02-28', 170, 200),
    ]);
    expect(neighbours.gaps).toEqual([{ since: number('2025-01-31'), until: number('2025-01-31') }]);
    expect(neighbours.spans).toHaveLength(2);
  });

  it('a balance that carries over bridges any time', () => {
    expect(
      joinSpans([file('2025-01-02', '2025-01-10', 0, 100), file('2025-05-01', '2025-05-30', 100, 0)]).gaps,
    ).toEqual([]);
  });
});

describe('coverage of all accounts', () => {
  const both = coverageOf([
    account('long', ['2024-08-01', '2026-07-14']),
    account('short', ['2024-08-01', '2025-09-15']),
  ]);

  it('a month is complete when every account has it', () => {
    expect(both.newestComplete).toBe('2025-08');
    expect(both.months.filter(both.isComplete)).toHaveLength(13);
    expect(both.isComplete('2026-06')).toBe(false);
    expect(both.missingIn('2026-06').map(({ accountId }) => accountId)).toEqual(['short']);
    expect(both.missingIn('2026-07')).toHaveLength(2);
    expect(both.isComplete('2030-01')).toBe(false);
  });

  it('names the account that ends early and the day after which it is silent', () => {
    expect(both.silences).toEqual([
      {
        account: expect.objectContaining({ accountId: 'short' }),
        silentAfter: '2025-09-15',
        unknownBefore: null,
      },
    ]);
    expect(both.isEven).toBe(false);
    expect(both.lastDayOf('short')).toBe('2025-09-15');
  });

  it('names the account that begins late and the day before which nothing is known', () => {
    const found = coverageOf([
      account('a', ['2024-01-02', '2024-12-31']),
      account('b', ['2024-06-12', '2024-12-31']),
    ]);
    expect(found.silences).toMatchObject([
      { account: { accountId: 'b' }, silentAfter: null, unknownBefore: '2024-06-12' },
    ]);
    expect(found.months.filter(found.isComplete)[0]).toBe('2024-07');
  });

  it('accounts whose last bookings lie days apart in one month are even', () => {
    const found = coverageOf([
      account('a', ['2024-01-02', '2024-07-14']),
      account('b', ['2024-01-01', '2024-07-03']),
    ]);
    expect(found.silences).toEqual([]);
    expect(found.isEven).toBe(true);
  });

  it('a gap is no silence, but the accounts are not even', () => {
    const found = coverageOf([
      account('a', ['2024-01-02', '2024-02-29'], ['2024-05-02', '2024-07-14']),
      account('b', ['2024-01-02', '2024-07-14']),
    ]);
    expect(found.silences).toEqual([]);
    expect(found.isEven).toBe(false);
    expect(found.months.filter(found.isComplete)).toEqual(['2024-01', '2024-02', '2024-05', '2024-06']);
  });

  it('an account of which nothing is known is named and holds nobody up; without any nothing is complete', () => {
    const found = coverageOf([account('a', ['2024-01-02', '2024-01-31']), account('empty')]);
    expect(found.unknown.map(({ accountId }) => accountId)).toEqual(['empty']);
    expect(found.isComplete('2024-01')).toBe(true);
    expect(coverageOf([account('empty')])).toMatchObject({ months: [], newestComplete: null });
    expect(coverageOf([]).isComplete('2024-01')).toBe(false);
  });

  it('more days never make a complete month incomplete, and no month is complete that an account lacks', () => {
    const day = fc.integer({ min: number('2023-01-01'), max: number('2025-12-31') });
    fc.assert(
      fc.property(fc.array(fc.tuple(day, day), { minLength: 1, maxLength: 5 }), fc.nat(90), (ends, more) => {
        const accounts = ends.map(([a, b], at) =>
          account(String(at), [dayOf(Math.min(a, b)), dayOf(Math.max(a, b))]),
        );
        const grown = ends.map(([a, b], at) =>
          account(String(at), [dayOf(Math.min(a, b)), dayOf(Math.max(a, b) + more)]),
        );
        const before = coverageOf(accounts);
        const after = coverageOf(grown);
        for (const month of before.months) {
          if (before.isComplete(month)) expect(after.isComplete(month)).toBe(true);
          expect(before.isComplete(month)).toBe(before.missingIn(month).length === 0);
        }
      }),
    );
  });
});
