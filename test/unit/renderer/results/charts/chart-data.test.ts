import { describe, expect, it } from 'vitest';
import { formatOf } from '../../../../../renderer/base/format';
import type { Texts } from '../../../../../renderer/base/language';
import { namedAccount } from '../../../../../renderer/results/answers/account-name';
import { readBreakdown } from '../../../../../renderer/results/answers/breakdown';
import { readCashFlows } from '../../../../../renderer/results/answers/cash-flow';
import { noBasis } from '../../../../../renderer/results/answers/result-basis';
import type { Money } from '../../../../../renderer/results/answers/use-money';
import { localKeyFigures } from '../../../../../renderer/results/cash-flow-view';
import {
  breakdownData,
  cashFlowData,
  scopedData,
  tabSeparated,
} from '../../../../../renderer/results/charts/chart-data';
import { filterScope, noFilter } from '../../../../../renderer/results/filters/figure-filter';
import { sampleBreakdown, sampleFigures } from '../../report/sample-report';

const words = (language: 'de' | 'en') => ({ t: (key: string) => key, format: formatOf(language) });
const reading = { fetchedAt: '2026-07-15T08:00:00Z', currency: 'EUR', basis: noBasis };

describe('a chart copied as data (feature 56)', () => {
  const breakdown = readBreakdown(sampleBreakdown('company.credits'), reading);
  if (!breakdown) throw new Error('no breakdown');

  it('has a row for each month with the values of the chart, to the cent', () => {
    const [heads, ...rows] = breakdownData(words('en'), breakdown);
    expect(heads?.[3]).toBe('results.total (EUR)');
    expect(rows).toHaveLength(breakdown.months.length);
    for (const [index, row] of rows.entries()) {
      const month = breakdown.months[index];
      expect(row[0]).toBe(month?.month);
      expect(Math.round(Number(row[3]) * 100)).toBe(month?.amount);
    }
  });

  it('writes numbers with the decimal sign of the language and without grouping', () => {
    const [first] = breakdown.months;
    if (!first) throw new Error('no month');
    const months = [{ ...first, amount: 123_456_789, recurring: null }];
    const changed = { ...breakdown, months };
    expect(breakdownData(words('de'), changed)[1]?.slice(1, 4)).toEqual([
      '',
      expect.any(String),
      '1234567,89',
    ]);
    expect(breakdownData(words('en'), changed)[1]?.[3]).toBe('1234567.89');
  });

  it.each([
    ['JPY', '123456789', '1234567'],
    ['KWD', '123456.789', '1234.567'],
    ['EUR', '1234567.89', '12345.67'],
  ])('writes %s with its own places', (currency, inMinor, given) => {
    const [first] = breakdown.months;
    const [flow] = readCashFlows(sampleFigures());
    const [month] = flow?.months ?? [];
    if (!first || !flow || !month) throw new Error('no month');
    const changed = { ...breakdown, currency, months: [{ ...first, amount: 123_456_789 }] };
    expect(breakdownData(words('en'), changed)[1]?.[3]).toBe(inMinor);
    const cash = cashFlowData(words('de'), { ...flow, currency, months: [{ ...month, moneyIn: given }] });
    expect(cash[1]?.[1]).toBe(given.replace('.', ','));
  });

  it('marks an incomplete month in a column of its own', () => {
    const states = breakdownData(words('en'), breakdown).map((row) => row.at(-1));
    expect(states[0]).toBe('results.monthState');
    expect(states.slice(1).filter(Boolean)).toEqual(['results.unfinished']);
  });

  it('names the currency of a cash flow in the heads of its columns', () => {
    const [flow] = readCashFlows(sampleFigures());
    if (!flow) throw new Error('no flow');
    const [heads, ...rows] = cashFlowData(words('en'), flow);
    expect(heads?.[1]).toBe('results.local.moneyIn (EUR)');
    expect(rows).toHaveLength(flow.months.length);
    expect(rows[0]?.[1]).toBe(flow.months[0]?.moneyIn);
  });

  it('names the lowest balance, and what is counted, as of the account where the flow is of one', () => {
    const figures = sampleFigures();
    // Of the only account of a currency nothing is of all together.
    const alone = { ...figures, accounts: figures.accounts.slice(0, 1) };
    const flows = [
      ...[false, true].map((isOfAccount) => readCashFlows(figures, isOfAccount)[0]),
      readCashFlows(alone)[0],
    ];
    const said = flows.flatMap((flow) => {
      if (!flow) return [];
      const { t, format } = words('en');
      const texts = { t, format, language: 'en' } as Texts;
      const figures = localKeyFigures(texts, { minor: String, decimal: String } as Money, flow, null);
      return [
        [
          cashFlowData(words('en'), flow)[0]?.[5],
          ...figures.map(({ definition }) => definition),
          figures.at(-1)?.name,
        ],
      ];
    });
    expect(said).toEqual([
      [
        'results.local.lowestBalance (EUR)',
        ...['moneyIn', 'moneyOut', 'net', 'lowest'].map((name) => `results.local.define.${name}`),
        'results.local.lowestOn',
      ],
      [
        'results.digest.accountLowest (EUR)',
        ...['moneyIn', 'moneyOut', 'net', 'lowest'].map((name) => `results.local.defineOwn.${name}`),
        'report.accounts.lowestOn',
      ],
      said[1],
    ]);
  });

  it('says below its rows which account and months a filter chose, and nothing without one', () => {
    const data = [['month'], ['2026-01']];
    const texts = {
      t: ((key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ')) as Texts['t'],
      language: 'en' as const,
    };
    const { accounts } = sampleFigures();
    const [account] = accounts;
    if (!account) throw new Error('no account');
    const chosen = { accountIds: [account.accountId], since: '2026-01', until: '2026-01' };
    const scope = filterScope(texts, chosen, accounts);
    expect(scope).toContain(`filter.account ${namedAccount(account)}, January 2026`);
    expect(scopedData(data, scope)).toEqual([['month'], ['2026-01'], [scope]]);
    expect(scopedData(data, filterScope(texts, noFilter, accounts))).toEqual(data);
  });

  it('keeps cells and lines apart, whatever stands in a cell', () => {
    expect(
      tabSeparated([
        ['a\tb', 'c'],
        ['d\r\ne', ''],
      ]),
    ).toBe('a b\tc\nd e\t\n');
  });

  it.each([
    ['=HYPERLINK("https://example.org";"x")', '\'=HYPERLINK("https://example.org";"x")'],
    ["-2+3+cmd|' /C calc'!A0", "'-2+3+cmd|' /C calc'!A0"],
    ['Shop,@SUM(A1)', "Shop,'@SUM(A1)"],
    ['\n+1=', ' +1='],
    ['＝1', "'＝1"],
    ['-1234,56', '-1234,56'],
    ['−12.5 %', '−12.5 %'],
    ['+1', '+1'],
  ])('when a cell is %j, a spreadsheet takes it for a text or for its figure (SEC-26)', (cell, pasted) => {
    expect(tabSeparated([[cell]])).toBe(`${pasted}\n`);
  });
});
