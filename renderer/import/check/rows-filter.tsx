import { Group, NativeSelect, SegmentedControl, Switch, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ImportSummary } from '../../../preload/contract';
import { useTexts } from '../../base/language';
import { labelOfAccount } from '../accounts/accounts-table';

const stateFilters = ['all', 'booking', 'known', 'pending', 'blocked', 'leftOut'] as const;

export interface Filters {
  readonly fileId: string;
  readonly accountRowId: string;
  readonly state: (typeof stateFilters)[number];
  readonly search: string;
  readonly hasFindings: boolean;
  /** A level or a check; '' for any. */
  readonly check: string;
  readonly isEdited: boolean;
}

export const noFilters: Filters = {
  fileId: '',
  accountRowId: '',
  state: 'all',
  search: '',
  hasFindings: false,
  check: '',
  isEdited: false,
};

interface RowsFilterProps {
  summary: ImportSummary;
  /** Checks that found something. */
  rules: readonly string[];
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  children: ReactNode;
}

/** What of the rows is shown. */
export function RowsFilter({ summary, rules, filters, onChange, children }: RowsFilterProps) {
  const { t, coded } = useTexts();
  const staged = summary.files.filter((file) => file.state === 'staged');
  return (
    <Group gap="xs" className="rows-filter" wrap="wrap">
      <TextInput
        type="search"
        data-command="screen.search"
        aria-label={t('rows.search')}
        placeholder={t('rows.search')}
        leftSection={<IconSearch size={14} aria-hidden />}
        value={filters.search}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={t('rows.byFile')}
        className="rows-select"
        value={filters.fileId}
        onChange={(event) => onChange({ fileId: event.currentTarget.value })}
        data={[
          { value: '', label: t('rows.allFiles') },
          ...staged.map((file) => ({ value: file.id, label: file.name })),
        ]}
      />
      <NativeSelect
        aria-label={t('rows.byAccount')}
        className="rows-select"
        value={filters.accountRowId}
        onChange={(event) => onChange({ accountRowId: event.currentTarget.value })}
        data={[
          { value: '', label: t('rows.allAccounts') },
          ...summary.accounts.map((account) => ({
            value: account.id,
            label: labelOfAccount(account) ?? nameByFile(account.fileIds),
          })),
        ]}
      />
      <NativeSelect
        aria-label={t('rows.byCheck')}
        className="rows-select"
        value={filters.check}
        onChange={(event) => onChange({ check: event.currentTarget.value })}
        data={[
          { value: '', label: t('rows.allChecks') },
          ...(['error', 'warning', 'hint'] as const).map((value) => ({
            value,
            label: t(`findings.${value}`),
          })),
          ...rules.map((value) => ({ value, label: coded('finding.title', value) })),
        ]}
      />
      <SegmentedControl
        aria-label={t('rows.byState')}
        value={filters.state}
        onChange={(value) => onChange({ state: value as Filters['state'] })}
        data={stateFilters.map((one) => ({ value: one, label: t(`rows.state.${one}`) }))}
      />
      <Switch
        label={t('rows.onlyFindings')}
        checked={filters.hasFindings}
        onChange={(event) => onChange({ hasFindings: event.currentTarget.checked })}
      />
      <Switch
        label={t('rows.onlyEdited')}
        checked={filters.isEdited}
        onChange={(event) => onChange({ isEdited: event.currentTarget.checked })}
      />
      {children}
    </Group>
  );

  /** An account without a number is known by the file that names it. */
  function nameByFile(fileIds: readonly string[]): string {
    const file = summary.files.find(({ id }) => id === fileIds[0]);
    return file ? t('rows.accountOfFile', { file: file.name }) : t('import.noAccount');
  }
}
