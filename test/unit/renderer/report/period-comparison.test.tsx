import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LocalFigures } from '../../../../preload/contract';
import { startLanguage } from '../../../../renderer/base/language';
import { ComparisonTable } from '../../../../renderer/report/comparison/comparison-table';
import { comparisonOf } from '../../../../renderer/report/comparison/period-comparison';
import { type CashFlow, readCashFlows } from '../../../../renderer/results/answers/cash-flow';

type Month = LocalFigures['months'][number];

const month = (name: string, moneyIn: string, moneyOut: string, more: Partial<Month> = {}): Month => ({
  month: name,
  currency: 'EUR',
  moneyIn,
  moneyOut,
  isPartial: false,
  endBalance: '10.00',
  lowestBalance: '5.00',
  lowestDay: `${name}-03`,
  ...more,
});

const six = [
  month('2026-01', '100.00', '-90.10'),
  month('2026-02', '100.00', '-90.10', { lowestBalance: '-3.50' }),
  month('2026-03', '100.00', '-90.10'),
  month('2026-04', '150.00', '-60.05', { lowestBalance: '7.25' }),
  month('2026-05', '150.00', '-60.05', { lowestBalance: '6.00' }),
  month('2026-06', '150.00', '-60.05', { lowestBalance: '9.00' }),
];

const flowsOf = (months: Month[]): CashFlow[] => readCashFlows({ months, accounts: [], transactions: 0 });
const compared = (months: Month[]) => comparisonOf(flowsOf(months)[0] as CashFlow);

describe('comparison with the period before', () => {
  it('sets the newest whole months against as many straight before them', () => {
    expect(compared([...six, month('2026-07', '1.00', '-1.00', { isPartial: true })])).toEqual({
      now: ['2026-04', '2026-06'],
      before: ['2026-01', '2026-03'],
      figures: [
        { figure: 'moneyIn', now: '450.00', before: '300.00', difference: '150.00', percent: 50 },
        {
          figure: 'moneyOut',
          now: '180.15',
          before: '270.30',
          difference: '-90.15',
          percent: (-90.15 * 100) / 270.3,
        },
        { figure: 'net', now: '269.85', before: '29.70', difference: '240.15', percent: null },
        { figure: 'lowest', now: '6.00', before: '-3.50', difference: '9.50', percent: null },
      ],
    });
  });

  it('takes a year against a year at most, and leaves an odd month out', () => {
    const year = (number: number, amount: string) =>
      Array.from({ length: 12 }, (_, index) =>
        month(`${number}-${String(index + 1).padStart(2, '0')}`, amount, '-1.00'),
      );
    expect(
      compared([month('2023-12', '9.00', '-1.00'), ...year(2024, '10.00'), ...year(2025, '20.00')]),
    ).toMatchObject({ now: ['2025-01', '2025-12'], before: ['2024-01', '2024-12'] });
    expect(compared([month('2025-12', '9.00', '-1.00'), ...six])).toMatchObject({
      before: ['2026-01', '2026-03'],
    });
  });

  it('compares nothing across a month that is not whole or not there, nor with fewer than three', () => {
    const torn = six.map((one) => (one.month === '2026-03' ? { ...one, isPartial: true } : one));
    expect(compared(torn)).toEqual({ whole: 3 });
    expect(compared(six.filter((one) => one.month !== '2026-03'))).toEqual({ whole: 3 });
    expect(compared(six.slice(1))).toEqual({ whole: 5 });
    expect(compared(six.map((one) => ({ ...one, isPartial: true })))).toEqual({ whole: 0 });
  });

  it('says nothing of a lowest balance that one of the months does not have, and no percent of nothing', () => {
    const unknown = six.map((one) =>
      one.month === '2026-02' ? { ...one, lowestBalance: null, lowestDay: null } : one,
    );
    const kinds = (months: Month[]) => {
      const found = compared(months);
      return 'figures' in found ? found.figures.map(({ figure }) => figure) : [];
    };
    expect(kinds(unknown)).toEqual(['moneyIn', 'moneyOut', 'net']);
    const idle = six.map((one, index) => (index < 3 ? { ...one, moneyIn: '0.00' } : one));
    expect(compared(idle)).toMatchObject({
      figures: [{ before: '0.00', difference: '450.00', percent: null }, {}, {}, {}],
    });
  });

  it('never adds two currencies, and has the places of its own', () => {
    const inYen = six.map((one) => ({
      ...one,
      currency: 'JPY',
      moneyIn: '7',
      moneyOut: '-3',
      lowestBalance: null,
    }));
    const [euro, yen] = flowsOf([...six, ...inYen]);
    expect(comparisonOf(euro as CashFlow)).toMatchObject({ figures: [{ now: '450.00' }, {}, {}, {}] });
    expect(comparisonOf(yen as CashFlow)).toMatchObject({
      figures: [{ now: '21', difference: '0' }, { now: '9', percent: 0 }, { now: '12' }],
    });
  });
});

describe('the table of it', () => {
  beforeAll(() => startLanguage('de'));
  const drawn = (months: Month[]) =>
    renderToStaticMarkup(<ComparisonTable flow={flowsOf(months)[0] as CashFlow} />).replaceAll(/\s/g, ' ');

  it('names both periods', () => {
    const text = drawn(six);
    expect(text).toContain('April 2026 bis Juni 2026');
    expect(text).toContain('Januar 2026 bis März 2026');
    expect(text).toContain('450,00 €');
    expect(text).toContain('50,0 %');
  });

  it('says why there is none', () => {
    expect(drawn(six.slice(2))).toContain('Nur 4 Monate hintereinander sind vollständig, nötig sind sechs.');
  });
});
