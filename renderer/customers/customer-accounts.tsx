import { Button, Stack, Table, Text } from '@mantine/core';
import type { Customer, LocalFigures } from '../../preload/contract';
import { groupedIban } from '../base/format';
import { useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import { useAddFiles } from '../import/intake/use-add-files';
import { Amount } from '../ui/amount';
import { CoverageParts } from '../ui/coverage-part';
import { EmptyView } from '../ui/empty-view';
import { Panel } from '../ui/panel';

type Account = LocalFigures['accounts'][number];

interface CustomerAccountsProps {
  customer: Customer;
  accounts: readonly Account[];
}

/** The accounts as the files of all imports that were sent state them. */
export function CustomerAccounts({ customer, accounts }: CustomerAccountsProps) {
  const { t, format } = useTexts();
  const addFiles = useAddFiles();
  if (accounts.length === 0) {
    return (
      <EmptyView
        title={t('customer.noAccounts')}
        text={t('customer.noAccountsText')}
        action={
          <div>
            <Button variant="filled" disabled={addFiles.isBusy} onClick={() => addFiles.begin(customer.id)}>
              {t('customer.addFiles')}
            </Button>
          </div>
        }
      />
    );
  }
  return (
    <Stack gap="md">
      <Table aria-label={t('customer.tab.accounts')} layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('accounts.account')}</Table.Th>
            <Table.Th w={190}>{t('customer.lastBalance')}</Table.Th>
            <Table.Th w={210}>{t('customer.coverage')}</Table.Th>
            <Table.Th className="number" w={96}>
              {t('customer.bookings')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {accounts.map((account) => (
            <Table.Tr key={account.accountId}>
              <Table.Td>
                <Text className="private" truncate title={account.label}>
                  {account.iban ? groupedIban(account.iban) : account.label}
                </Text>
                <Text size="xs" c="dimmed" truncate>
                  {joinedTexts([account.bankName, account.owner], ' · ') || t('customer.noBank')}
                </Text>
              </Table.Td>
              <Table.Td>
                <Balance account={account} />
              </Table.Td>
              <Table.Td>
                <Coverage account={account} />
              </Table.Td>
              <Table.Td className="number">{format.count(account.bookings)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Calendars accounts={accounts} />
    </Stack>
  );
}

/** Which days of each account the files of all imports have. */
function Calendars({ accounts }: Pick<CustomerAccountsProps, 'accounts'>) {
  const { t } = useTexts();
  const parts = accounts.flatMap(({ accountId, iban, label, bankName, owner, calendar }) => {
    if (!calendar) return [];
    const about = joinedTexts([bankName, owner], ' · ');
    return [{ id: accountId, label: iban ? groupedIban(iban) : label, about, calendar }];
  });
  if (parts.length === 0) return null;
  return (
    <Panel title={t('calendar.title')}>
      <CoverageParts parts={parts} />
    </Panel>
  );
}

function Balance({ account }: { account: Account }) {
  const { t } = useTexts();
  if (account.closingBalance === null) return <Text c="dimmed">{t('customer.noBalance')}</Text>;
  return (
    <>
      <Amount value={account.closingBalance} currency={account.currency} />
      <Text size="xs" c="dimmed">
        {account.closingBalanceDay
          ? t('customer.balanceOn', { day: account.closingBalanceDay })
          : t('customer.balanceUndated')}
      </Text>
    </>
  );
}

function Coverage({ account }: { account: Account }) {
  const { t, format } = useTexts();
  const { firstBookingDay, lastBookingDay, gaps } = account;
  if (!firstBookingDay || !lastBookingDay) return <Text c="dimmed">–</Text>;
  const gapDays = gaps.map(({ since, until }) => format.period(since, until));
  return (
    <>
      <Text>{format.period(firstBookingDay, lastBookingDay)}</Text>
      <Text size="xs" c={gaps.length > 0 ? 'var(--ask)' : 'dimmed'} title={gapDays.join('\n')}>
        {gaps.length > 0
          ? t('customer.gaps', { count: gaps.length, first: gapDays[0] ?? '' })
          : t('customer.noGaps')}
      </Text>
    </>
  );
}
