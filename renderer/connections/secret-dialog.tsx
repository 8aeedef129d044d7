import { Button, Checkbox, Group, Modal, PasswordInput, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Connection } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useStoreAccess } from '../base/store-access';
import { useAction } from '../base/use-action';
import { FailureNotice } from '../ui/failure-notice';

/** Write only: the field is always empty, and nothing stored is ever shown (SEC-13). */
export function SecretDialog({ connection, onClose }: { connection: Connection; onClose: () => void }) {
  const { t } = useTexts();
  const { state } = useStoreAccess();
  const hasKeychain = state?.keychain === 'available' || state?.keychain === 'unknown';
  const [secret, setSecret] = useState('');
  const [isForSession, setForSession] = useState(!hasKeychain);
  const saving = useAction(kontor().connections.saveSecret);
  const keepFor = isForSession ? 'session' : 'keychain';

  async function save(value: string) {
    const answer = await saving.run(connection.id, value, keepFor);
    setSecret('');
    if (answer.ok) onClose();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void save(secret);
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('connections.secretTitle', { name: connection.name })}
      withCloseButton={false}
    >
      <form onSubmit={onSubmit}>
        <Stack gap="sm">
          <Text c="dimmed">{t(hasKeychain ? 'connections.secretText' : 'connections.secretNoKeychain')}</Text>
          <PasswordInput
            label={t('connections.secretField')}
            value={secret}
            autoComplete="off"
            data-autofocus
            visibilityToggleButtonProps={{ 'aria-label': t('connections.showTyped') }}
            onChange={(event) => setSecret(event.currentTarget.value)}
          />
          <Checkbox
            label={t('connections.sessionOnly')}
            checked={isForSession}
            disabled={!hasKeychain}
            onChange={(event) => setForSession(event.currentTarget.checked)}
          />
          <FailureNotice error={saving.error} />
          <Group justify="space-between" gap="xs">
            {connection.secretState === 'none' ? (
              <span />
            ) : (
              <Button variant="subtle" color="red" onClick={() => void save('')}>
                {t('connections.forgetSecret')}
              </Button>
            )}
            <Group gap="xs">
              <Button onClick={onClose}>{t('ui.cancel')}</Button>
              <Button type="submit" variant="filled" loading={saving.isRunning} disabled={secret === ''}>
                {t('ui.save')}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
