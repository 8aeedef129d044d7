import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { categoryTree } from '../../../../main/local-service/analysis';
import { intervalShapes } from '../../../../main/local-service/analysis/contracts/cadence';
import type { Language, PeriodFigures, Result, TracedTransaction } from '../../../../preload/contract';
import { incomeModules, spendingModules } from '../../../../preload/contract/answers/person-answers';
import { breakdownKeys } from '../../../../preload/contract/answers/result-table';
import { startLanguage, type Texts, useTexts } from '../../../../renderer/base/language';
import { texts as allTexts } from '../../../../renderer/base/languages';
import { BasisProvider, makeBasis } from '../../../../renderer/results/answers/result-basis';
import { useMoney } from '../../../../renderer/results/answers/use-money';
import { BreakdownView } from '../../../../renderer/results/breakdown-view';
import { CashFlowView } from '../../../../renderer/results/cash-flow-view';
import { compare, rowsOf } from '../../../../renderer/results/comparison/comparison';
import { ComparisonPanel, ComparisonTable } from '../../../../renderer/results/comparison/comparison-panel';
import { contractSpans } from '../../../../renderer/results/contracts/contract-spans';
import { SpansTable, TimelinePanel } from '../../../../renderer/results/contracts/timeline-panel';
import { noFilter } from '../../../../renderer/results/filters/figure-filter';
import { FilterBar } from '../../../../renderer/results/filters/filter-bar';
import { FilterProvider } from '../../../../renderer/results/filters/filter-context';
import { type Area, flowsOf, partsOf } from '../../../../renderer/results/flows/category-flows';
import { moneyFlow } from '../../../../renderer/results/flows/money-flow';
import { BandsTable, MoneyFlowPanel } from '../../../../renderer/results/flows/money-flow-panel';
import { partName } from '../../../../renderer/results/flows/part-words';
import { PartsTable, TreemapPanel } from '../../../../renderer/results/flows/treemap-panel';
import { balanceLines } from '../../../../renderer/results/liquidity/balance-lines';
import { LinesPanel } from '../../../../renderer/results/liquidity/lines-panel';
import { ConductTable, LineMonthsTable } from '../../../../renderer/results/liquidity/lines-tables';
import { OtherResultsView } from '../../../../renderer/results/other-results-view';
import { answersOfLedger } from '../../preload/contract/answers/answered';
import { sampleFigures } from '../report/sample-report';

/** Every view of the results with every code of the service: no code, and no word of the other language, in either. */

const figures = sampleFigures();
const basis = makeBasis(figures, false);
const [account] = figures.accounts;
if (!account) throw new Error('no account');
const currency = account.currency;
const nothing = () => undefined;
const currencies = { all: [currency], of: () => currency };

/** Words of three letters and more; names of the data are in none of the languages. */
const wordsIn = (text: string) =>
  new Set(text.toLowerCase().match(/(?<![\p{L}\d{])\p{L}{3,}(?![\p{L}}])/gu) ?? []);
const ownWords = (language: Language, other: Language) => {
  const words = (one: Language) =>
    wordsIn(
      Object.values(allTexts[one])
        .join(' ')
        .replace(/\{\{.*?\}\}/g, ' '),
    );
  const theirs = words(other);
  return new Set([...words(language)].filter((word) => !theirs.has(word)));
};
/** Said so often that one of them betrays a text of the wrong language, even in the language files themselves. */
const telling = {
  de: 'und der die das mit von für nicht ohne kein konto konten buchung buchungen monat monate betrag lücke lücken zusammen',
  en: 'the and with from without not this that month months account accounts booking bookings amount lowest gap gaps next together',
};

const onlyIn = { de: ownWords('de', 'en'), en: ownWords('en', 'de') };

const attributes = /(?:aria-label|title|aria-valuetext|placeholder)="([^"]*)"/g;

/** What a person reads or hears of a markup. */
function readable(drawn: string): string {
  const markup = drawn.replace(/<style[^>]*>.*?<\/style>/gs, ' ');
  const heard = Array.from(markup.matchAll(attributes), ([, text]) => text);
  return [markup.replace(/<[^>]*>/g, ' '), ...heard].join(' ').replace(/&#x27;/g, "'");
}

const programMarks = /(\b[A-Z]+_[A-Z]+\b|\b[a-z]+[A-Z][a-z]+\b|\b[a-z]+\.[a-z]+-?[a-z]*\b)/;

function markupOf(...nodes: ReactNode[]): string {
  return renderToStaticMarkup(
    <MantineProvider>
      <BasisProvider value={basis}>{nodes}</BasisProvider>
    </MantineProvider>,
  );
}

/** Members whose text people and banks wrote; any other text of an answer is a code, and a code has words. */
const written = /^(?:name|owner|label|iban|accountId|accountNumber|bankName|counterpartyName|note|fileName)$/;

function ownTexts(data: unknown, member = ''): string[] {
  if (typeof data === 'string') return written.test(member) ? [data] : [];
  if (Array.isArray(data)) return data.flatMap((one) => ownTexts(one, member));
  if (data === null || typeof data !== 'object') return [];
  return Object.entries(data).flatMap(([name, one]) => ownTexts(one, name));
}

/** Foreign words and codes on a view, without those that the data brought. */
function faultsIn(markup: string, language: Language, data: unknown): string[] {
  const text = readable(markup);
  const own = wordsIn(ownTexts(data).join(' '));
  const other = language === 'de' ? 'en' : 'de';
  const foreign = new Set([...onlyIn[other], ...telling[other].split(' ')]);
  const code = programMarks.exec(text)?.[1];
  return [
    ...[...wordsIn(text)].filter((word) => foreign.has(word) && !own.has(word)),
    ...(code && !ownTexts(data).some((text) => text.includes(code)) ? [code] : []),
  ];
}

let texts: Texts;
function Grab() {
  texts = useTexts();
  return null;
}

const codes: Area[] = [
  ...categoryTree
    .flatMap(({ children }) => children ?? [])
    .map(({ id }) => ({ group: 'results.category', code: id })),
  ...[...incomeModules, ...spendingModules].map((code) => ({ group: 'results.module', code })),
].flatMap((word, number) =>
  (['incomings', 'outgoings'] as const).map((direction) => ({
    direction,
    word,
    ids: [`${direction}${number}`],
  })),
);
const bookings = new Map(
  codes.map(({ direction, ids: [id = ''] }, number) => [
    id,
    {
      transactionId: id,
      accountId: account.accountId,
      amount: direction === 'incomings' ? `${number + 1}.00` : `-${number + 1}.00`,
      currency,
      bookingDay: '2026-05-05',
    } as TracedTransaction,
  ]),
);

/** Each code on its own, so that none is folded away. */
function flowViews(area: Area): ReactNode[] {
  const [flows] = flowsOf([area], { bookings, filter: noFilter }).currencies;
  if (!flows) throw new Error('nothing flows');
  const { parts } = partsOf(flows.flows, area.direction);
  const names = parts.map((part) => partName(texts, part));
  return [
    <TreemapPanel key="tiles" flows={flows} direction={area.direction} onBehind={nothing} />,
    <PartsTable key="parts" {...{ parts, names, currency }} direction={area.direction} onPart={nothing} />,
    <MoneyFlowPanel key="flow" flows={flows} figures={figures} onBehind={nothing} />,
    <BandsTable
      key="bands"
      bands={moneyFlow(flows).bands}
      nameOf={({ part }) => (part ? partName(texts, part) : '')}
      money={{ minor: () => '', decimal: () => '' }}
      onBand={nothing}
    />,
  ];
}

const period: PeriodFigures = {
  months: figures.months,
  accounts: figures.accounts.map((one) => ({
    accountId: one.accountId,
    currency: one.currency,
    bookings: 3,
    line: {
      points: [
        { day: '2026-04-01', balance: '5.00' },
        { day: '2026-05-02', balance: null },
        { day: '2026-05-05', balance: '-5.00' },
      ],
      lowest: { day: '2026-05-05', amount: '-5.00' },
      days: 40,
      below: 2,
      firstBelow: '2026-05-05',
    },
  })),
  together: [],
  excludedIds: [],
};

function LocalViews() {
  const money = useMoney(currency);
  const [lines] = balanceLines(figures, period);
  const [comparison] = compare(period, period);
  const spans = contractSpans(
    [...intervalShapes.map(({ interval }) => interval), null].map((interval, index) => ({
      id: String(index),
      partnerName: index === 0 ? null : 'Qxz',
      category: null,
      amount: 5,
      interval,
      amountConsistency: null,
      firstDay: '2026-01-05',
      lastDay: '2026-05-05',
      nextDay: '2026-06-05',
      currency,
      mandate: null,
      isActive: true,
      transactionIds: [],
    })),
    { bookings: new Map(), accounts: [] },
  );
  if (!lines || !comparison) return null;
  const months = [{ month: '2026-04', start: 0, since: '2026-04-01' }];
  return (
    <FilterProvider customerId="c" customer={undefined} figures={figures}>
      <FilterBar />
      <CashFlowView figures={figures} transfers={null} onBehind={nothing} />
      <LinesPanel lines={lines} onBehind={nothing} />
      <ConductTable lines={lines.lines} money={money} currency={currency} />
      <LineMonthsTable lines={lines.lines} months={months} money={money} onPick={nothing} />
      <ComparisonPanel comparison={comparison} names={[]} onSide={nothing} />
      <ComparisonTable comparison={comparison} rows={rowsOf(comparison)} money={money} onSide={nothing} />
      <TimelinePanel spans={spans} onBehind={nothing} />
      <SpansTable spans={spans} onSpan={nothing} />
    </FilterProvider>
  );
}

describe.each(['de', 'en'] as const)('every view of the results in %s', { timeout: 90_000 }, (language) => {
  const start = async () => {
    await startLanguage(language);
    renderToStaticMarkup(<Grab />);
  };

  it('that is computed here', async () => {
    await start();
    expect(faultsIn(markupOf(<LocalViews key="local" />), language, figures)).toEqual([]);
  });

  it('that joins areas and accounts, with every area of the service', async () => {
    await start();
    expect(codes.length).toBeGreaterThan(100);
    // In one drawing: the frame around each would cost more than what stands in it.
    const views = codes.map((area, number) => <div key={number.toString()}>{flowViews(area)}</div>);
    expect(faultsIn(markupOf(...views), language, figures)).toEqual([]);
  });

  it('that shows an answer of the service', async () => {
    await start();
    const found = new Set<string>();
    for (let number = 0; number < 4; number += 1) {
      for (const [endpoint, payload] of answersOfLedger(number).answers) {
        const result: Result = {
          endpoint,
          payload,
          runId: 'r',
          fetchedAt: '2026-07-15T08:00:00.000Z',
          state: 'received',
          error: null,
        };
        const view = (breakdownKeys as readonly string[]).includes(endpoint) ? (
          <BreakdownView
            key="view"
            endpoint={endpoint}
            title={texts.coded('results.kind', endpoint)}
            result={result}
            currency={currency}
            currencies={[currency]}
            onBehind={nothing}
          />
        ) : endpoint === 'categorization.get' ? null : (
          <OtherResultsView key="view" results={[result]} currencies={currencies} onBehind={nothing} />
        );
        for (const word of faultsIn(markupOf(view), language, payload)) found.add(`${endpoint}: ${word}`);
      }
    }
    expect([...found], 'words without a text in this language (results.member.* of result-words.ts)').toEqual(
      [],
    );
  });
});
