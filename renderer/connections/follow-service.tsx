import { Alert, Button, Checkbox, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Connection, ConnectionInput } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useStoreAccess } from '../base/store-access';
import { useAction } from '../base/use-action';
import { FailureNotice } from '../ui/failure-notice';

interface FollowServiceProps {
  id: string;
  draft: ConnectionInput;
  onSaved: (connection: Connection) => void;
}

/** A service with customers is at another address: followed once its users were found there. The secret is entered anew (SEC-42). */
export function FollowService({ id, draft, onSaved }: FollowServiceProps) {
  const { t } = useTexts();
  const { state } = useStoreAccess();
  const hasKeychain = state?.keychain === 'available' || state?.keychain === 'unknown';
  const [secret, setSecret] = useState('');
  const [isForSession, setForSession] = useState(!hasKeychain);
  const following = useAction(kontor().connections.follow);

  async function follow() {
    const keepFor = isForSession ? 'session' : 'keychain';
    const answer = await following.run(id, draft.baseAddress.trim(), secret, keepFor);
    setSecret('');
    if (answer.ok) onSaved(answer.value);
  }

  return (
    <Alert color="blue" title={t('connections.followTitle')}>
      <Stack gap="sm">
        <Text>{t('connections.followText')}</Text>
        <PasswordInput
          label={t('connections.followSecret')}
          value={secret}
          autoComplete="off"
          visibilityToggleButtonProps={{ 'aria-label': t('connections.showTyped') }}
          onChange={(event) => setSecret(event.currentTarget.value)}
        />
        <Checkbox
          label={t('connections.sessionOnly')}
          checked={isForSession}
          disabled={!hasKeychain}
          onChange={(event) => setForSession(event.currentTarget.checked)}
        />
        <FailureNotice error={following.error} />
        <Group justify="flex-end">
          <Button loading={following.isRunning} disabled={secret === ''} onClick={() => void follow()}>
            {t('connections.follow')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
