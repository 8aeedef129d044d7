import { Button, Table, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import type { HeldAccountView } from '../../preload/contract';
import { groupedIban } from '../base/format';
import { useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import { Amount } from '../ui/amount';

/** Rows drawn at once; the rest comes by a press. */
const step = 100;

/** Every account that the service holds: what came from a bank beside what was uploaded. */
export function BankAccounts({ accounts }: { accounts: readonly HeldAccountView[] }) {
  const { t, coded } = useTexts();
  const [shown, setShown] = useState(step);
  if (accounts.length === 0) return <Text c="dimmed">{t('banks.noAccounts')}</Text>;
  return (
    <>
      <Table layout="fixed" aria-label={t('banks.accounts')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('banks.account')}</Table.Th>
            <Table.Th w={190}>{t('banks.origin')}</Table.Th>
            <Table.Th className="number" w={170}>
              {t('banks.balance')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {accounts.slice(0, shown).map((account) => (
            <Table.Tr key={account.accountId}>
              <Table.Td>
                <Text className="private" truncate title={account.label}>
                  {isIban(account.label) ? groupedIban(account.label) : account.label}
                </Text>
                <Text size="xs" c="dimmed" truncate>
                  {joinedTexts(
                    [
                      account.bankName,
                      account.type && coded('accountType', account.type, {}, t('accountType.other')),
                    ],
                    ' · ',
                  )}
                </Text>
              </Table.Td>
              <Table.Td>
                {account.origin === 'bank' ? <IconLock size={13} aria-hidden /> : null}{' '}
                {t(`banks.origin.${account.origin}`)}
              </Table.Td>
              <Table.Td className="number">
                <Amount value={account.balance} currency={account.currency} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {accounts.length > shown ? (
        <div>
          <Button size="compact-xs" onClick={() => setShown(shown + step * 5)}>
            {t('explorer.more', { count: accounts.length - shown })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function isIban(text: string): boolean {
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text);
}
