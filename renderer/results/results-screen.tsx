import './results.css';
import { Tabs } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { BridgeError, Customer, LocalFigures, Result, Run } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useLive } from '../base/use-live';
import { useLoaded } from '../base/use-loaded';
import { Busy } from '../ui/busy';
import { FailureNotice } from '../ui/failure-notice';
import { Screen } from '../ui/screen';
import { transferEndpoint } from './answers/own-transfers';
import { isBeforeLastUpload } from './answers/result-age';
import { BasisProvider, makeBasis } from './answers/result-basis';
import { breakdownEndpoints, compareEndpoints, isBreakdown, isShown } from './answers/result-kinds';
import { type BookingsBehind, BookingsDrawer } from './bookings/bookings-drawer';
import { DoubtfulView } from './bookings/doubtful-view';
import { useContractAccounts } from './bookings/use-contract-accounts';
import { useOwnTransfers } from './bookings/use-own-transfers';
import { useResultCurrencies } from './bookings/use-result-currencies';
import { BreakdownView } from './breakdown-view';
import { CashFlowView } from './cash-flow-view';
import { CoverageBanner } from './coverage-banner';
import { NothingYet } from './nothing-yet';
import { OtherResultsView } from './other-results-view';
import { OverviewView } from './overview-view';
import { isAtWork, RunBar } from './run-bar';
import { SaveActions } from './save-actions';
import { useEmptyCustomer } from './use-empty-customer';

/** Results of a customer: the service's answers, the control figures of this computer, and the way back to each line. */
export function ResultsScreen({ customerId }: { customerId: string }) {
  const { t } = useTexts();
  const customer = useLive('customers.changed')?.find(({ id }) => id === customerId);
  const runs = useLive('runs.changed');
  const run = newestRun(runs, customerId);
  // Results arrive one by one while a run fetches them.
  const version = `${customerId}:${run?.id}:${run?.state}:${run?.resultsDone}`;
  const [results, reload] = useLoaded(version, () => kontor().results.list(customerId));
  const [figures] = useLoaded(`${customerId}:${customer?.lastUploadAt}`, () =>
    kontor().results.localFigures(customerId),
  );
  const shownResults = useKept(customerId, results.state === 'ready' ? results.value : null);
  const shownFigures = useKept(customerId, figures.state === 'ready' ? figures.value : null);
  const [saveError, setSaveError] = useState<BridgeError | null>(null);
  const isEmpty = useEmptyCustomer(customer);
  const hasAnything = (shownResults?.length ?? 0) > 0 || (shownFigures?.transactions ?? 0) > 0;
  const isOutdated = isBeforeLastUpload(shownResults ?? [], runs ?? [], customer?.lastUploadAt ?? null);
  return (
    <Screen title={t('results.title')} subtitle={customer?.name}>
      <RunBar
        customerId={customerId}
        run={run}
        isOutdated={isOutdated}
        isEmpty={isEmpty}
        hasEarlierResults={(shownResults?.length ?? 0) > 0}
        actions={<SaveActions customerId={customerId} canSave={hasAnything} onError={setSaveError} />}
      />
      <FailureNotice error={saveError} />
      {results.state === 'failed' ? <FailureNotice error={results.error} onAgain={reload} /> : null}
      {figures.state === 'failed' ? <FailureNotice error={figures.error} /> : null}
      {!shownResults && results.state === 'loading' ? <Busy /> : null}
      {shownResults && !hasAnything ? (
        <NothingYet customerId={customerId} run={run} isEmpty={isEmpty} />
      ) : null}
      {shownResults && hasAnything ? (
        <ResultTabs
          customer={customer}
          customerId={customerId}
          results={shownResults}
          figures={shownFigures}
          shownRun={runs?.find(({ id }) => id === shownResults[0]?.runId) ?? null}
          isAtWork={run !== null && isAtWork(run)}
          isOutdated={isOutdated}
        />
      ) : null}
    </Screen>
  );
}

interface ResultTabsProps {
  customer: Customer | undefined;
  customerId: string;
  results: readonly Result[];
  figures: LocalFigures | null;
  /** The analysis that the results are of. */
  shownRun: Run | null;
  isAtWork: boolean;
  isOutdated: boolean;
}

function ResultTabs(props: ResultTabsProps) {
  const { customer, customerId, results, figures, isOutdated } = props;
  const { t, coded } = useTexts();
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
  const transfers = useOwnTransfers(customerId, byEndpoint.get(transferEndpoint) ?? null, figures);
  const accountOfBooking = useContractAccounts(customerId, results, (figures?.accounts.length ?? 0) > 1);
  const basis = useMemo(
    () => makeBasis(figures, isOutdated, (id) => accountOfBooking.get(id) ?? null),
    [figures, isOutdated, accountOfBooking],
  );
  return (
    <BasisProvider value={basis}>
      <CoverageBanner />
      <Tabs value={tab} onChange={(value) => setTab(value ?? 'overview')} keepMounted={false}>
        <Tabs.List aria-label={t('results.tabs')}>
          <Tabs.Tab value="overview">{t('results.tab.overview')}</Tabs.Tab>
          {endpoints.map((endpoint) => (
            <Tabs.Tab key={endpoint} value={endpoint}>
              {coded('results.kind', endpoint)}
            </Tabs.Tab>
          ))}
          {figures && figures.months.length > 0 ? (
            <Tabs.Tab value="cashFlow">{t('results.tab.cashFlow')}</Tabs.Tab>
          ) : null}
          {categorized ? <Tabs.Tab value="doubts">{t('results.tab.doubts')}</Tabs.Tab> : null}
          {others.length > 0 ? <Tabs.Tab value="other">{t('results.tab.other')}</Tabs.Tab> : null}
        </Tabs.List>
        <Tabs.Panel value="overview">
          <OverviewView
            endpoints={endpoints}
            results={byEndpoint}
            figures={figures}
            currencies={currencies}
            transfers={transfers}
            onOpen={setTab}
            onBehind={setBehind}
          />
        </Tabs.Panel>
        {endpoints.map((endpoint) => (
          <Tabs.Panel key={endpoint} value={endpoint}>
            <BreakdownView
              endpoint={endpoint}
              title={coded('results.kind', endpoint)}
              result={byEndpoint.get(endpoint) ?? null}
              currency={currencies.of(endpoint)}
              currencies={currencies.all}
              onBehind={setBehind}
            />
          </Tabs.Panel>
        ))}
        <Tabs.Panel value="cashFlow">
          {figures ? <CashFlowView figures={figures} transfers={transfers} /> : null}
        </Tabs.Panel>
        <Tabs.Panel value="doubts">
          {categorized ? (
            <DoubtfulView
              customerId={customerId}
              result={categorized}
              shownRun={props.shownRun}
              isAtWork={props.isAtWork}
              onBehind={setBehind}
            />
          ) : null}
        </Tabs.Panel>
        <Tabs.Panel value="other">
          <OtherResultsView results={others} currencies={currencies} onBehind={setBehind} />
        </Tabs.Panel>
      </Tabs>
      <BookingsDrawer
        customerId={customerId}
        categorized={categorized ?? null}
        behind={behind}
        onClose={() => setBehind(null)}
      />
    </BasisProvider>
  );
}

function newestRun(runs: readonly Run[] | undefined, customerId: string): Run | null {
  const own = (runs ?? []).filter((run) => run.customerId === customerId);
  return own.reduce<Run | null>(
    (newest, run) => (!newest || run.startedAt > newest.startedAt ? run : newest),
    null,
  );
}

/** The last value that was there, so that a screen does not go blank while it is fetched again; never that of another customer. */
function useKept<T>(owner: string, value: T | null): T | null {
  const [kept, setKept] = useState({ owner, value });
  const isOwn = kept.owner === owner;
  if (!isOwn || (value !== null && value !== kept.value)) setKept({ owner, value });
  return value ?? (isOwn ? kept.value : null);
}
