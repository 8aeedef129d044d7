import { Button, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import type { Connection, Tenant } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import { useAction } from '../base/use-action';
import { useLoaded } from '../base/use-loaded';
import { Busy } from '../ui/busy';
import { FailureNotice } from '../ui/failure-notice';
import { Panel } from '../ui/panel';
import { changedMembers } from './changed-members';
import { useTeamQuestion } from './team-question';

/** The tenant under which a connection works: what stands on its cockpits. */
export function TenantPart({ connection }: { connection: Connection }) {
  const { t } = useTexts();
  const [loaded, reload] = useLoaded(connection.id, () => kontor().team.tenant(connection.id));
  return (
    <Panel title={t('team.tenant.title')}>
      {loaded.state === 'loading' ? <Busy /> : null}
      {loaded.state === 'failed' ? <FailureNotice error={loaded.error} onAgain={reload} /> : null}
      {loaded.state === 'ready' ? (
        <TenantForm connection={connection} first={loaded.value} onSaved={reload} />
      ) : null}
    </Panel>
  );
}

interface TenantFormProps {
  connection: Connection;
  first: Tenant;
  /** What the service made of it is shown. */
  onSaved: () => void;
}

function TenantForm({ connection, first, onSaved }: TenantFormProps) {
  const { t } = useTexts();
  const [name, setName] = useState(first.name ?? '');
  const [color, setColor] = useState(first.color ?? '');
  const saving = useAction(kontor().team.saveTenant);
  const changed = changedMembers({ name: first.name, color: first.color }, { name, color });
  const isReady = Object.keys(changed).length > 0;
  const [ask, question] = useTeamQuestion(connection);
  async function save() {
    const answer = await saving.run(connection.id, changed);
    if (!answer.ok) return;
    notifications.show({ message: t('team.tenant.saved') });
    onSaved();
  }
  return (
    <form
      className="team-form"
      aria-label={t('team.tenant.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) ask(() => void save());
      }}
    >
      <Text className="team-wide" c="dimmed">
        {joinedTexts(
          [
            first.id === null ? null : t('team.tenant.id', { id: first.id }),
            first.hasLogo === null ? null : t(first.hasLogo ? 'team.tenant.logo' : 'team.tenant.noLogo'),
          ],
          ' · ',
        )}
      </Text>
      <TextInput
        label={t('team.tenant.name')}
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <TextInput
        label={t('team.tenant.color')}
        maxLength={50}
        value={color}
        onChange={(event) => setColor(event.currentTarget.value)}
      />
      <Button type="submit" variant="filled" disabled={!isReady} loading={saving.isRunning}>
        {t('ui.save')}
      </Button>
      <div className="team-wide">
        <FailureNotice error={saving.error} />
        {question}
      </div>
    </form>
  );
}
