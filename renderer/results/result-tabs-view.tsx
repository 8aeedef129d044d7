import { Tabs } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react';
import type { Customer, LocalFigures, Result, Run } from '../../preload/contract';
import type { BookingSigns } from '../../preload/contract/answers/booking-signs';
import { type Texts, useTexts } from '../base/language';
import { useSettings } from '../base/settings-context';
import { transferEndpoint } from './answers/own-transfers';
import { BasisProvider, makeBasis, type ResultBasis } from './answers/result-basis';
import { onlyCurrency } from './answers/result-currency';
import { breakdownEndpoints, compareEndpoints, isBreakdown, isShown } from './answers/result-kinds';
import { byTab } from './answers/result-tabs';
import { type BookingsBehind, BookingsDrawer } from './bookings/bookings-drawer';
import { DoubtfulView } from './bookings/doubtful-view';
import { useContractAccounts } from './bookings/use-contract-accounts';
import { type ResultCurrencies, useResultCurrencies } from './bookings/use-result-currencies';
import { BreakdownView } from './breakdown-view';
import { CashFlowView } from './cash-flow-view';
import { CompareView } from './comparison/compare-view';
import { CoverageBanner } from './coverage-banner';
import type { ShownCase } from './exports/shown-case';
import { CaseFacts } from './facts/case-facts';
import { keyFactsOf } from './facts/key-facts';
import { FilterBar } from './filters/filter-bar';
import { FilterProvider } from './filters/filter-context';
import { FilterNote } from './filters/filter-note';
import { OtherResultsView } from './other-results-view';
import { OverviewView } from './overview-view';
import { evaluatePoints } from './points/evaluate-points';
import { LimitsPanel } from './points/limits-panel';
import { PointsView } from './points/points-view';

interface ResultTabsProps {
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

/** The results in tabs, and the bookings behind each figure in a drawer. */
export function ResultTabs(props: ResultTabsProps) {
  const { customer, customerId, results, figures, isOutdated } = props;
  const texts = useTexts();
  const [tab, setTab] = useState('overview');
  const [behind, setBehind] = useState<BookingsBehind | null>(null);
  const byEndpoint = useMemo(() => new Map(results.map((result) => [result.endpoint, result])), [results]);
  const endpoints = breakdownEndpoints.filter(
    (endpoint) => customer?.type !== 'person' || byEndpoint.has(endpoint),
  );
  const others = results
    .filter(({ endpoint }) => isShown(endpoint) && !isBreakdown(endpoint))
    .sort((a, b) => compareEndpoints(a.endpoint, b.endpoint));
  const categorized = byEndpoint.get('categorization.get');
  const currencies = useResultCurrencies(customerId, results, figures);
  const accountOfBooking = useContractAccounts(customerId, results, (figures?.accounts.length ?? 0) > 1);
  const basis = useMemo(
    () => makeBasis(figures, isOutdated, (id) => accountOfBooking.get(id) ?? null),
    [figures, isOutdated, accountOfBooking],
  );
  const known = useCase(props, byEndpoint, basis, currencies.all);
  useEffect(() => {
    const { currency, keyFacts, points } = known;
    props.shown.current = { results, figures, basis, currency, currencyOf: currencies.of, keyFacts, points };
  }, [props.shown, results, figures, basis, currencies, known]);
  const panels = panelsOf(texts, {
    ...props,
    byEndpoint,
    endpoints,
    others,
    currencies,
    onOpen: setTab,
    onBehind: setBehind,
    known,
  });
  return (
    <BasisProvider value={basis}>
      <CoverageBanner />
      <FilterProvider customerId={customerId} customer={customer} figures={figures}>
        <FilterBar />
        <PanelTabs panels={panels} tab={tab} onTab={setTab} />
      </FilterProvider>
      <BookingsDrawer
        customerId={customerId}
        categorized={categorized ?? null}
        figures={figures}
        behind={behind}
        onClose={() => setBehind(null)}
      />
    </BasisProvider>
  );
}

interface PanelInput extends ResultTabsProps {
  byEndpoint: ReadonlyMap<string, Result>;
  endpoints: readonly string[];
  others: readonly Result[];
  currencies: ResultCurrencies;
  onOpen: (tab: string) => void;
  onBehind: (behind: BookingsBehind) => void;
  known: ReturnType<typeof useCase>;
}

function useCase(
  props: ResultTabsProps,
  results: ReadonlyMap<string, Result>,
  basis: ResultBasis,
  all: readonly string[],
) {
  const { pointThresholds } = useSettings();
  const { customer, figures, signs } = props;
  return useMemo(() => {
    const currency = onlyCurrency(all);
    const facts = new CaseFacts({
      isPerson: customer?.type === 'person',
      results,
      figures,
      basis,
      signs,
      currencies: all,
    });
    return {
      currency,
      currencies: all,
      keyFacts: keyFactsOf(facts),
      points: evaluatePoints(facts, pointThresholds),
    };
  }, [customer?.type, results, figures, signs, basis, all, pointThresholds]);
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
function panelsOf(texts: Texts, input: PanelInput): Panel[] {
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
      view: <OtherResultsView results={own} {...shared} />,
    })),
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
  const onIds = (title: string, ids: readonly string[]) =>
    onBehind({ title, groups: [{ label: null, ids }] });
  return (
    <section className="result-view" aria-label={t('points.title')}>
      <FilterNote idle="facts" />
      <PointsView points={known.points} currency={known.currency} onIds={onIds} />
      <LimitsPanel customerId={customerId} figures={figures} />
    </section>
  );
}

interface Panel {
  tab: string;
  title: string;
  view: ReactNode;
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

function PanelTabs({
  panels,
  tab,
  onTab,
}: {
  panels: readonly Panel[];
  tab: string;
  onTab: (tab: string) => void;
}) {
  const { t } = useTexts();
  const shown = panels.some((panel) => panel.tab === tab) ? tab : 'overview';
  return (
    <Tabs value={shown} onChange={(value) => onTab(value ?? 'overview')} keepMounted={false}>
      <Tabs.List aria-label={t('results.tabs')}>
        {panels.map((panel) => (
          <Tabs.Tab key={panel.tab} value={panel.tab}>
            {panel.title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {panels.map((panel) => (
        <Tabs.Panel key={panel.tab} value={panel.tab}>
          {panel.view}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
