import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import type { Connection } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { FailureNotice } from '../ui/failure-notice';
import { SecretFields, useSecretEntry } from './secret-fields';

/** Write only: the field is always empty, and nothing stored is ever shown (SEC-13). */
export function SecretDialog({ connection, onClose }: { connection: Connection; onClose: () => void }) {
  const { t } = useTexts();
  const entry = useSecretEntry();
  const saving = useAction(kontor().connections.saveSecret);

  async function save(value: string) {
    const answer = await saving.run(connection.id, value, entry.keepFor);
    entry.setSecret('');
    if (answer.ok) onClose();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    void save(entry.secret);
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
          <Text c="dimmed">
            {t(entry.hasKeychain ? 'connections.secretText' : 'connections.secretNoKeychain')}
          </Text>
          <SecretFields entry={entry} label={t('connections.secretField')} isFirst />
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
              <Button
                type="submit"
                variant="filled"
                loading={saving.isRunning}
                disabled={entry.secret === ''}
              >
                {t('ui.save')}
              </Button>
            </Group>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
