import { describe, expect, it } from 'vitest';
import type { TracedTransaction } from '../../../../../preload/contract';
import type { Texts } from '../../../../../renderer/base/language';
import type { Money } from '../../../../../renderer/results/answers/use-money';
import { noFilter } from '../../../../../renderer/results/filters/figure-filter';
import {
  type Area,
  flowsOf,
  partsOf,
  transferSidesOf,
} from '../../../../../renderer/results/flows/category-flows';
import { moneyFlow } from '../../../../../renderer/results/flows/money-flow';
import { wordsOf } from '../../../../../renderer/results/flows/money-flow-panel';

const rows: [string, string, string, string][] = [
  ['s1', 'a', '1000.00', 'EUR'],
  ['s2', 'b', '500.00', 'EUR'],
  ['w1', 'a', '-700.00', 'EUR'],
  ['w2', 'a', '50.00', 'EUR'],
  ['r1', 'b', '-300.00', 'EUR'],
  ['x1', 'c', '-20.000', 'KWD'],
  ['back', 'a', '80.00', 'EUR'],
];
const bookings = new Map(
  rows.map(([transactionId, accountId, amount, currency], index) => [
    transactionId,
    { transactionId, accountId, amount, currency, bookingDay: `2026-0${index + 1}-05` } as TracedTransaction,
  ]),
);
const area = (direction: Area['direction'], code: string, ...ids: string[]): Area => ({
  direction,
  word: { group: 'results.category', code },
  ids,
});
const areas = [
  area('incomings', 'sales', 's1', 's2'),
  area('outgoings', 'wages', 'w1', 'w2', 'gone'),
  area('outgoings', 'rent', 'r1', 'x1'),
  area('outgoings', 'refunded', 'back'),
];
const of = (filter = noFilter) => flowsOf(areas, { bookings, filter });
const euros = (filter = noFilter) =>
  of(filter).currencies.find(({ currency }) => currency === 'EUR')?.flows ?? [];

describe('areas and their flows', () => {
  it('take amounts from the bookings, less what came back, and count those that are not here', () => {
    expect(of().missing).toBe(1);
    const { parts, total, reversed } = partsOf(euros(), 'outgoings');
    expect(parts.map((part) => [part.area?.word?.code, part.amount])).toEqual([
      ['wages', 65_000],
      ['rent', 30_000],
    ]);
    expect(total).toBe(95_000);
    expect(parts[0]?.share).toBeCloseTo(68.42, 2);
    expect(reversed).toBe(1);
  });

  it('keep currencies apart, with the places of each', () => {
    const { currencies } = of();
    expect(currencies.map(({ currency }) => currency)).toEqual(['EUR', 'KWD']);
    expect(currencies[1]?.flows.map(({ amount }) => amount)).toEqual([20_000]);
  });

  it('follow a filter by account and by month', () => {
    expect(partsOf(euros({ ...noFilter, accountIds: ['b'] }), 'incomings').total).toBe(50_000);
    expect(partsOf(euros({ ...noFilter, since: '2026-02', until: '2026-03' }), 'outgoings').total).toBe(
      70_000,
    );
  });

  it('leave out what the analyst left out, and say how many bookings of the filter that are', () => {
    const excluded = new Set(['w1', 'x1', 's2', 'unknown']);
    const left = flowsOf(areas, { bookings, filter: { ...noFilter, accountIds: ['a', 'b'] }, excluded });
    expect(left.excluded).toBe(2);
    const [own] = left.currencies;
    expect(partsOf(own?.flows ?? [], 'incomings').total).toBe(100_000);
    expect(partsOf(own?.flows ?? [], 'outgoings').parts.map(({ amount }) => amount)).toEqual([30_000]);
    expect(of().excluded).toBe(0);
  });

  it('tell on which sides transfers between own accounts stand, by the bookings that the service names', () => {
    expect(transferSidesOf(areas, ['s1', 'r1'])).toBe('both');
    expect(transferSidesOf(areas, ['s2', 'else'])).toBe('incomings');
    expect(transferSidesOf(areas, ['w1'])).toBe('outgoings');
    expect(transferSidesOf(areas, ['else'])).toBe('neither');
    expect(transferSidesOf(areas, [])).toBeNull();
  });

  it('fold small areas and drop none', () => {
    const many = Array.from({ length: 12 }, (_, number) => area('outgoings', `area${number}`, `m${number}`));
    const own = new Map(
      many.map(({ ids: [id = ''] }, number) => [
        id,
        {
          accountId: 'a',
          amount: `-${number < 3 ? 1000 - number : 1}.00`,
          currency: 'EUR',
          bookingDay: '2026-01-05',
        } as TracedTransaction,
      ]),
    );
    const { parts, total } = partsOf(
      flowsOf(many, { bookings: own, filter: noFilter }).currencies[0]?.flows ?? [],
      'outgoings',
    );
    expect(parts.map(({ areas: folded }) => folded)).toEqual([1, 1, 1, 9]);
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    expect(parts.at(-1)?.amount).toBe(900);
  });
});

describe('the money flow', () => {
  it('leads from areas to the accounts that the bookings stand on, and on to areas', () => {
    const { bands, places } = moneyFlow({ flows: euros() });
    expect(bands.map(({ from, to, amount }) => [from.depth, to.depth, amount])).toEqual([
      [0, 1, 100_000],
      [1, 2, 65_000],
      [0, 1, 50_000],
      [1, 2, 30_000],
    ]);
    expect(bands.map(({ ids }) => ids)).toEqual([['s1'], ['w1', 'w2'], ['s2'], ['r1']]);
    expect(places.map(({ depth }) => depth)).toEqual([0, 1, 1, 2, 2]);
  });

  it('says of an account what came and what went, so that one that only pays is not at nothing', () => {
    const flow = moneyFlow({ flows: euros({ ...noFilter, since: '2026-03', until: '2026-05' }) });
    const t = ((key: string, values: { moneyIn: string; moneyOut: string }) =>
      `${key} ${values.moneyIn} ${values.moneyOut}`) as Texts['t'];
    const money = { minor: String, decimal: String } as Money;
    const said = wordsOf({ t }, flow, ({ accountId, key }) => accountId ?? key, money);
    expect(said.slice(0, 4)).toEqual([
      'a: flows.through 0 65000',
      'b: flows.through 0 30000',
      '2:0: 65000',
      '2:1: 30000',
    ]);
  });
});
