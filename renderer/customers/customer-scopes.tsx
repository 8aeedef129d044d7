import { Button, Group, Table, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Customer, CustomerScopes } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { useLoaded } from '../base/use-loaded';
import { Busy } from '../ui/busy';
import { FailureNotice } from '../ui/failure-notice';
import { Panel } from '../ui/panel';
import { StatusBadge, type Tone } from '../ui/status-badge';
import { FirstCallInProduction } from './first-call-in-production';
import { type ScopeRow, scopeRows } from './scope-rows';

const tones: Record<ScopeRow['state'], Tone> = {
  held: 'good',
  missing: 'ask',
  notOfConnection: 'neutral',
  unknown: 'neutral',
};

/** What the service may analyse of this customer, said as what each scope opens; what is missing is added by a press. */
export function CustomerScopesPanel({ customer }: { customer: Customer }) {
  const { t } = useTexts();
  const [loaded, reload] = useLoaded(customer.id, () => kontor().customers.scopes(customer.id));
  return (
    <Panel title={t('scopes.title')}>
      {loaded.state === 'loading' ? <Busy /> : null}
      {loaded.state === 'failed' ? <FailureNotice error={loaded.error} onAgain={reload} /> : null}
      {loaded.state === 'ready' ? <Scopes customer={customer} first={loaded.value} /> : null}
    </Panel>
  );
}

function Scopes({ customer, first }: { customer: Customer; first: CustomerScopes }) {
  const { t } = useTexts();
  const [scopes, setScopes] = useState(first);
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const adding = useAction(kontor().customers.addScopes);
  const rows = scopeRows(scopes, customer.type);
  const missing = rows.filter(({ state }) => state === 'missing').map(({ scope }) => scope);

  async function add(wanted: readonly string[]) {
    const answer = await adding.run(customer.id, [...wanted]);
    if (!answer.ok) return;
    setAsked(null);
    setScopes(answer.value);
  }
  const press = (wanted: readonly string[]) =>
    customer.environment === 'production' ? setAsked(wanted) : void add(wanted);

  return (
    <>
      <Group justify="space-between" gap="sm">
        <Text c="dimmed">
          {t(scopes.held === null ? 'scopes.notTold' : missing.length > 0 ? 'scopes.some' : 'scopes.all')}
        </Text>
        {missing.length > 0 ? (
          <Button
            leftSection={<IconPlus size={15} aria-hidden />}
            loading={adding.isRunning}
            onClick={() => press(missing)}
          >
            {t('scopes.addAll', { count: missing.length })}
          </Button>
        ) : null}
      </Group>
      {asked === null ? <FailureNotice error={adding.error} /> : null}
      <ScopesTable rows={rows} isBusy={adding.isRunning} onAdd={(scope) => press([scope])} />
      <FirstCallInProduction
        isOpen={asked !== null}
        name={customer.name}
        connection={customer.connectionName}
        isRunning={adding.isRunning}
        error={adding.error}
        onConfirm={() => void add(asked ?? [])}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}

interface ScopesTableProps {
  rows: readonly ScopeRow[];
  isBusy: boolean;
  onAdd: (scope: string) => void;
}

function ScopesTable({ rows, isBusy, onAdd }: ScopesTableProps) {
  const { t, coded } = useTexts();
  return (
    <Table layout="fixed" aria-label={t('scopes.title')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('scopes.opens')}</Table.Th>
          <Table.Th w={200}>{t('scopes.scope')}</Table.Th>
          <Table.Th w={190}>{t('scopes.state')}</Table.Th>
          <Table.Th w={110}>
            <span className="hidden-text">{t('ui.actions')}</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ scope, state }) => (
          <Table.Tr key={scope}>
            <Table.Td>{coded('scope', scope, {}, t('scopes.unknown'))}</Table.Td>
            <Table.Td className="code cut selectable" title={scope}>
              {scope}
            </Table.Td>
            <Table.Td>
              <StatusBadge tone={tones[state]}>{t(`scopes.state.${state}`)}</StatusBadge>
            </Table.Td>
            <Table.Td>
              {state === 'missing' || state === 'unknown' ? (
                <Button
                  size="compact-xs"
                  disabled={isBusy}
                  aria-label={t('scopes.addOne', { scope })}
                  onClick={() => onAdd(scope)}
                >
                  {t('scopes.add')}
                </Button>
              ) : null}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
