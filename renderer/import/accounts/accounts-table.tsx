import { ActionIcon, Anchor, Group, Table, Text, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconMinus, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImportAccount, ImportSummary } from '../../../preload/contract';
import { groupedIban, unbrokenIban } from '../../base/format';
import { kontor } from '../../base/kontor';
import { useTexts } from '../../base/language';
import { joinedTexts } from '../../base/languages/isolated-text';
import { useAction } from '../../base/use-action';
import { useLive } from '../../base/use-live';
import { useLoaded } from '../../base/use-loaded';
import { Amount } from '../../ui/amount';
import { EmptyView } from '../../ui/empty-view';
import { FailureNotice } from '../../ui/failure-notice';
import { namesInShort } from '../../ui/names-in-short';
import { StatusBadge } from '../../ui/status-badge';
import { parseIban } from '../engine/values/identifiers';
import { useImport } from '../queue/import-context';
import { AccountForm } from './account-form';
import { knownAccounts, sameAccount } from './account-target';
import { fileNamesOf } from './nameless-accounts';

interface AccountsTableProps {
  summary: ImportSummary;
  onShowRows: (accountRowId: string) => void;
}

export function labelOfAccount(account: ImportAccount): string | null {
  if (account.iban) return groupedIban(account.iban);
  return account.accountNumber ?? account.name;
}

/** The account as a word of a sentence: no line ends inside its number. */
export function accountInSentence(account: ImportAccount): string | null {
  return account.iban ? unbrokenIban(account.iban) : labelOfAccount(account);
}

/** What still lacks something is not looked for at the end of a long list. */
function incompleteFirst(accounts: readonly ImportAccount[]): ImportAccount[] {
  return [
    ...accounts.filter(({ accountId }) => accountId === null),
    ...accounts.filter(({ accountId }) => accountId !== null),
  ];
}

export function AccountsTable({ summary, onShowRows }: AccountsTableProps) {
  const { t } = useTexts();
  const [edited, setEdited] = useState<string | null>(null);
  const account = summary.accounts.find((one) => one.id === edited) ?? null;
  const { queue, session } = useImport();
  const leavingOut = useAction(kontor().imports.leaveOutAccounts);
  const customers = useLive('customers.changed') ?? [];
  const [loaded] = useLoaded(summary.id, () => kontor().imports.list());
  const known = knownAccounts(
    loaded.state === 'ready' ? loaded.value : [],
    summary,
    session.customerId ?? summary.customerId,
  );

  function goesTo(one: ImportAccount): string {
    const same = sameAccount(one, known);
    if (!same) return t('accounts.isNew');
    const name = customers.find(({ id }) => id === same.customerId)?.name ?? '–';
    return t('accounts.isKnown', { name });
  }

  async function leaveOut(one: ImportAccount) {
    const answer = await leavingOut.run(summary.id, [one.id], !one.isLeftOut);
    if (answer.ok) queue.know(answer.value);
  }

  if (summary.accounts.length === 0)
    return <EmptyView title={t('accounts.none')} text={t('accounts.noneText')} />;
  return (
    <>
      <FailureNotice error={leavingOut.error} />
      <Table aria-label={t('check.accounts')} className="accounts" layout="fixed">
        <TableHead />
        <Table.Tbody>
          {incompleteFirst(summary.accounts).map((one) => (
            <AccountRow
              key={one.id}
              account={one}
              files={fileNamesOf(one, summary)}
              goesTo={goesTo(one)}
              isChanging={leavingOut.isRunning}
              onShowRows={() => onShowRows(one.id)}
              onEdit={() => setEdited(one.id)}
              onLeaveOut={() => void leaveOut(one)}
            />
          ))}
        </Table.Tbody>
      </Table>
      {account ? <AccountForm summary={summary} account={account} onClose={() => setEdited(null)} /> : null}
    </>
  );
}

function TableHead() {
  const { t } = useTexts();
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th>{t('accounts.account')}</Table.Th>
        <Table.Th className="number" w={182}>
          {t('accounts.bookings')}
        </Table.Th>
        <Table.Th className="number" w={124}>
          {t('accounts.in')}
        </Table.Th>
        <Table.Th className="number" w={124}>
          {t('accounts.out')}
        </Table.Th>
        <Table.Th className="number" w={110}>
          {t('accounts.balance')}
        </Table.Th>
        <Table.Th w={84}>
          <span className="hidden-text">{t('ui.actions')}</span>
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}

interface AccountRowProps {
  account: ImportAccount;
  files: string[];
  /** In words: a new account, or whose it is. */
  goesTo: string;
  isChanging: boolean;
  onShowRows: () => void;
  onEdit: () => void;
  onLeaveOut: () => void;
}

function AccountRow({
  account: one,
  files,
  goesTo,
  isChanging,
  onShowRows,
  onEdit,
  onLeaveOut,
}: AccountRowProps) {
  const { t, format } = useTexts();
  // Several accounts without a name are told apart by their files alone.
  const spoken = labelOfAccount(one) ?? `${t('import.noAccount')}, ${namesInShort(files, t)}`;
  return (
    <Table.Tr>
      <Table.Td>
        <AccountIdentity account={one} files={files} goesTo={goesTo} />
      </Table.Td>
      <Table.Td className="number">
        <Anchor
          component="button"
          onClick={onShowRows}
          aria-label={t('accounts.showRows', { name: spoken, count: one.bookings })}
        >
          {format.count(one.bookings)}
        </Anchor>
        {one.firstBookingDay && one.lastBookingDay ? (
          <Text size="xs" c="dimmed">
            {format.period(one.firstBookingDay, one.lastBookingDay)}
          </Text>
        ) : null}
        {one.known > 0 ? (
          <Text size="xs" c="dimmed">
            {t('accounts.known', { count: one.known })}
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td className="number">
        <Amount value={one.totalIn} currency={one.currency} />
      </Table.Td>
      <Table.Td className="number">
        <Amount value={one.totalOut} currency={one.currency} />
      </Table.Td>
      <Table.Td className="number">
        <Amount value={one.balance} currency={one.currency} />
      </Table.Td>
      <Table.Td>
        <Group gap={4} wrap="nowrap" justify="flex-end">
          <Tooltip label={t('accounts.edit')}>
            <ActionIcon aria-label={t('accounts.editOf', { name: spoken })} onClick={onEdit}>
              <IconPencil size={16} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={t(one.isLeftOut ? 'accounts.takeIn' : 'accounts.leaveOut')}>
            <ActionIcon
              aria-label={t(one.isLeftOut ? 'accounts.takeInOf' : 'accounts.leaveOutOf', {
                name: spoken,
              })}
              disabled={isChanging}
              onClick={onLeaveOut}
            >
              {one.isLeftOut ? <IconArrowBackUp size={16} /> : <IconMinus size={16} />}
            </ActionIcon>
          </Tooltip>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

/** Number or name, holder, bank, and what is still lacking. */
function AccountIdentity({
  account: one,
  files,
  goesTo,
}: Pick<AccountRowProps, 'account' | 'files' | 'goesTo'>) {
  const { t, coded } = useTexts();
  const about = joinedTexts(
    [
      one.bankName ?? one.bankCode,
      coded('accountType', one.type, undefined, t('accountType.other')),
      one.origins.accountNumber === 'made' ? t('accounts.isMade') : null,
    ],
    ' · ',
  );
  return (
    <>
      <Text className="private" fw={500}>
        {labelOfAccount(one) ?? t('import.noAccount')}
      </Text>
      {one.accountId === null ? (
        <Text size="xs" truncate title={files.join('\n')}>
          {namesInShort(files, t)}
        </Text>
      ) : null}
      {one.owner ? (
        <Text className="private" truncate title={one.owner}>
          {one.owner}
        </Text>
      ) : (
        <Text size="xs" c="dimmed">
          {t('accounts.notStated')}
        </Text>
      )}
      <Text size="xs" c="dimmed" truncate title={about}>
        {about}
      </Text>
      {one.iban !== null && parseIban(one.iban) === null ? (
        <StatusBadge tone="ask">{t('accounts.wrongIban')}</StatusBadge>
      ) : null}
      {one.isLeftOut ? (
        <StatusBadge tone="neutral">{t('accounts.isLeftOut')}</StatusBadge>
      ) : one.accountId === null ? (
        <StatusBadge tone="ask">{t('accounts.incomplete')}</StatusBadge>
      ) : (
        <Text size="xs" c="dimmed" truncate>
          {goesTo}
        </Text>
      )}
    </>
  );
}
