import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Connection, ServiceUser } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { connectionName } from '../connections/connection-name';
import { useProductionQuestion } from '../ui/confirm-dialog';
import { EnvironmentBadge } from '../ui/environment-badge';
import { FailureNotice } from '../ui/failure-notice';
import { lifetimes, parseLifetime } from './lifetime';

interface ChangeUserDialogProps {
  connection: Connection;
  user: ServiceUser;
  onChanged: (user: ServiceUser) => void;
  onClose: () => void;
}

/** The identifier of one's own and the lifetime of a user at the service; what is left as it is is not sent. */
export function ChangeUserDialog({ connection, user, onChanged, onClose }: ChangeUserDialogProps) {
  const { t, format } = useTexts();
  const [customUserId, setCustomUserId] = useState(user.customUserId ?? '');
  const [expiresIn, setExpiresIn] = useState('');
  const changing = useAction(kontor().customers.changeAtService);
  const wantedId = customUserId.trim();
  const newId = wantedId !== '' && wantedId !== user.customUserId ? wantedId : null;
  const hasChange = newId !== null || expiresIn !== '';
  async function change() {
    const answer = await changing.run({
      connectionId: connection.id,
      userId: user.userId,
      customUserId: newId,
      expiresIn: expiresIn || null,
    });
    if (!answer.ok) return;
    notifications.show({ message: t('serviceUsers.changed') });
    onChanged(answer.value);
  }
  const [ask, question] = useProductionQuestion(
    connection.environment,
    t('production.changeText', { connection: connectionName(connection, t) }),
  );
  // What the service made of it would be lost with the dialog.
  const close = () => {
    if (!changing.isRunning) onClose();
  };
  const labelOf = (duration: string) => {
    const lifetime = parseLifetime(duration);
    return lifetime ? t(`lifetime.${lifetime.unit}`, { count: lifetime.count }) : duration;
  };
  return (
    <Modal opened onClose={close} title={t('serviceUsers.changeTitle')} withCloseButton={false}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (hasChange) ask(() => void change());
        }}
      >
        <Stack gap="sm">
          <Group gap="xs">
            <EnvironmentBadge environment={connection.environment} />
            <Text className="code cut" title={user.userId}>
              {user.userId}
            </Text>
          </Group>
          <TextInput
            label={t('serviceUsers.customId')}
            description={t('serviceUsers.customIdText')}
            maxLength={200}
            value={customUserId}
            onChange={(event) => setCustomUserId(event.currentTarget.value)}
          />
          <NativeSelect
            label={t('serviceUsers.lifetime')}
            description={
              user.expiresAt === null
                ? t('serviceUsers.noEnd')
                : t('serviceUsers.endsAt', { at: format.instant(user.expiresAt) })
            }
            value={expiresIn}
            onChange={(event) => setExpiresIn(event.currentTarget.value)}
            data={[
              { value: '', label: t('serviceUsers.asItIs') },
              ...lifetimes.map((value) => ({ value, label: labelOf(value) })),
            ]}
          />
          <FailureNotice error={changing.error} />
          <Group justify="flex-end" gap="xs">
            <Button onClick={close} disabled={changing.isRunning}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" variant="filled" disabled={!hasChange} loading={changing.isRunning}>
              {t('ui.save')}
            </Button>
          </Group>
        </Stack>
      </form>
      {question}
    </Modal>
  );
}
