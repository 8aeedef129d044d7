import { ActionIcon, Button, Group, Stack, Tabs, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { type ImportSummary, planRefusals } from '../../preload/contract';
import { useKeysOf } from '../base/keys/use-shortcut-table';
import { useTexts } from '../base/language';
import { useLive } from '../base/use-live';
import { AccountCoverage } from '../import/accounts/account-coverage';
import { AccountsTable } from '../import/accounts/accounts-table';
import { PersonDoubtList } from '../import/accounts/person-doubt-list';
import { usePersonDoubts } from '../import/accounts/use-person-doubts';
import { CheckMissing } from '../import/check/check-missing';
import { FindingsList } from '../import/check/findings-list';
import { RowsView, type RowTarget } from '../import/check/rows-view';
import { RowsFileActions } from '../import/exchange/rows-file-actions';
import { stagedRows } from '../import/files/file-rows';
import { countFindings } from '../import/findings/finding-groups';
import { goToFinding, useFindingKey } from '../import/findings/use-finding-key';
import { useFindings } from '../import/findings/use-findings';
import { DuplicatesView } from '../import/pairs/duplicates-view';
import { type CheckTab, useImport } from '../import/queue/import-context';
import { RepeatSteps } from '../import/repeat/repeat-offer';

/** What was read, before anything leaves the computer: accounts, rows, findings. */
export function CheckStep({ summary }: { summary: ImportSummary }) {
  const { t, format } = useTexts();
  const { session, change } = useImport();
  const [target, setTarget] = useState<RowTarget>({ filter: {}, line: null });
  const rows = stagedRows(summary);
  const now = useFindings(summary);
  const customerId = session.customerId ?? summary.customerId;
  const customer = useLive('customers.changed')?.find(({ id }) => id === customerId) ?? null;
  const doubts = usePersonDoubts(summary, customerId);
  // Hints ask for nothing.
  const isAsking = now.found?.findings.some(({ severity }) => severity !== 'hint') ?? false;
  const isRefused = planRefusals(summary).length > 0;

  // On the rows the key is theirs; anywhere else it leads to them.
  const goToRows = () => show({ filter: {}, line: null, isSeeking: true });
  useFindingKey(session.checkTab === 'rows' ? null : goToRows);

  function show(next: RowTarget) {
    setTarget(next);
    change({ checkTab: 'rows' });
  }

  return (
    <Stack gap="sm" className="check" data-focus-wait={now.found || now.error ? undefined : true}>
      <CheckMissing summary={summary} />
      <RepeatSteps summary={summary} />
      <PersonDoubtList summary={summary} customer={customer} doubts={doubts ?? []} />
      <Tabs
        value={session.checkTab}
        onChange={(value) => change({ checkTab: (value ?? 'accounts') as CheckTab })}
        keepMounted={false}
      >
        <Tabs.List aria-label={t('check.parts')}>
          <Tabs.Tab value="accounts">
            {t('check.accounts')} ({format.count(summary.accounts.length)})
          </Tabs.Tab>
          <Tabs.Tab value="rows">
            {t('check.rows')} ({format.count(rows)})
          </Tabs.Tab>
          <Tabs.Tab
            value="findings"
            data-focus-first={isAsking && session.checkTab === 'accounts' ? true : undefined}
          >
            {t('check.findings')} {now.found ? `(${format.count(countFindings(now.found))})` : ''}
          </Tabs.Tab>
          <Tabs.Tab value="duplicates">{t('check.duplicates')}</Tabs.Tab>
          <Tabs.Tab value="coverage">{t('check.coverage')}</Tabs.Tab>
        </Tabs.List>
        <FindingWalk />
        <Tabs.Panel value="accounts" pt="sm">
          <AccountsTable
            summary={summary}
            onShowRows={(accountRowId) => show({ filter: { accountRowId }, line: null })}
          />
        </Tabs.Panel>
        <Tabs.Panel value="rows" pt="sm">
          <RowsView summary={summary} found={now.found} target={target} />
        </Tabs.Panel>
        <Tabs.Panel value="findings" pt="sm">
          <RowsFileActions summary={summary} found={now.found} />
          <FindingsList
            summary={summary}
            now={now}
            onShow={(fileId, line) => show({ filter: { fileId }, line })}
            onShowRule={(rule) => show({ filter: { rule }, line: null })}
          />
        </Tabs.Panel>
        <Tabs.Panel value="duplicates" pt="sm">
          <DuplicatesView summary={summary} />
        </Tabs.Panel>
        <Tabs.Panel value="coverage" pt="sm">
          <AccountCoverage summary={summary} />
        </Tabs.Panel>
      </Tabs>
      <Group justify="space-between">
        <Button size="sm" data-command="step.back" onClick={() => change({ step: 'files' })}>
          {t('ui.back')}
        </Button>
        <Group gap="sm">
          {isRefused ? <Text c="dimmed">{t('missing.first')}</Text> : null}
          <Button
            variant="filled"
            size="sm"
            disabled={isRefused}
            data-primary
            onClick={() => change({ step: 'customer' })}
          >
            {t('check.toCustomer')}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}

/** F8 and Shift+F8, for those who point. */
function FindingWalk() {
  const { t } = useTexts();
  const keysOf = useKeysOf();
  const walk = (isBackwards: boolean, command: string, icon: ReactNode) => {
    const label = t(isBackwards ? 'rows.previousFinding' : 'rows.nextFinding');
    const keys = keysOf({ command });
    return (
      <ActionIcon
        aria-label={label}
        title={keys ? `${label} (${keys.join('+')})` : label}
        data-command={command}
        onClick={() => goToFinding(isBackwards)}
      >
        {icon}
      </ActionIcon>
    );
  };
  return (
    <Group gap={2} className="finding-walk">
      {walk(true, 'finding.previous', <IconChevronUp size={16} aria-hidden />)}
      {walk(false, 'finding.next', <IconChevronDown size={16} aria-hidden />)}
    </Group>
  );
}
