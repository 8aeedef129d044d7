import { Alert, Button, Group, Stack, Switch, Text } from '@mantine/core';
import { IconBuildingBank, IconLock, IconRefresh } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { BankOverview, BankSessionKind, Customer } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { useLive } from '../base/use-live';
import { useLoaded } from '../base/use-loaded';
import { Busy } from '../ui/busy';
import { ConfirmDialog, useProductionQuestion } from '../ui/confirm-dialog';
import { FailureNotice } from '../ui/failure-notice';
import { Panel } from '../ui/panel';
import { BankAccounts } from './bank-accounts';
import { BankLogins } from './bank-logins';
import { BankSessionNotice } from './bank-session-notice';

/** Banks of a customer at the service (interface.md 4.3), and every account that it holds, with where each came from. */
export function BanksPanel({ customer }: { customer: Customer }) {
  const sessions = useLive('bankSessions.changed');
  const session = sessions?.find(({ customerId }) => customerId === customer.id);
  // What is shown stays meanwhile: a question about a bank that is open does not vanish.
  const [overview, reload] = useLoaded(customer.id, () => kontor().banking.overview(customer.id), {
    keepsBefore: true,
  });
  const doneId = session?.state === 'done' ? session.id : null;
  const known = useRef(doneId);
  useEffect(() => {
    // What was done in the browser is there once the page is done.
    if (doneId !== null && known.current !== doneId) reload();
    known.current = doneId;
  }, [doneId, reload]);
  return (
    <Stack gap="md">
      {session ? <BankSessionNotice session={session} customer={customer} /> : null}
      {overview.state === 'loading' ? <Busy /> : null}
      {overview.state === 'failed' ? <FailureNotice error={overview.error} onAgain={reload} /> : null}
      {overview.state === 'ready' ? (
        <Banks customer={customer} overview={overview.value} onReload={reload} />
      ) : null}
    </Stack>
  );
}

interface BanksProps {
  customer: Customer;
  overview: BankOverview;
  onReload: () => void;
}

function Banks({ customer, overview, onReload }: BanksProps) {
  const { t } = useTexts();
  const hasBank = overview.logins.length > 0;
  return (
    <>
      <Panel title={t('banks.title')}>
        {hasBank ? null : (
          <div>
            <Text fw={600}>{t('banks.none')}</Text>
            <Text c="dimmed">{t('banks.noneText')}</Text>
          </div>
        )}
        <BankActions customer={customer} hasBank={hasBank} onReload={onReload} />
        {hasBank ? <BankLogins customer={customer} logins={overview.logins} onChange={onReload} /> : null}
      </Panel>
      <Panel title={t('banks.accounts')}>
        {overview.accounts.some(({ origin }) => origin !== 'upload') ? (
          <Alert color="gray" icon={<IconLock size={18} aria-hidden />}>
            {t('banks.fixed')}
          </Alert>
        ) : null}
        <BankAccounts accounts={overview.accounts} />
      </Panel>
    </>
  );
}

interface BankActionsProps {
  customer: Customer;
  hasBank: boolean;
  onReload: () => void;
}

function BankActions({ customer, hasBank, onReload }: BankActionsProps) {
  const { t } = useTexts();
  const [isRecurring, setRecurring] = useState(true);
  const [isLeaving, setLeaving] = useState(false);
  const beginning = useAction(kontor().banking.begin);
  const inventing = useAction(kontor().banking.mockConnect);
  const leaving = useAction(kontor().banking.disconnect);
  const [ask, question] = useProductionQuestion(
    customer.environment,
    t('production.bankText', { name: customer.name, connection: customer.connectionName }),
  );
  const begin = (kind: BankSessionKind) => ask(() => void beginning.run(customer.id, { kind, isRecurring }));
  const isBusy = beginning.isRunning || inventing.isRunning;

  async function invent() {
    const answer = await inventing.run(customer.id);
    if (answer.ok) onReload();
  }
  async function leave() {
    const answer = await leaving.run(customer.id);
    if (!answer.ok) return;
    setLeaving(false);
    onReload();
  }
  return (
    <>
      <Group gap="xs">
        <Button
          data-command="banks.connect"
          variant={hasBank ? 'default' : 'filled'}
          leftSection={<IconBuildingBank size={15} aria-hidden />}
          disabled={isBusy}
          onClick={() => begin('connect')}
        >
          {t('banks.connect')}
        </Button>
        {hasBank ? (
          <>
            <Button disabled={isBusy} onClick={() => begin('manage')}>
              {t('banks.manage')}
            </Button>
            <Button disabled={isBusy} onClick={() => begin('sync')}>
              {t('banks.sync')}
            </Button>
            <Button color="red" disabled={isBusy} onClick={() => setLeaving(true)}>
              {t('banks.disconnect')}
            </Button>
          </>
        ) : null}
        {customer.environment === 'production' ? null : (
          <Button disabled={isBusy} loading={inventing.isRunning} onClick={() => void invent()}>
            {t('banks.mock')}
          </Button>
        )}
        <Button leftSection={<IconRefresh size={15} aria-hidden />} onClick={onReload}>
          {t('banks.refresh')}
        </Button>
      </Group>
      <Switch
        label={t('banks.recurring')}
        checked={isRecurring}
        onChange={(event) => setRecurring(event.currentTarget.checked)}
      />
      <FailureNotice error={beginning.error ?? inventing.error} />
      {question}
      <ConfirmDialog
        isOpen={isLeaving}
        isDangerous
        title={t('banks.disconnectTitle', { name: customer.name })}
        text={t('banks.disconnectText')}
        confirmLabel={t('banks.disconnectConfirm')}
        isRunning={leaving.isRunning}
        error={leaving.error}
        onConfirm={() => void leave()}
        onCancel={() => setLeaving(false)}
      />
    </>
  );
}
