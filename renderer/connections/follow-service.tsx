import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Connection, ConnectionInput } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { FailureNotice } from '../ui/failure-notice';
import { SecretFields, useSecretEntry } from './secret-fields';

interface FollowServiceProps {
  id: string;
  draft: ConnectionInput;
  onSaved: (connection: Connection) => void;
}

/** A service with customers is at another address: followed once its users were found there. The secret is entered anew (SEC-42). */
export function FollowService({ id, draft, onSaved }: FollowServiceProps) {
  const { t } = useTexts();
  const entry = useSecretEntry();
  const following = useAction(kontor().connections.follow);
  const box = useRef<HTMLDivElement>(null);
  const told = following.error?.code ?? 'nothing yet';
  // It comes up, and says what it found, at the lower end of a form that is longer than a small window.
  useEffect(() => {
    if (told) box.current?.scrollIntoView({ block: 'end' });
  }, [told]);

  async function follow() {
    const answer = await following.run(id, draft.baseAddress.trim(), entry.secret, entry.keepFor);
    entry.setSecret('');
    if (answer.ok) onSaved(answer.value);
  }

  return (
    <Alert ref={box} color="blue" title={t('connections.followTitle')}>
      <Stack gap="sm">
        <Text>{t('connections.followText')}</Text>
        <SecretFields entry={entry} label={t('connections.followSecret')} />
        <FailureNotice error={following.error} />
        <Group justify="flex-end">
          <Button loading={following.isRunning} disabled={entry.secret === ''} onClick={() => void follow()}>
            {t('connections.follow')}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
