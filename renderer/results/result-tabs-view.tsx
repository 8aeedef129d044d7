import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { breakdownKeys } from '../../preload/contract/answers/result-table';
import { useTexts } from '../base/language';
import { useSettings } from '../base/settings-context';
import { BasisProvider, makeBasis, type ResultBasis } from './answers/result-basis';
import { compareEndpoints, isBreakdown, isShown } from './answers/result-kinds';
import { type BookingsBehind, BookingsDrawer } from './bookings/bookings-drawer';
import { useContractAccounts } from './bookings/use-contract-accounts';
import { useResultCurrencies } from './bookings/use-result-currencies';
import { CoverageBanner, DifferenceBanner } from './coverage-banner';
import { judgedCase } from './exports/case-of';
import { FilterBar } from './filters/filter-bar';
import { FilterProvider } from './filters/filter-context';
import { type KnownCase, type Panel, panelsOf, type ResultTabsProps } from './result-panels';

/** A window as low as this has no room for more than a line of what stands above every tab. */
const low = '(max-height: 700px)';

/** The results in tabs, and the bookings behind each figure in a drawer. */
export function ResultTabs(props: ResultTabsProps) {
  const { customer, customerId, results, figures, isOutdated } = props;
  const texts = useTexts();
  const [tab, setTab] = useState('overview');
  const [behind, setBehind] = useState<BookingsBehind | null>(null);
  const byEndpoint = useMemo(() => new Map(results.map((result) => [result.endpoint, result])), [results]);
  const endpoints = breakdownKeys.filter(
    (endpoint) => customer?.type !== 'person' || byEndpoint.has(endpoint),
  );
  const others = results
    .filter(({ endpoint }) => isShown(endpoint) && !isBreakdown(endpoint))
    .sort((a, b) => compareEndpoints(a.endpoint, b.endpoint));
  const categorized = byEndpoint.get('categorization.get');
  const currencies = useResultCurrencies(customerId, results, figures);
  const accountOfBooking = useContractAccounts(customerId, results, (figures?.accounts.length ?? 0) > 1);
  const basis = useMemo(
    () => makeBasis(figures, isOutdated, (id) => accountOfBooking.get(id) ?? null, currencies.all),
    [figures, isOutdated, accountOfBooking, currencies.all],
  );
  const known = useCase(props, basis, currencies.all);
  useEffect(() => {
    const { currency, keyFacts, points } = known;
    props.shown.current = { results, figures, basis, currency, currencyOf: currencies.of, keyFacts, points };
  }, [props.shown, results, figures, basis, currencies, known]);
  const isBrief =
    (useMediaQuery(low, false, { getInitialValueInEffect: false }) ?? false) || tab !== 'overview';
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
      <FilterProvider customerId={customerId} customer={customer} figures={figures}>
        <div className="results-about">
          <DifferenceBanner figures={figures} isBrief={isBrief} />
          <CoverageBanner isBrief={isBrief} />
          <FilterBar />
        </div>
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

function useCase(props: ResultTabsProps, basis: ResultBasis, all: readonly string[]): KnownCase {
  const { pointThresholds: thresholds } = useSettings();
  const { results, figures, signs } = props;
  const type = props.customer?.type;
  return useMemo(
    () => judgedCase({ type, results, figures, signs, thresholds }, basis, all),
    [type, results, figures, signs, basis, all, thresholds],
  );
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
  const { t, language } = useTexts();
  const shown = panels.some((panel) => panel.tab === tab) ? tab : 'overview';
  const list = useRef<HTMLDivElement>(null);
  // In a low window the list moves aside.
  const isLow = useMediaQuery(low);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab is read from the page
  useEffect(() => {
    if (list.current)
      showWhole(list.current, list.current.querySelector<HTMLElement>('[aria-selected=true]'));
  }, [shown, isLow, language]);
  return (
    <Tabs value={shown} onChange={(value) => onTab(value ?? 'overview')} keepMounted={false}>
      <Tabs.List aria-label={t('results.tabs')} className="result-parts" ref={list}>
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

/** Moves a list aside as far as one of its tabs needs, and the page not at all. */
function showWhole(list: HTMLElement, tab: HTMLElement | null): void {
  if (!tab) return;
  const end = tab.offsetLeft + tab.offsetWidth;
  if (tab.offsetLeft < list.scrollLeft) list.scrollLeft = tab.offsetLeft;
  else if (end > list.scrollLeft + list.clientWidth) list.scrollLeft = end - list.clientWidth;
}
