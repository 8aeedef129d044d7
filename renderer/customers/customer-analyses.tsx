import { Stack, Table } from '@mantine/core';
import type { Customer, CustomerHistory } from '../../preload/contract';
import { nameOfLanguage, useTexts } from '../base/language';
import { useLive } from '../base/use-live';
import { Busy } from '../ui/busy';
import { EmptyView } from '../ui/empty-view';
import { Panel } from '../ui/panel';
import { StatusBadge, Unreadable } from '../ui/status-badge';
import { runTones } from '../uploads/upload-state';
import { CustomerScopesPanel } from './customer-scopes';

interface CustomerAnalysesProps {
  customer: Customer;
  reports: CustomerHistory['reports'];
}

/** Every run and every report that was saved. */
export function CustomerAnalyses({ customer, reports }: CustomerAnalysesProps) {
  const { t } = useTexts();
  const runs = useLive('runs.changed')?.filter(({ customerId }) => customerId === customer.id);
  if (!runs) return <Busy />;
  return (
    <Stack gap="sm">
      <Panel title={t('customer.runs')}>
        {runs.length === 0 ? (
          <EmptyView title={t('customer.noRuns')} text={t('customer.noRunsText')} />
        ) : (
          <RunsTable runs={runs} />
        )}
      </Panel>
      {customer.goneAt === null ? <CustomerScopesPanel customer={customer} /> : null}
      <Panel title={t('customer.reports')}>
        {reports.length === 0 ? (
          <EmptyView title={t('customer.noReports')} text={t('customer.noReportsText')} />
        ) : (
          <ReportsTable reports={reports} />
        )}
      </Panel>
    </Stack>
  );
}

function RunsTable({ runs }: { runs: NonNullable<ReturnType<typeof useLive<'runs.changed'>>> }) {
  const { t, format, sentence } = useTexts();
  return (
    <Table layout="fixed" aria-label={t('customer.runs')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={150}>{t('customer.begun')}</Table.Th>
          <Table.Th>{t('customer.state')}</Table.Th>
          <Table.Th className="number" w={110}>
            {t('customer.results')}
          </Table.Th>
          <Table.Th className="number" w={110}>
            {t('customer.took')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {runs.map((run) => (
          <Table.Tr key={run.id}>
            <Table.Td>{format.instant(run.startedAt)}</Table.Td>
            <Table.Td className="breakable">
              {run.isUnreadable ? (
                <Unreadable />
              ) : (
                <StatusBadge tone={runTones[run.state]}>{t(`run.state.${run.state}`)}</StatusBadge>
              )}
              {run.error ? <div className="dim">{sentence(run.error)}</div> : null}
            </Table.Td>
            <Table.Td className="number">
              {run.resultsTotal === 0
                ? '–'
                : t('customer.ofResults', { done: run.resultsDone, total: run.resultsTotal })}
            </Table.Td>
            <Table.Td className="number">
              {run.finishedAt
                ? format.seconds((Date.parse(run.finishedAt) - Date.parse(run.startedAt)) / 1_000)
                : '–'}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function ReportsTable({ reports }: { reports: CustomerHistory['reports'] }) {
  const { t, format } = useTexts();
  return (
    <Table layout="fixed" aria-label={t('customer.reports')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={150}>{t('customer.saved')}</Table.Th>
          <Table.Th>{t('customer.file')}</Table.Th>
          <Table.Th w={90}>{t('customer.language')}</Table.Th>
          <Table.Th w={110}>{t('customer.by')}</Table.Th>
          <Table.Th w={196}>SHA-256</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {reports.map((report) => (
          <Table.Tr key={report.id}>
            <Table.Td>{format.instant(report.savedAt)}</Table.Td>
            <Table.Td className="cut private" title={report.fileName}>
              {report.isUnreadable ? <Unreadable /> : report.fileName}
            </Table.Td>
            <Table.Td>{nameOfLanguage(report.language, format)}</Table.Td>
            <Table.Td className="cut" title={report.savedBy ?? undefined}>
              {report.savedBy ?? t('customer.unknownUser')}
            </Table.Td>
            <Table.Td className="code cut selectable" title={report.sha256}>
              {report.sha256}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
