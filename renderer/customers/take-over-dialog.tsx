import { Button, Group, Modal, NativeSelect, Stack, Switch, Table, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { Connection, Customer, ServiceUser } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { useLive } from '../base/use-live';
import { Busy } from '../ui/busy';
import { FailureNotice } from '../ui/failure-notice';
import { StatusBadge } from '../ui/status-badge';
import { searchUsers } from './search-users';
import { useServiceUsers } from './use-service-users';

/** Rows drawn at once: more are looked for, not scrolled to. */
const shownLimit = 50;

/** Users that the service holds: which of them are customers here, and a way to make one of any other. */
export function TakeOverDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const connections = useLive('connections.changed');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const connection = connections?.find(({ id }) => id === chosenId) ?? connections?.[0];
  return (
    <Modal opened onClose={onClose} title={t('takeOver.title')} size="xl" withCloseButton={false}>
      <Stack gap="sm">
        <Text c="dimmed">{t('takeOver.text')}</Text>
        {connections && connection ? (
          <>
            <NativeSelect
              label={t('customers.connection')}
              value={connection.id}
              onChange={(event) => setChosenId(event.currentTarget.value)}
              data={connections.map(({ id, name, environment }) => ({
                value: id,
                label: `${name} (${t(`environment.${environment}`)})`,
              }))}
            />
            <Users key={connection.id} connection={connection} />
          </>
        ) : (
          <Busy />
        )}
        <Group justify="flex-end">
          <Button onClick={onClose}>{t('ui.close')}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

function Users({ connection }: { connection: Connection }) {
  const { t } = useTexts();
  const { users, isLoading, error, stop, again } = useServiceUsers(connection.id);
  const customers = useLive('customers.changed') ?? [];
  const [search, setSearch] = useState('');
  const [isForeignOnly, setForeignOnly] = useState(true);
  const [taken, setTaken] = useState<string | null>(null);
  const own = new Map(
    customers.filter(({ connectionId }) => connectionId === connection.id).map((one) => [one.userId, one]),
  );
  const found = searchUsers(users, own, { search, isForeignOnly });
  return (
    <>
      <Group gap="sm">
        <TextInput
          flex={1}
          aria-label={t('takeOver.search')}
          placeholder={t('takeOver.search')}
          leftSection={<IconSearch size={14} aria-hidden />}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Switch
          label={t('takeOver.foreignOnly')}
          checked={isForeignOnly}
          onChange={(event) => setForeignOnly(event.currentTarget.checked)}
        />
      </Group>
      <FailureNotice error={error} onAgain={again} />
      <Group gap="sm" role="status">
        {isLoading ? <Busy label={t('takeOver.soFar', { count: users.length })} /> : null}
        {isLoading ? <Button onClick={stop}>{t('ui.cancel')}</Button> : null}
        {isLoading ? null : (
          <Text c="dimmed">{t('takeOver.found', { count: found.length, total: users.length })}</Text>
        )}
      </Group>
      {found.length > 0 ? (
        <Table aria-label={t('takeOver.title')} layout="fixed">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('takeOver.identifier')}</Table.Th>
              <Table.Th w={104}>{t('customers.typeLabel')}</Table.Th>
              <Table.Th w={270}>{t('takeOver.here')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {found.slice(0, shownLimit).map((user) => (
              <UserRow
                key={user.userId}
                user={user}
                customer={own.get(user.userId)}
                connection={connection}
                isOpen={taken === user.userId}
                onOpen={() => setTaken(user.userId)}
              />
            ))}
          </Table.Tbody>
        </Table>
      ) : null}
      {found.length > shownLimit ? (
        <Text c="dimmed">{t('takeOver.more', { count: found.length - shownLimit })}</Text>
      ) : null}
    </>
  );
}

interface UserRowProps {
  user: ServiceUser;
  customer: Customer | undefined;
  connection: Connection;
  isOpen: boolean;
  onOpen: () => void;
}

function UserRow({ user, customer, connection, isOpen, onOpen }: UserRowProps) {
  const { t } = useTexts();
  return (
    <Table.Tr>
      <Table.Td className="cut" title={user.userId}>
        <span className="private">{user.customUserId ?? user.userId}</span>
        {user.customUserId ? (
          <Text size="xs" c="dimmed" truncate className="code">
            {user.userId}
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td>{user.type ? t(`customers.type.${user.type}`) : '–'}</Table.Td>
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
            aria-label={t('takeOver.takeOne', { id: user.customUserId ?? user.userId })}
            onClick={onOpen}
          >
            {t('takeOver.take')}
          </Button>
        )}
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
    if (answer.ok) notifications.show({ message: t('takeOver.taken', { name: answer.value.name }) });
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
