import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import type { Result } from '../../../../preload/contract';
import { answerTable } from '../../../../preload/contract/answers/answer-table';
import { incomeModules, spendingModules } from '../../../../preload/contract/answers/person-answers';
import { breakdownKeys } from '../../../../preload/contract/answers/result-table';
import { startLanguage, type Texts, useTexts } from '../../../../renderer/base/language';
import { readBreakdown } from '../../../../renderer/results/answers/breakdown';
import { BasisProvider, makeBasis } from '../../../../renderer/results/answers/result-basis';
import { BreakdownView } from '../../../../renderer/results/breakdown-view';
import { MonthTable } from '../../../../renderer/results/charts/month-table';
import { contractSpans } from '../../../../renderer/results/contracts/contract-spans';
import { contractsIn } from '../../../../renderer/results/contracts/contracts-in';
import { SpansTable, TimelinePanel } from '../../../../renderer/results/contracts/timeline-panel';
import { DigestView } from '../../../../renderer/results/digest-view';
import { digestOf } from '../../../../renderer/results/digests/digest-of';
import { tablesOf } from '../../../../renderer/results/exports/case-tables';
import { CaseFacts } from '../../../../renderer/results/facts/case-facts';
import { keyFactsOf } from '../../../../renderer/results/facts/key-facts';
import { KeyFactsView } from '../../../../renderer/results/facts/key-facts-view';
import { noFilter } from '../../../../renderer/results/filters/figure-filter';
import { flowsOf } from '../../../../renderer/results/flows/category-flows';
import { areasIn } from '../../../../renderer/results/flows/use-category-flows';
import { evaluatePoints } from '../../../../renderer/results/points/evaluate-points';
import { PointsView } from '../../../../renderer/results/points/points-view';
import { ResultTreeView } from '../../../../renderer/results/result-tree-view';
import fc from '../../../property';
import { answersOfLedger } from '../../preload/contract/answers/answered';
import { sampleFigures } from '../report/sample-report';

let texts: Texts;
function Grab() {
  texts = useTexts();
  return null;
}

beforeAll(async () => {
  await startLanguage('de');
  renderToStaticMarkup(<Grab />);
});

/** Names that answers are made of, and one that nobody knows. */
const members = [
  ...'available current median average monthlyOverview contractSummary observedTimespan month amount recurringAmount'.split(
    ' ',
  ),
  ...'nonRecurringAmount recurringTransactionIDs transactionIDs count sum overview incomings outgoings categories category'.split(
    ' ',
  ),
  ...'share accountLiquidity accountRisks account backDebit garnishment gambling collection overdraftDays partnerList'.split(
    ' ',
  ),
  ...'paymentPartner name ranking revenueScore customers suppliers countries country salary employees income spending'.split(
    ' ',
  ),
  ...'balance isComplete decision indicators since until contractId interval isActive rent rentShare somethingElse'.split(
    ' ',
  ),
  ...incomeModules,
  ...spendingModules,
];

const oddNumbers = fc.constantFrom(
  0,
  -0,
  1e-9,
  0.1 + 0.2,
  -1_163.93,
  9_007_199_254_740_991,
  1e21,
  -1e300,
  5e-324,
);
const leaf = fc.oneof(
  oddNumbers,
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((minor) => minor / 100),
  fc.constantFrom(
    '',
    '2026-05',
    '2026-13',
    '2026-05-31',
    'income.sales',
    'SOME_CODE',
    '12,50',
    '-0',
    'null',
    '\u202eabc',
  ),
  fc.boolean(),
  fc.constant(null),
  fc.string({ maxLength: 12 }),
);
const tree = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.array(tie('node'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...members), tie('node'), { maxKeys: 6 }),
  ),
}));

/** Answers of the local service with a few rows of each list: what is broken in them still reaches the deepest view. */
const right = [0, 1, 2, 3].flatMap((number) =>
  [...answersOfLedger(number).answers]
    .filter(([endpoint]) => endpoint !== 'categorization.get')
    .map(([endpoint, payload]) => [endpoint, shortened(payload)] as const),
);

function shortened(raw: unknown): unknown {
  if (Array.isArray(raw)) return raw.slice(0, 3).map(shortened);
  if (raw === null || typeof raw !== 'object') return raw;
  return Object.fromEntries(Object.entries(raw).map(([name, member]) => [name, shortened(member)]));
}

/** Every member down to the last one: what stands there is told by the number of its place. */
function broken(raw: unknown, harm: (place: number) => { with: unknown } | null): unknown {
  let place = 0;
  const walk = (node: unknown): unknown => {
    const harmed = harm(place);
    place += 1;
    if (harmed) return harmed.with;
    if (Array.isArray(node)) return node.map(walk);
    if (node === null || typeof node !== 'object') return node;
    return Object.fromEntries(Object.entries(node).map(([name, member]) => [name, walk(member)]));
  };
  return walk(raw);
}

function placesIn(raw: unknown): number {
  let places = 0;
  broken(raw, () => {
    places += 1;
    return null;
  });
  return places;
}

/** A right answer in which one to eight members are something else. */
const harmed = fc
  .tuple(
    fc.constantFrom(...right),
    fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), tree.node), {
      minLength: 1,
      maxLength: 8,
    }),
  )
  .map(([[endpoint, payload], harms]): [string, unknown] => {
    const places = placesIn(payload);
    // Not the answer as a whole: that is what the trees are for.
    const at = new Map(harms.map(([share, value]) => [1 + Math.floor(share * (places - 1)), value]));
    return [endpoint, broken(payload, (place) => (at.has(place) ? { with: at.get(place) } : null))];
  });

const endpoints = [...Object.keys(answerTable), 'somewhere.else'];
const figures = sampleFigures();
const basis = makeBasis(figures, false);

/** Marks of a program that slipped through; texts of the answer itself may say anything. */
function faultIn(markup: string, payload: unknown): string | null {
  const found = /\b(NaN|undefined|Infinity|\[object Object\])\b/.exec(markup.replace(/<[^>]*>/g, ' '))?.[0];
  return found && !JSON.stringify(payload).includes(found) ? found : null;
}

function drawn(result: Result, currency: string | null): string {
  const { endpoint, payload, fetchedAt } = result;
  const digest = digestOf(endpoint, payload, { fetchedAt, currency, basis });
  const breakdown = readBreakdown(payload, { fetchedAt, currency, basis });
  const views: ReactNode[] = [
    <ResultTreeView key="tree" payload={payload} currency={currency} renderBreakdown={() => 'x'} />,
    digest ? <DigestView key="digest" digest={digest} currency={currency} /> : null,
    (breakdownKeys as readonly string[]).includes(endpoint) ? (
      <BreakdownView
        key="breakdown"
        endpoint={endpoint}
        title="T"
        result={result}
        currency={currency}
        currencies={currency === null ? [] : [currency]}
        onBehind={() => undefined}
      />
    ) : null,
    // The twin that stands behind the chart.
    breakdown ? <MonthTable key="months" months={breakdown.months} title="T" currency={currency} /> : null,
  ];
  return renderToStaticMarkup(
    <MantineProvider>
      <BasisProvider value={basis}>{views}</BasisProvider>
    </MantineProvider>,
  );
}

/** Two thousand answers, half of nobody knows what and half almost right: each is drawn, none blank, and what is made of all of them has no slip in it. */
it('two thousand random answers are drawn, summed and saved without a fault', { timeout: 180_000 }, () => {
  let drawnCount = 0;
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.tuple(fc.constantFrom(...endpoints), tree.node), harmed), {
        minLength: 10,
        maxLength: 10,
      }),
      fc.constantFrom('EUR', 'JPY', 'KWD', null),
      fc.boolean(),
      (answers, currency, isPerson) => {
        const results = answers.map(
          ([endpoint, payload]): Result => ({
            endpoint,
            payload,
            runId: 'r',
            fetchedAt: '2026-07-15T00:00:00Z',
            state: 'received',
            error: null,
          }),
        );
        for (const result of results) {
          const markup = drawn(result, currency);
          drawnCount += 1;
          expect(markup.replace(/<[^>]*>/g, '').trim()).not.toBe('');
          expect(faultIn(markup, result.payload)).toBeNull();
        }
        const byEndpoint = new Map(results.map((result) => [result.endpoint, result]));
        const contracts = contractsIn(byEndpoint, { of: () => currency }, basis);
        const spans = contractSpans(contracts, { bookings: new Map(), accounts: [] });
        const flows = flowsOf(areasIn(byEndpoint), { bookings: new Map(), filter: noFilter });
        expect(flows.currencies).toEqual([]);
        const timeline = renderToStaticMarkup(
          <MantineProvider>
            <TimelinePanel spans={spans} onBehind={() => undefined} />
            <SpansTable spans={spans} onSpan={() => undefined} />
          </MantineProvider>,
        );
        expect(faultIn(timeline.replace(/<style[^>]*>.*?<\/style>/gs, ''), answers)).toBeNull();
        const facts = new CaseFacts({
          isPerson,
          results: byEndpoint,
          figures,
          basis,
          signs: null,
          currencies: currency === null ? [] : [currency],
        });
        const [keyFacts, points] = [keyFactsOf(facts), evaluatePoints(facts, {})];
        const all = renderToStaticMarkup(
          <>
            <KeyFactsView facts={keyFacts} currency={currency} />
            <PointsView points={points} currency={currency} />
          </>,
        );
        expect(faultIn(all, answers)).toBeNull();
        const shown = { results, figures, basis, currency, currencyOf: () => currency, keyFacts, points };
        for (const { rows } of tablesOf(texts, shown))
          for (const cell of rows.flat())
            if (typeof cell !== 'string') expect(cell.number).toMatch(/^-?\d+(\.\d+)?$/);
      },
    ),
    { numRuns: 200 },
  );
  expect(drawnCount).toBeGreaterThanOrEqual(2_000);
});
