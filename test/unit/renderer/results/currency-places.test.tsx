import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Finding, ReportData, Result } from '../../../../preload/contract';
import { formatOf } from '../../../../renderer/base/format';
import { startLanguage } from '../../../../renderer/base/language';
import { texts } from '../../../../renderer/base/languages';
import { findingSentence } from '../../../../renderer/import/check/findings-list';
import { AccountPages } from '../../../../renderer/report/account-pages';
import { BreakdownPages } from '../../../../renderer/report/breakdown-pages';
import { CashFlowPages } from '../../../../renderer/report/cash-flow-pages';
import { CoverPage } from '../../../../renderer/report/cover-page';
import { CoveragePages } from '../../../../renderer/report/coverage-pages';
import { DrawnWatch } from '../../../../renderer/report/drawn-watch';
import { KeyFigurePage } from '../../../../renderer/report/key-figure-page';
import { MethodPage } from '../../../../renderer/report/method-page';
import { makeReportModel } from '../../../../renderer/report/report-model';
import { BasisProvider } from '../../../../renderer/results/answers/result-basis';
import { BreakdownView } from '../../../../renderer/results/breakdown-view';
import { CashFlowTable } from '../../../../renderer/results/charts/cash-flow-table';
import { CoverageBanner } from '../../../../renderer/results/coverage-banner';
import { sampleReport } from '../report/sample-report';

beforeAll(() => startLanguage('en'));

/** What a person reads of the markup; no-break spaces as plain ones. */
function shown(node: ReactNode): string {
  return renderToStaticMarkup(<MantineProvider>{node}</MantineProvider>)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/[\s\u00a0\u202f]+/g, ' ');
}

function pagesOf(data: ReportData): string {
  const model = makeReportModel(data);
  const watch = new DrawnWatch();
  return shown(
    <BasisProvider value={model.basis}>
      <CoverPage model={model} />
      <CoveragePages model={model} />
      <KeyFigurePage model={model} />
      <CashFlowPages model={model} watch={watch} />
      <BreakdownPages model={model} watch={watch} />
      <AccountPages model={model} />
      <MethodPage model={model} />
    </BasisProvider>,
  );
}

interface Case {
  currency: string;
  /** A JSON number of the service and a decimal of the contract, and how both are written. */
  raw: number;
  decimal: string;
  written: string;
}

const cases: Case[] = [
  { currency: 'JPY', raw: 1_234_567, decimal: '1234567', written: 'JP¥1,234,567' },
  { currency: 'EUR', raw: 1_234_567.8, decimal: '1234567.80', written: '€1,234,567.80' },
  { currency: 'KWD', raw: 1234.567, decimal: '1234.567', written: 'KWD 1,234.567' },
  { currency: 'TND', raw: 0.005, decimal: '0.005', written: 'TND 0.005' },
];

/** The sample with one account and one month, every amount of which is the one of the case. */
function dataIn({ currency, raw, decimal }: Case): ReportData {
  const data = sampleReport({ language: 'en' });
  const [account] = data.figures.accounts;
  const [month] = data.figures.months;
  const [result] = data.results;
  if (!account || !month || !result) throw new Error('no sample');
  const amounts = { totalIn: decimal, totalOut: `-${decimal}`, closingBalance: decimal };
  return {
    ...data,
    appendix: [],
    appendixTotal: 0,
    contractBookings: [],
    results: [
      {
        ...result,
        payload: {
          available: true,
          current: raw,
          median: raw,
          average: raw,
          monthlyOverview: [{ month: month.month, amount: raw, recurringAmount: raw, nonRecurringAmount: 0 }],
          contractSummary: [{ contractId: '1', amount: raw, isActive: true, transactionIDs: [] }],
        },
      } satisfies Result,
    ],
    figures: {
      transactions: 1,
      accounts: [{ ...account, ...amounts, currency, openingBalance: decimal, lowestBalance: decimal }],
      months: [
        {
          ...month,
          currency,
          moneyIn: decimal,
          moneyOut: `-${decimal}`,
          endBalance: decimal,
          lowestBalance: decimal,
        },
      ],
    },
  };
}

describe.each(cases)('amounts in $currency', (one) => {
  const data = dataIn(one);
  const { written, currency } = one;
  const count = (text: string) => text.split(written).length - 1;

  it('are written with its places on every page of the report, and in no other way', () => {
    const text = pagesOf(data);
    // Key figures, cash flow, breakdown with its months and contract, account: each several times.
    expect(count(text)).toBeGreaterThan(12);
    const bare = text.replaceAll(written, '');
    expect(bare).not.toContain(written.replace(/^\D+/, ''));
  });

  it('are written with its places on the screens', () => {
    const model = makeReportModel(data);
    const [flow] = model.flows;
    const [result] = data.results;
    if (!flow || !result) throw new Error('no flow');
    const { endpoint } = result;
    const text = shown(
      <BasisProvider value={model.basis}>
        <BreakdownView
          endpoint={endpoint}
          title=""
          result={result}
          currency={currency}
          currencies={[currency]}
          onBehind={() => undefined}
        />
        <CashFlowTable flow={flow} />
      </BasisProvider>,
    );
    expect(count(text)).toBeGreaterThan(6);
  });

  it('are written with its places in findings', () => {
    const minor = Number(one.decimal.replace('.', ''));
    const text = sentenceOf('balance.break', { expected: minor, found: 0, difference: -minor, currency });
    expect(text).toContain(`Expected ${written}`);
    expect(text).toContain(`a difference of -${written}`);
  });
});

function sentenceOf(rule: string, params: Finding['params']): string {
  const finding = {
    severity: 'warning',
    rule,
    line: 1,
    field: null,
    column: null,
    text: null,
    params,
  } as const;
  const coded = (prefix: string, code: string, values: Record<string, string | number> = {}) =>
    (texts.en as Record<string, string>)[`${prefix}.${code}`]?.replace(/\{\{(\w+)\}\}/g, (_all, name) =>
      String(values[name] ?? ''),
    ) ?? code;
  return findingSentence(finding, { coded, format: formatOf('en') }).replace(/[\u00a0\u202f]/g, ' ');
}

describe('a broken balance', () => {
  it('says 1,670.00 and 1,620.00, not 167,000 and 162,000', () => {
    expect(
      sentenceOf('balance.break', { expected: 167_000, found: 162_000, difference: -5_000, currency: 'EUR' }),
    ).toBe('Expected €1,670.00, found €1,620.00: a difference of -€50.00.');
  });

  it('says the same of stated balances and control sums, and that a currency is not known', () => {
    expect(
      sentenceOf('balance.closing', {
        opening: 100_000,
        sum: -5_000,
        closing: 95_100,
        difference: 100,
        currency: 'CHF',
      }),
    ).toContain('closing CHF 951.00: a difference of CHF 1.00');
    expect(
      sentenceOf('balance.break', { expected: 1_200, found: 1_000, difference: -200, currency: '' }),
    ).toContain('12.00 ¤');
  });

  it('leaves numbers that are no money alone', () => {
    expect(sentenceOf('control.count', { expected: 12, found: 11 })).toContain('12 bookings, 11 were found');
  });
});

describe('an account that ends early', () => {
  const even = sampleReport({ language: 'en' });
  const [first, second] = even.figures.accounts;
  if (!first || !second) throw new Error('no accounts');
  const short = { ...second, covered: [{ since: '2024-08-01', until: '2025-09-15' }] };
  const uneven = { ...even, figures: { ...even.figures, accounts: [first, short] } };

  it('is named on results and cover with the day after which it is silent, and nowhere is it said that nothing is missing', () => {
    const model = makeReportModel(uneven);
    const banner = shown(
      <BasisProvider value={model.basis}>
        <CoverageBanner />
      </BasisProvider>,
    );
    const sentence = '…8837: nothing is known after 15/09/2025. The other account goes on.';
    expect(banner).toContain(sentence);
    expect(banner).toContain('13 months, the last one August 2025');
    const pages = pagesOf(uneven);
    expect(pages).toContain(sentence);
    expect(pages).toContain('September 2025 to July 2026');
    expect(pages).not.toMatch(/no gaps|nothing is missing/i);
    expect(pages).toContain('Current (August 2025)');
    expect(pages).not.toContain('Current (June 2026)');
    expect(pages).toContain('computed here');
  });

  it('is named on no page when all accounts have the same months', () => {
    const pages = pagesOf(even);
    expect(pages).not.toContain('The accounts do not cover the same months');
    expect(pages).toContain('Current (June 2026)');
    expect(pages).toContain('reported by the service');
    expect(pages).not.toContain('computed here.');
  });

  it('makes its contracts "not observed since", and leaves those of the others as they are', () => {
    const inSecond = even.contractBookings.filter(({ accountId }) => accountId === short.accountId);
    expect(inSecond.length).toBeGreaterThan(0);
    const pages = pagesOf(uneven);
    expect(pages).toContain('not observed since 15/09/2025');
    expect(pagesOf(even)).not.toContain('not observed since');
  });
});
