import './service-users.css';
import { Button, Group, Modal, NativeSelect, Stack, Switch, Table, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { Connection, Customer, ServiceUser } from '../../preload/contract';
import { useTexts } from '../base/language';
import { useNavigation } from '../base/navigation';
import { useLive } from '../base/use-live';
import { connectionName } from '../connections/connection-name';
import { Busy } from '../ui/busy';
import { FailureNotice } from '../ui/failure-notice';
import { ChangeUserDialog } from './change-user-dialog';
import { customersByUser } from './customers-by-user';
import { DeleteUsersDialog } from './delete-users-dialog';
import { searchUsers, type UserFilter } from './search-users';
import { useServiceUsers } from './use-service-users';
import { UserRow } from './user-row';

/** Rows drawn at once: more are looked for, not scrolled to. */
const shownLimit = 50;
/** Users deleted at once: as many as a person can read. */
const mostDeleted = 200;

/** Users that the service holds: which of them are customers here, and a way to make one of any other. */
export function TakeOverDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const { go } = useNavigation();
  const connections = useLive('connections.changed');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [asked, setAsked] = useState<Asked>(null);
  const connection = connections?.find(({ id }) => id === chosenId) ?? connections?.[0];
  return (
    <Modal
      opened
      onClose={onClose}
      // The key is for the dialog above.
      closeOnEscape={asked === null}
      title={t('takeOver.title')}
      size="xl"
      withCloseButton={false}
    >
      <Stack gap="sm">
        <Text c="dimmed">{t('takeOver.text')}</Text>
        {connections && connection ? (
          <>
            <NativeSelect
              label={t('customers.connection')}
              value={connection.id}
              onChange={(event) => setChosenId(event.currentTarget.value)}
              data={connections.map((one) => ({
                value: one.id,
                label: `${connectionName(one, t)} (${t(`environment.${one.environment}`)})`,
              }))}
            />
            <Users
              key={connection.id}
              connection={connection}
              connections={connections}
              asked={asked}
              onAsk={setAsked}
            />
          </>
        ) : (
          <Busy />
        )}
        <Group justify="space-between">
          <Button
            disabled={!connection}
            onClick={() =>
              connection && go({ screen: 'explorer', connectionId: connection.id, callKey: 'users.import' })
            }
          >
            {t('takeOver.import')}
          </Button>
          <Button onClick={onClose}>{t('ui.close')}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** What a second dialog asks. */
type Asked = { change: ServiceUser } | { remove: readonly ServiceUser[] } | null;

interface UsersProps {
  connection: Connection;
  connections: readonly Connection[];
  asked: Asked;
  onAsk: (asked: Asked) => void;
}

function Users({ connection, connections, asked, onAsk }: UsersProps) {
  const { t } = useTexts();
  const { users, isLoading, error, stop, again, replace, remove } = useServiceUsers(connection.id);
  const customers = useLive('customers.changed') ?? [];
  const [filter, setFilter] = useState<UserFilter>({ search: '', isForeignOnly: true });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const own = customersByUser(connection, connections, customers);
  const found = searchUsers(users, own, filter);
  return (
    <>
      <Filters filter={filter} onChange={setFilter} />
      <FailureNotice error={error} onAgain={again} />
      <Group gap="sm" role="status">
        {isLoading ? <Busy label={t('takeOver.soFar', { count: users.length })} /> : null}
        {isLoading ? <Button onClick={stop}>{t('ui.cancel')}</Button> : null}
        {isLoading ? null : (
          <Text c="dimmed">{t('takeOver.found', { count: found.length, total: users.length })}</Text>
        )}
        {chosen.size > 0 ? (
          <Button
            color="red"
            variant="outline"
            disabled={chosen.size > mostDeleted}
            onClick={() => onAsk({ remove: users.filter(({ userId }) => chosen.has(userId)) })}
          >
            {t('serviceUsers.delete', { count: chosen.size })}
          </Button>
        ) : null}
        {chosen.size > mostDeleted ? (
          <Text c="dimmed">{t('serviceUsers.tooMany', { most: mostDeleted })}</Text>
        ) : null}
      </Group>
      <UsersTable
        users={found}
        own={own}
        connection={connection}
        chosen={chosen}
        onChoose={setChosen}
        onChange={(user) => onAsk({ change: user })}
      />
      {asked && 'change' in asked ? (
        <ChangeUserDialog
          connection={connection}
          user={asked.change}
          onChanged={(user) => {
            replace(user);
            onAsk(null);
          }}
          onClose={() => onAsk(null)}
        />
      ) : null}
      {asked && 'remove' in asked ? (
        <DeleteUsersDialog
          connection={connection}
          users={asked.remove}
          own={own}
          onDeleted={(userIds) => {
            remove(userIds);
            setChosen(new Set());
          }}
          onClose={() => onAsk(null)}
        />
      ) : null}
    </>
  );
}

interface FiltersProps {
  filter: UserFilter;
  onChange: (filter: UserFilter) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const { t } = useTexts();
  return (
    <Group gap="sm">
      <TextInput
        flex={1}
        aria-label={t('takeOver.search')}
        placeholder={t('takeOver.search')}
        leftSection={<IconSearch size={14} aria-hidden />}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.currentTarget.value })}
      />
      <Switch
        label={t('takeOver.foreignOnly')}
        checked={filter.isForeignOnly}
        onChange={(event) => onChange({ ...filter, isForeignOnly: event.currentTarget.checked })}
      />
    </Group>
  );
}

interface UsersTableProps {
  users: readonly ServiceUser[];
  own: ReadonlyMap<string, Customer>;
  connection: Connection;
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onChange: (user: ServiceUser) => void;
}

function UsersTable({ users, own, connection, chosen, onChoose, onChange }: UsersTableProps) {
  const { t } = useTexts();
  const [taken, setTaken] = useState<string | null>(null);
  if (users.length === 0) return null;
  return (
    <>
      <Table aria-label={t('takeOver.title')} layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={38}>
              <span className="hidden-text">{t('serviceUsers.choose')}</span>
            </Table.Th>
            <Table.Th>{t('takeOver.identifier')}</Table.Th>
            <Table.Th w={106}>{t('customers.typeLabel')}</Table.Th>
            <Table.Th w={96}>{t('serviceUsers.ends')}</Table.Th>
            <Table.Th w={240}>{t('takeOver.here')}</Table.Th>
            <Table.Th w={98}>
              <span className="hidden-text">{t('ui.actions')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {users.slice(0, shownLimit).map((user) => (
            <UserRow
              key={user.userId}
              user={user}
              customer={own.get(user.userId)}
              connection={connection}
              isOpen={taken === user.userId}
              onOpen={() => setTaken(user.userId)}
              isChosen={chosen.has(user.userId)}
              onChoose={(isChosen) => onChoose(withMember(chosen, user.userId, isChosen))}
              onChange={() => onChange(user)}
            />
          ))}
        </Table.Tbody>
      </Table>
      {users.length > shownLimit ? (
        <Text c="dimmed">{t('takeOver.more', { count: users.length - shownLimit })}</Text>
      ) : null}
    </>
  );
}

function withMember(before: ReadonlySet<string>, member: string, isIn: boolean): ReadonlySet<string> {
  const after = new Set(before);
  if (isIn) after.add(member);
  else after.delete(member);
  return after;
}
