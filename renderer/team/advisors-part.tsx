import { Button, Group, Table, Text, TextInput } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useState } from 'react';
import type { Advisor, AdvisorInput, Connection } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import { useAction } from '../base/use-action';
import { useLoaded } from '../base/use-loaded';
import { Busy } from '../ui/busy';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { FailureNotice } from '../ui/failure-notice';
import { Panel } from '../ui/panel';
import { changedMembers } from './changed-members';
import { useTeamQuestion } from './team-question';

const fields = ['firstName', 'lastName', 'email', 'phone'] as const;
const emptyForm: AdvisorInput = { firstName: '', lastName: '', email: '', phone: '' };

/** Advisors of a team: list, one more, changed, deleted, and their reports on the service's own page. */
export function AdvisorsPart({ connection }: { connection: Connection }) {
  const { t } = useTexts();
  const [loaded, reload] = useLoaded(connection.id, () => kontor().team.advisors(connection.id), {
    keepsBefore: true,
  });
  const [edited, setEdited] = useState<Advisor | null>(null);
  return (
    <Panel title={t('team.advisors.title')}>
      {loaded.state === 'loading' ? <Busy onStop={() => void kontor().team.stopAdvisors()} /> : null}
      {loaded.state === 'failed' ? <FailureNotice error={loaded.error} onAgain={reload} /> : null}
      {loaded.state === 'ready' ? (
        <AdvisorsTable connection={connection} advisors={loaded.value} onEdit={setEdited} onChange={reload} />
      ) : null}
      <AdvisorForm
        key={edited?.id ?? 'new'}
        connection={connection}
        edited={edited}
        onDone={() => {
          setEdited(null);
          reload();
        }}
        onCancel={() => setEdited(null)}
      />
    </Panel>
  );
}

interface AdvisorsTableProps {
  connection: Connection;
  advisors: readonly Advisor[];
  onEdit: (advisor: Advisor) => void;
  onChange: () => void;
}

function AdvisorsTable({ connection, advisors, onEdit, onChange }: AdvisorsTableProps) {
  const { t } = useTexts();
  const [asked, setAsked] = useState<Advisor | null>(null);
  const deleting = useAction(kontor().team.deleteAdvisor);
  const opening = useAction(kontor().team.openReports);
  const nameOf = ({ firstName, lastName, email, id }: Advisor) =>
    [firstName, lastName].filter(Boolean).join(' ') || email || id;
  const reachedAt = ({ email, phone }: Advisor) => joinedTexts([email, phone], ' · ') || '–';
  async function remove(advisor: Advisor) {
    const answer = await deleting.run(connection.id, advisor.id);
    if (!answer.ok) return;
    setAsked(null);
    onChange();
  }
  if (advisors.length === 0) return <Text c="dimmed">{t('team.advisors.none')}</Text>;
  return (
    <>
      <FailureNotice error={opening.error} />
      <Table layout="fixed" aria-label={t('team.advisors.title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('team.advisors.name')}</Table.Th>
            <Table.Th>{t('team.advisors.email')}</Table.Th>
            <Table.Th w={310}>
              <span className="hidden-text">{t('ui.actions')}</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {advisors.map((advisor) => (
            <Table.Tr key={advisor.id}>
              <Table.Td className="cut private" title={nameOf(advisor)}>
                {nameOf(advisor)}
              </Table.Td>
              <Table.Td className="cut private" title={reachedAt(advisor)}>
                {reachedAt(advisor)}
              </Table.Td>
              <Table.Td>
                <Group gap={4} wrap="nowrap" justify="flex-end">
                  <Button
                    size="compact-xs"
                    leftSection={<IconExternalLink size={13} aria-hidden />}
                    onClick={() => void opening.run(connection.id, advisor.id)}
                  >
                    {t('team.advisors.reports')}
                  </Button>
                  <Button size="compact-xs" onClick={() => onEdit(advisor)}>
                    {t('team.change')}
                  </Button>
                  <Button
                    size="compact-xs"
                    aria-label={t('team.deleteOne', { name: nameOf(advisor) })}
                    onClick={() => setAsked(advisor)}
                  >
                    {t('team.delete')}
                  </Button>
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <ConfirmDialog
        isOpen={asked !== null}
        isDangerous
        title={t('team.deleteOne', { name: asked ? nameOf(asked) : '' })}
        text={t('team.advisors.deleteText')}
        confirmLabel={t('team.delete')}
        isRunning={deleting.isRunning}
        error={deleting.error}
        onConfirm={() => asked && void remove(asked)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}

function pick({ firstName, lastName, email, phone }: Advisor) {
  return { firstName, lastName, email, phone };
}

interface AdvisorFormProps {
  connection: Connection;
  /** Null for a new one. */
  edited: Advisor | null;
  onDone: () => void;
  onCancel: () => void;
}

function AdvisorForm({ connection, edited, onDone, onCancel }: AdvisorFormProps) {
  const { t } = useTexts();
  const [form, setForm] = useState<AdvisorInput>(() =>
    edited
      ? (Object.fromEntries(fields.map((name) => [name, edited[name] ?? ''])) as AdvisorInput)
      : emptyForm,
  );
  const saving = useAction((input: AdvisorInput) =>
    edited
      ? kontor().team.changeAdvisor(connection.id, edited.id, changedMembers(pick(edited), input))
      : kontor().team.createAdvisor(connection.id, input),
  );
  const isReady = edited
    ? Object.keys(changedMembers(pick(edited), form)).length > 0
    : fields.some((name) => form[name].trim() !== '');
  const [ask, question] = useTeamQuestion(connection);
  async function save() {
    const answer = await saving.run(form);
    if (!answer.ok) return;
    setForm(emptyForm);
    onDone();
  }
  return (
    <form
      className="team-form"
      aria-label={t(edited ? 'team.advisors.changing' : 'team.advisors.new')}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) ask(() => void save());
      }}
    >
      {fields.map((name) => (
        <TextInput
          key={name}
          label={t(`team.advisors.${name}`)}
          maxLength={name === 'phone' ? 100 : 200}
          value={form[name]}
          onChange={(event) => setForm({ ...form, [name]: event.currentTarget.value })}
        />
      ))}
      <Group gap="xs">
        <Button type="submit" variant="filled" disabled={!isReady} loading={saving.isRunning}>
          {t(edited ? 'ui.save' : 'team.advisors.add')}
        </Button>
        {edited ? (
          <Button onClick={onCancel} disabled={saving.isRunning}>
            {t('ui.cancel')}
          </Button>
        ) : null}
      </Group>
      <div className="team-wide">
        <FailureNotice error={saving.error} />
        {question}
      </div>
    </form>
  );
}
