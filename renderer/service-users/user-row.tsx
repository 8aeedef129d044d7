import { Button, Checkbox, Group, Table, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Connection, Customer, ServiceUser } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { FailureNotice } from '../ui/failure-notice';
import { withNames } from '../ui/names/with-names';
import { StatusBadge } from '../ui/status-badge';

interface UserRowProps {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onChange: () => void;
  user: ServiceUser;
  customer: Customer | undefined;
  connection: Connection;
  isOpen: boolean;
  onOpen: () => void;
}

/** A user of the service: who it is here, how long it stays there, and what can be done. */
export function UserRow({ user, customer, connection, isOpen, onOpen, ...rest }: UserRowProps) {
  const { t, format } = useTexts();
  const { isChosen, onChoose, onChange } = rest;
  const id = user.customUserId ?? user.userId;
  return (
    <Table.Tr>
      <Table.Td>
        <Checkbox
          aria-label={t('serviceUsers.chooseOne', { id })}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </Table.Td>
      <Table.Td className="cut" title={user.userId}>
        <span className="private">{user.customUserId ?? user.userId}</span>
        {user.customUserId ? (
          <Text size="xs" c="dimmed" truncate className="code">
            {user.userId}
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td>{user.type ? t(`customers.type.${user.type}`) : '–'}</Table.Td>
      <Table.Td>{user.expiresAt === null ? '–' : format.day(user.expiresAt.slice(0, 10))}</Table.Td>
      <Table.Td>
        {customer ? (
          <StatusBadge tone="good">
            <span className="private">{customer.name}</span>
          </StatusBadge>
        ) : isOpen ? (
          <NameAndTake user={user} connection={connection} />
        ) : (
          <Button
            size="compact-xs"
            disabled={user.type === null}
            aria-label={t('takeOver.takeOne', { id })}
            onClick={onOpen}
          >
            {t('takeOver.take')}
          </Button>
        )}
      </Table.Td>
      <Table.Td>
        <Button size="compact-xs" aria-label={t('serviceUsers.changeOne', { id })} onClick={onChange}>
          {t('serviceUsers.change')}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}

/** The service knows no name: it is given here and stays here. */
function NameAndTake({ user, connection }: { user: ServiceUser; connection: Connection }) {
  const { t } = useTexts();
  const [name, setName] = useState('');
  const taking = useAction(kontor().customers.takeOver);
  async function take() {
    const answer = await taking.run({ connectionId: connection.id, userId: user.userId, name: name.trim() });
    if (answer.ok)
      notifications.show({ message: withNames(t('takeOver.taken', { name: answer.value.name })) });
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) void take();
      }}
    >
      <Group gap={6} wrap="nowrap">
        <TextInput
          flex={1}
          aria-label={t('customers.name')}
          placeholder={t('customers.name')}
          maxLength={200}
          autoFocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="filled" disabled={!name.trim()} loading={taking.isRunning}>
          {t('takeOver.take')}
        </Button>
      </Group>
      <FailureNotice error={taking.error} />
    </form>
  );
}
