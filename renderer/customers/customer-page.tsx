import './customers.css';
import { Tabs } from '@mantine/core';
import type { Answer, LocalFigures } from '../../preload/contract';
import { BanksPanel } from '../banks/banks-panel';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useNavigation } from '../base/navigation';
import { useLive } from '../base/use-live';
import { useLoaded } from '../base/use-loaded';
import { DocumentsPanel } from '../documents/documents-panel';
import { Busy } from '../ui/busy';
import { EmptyView } from '../ui/empty-view';
import { FailureNotice } from '../ui/failure-notice';
import { late } from '../ui/late-part';
import { Screen, ScreenAsTab } from '../ui/screen';
import { CustomerAccounts } from './customer-accounts';
import { CustomerAnalyses } from './customer-analyses';
import { CustomerHead } from './customer-head';
import { CustomerImports } from './customer-imports';
import { LackingScopes } from './lacking-scopes';
import { StandingNotice } from './standing-notice';

/** The charts are most of the code of the page and not needed for the first screen. */
const ResultsScreen = late(async () => (await import('../results/results-screen')).ResultsScreen);

const tabs = ['accounts', 'banks', 'imports', 'analyses', 'documents', 'results'] as const;
type Tab = (typeof tabs)[number];

/** Everything of one customer: accounts, what was brought in and sent, analyses and reports, results. */
export function CustomerPage({ customerId, tab }: { customerId: string; tab: Tab }) {
  const { t } = useTexts();
  const { go } = useNavigation();
  const customers = useLive('customers.changed');
  const customer = customers?.find(({ id }) => id === customerId);
  const version = `${customerId}:${customer?.userId}:${customer?.lastUploadAt}`;
  const [standing, checkAgain] = useLoaded(customerId, () => kontor().customers.check(customerId));
  // The results ask for them by themselves.
  const isAccounts = tab === 'accounts';
  const [figures, reloadFigures] = useLoaded(
    `${version}:${isAccounts}`,
    async (): Promise<Answer<LocalFigures | null>> =>
      isAccounts ? kontor().results.localFigures(customerId) : { ok: true, value: null },
  );
  const uploads = useLive('uploads.changed') ?? [];
  // Imports and uploads change with the uploads of this customer, and with nothing else.
  const uploadStates = uploads.filter((one) => one.customerId === customerId).map(({ state }) => state);
  const [history, reloadHistory] = useLoaded(`${version}:${uploadStates.join()}:${tab}`, () =>
    kontor().customers.history(customerId),
  );

  if (!customers) return <Busy />;
  if (!customer) {
    return (
      <Screen title={t('customers.title')}>
        <EmptyView title={t('customer.missing')} text={t('customer.missingText')} />
      </Screen>
    );
  }
  return (
    <div className="screen">
      <CustomerHead customer={customer} />
      <StandingNotice
        customer={customer}
        standing={standing.state === 'ready' ? standing.value : null}
        onAgain={checkAgain}
      />
      <Tabs
        value={tab}
        keepMounted={false}
        onChange={(value) => {
          const chosen = tabs.find((one) => one === value) ?? 'accounts';
          if (chosen === 'results') go({ screen: 'results', customerId });
          else go({ screen: 'customer', customerId, tab: chosen });
        }}
      >
        <Tabs.List aria-label={t('customer.tabs')}>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`customer.tab.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="accounts">
          {figures.state === 'loading' ? <Busy /> : null}
          {figures.state === 'failed' ? (
            <FailureNotice error={figures.error} onAgain={reloadFigures} />
          ) : null}
          {figures.state === 'ready' && figures.value ? (
            <CustomerAccounts customer={customer} accounts={figures.value.accounts} />
          ) : null}
        </Tabs.Panel>
        <Tabs.Panel value="banks">
          <BanksPanel customer={customer} />
        </Tabs.Panel>
        <Tabs.Panel value="documents">
          <DocumentsPanel customer={customer} />
        </Tabs.Panel>
        <Tabs.Panel value="imports">
          {history.state === 'loading' ? <Busy /> : null}
          {history.state === 'failed' ? (
            <FailureNotice error={history.error} onAgain={reloadHistory} />
          ) : null}
          {history.state === 'ready' ? (
            <CustomerImports customer={customer} imports={history.value.imports} />
          ) : null}
        </Tabs.Panel>
        <Tabs.Panel value="analyses">
          {history.state === 'loading' ? <Busy /> : null}
          {history.state === 'failed' ? (
            <FailureNotice error={history.error} onAgain={reloadHistory} />
          ) : null}
          {history.state === 'ready' ? (
            <CustomerAnalyses customer={customer} reports={history.value.reports} />
          ) : null}
        </Tabs.Panel>
        <Tabs.Panel value="results">
          <ScreenAsTab>
            <ResultsScreen
              customerId={customerId}
              aboutResults={(results) => <LackingScopes customer={customer} results={results} />}
            />
          </ScreenAsTab>
        </Tabs.Panel>
      </Tabs>
    </div>
  );
}
