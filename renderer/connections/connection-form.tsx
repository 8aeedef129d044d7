import { Button, Group, Modal, NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Connection, ConnectionInput, Environment } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { FailureNotice } from '../ui/failure-notice';
import { addressProblem, cleanedConnection } from './connection-draft';
import { FollowService } from './follow-service';

interface ConnectionFormProps {
  draft: ConnectionInput;
  onClose: () => void;
  onSaved: (connection: Connection) => void;
}

const environments: readonly Environment[] = ['local', 'test', 'production'];

export function ConnectionForm({ draft: first, onClose, onSaved }: ConnectionFormProps) {
  const { t } = useTexts();
  const [draft, setDraft] = useState(first);
  const saving = useAction(kontor().connections.save);
  const problem = addressProblem(draft);
  // Refused because customers live in it; with the same environment it may have moved.
  const isMoved =
    saving.error?.code === 'connection.inUse' &&
    draft.environment === first.environment &&
    draft.baseAddress.trim() !== first.baseAddress;
  const set = (change: Partial<ConnectionInput>) => setDraft((before) => ({ ...before, ...change }));

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const answer = await saving.run(cleanedConnection(draft));
    if (answer.ok) onSaved(answer.value);
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t(first.id ? 'connections.edit' : 'connections.new')}
      withCloseButton={false}
    >
      <form onSubmit={(event) => void onSubmit(event)}>
        <Stack gap="sm">
          <ConnectionFields draft={draft} problem={problem} onChange={set} />
          <FailureNotice error={saving.error} />
          {first.id && isMoved ? <FollowService id={first.id} draft={draft} onSaved={onSaved} /> : null}
          <Group justify="flex-end" gap="xs">
            <Button onClick={onClose}>{t('ui.cancel')}</Button>
            <Button
              type="submit"
              variant="filled"
              loading={saving.isRunning}
              disabled={draft.name.trim() === '' || problem !== null}
            >
              {t('ui.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

interface ConnectionFieldsProps {
  draft: ConnectionInput;
  problem: ReturnType<typeof addressProblem>;
  onChange: (change: Partial<ConnectionInput>) => void;
}

function ConnectionFields({ draft, problem, onChange }: ConnectionFieldsProps) {
  const { t } = useTexts();
  return (
    <>
      <TextInput
        label={t('connections.name')}
        value={draft.name}
        maxLength={200}
        data-autofocus
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <Radio.Group
        label={t('connections.environment')}
        value={draft.environment}
        onChange={(value) => onChange({ environment: value as Environment })}
      >
        <Stack gap={6} mt={4}>
          {environments.map((environment) => (
            <Radio
              key={environment}
              value={environment}
              label={t(`environment.${environment}`)}
              description={t(`environment.${environment}.meaning`)}
            />
          ))}
        </Stack>
      </Radio.Group>
      <TextInput
        label={t('connections.address')}
        placeholder="https://"
        value={draft.baseAddress}
        spellCheck={false}
        error={draft.baseAddress !== '' && problem ? t(`connections.problem.${problem}`) : undefined}
        onChange={(event) => onChange({ baseAddress: event.currentTarget.value })}
      />
      <TextInput
        label={t('connections.pageHost')}
        description={t('connections.pageHostText')}
        placeholder="connect.service.example"
        value={draft.pageHost ?? ''}
        spellCheck={false}
        onChange={(event) => onChange({ pageHost: event.currentTarget.value })}
      />
      <TextInput
        label={t('connections.clientId')}
        value={draft.clientId}
        spellCheck={false}
        onChange={(event) => onChange({ clientId: event.currentTarget.value })}
      />
      <TextInput
        label={t('connections.tenant')}
        description={t('ui.optional')}
        value={draft.tenantId ?? ''}
        spellCheck={false}
        onChange={(event) => onChange({ tenantId: event.currentTarget.value })}
      />
      <WireFields draft={draft} onChange={onChange} />
    </>
  );
}

/** What services write in different ways (interface.md 1, 4.3). */
function WireFields({ draft, onChange }: Omit<ConnectionFieldsProps, 'problem'>) {
  const { t } = useTexts();
  return (
    <>
      <NativeSelect
        label={t('connections.timestamps')}
        value={draft.timestampUnit}
        data={[
          { value: 's', label: t('connections.seconds') },
          { value: 'ms', label: t('connections.milliseconds') },
        ]}
        onChange={(event) => onChange({ timestampUnit: event.currentTarget.value === 'ms' ? 'ms' : 's' })}
      />
      <TextInput
        label={t('connections.correlationHeader')}
        description={t('ui.optional')}
        placeholder="Service-Correlation-Id"
        value={draft.correlationHeader ?? ''}
        spellCheck={false}
        onChange={(event) => onChange({ correlationHeader: event.currentTarget.value })}
      />
      <TextInput
        label={t('connections.correlationParameter')}
        description={t('ui.optional')}
        placeholder="correlationId"
        value={draft.correlationParameter ?? ''}
        spellCheck={false}
        onChange={(event) => onChange({ correlationParameter: event.currentTarget.value })}
      />
    </>
  );
}
