import type { ReactNode, RefObject } from 'react';
import type { Customer, LocalFigures, Result, Run } from '../../preload/contract';
import type { BookingSigns } from '../../preload/contract/answers/booking-signs';
import { type Said, type Texts, useTexts } from '../base/language';
import { transferEndpoint } from './answers/own-transfers';
import { byTab } from './answers/result-tabs';
import type { BookingsBehind } from './bookings/bookings-drawer';
import { DoubtfulView } from './bookings/doubtful-view';
import type { ResultCurrencies } from './bookings/use-result-currencies';
import { BreakdownView } from './breakdown-view';
import { CashFlowView } from './cash-flow-view';
import { CompareView } from './comparison/compare-view';
import { ContractsView } from './contracts/contracts-view';
import type { ShownCase } from './exports/shown-case';
import type { KeyFact } from './facts/key-facts';
import { FilterNote } from './filters/filter-note';
import type { Direction } from './flows/category-flows';
import { MoneyFlowView, TreemapView } from './flows/money-flow-view';
import { hasAreas } from './flows/use-category-flows';
import { LiquidityView } from './liquidity/liquidity-view';
import { OtherResultsView } from './other-results-view';
import { OverviewView } from './overview-view';
import type { Point } from './points/evaluate-points';
import { LimitsPanel } from './points/limits-panel';
import { PointsView } from './points/points-view';

export interface ResultTabsProps {
  customer: Customer | undefined;
  customerId: string;
  results: readonly Result[];
  figures: LocalFigures | null;
  /** Null while they are computed. */
  signs: BookingSigns | null;
  /** The analysis that the results are of. */
  shownRun: Run | null;
  isAtWork: boolean;
  /** Holds what is shown, for whoever saves it. */
  shown: RefObject<ShownCase | null>;
  isOutdated: boolean;
}

/** What is read off the whole case, once for the screen and for whatever is saved. */
export interface KnownCase {
  currency: string | null;
  currencies: readonly string[];
  keyFacts: readonly KeyFact[];
  points: readonly Point[];
}

export interface PanelInput extends Omit<ResultTabsProps, 'shown'> {
  byEndpoint: ReadonlyMap<string, Result>;
  endpoints: readonly string[];
  others: readonly Result[];
  currencies: ResultCurrencies;
  onOpen: (tab: string) => void;
  onBehind: (behind: BookingsBehind) => void;
  known: KnownCase;
}

function breakdownPanelsOf({ coded }: Texts, input: PanelInput): Panel[] {
  const { byEndpoint, currencies, onBehind } = input;
  return input.endpoints.map((endpoint) => {
    const title = coded('results.kind', endpoint);
    const view = (
      <BreakdownView
        key={endpoint}
        endpoint={endpoint}
        title={title}
        result={byEndpoint.get(endpoint) ?? null}
        currency={currencies.of(endpoint)}
        currencies={currencies.all}
        onBehind={onBehind}
      />
    );
    return { tab: endpoint, title, view };
  });
}

/** What there is to look at, in its order. */
export function panelsOf(texts: Texts, input: PanelInput): Panel[] {
  const { t } = texts;
  const { customer, customerId, figures, byEndpoint, endpoints, currencies, onBehind } = input;
  const { tabs, rest } = byTab(input.others, customer?.type === 'person');
  const transfers = byEndpoint.get(transferEndpoint) ?? null;
  const categorized = byEndpoint.get('categorization.get');
  const shared = { currencies, onBehind };
  const overview = (
    <OverviewView
      endpoints={endpoints}
      results={byEndpoint}
      figures={figures}
      transfers={transfers}
      onOpen={input.onOpen}
      known={input.known}
      {...shared}
    />
  );
  const panels: Panel[] = [
    { tab: 'overview', title: t('results.tab.overview'), view: overview },
    { tab: 'points', title: t('results.tab.points'), view: <PointsPanel {...input} /> },
    ...breakdownPanelsOf(texts, input),
    ...tabs.map(({ tab: name, results: own }) => ({
      tab: name,
      title: t(`results.tab.${name}`),
      view: (
        <>
          {localPart(name, input)}
          <OtherResultsView results={own} {...shared} />
        </>
      ),
    })),
    ...(tabs.some(({ tab: name }) => name === 'liquidity') ? [] : liquidityPanel(texts, input)),
    ...flowPanels(texts, input),
    ...localPanels(texts, figures, { transfers, onBehind }),
  ];
  if (categorized) {
    const { shownRun, isAtWork: isBusy } = input;
    const doubts = { customerId, result: categorized, shownRun, isAtWork: isBusy, onBehind };
    panels.push({ tab: 'doubts', title: t('results.tab.doubts'), view: <DoubtfulView {...doubts} /> });
  }
  if (rest.length > 0) {
    const view = <OtherResultsView results={rest} {...shared} />;
    panels.push({ tab: 'other', title: t('results.tab.other'), view });
  }
  return panels;
}

function PointsPanel({ known, customerId, figures, onBehind }: PanelInput) {
  const { t } = useTexts();
  const onIds = (title: Said, ids: readonly string[]) => onBehind({ title, groups: [{ label: null, ids }] });
  return (
    <section className="result-view" aria-label={t('points.title')}>
      <FilterNote idle="facts" />
      <PointsView points={known.points} currency={known.currency} onIds={onIds} />
      <LimitsPanel customerId={customerId} figures={figures} />
    </section>
  );
}

export interface Panel {
  tab: string;
  title: string;
  view: ReactNode;
}

/** What this computer makes of the bookings, above what the service says on the same tab. */
function localPart(tab: string, { figures, byEndpoint, onBehind }: PanelInput): ReactNode {
  if (!figures || figures.months.length === 0) return null;
  if (tab === 'liquidity') return <LiquidityView figures={figures} onBehind={onBehind} />;
  const directions = treemapsOf[tab];
  return directions ? <TreemapView results={byEndpoint} directions={directions} onBehind={onBehind} /> : null;
}

/** Tabs with tiles of areas, above what the service says. */
const treemapsOf: Readonly<Record<string, readonly Direction[]>> = {
  categories: ['outgoings', 'incomings'],
  spending: ['outgoings'],
};

/** For a customer of whom the service says nothing of liquidity. */
function liquidityPanel({ t }: Texts, input: PanelInput): Panel[] {
  const view = localPart('liquidity', input);
  return view === null ? [] : [{ tab: 'liquidity', title: t('results.tab.liquidity'), view }];
}

/** What joins answers with the bookings of this computer. */
function flowPanels({ t }: Texts, { figures, byEndpoint, currencies, onBehind }: PanelInput): Panel[] {
  if (!figures || figures.months.length === 0) return [];
  const contracts = <ContractsView results={byEndpoint} currencies={currencies} onBehind={onBehind} />;
  const flow = <MoneyFlowView results={byEndpoint} figures={figures} onBehind={onBehind} />;
  return [
    ...(hasAreas(byEndpoint) ? [{ tab: 'moneyFlow', title: t('results.tab.moneyFlow'), view: flow }] : []),
    { tab: 'contracts', title: t('results.tab.contracts'), view: contracts },
  ];
}

/** What is computed here from the bookings. */
function localPanels(
  { t }: Texts,
  figures: LocalFigures | null,
  rest: { transfers: Result | null; onBehind: (behind: BookingsBehind) => void },
): Panel[] {
  if (!figures || figures.months.length === 0) return [];
  const { onBehind } = rest;
  return [
    {
      tab: 'cashFlow',
      title: t('results.tab.cashFlow'),
      view: <CashFlowView figures={figures} {...rest} />,
    },
    {
      tab: 'compare',
      title: t('results.tab.compare'),
      view: <CompareView figures={figures} onBehind={onBehind} />,
    },
  ];
}
