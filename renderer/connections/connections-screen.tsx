import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Connection, ConnectionInput } from '../../preload/contract';
import { useTexts } from '../base/language';
import { useLive } from '../base/use-live';
import { Busy } from '../ui/busy';
import { Screen } from '../ui/screen';
import { ConnectionCard } from './connection-card';
import { draftOfConnection, newConnection } from './connection-draft';
import { ConnectionForm } from './connection-form';
import { RemoveConnectionDialog } from './remove-connection-dialog';
import { SecretDialog } from './secret-dialog';

export function ConnectionsScreen() {
  const { t } = useTexts();
  const connections = useLive('connections.changed');
  const [edited, setEdited] = useState<ConnectionInput | null>(null);
  const [secretOf, setSecretOf] = useState<Connection | null>(null);
  const [removed, setRemoved] = useState<Connection | null>(null);
  return (
    <Screen
      title={t('connections.title')}
      subtitle={t('connections.subtitle')}
      actions={
        <Button
          data-command="connections.new"
          leftSection={<IconPlus size={15} aria-hidden />}
          onClick={() => setEdited(newConnection)}
        >
          {t('connections.new')}
        </Button>
      }
    >
      {connections ? (
        <Stack gap="sm">
          {connections.map((connection) => (
            <ConnectionCard
              key={connection.id}
              connection={connection}
              onEdit={() => setEdited(draftOfConnection(connection))}
              onSecret={() => setSecretOf(connection)}
              onRemove={() => setRemoved(connection)}
            />
          ))}
        </Stack>
      ) : (
        <Busy />
      )}
      {edited ? (
        <ConnectionForm
          draft={edited}
          onClose={() => setEdited(null)}
          onSaved={(saved) => {
            setEdited(null);
            if (saved.secretState === 'none') setSecretOf(saved);
          }}
        />
      ) : null}
      {secretOf ? <SecretDialog connection={secretOf} onClose={() => setSecretOf(null)} /> : null}
      {removed ? <RemoveConnectionDialog connection={removed} onClose={() => setRemoved(null)} /> : null}
    </Screen>
  );
}
