import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Connection, Customer, ServiceUser, UsersDeleted } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import { useAction } from '../base/use-action';
import { connectionName } from '../connections/connection-name';
import { EnvironmentBadge } from '../ui/environment-badge';
import { FailureNotice } from '../ui/failure-notice';

interface DeleteUsersDialogProps {
  connection: Connection;
  users: readonly ServiceUser[];
  /** Customers here by their user. */
  own: ReadonlyMap<string, Customer>;
  /** Those that the service has no more. */
  onDeleted: (userIds: readonly string[]) => void;
  onClose: () => void;
}

/** The whole list of who is deleted, confirmed as a list; afterwards who is gone and who is not, as the service then says. */
export function DeleteUsersDialog({ connection, users, own, onDeleted, onClose }: DeleteUsersDialogProps) {
  const { t } = useTexts();
  const [isRead, setRead] = useState(false);
  const [ended, setEnded] = useState<UsersDeleted | null>(null);
  const deleting = useAction(kontor().customers.deleteAtService);
  const here = users.filter(({ userId }) => own.has(userId)).length;
  async function remove() {
    const answer = await deleting.run(
      connection.id,
      users.map(({ userId }) => userId),
    );
    if (!answer.ok) return;
    setEnded(answer.value);
    onDeleted(answer.value.deleted);
  }
  // What became of each would be lost with the dialog.
  const closeUnlessRunning = () => {
    if (!deleting.isRunning) onClose();
  };
  if (ended)
    return (
      <Modal opened onClose={onClose} title={t('serviceUsers.endedTitle')} withCloseButton={false}>
        <Stack gap="sm" role="status">
          <Text>{t('serviceUsers.deleted', { count: ended.deleted.length })}</Text>
          {ended.left.length > 0 ? (
            <Text>
              {t('serviceUsers.left', {
                count: ended.left.length,
                ids: joinedTexts(ended.left),
              })}
            </Text>
          ) : null}
          {ended.unknown.length > 0 ? (
            <Text>
              {t('serviceUsers.unknown', {
                count: ended.unknown.length,
                ids: joinedTexts(ended.unknown),
              })}
            </Text>
          ) : null}
          <FailureNotice error={ended.error} />
          <Group justify="flex-end">
            <Button onClick={onClose} data-autofocus>
              {t('ui.close')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    );
  return (
    <Modal
      opened
      onClose={closeUnlessRunning}
      title={t('serviceUsers.deleteTitle', { count: users.length })}
      withCloseButton={false}
    >
      <Stack gap="sm">
        <Group>
          <EnvironmentBadge environment={connection.environment} />
        </Group>
        <Text>{t('serviceUsers.deleteText', { connection: connectionName(connection, t) })}</Text>
        {here > 0 ? <Text>{t('serviceUsers.deleteHere', { count: here })}</Text> : null}
        <ul className="users-to-delete" aria-label={t('serviceUsers.list')}>
          {users.map(({ userId, customUserId }) => (
            <li key={userId}>
              <span className="private">{own.get(userId)?.name ?? customUserId ?? userId}</span>{' '}
              <span className="code dim">{userId}</span>
            </li>
          ))}
        </ul>
        <Checkbox
          label={t('serviceUsers.isRead', { count: users.length })}
          checked={isRead}
          onChange={(event) => setRead(event.currentTarget.checked)}
        />
        <FailureNotice error={deleting.error} />
        <Group justify="flex-end" gap="xs">
          <Button onClick={onClose} disabled={deleting.isRunning} data-autofocus>
            {t('ui.cancel')}
          </Button>
          <Button
            variant="filled"
            color="red"
            disabled={!isRead}
            loading={deleting.isRunning}
            onClick={() => void remove()}
          >
            {t('serviceUsers.deleteAll', { count: users.length })}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
