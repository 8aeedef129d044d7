import { Button, Table } from '@mantine/core';
import { useState } from 'react';
import type { BankLogin, Customer } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { StatusBadge, type Tone } from '../ui/status-badge';

interface BankLoginsProps {
  customer: Customer;
  logins: readonly BankLogin[];
  /** What the service then holds is asked anew. */
  onChange: () => void;
}

const tones: Record<string, Tone> = {
  SYNCHRONIZED: 'good',
  SYNCHRONIZING: 'busy',
  IN_PROGRESS: 'busy',
  ERROR: 'bad',
  FAILED: 'bad',
};

/** Log-ins at banks with their state; each can be removed, after a question. */
export function BankLogins({ customer, logins, onChange }: BankLoginsProps) {
  const { t, coded } = useTexts();
  const [asked, setAsked] = useState<BankLogin | null>(null);
  const removing = useAction(kontor().banking.removeLogin);
  const nameOf = ({ bankName }: BankLogin) => bankName ?? t('banks.unnamed');
  async function remove(login: BankLogin) {
    const answer = await removing.run(customer.id, login.id);
    if (!answer.ok) return;
    setAsked(null);
    onChange();
  }
  return (
    <>
      <Table layout="fixed" aria-label={t('banks.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('banks.bank')}</Table.Th>
            <Table.Th w={150}>{t('banks.state')}</Table.Th>
            <Table.Th w={170}>{t('banks.lastSync')}</Table.Th>
            <Table.Th w={150}>{t('banks.again')}</Table.Th>
            <Table.Th w={110}>
              <span className="hidden-text">{t('ui.actions')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {logins.map((login) => (
            <Table.Tr key={login.id}>
              <Table.Td className="cut private" title={nameOf(login)}>
                {nameOf(login)}
              </Table.Td>
              <Table.Td>
                <StatusBadge tone={tones[login.status ?? ''] ?? 'neutral'}>
                  {coded('banks.loginState', login.status ?? 'unknown', {}, login.status ?? '')}
                </StatusBadge>
              </Table.Td>
              <Table.Td>
                <Instant value={login.lastSyncAt} />
              </Table.Td>
              <Table.Td>
                {login.isRecurring === null ? '–' : t(`banks.again.${login.isRecurring ? 'yes' : 'no'}`)}
              </Table.Td>
              <Table.Td>
                <Button
                  size="compact-xs"
                  aria-label={t('banks.removeOne', { name: nameOf(login) })}
                  onClick={() => setAsked(login)}
                >
                  {t('banks.remove')}
                </Button>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <ConfirmDialog
        isOpen={asked !== null}
        isDangerous
        title={t('banks.removeOne', { name: asked ? nameOf(asked) : '' })}
        text={t('banks.removeText', { name: asked ? nameOf(asked) : '' })}
        confirmLabel={t('banks.remove')}
        isRunning={removing.isRunning}
        error={removing.error}
        onConfirm={() => asked && void remove(asked)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}

/** A service may write an instant in a way that nobody can read: then it stands as it came. */
function Instant({ value }: { value: string | null }) {
  const { format } = useTexts();
  if (value === null) return '–';
  return Number.isNaN(Date.parse(value)) ? value : format.instant(value);
}
