import './check.css';
import { Group, NativeSelect, SegmentedControl, Switch, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import type { ImportSummary, RowFilter, RowView } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { FailureNotice } from '../../ui/failure-notice';
import { labelOfAccount } from '../accounts/accounts-table';
import { RowDetails } from './row-details';
import { RowsTable } from './rows-table';
import { useRowPages } from './use-row-pages';

/** What the list of rows is asked to show. */
export interface RowTarget {
  readonly filter: RowFilter;
  /** Line to go to in the file of the filter. */
  readonly line: number | null;
}

const stateFilters = ['all', 'booking', 'known', 'pending', 'blocked', 'leftOut'] as const;
type StateFilter = (typeof stateFilters)[number];

interface RowsViewProps {
  summary: ImportSummary;
  target: RowTarget;
}

/** All staged rows, filtered; a filter changes what is shown and never what will be sent (feature 21). */
export function RowsView({ summary, target }: RowsViewProps) {
  const { t } = useTexts();
  const [fileId, setFileId] = useState(target.filter.fileId ?? '');
  const [accountRowId, setAccount] = useState(target.filter.accountRowId ?? '');
  const [state, setState] = useState<StateFilter>('all');
  const [search, setSearch] = useState('');
  const [hasFindings, setFindings] = useState(false);
  const [line, setLine] = useState(target.line);
  const [chosen, setChosen] = useState<RowView | null>(null);
  const [wanted] = useDebouncedValue(search.trim(), 200);

  const filter = useMemo<RowFilter>(
    () => ({
      ...(fileId ? { fileId } : {}),
      ...(accountRowId ? { accountRowId } : {}),
      ...(state === 'all' ? {} : { states: [state] }),
      ...(wanted ? { search: wanted } : {}),
      ...(hasFindings ? { hasFindings } : {}),
    }),
    [fileId, accountRowId, state, wanted, hasFindings],
  );
  const pages = useRowPages(summary, filter);
  const isWhole = Object.keys(filter).length === 0;
  const toSend = summary.accounts.reduce((sum, account) => sum + account.bookings, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter shows other rows
  useEffect(() => setChosen(null), [filter]);

  return (
    <div className="rows">
      <Group gap="xs" className="rows-filter" wrap="wrap">
        <TextInput
          aria-label={t('rows.search')}
          placeholder={t('rows.search')}
          leftSection={<IconSearch size={14} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <NativeSelect
          aria-label={t('rows.byFile')}
          className="rows-select"
          value={fileId}
          onChange={(event) => {
            setFileId(event.currentTarget.value);
            setLine(null);
          }}
          data={[
            { value: '', label: t('rows.allFiles') },
            ...summary.files
              .filter((file) => file.state === 'staged')
              .map((file) => ({ value: file.id, label: file.name })),
          ]}
        />
        <NativeSelect
          aria-label={t('rows.byAccount')}
          className="rows-select"
          value={accountRowId}
          onChange={(event) => setAccount(event.currentTarget.value)}
          data={[
            { value: '', label: t('rows.allAccounts') },
            ...summary.accounts.map((account) => ({
              value: account.id,
              label: labelOfAccount(account) ?? t('import.noAccount'),
            })),
          ]}
        />
        <SegmentedControl
          aria-label={t('rows.byState')}
          value={state}
          onChange={(value) => setState(value as StateFilter)}
          data={stateFilters.map((one) => ({ value: one, label: t(`rows.state.${one}`) }))}
        />
        <Switch
          label={t('rows.onlyFindings')}
          checked={hasFindings}
          onChange={(event) => setFindings(event.currentTarget.checked)}
        />
        <span className="rows-total" role="status">
          {pages.total === null
            ? ''
            : isWhole
              ? t('rows.totalToSend', { count: pages.total, sent: toSend })
              : t('rows.total', { count: pages.total })}
        </span>
      </Group>
      <FailureNotice error={pages.error} onAgain={() => pages.retry()} />
      <RowsTable
        pages={pages}
        version={pages.version}
        line={fileId ? line : null}
        lineAt={pages.lineAt}
        chosen={chosen}
        onChoose={setChosen}
      />
      {chosen ? <RowDetails summary={summary} row={chosen} onClose={() => setChosen(null)} /> : null}
    </div>
  );
}
