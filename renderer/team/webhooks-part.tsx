import { Button, NativeSelect, Stack, Table, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Connection, Webhook, WebhookInput } from '../../preload/contract';
import { webhookMethods } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import { useAction } from '../base/use-action';
import { useLoaded } from '../base/use-loaded';
import { Busy } from '../ui/busy';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { FailureNotice } from '../ui/failure-notice';
import { Panel } from '../ui/panel';
import { OwnListenerPanel } from './own-listener';
import { useTeamQuestion } from './team-question';

const usualEvent = 'analysis.completed';

/** Webhooks of a connection: what is registered, a form for another, and a listener of our own to try one out. */
export function WebhooksPart({ connection }: { connection: Connection }) {
  const { t } = useTexts();
  const [loaded, reload] = useLoaded(connection.id, () => kontor().team.webhooks(connection.id), {
    keepsBefore: true,
  });
  return (
    <Stack gap="md" mt="sm">
      <OwnListenerPanel onArrival={reload} />
      <Panel title={t('team.webhooks.title')}>
        {loaded.state === 'loading' ? <Busy /> : null}
        {loaded.state === 'failed' ? <FailureNotice error={loaded.error} onAgain={reload} /> : null}
        {loaded.state === 'ready' ? (
          <Webhooks connection={connection} webhooks={loaded.value} onChange={reload} />
        ) : null}
        <NewWebhook connection={connection} onChange={reload} />
      </Panel>
    </Stack>
  );
}

interface WebhooksProps {
  connection: Connection;
  webhooks: readonly Webhook[];
  onChange: () => void;
}

function Webhooks({ connection, webhooks, onChange }: WebhooksProps) {
  const { t } = useTexts();
  const [asked, setAsked] = useState<Webhook | null>(null);
  const deleting = useAction(kontor().team.deleteWebhook);
  async function remove(webhook: Webhook) {
    const answer = await deleting.run(connection.id, webhook.id);
    if (!answer.ok) return;
    setAsked(null);
    onChange();
  }
  return (
    <>
      {webhooks.length === 0 ? <Text c="dimmed">{t('team.webhooks.none')}</Text> : null}
      {webhooks.length > 0 ? (
        <Table layout="fixed" aria-label={t('team.webhooks.title')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('team.webhooks.address')}</Table.Th>
              <Table.Th w={190}>{t('team.webhooks.events')}</Table.Th>
              <Table.Th w={170}>{t('team.webhooks.deliveries')}</Table.Th>
              <Table.Th w={110}>
                <span className="hidden-text">{t('ui.actions')}</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} onDelete={() => setAsked(webhook)} />
            ))}
          </Table.Tbody>
        </Table>
      ) : null}
      <ConfirmDialog
        isOpen={asked !== null}
        isDangerous
        title={t('team.webhooks.deleteTitle')}
        text={t('team.webhooks.deleteText', { address: asked?.address ?? '' })}
        confirmLabel={t('team.delete')}
        isRunning={deleting.isRunning}
        error={deleting.error}
        onConfirm={() => asked && void remove(asked)}
        onCancel={() => setAsked(null)}
      />
    </>
  );
}

function WebhookRow({ webhook, onDelete }: { webhook: Webhook; onDelete: () => void }) {
  const { t, coded } = useTexts();
  const { address, method, events, hasSecret, deliveries } = webhook;
  const detail = joinedTexts([method, hasSecret ? t('team.webhooks.hasSecret') : null], ' · ');
  const newest = deliveries?.[0]?.state ?? null;
  return (
    <Table.Tr>
      <Table.Td>
        <Text className="code" truncate title={address}>
          {address}
        </Text>
        <Text size="xs" c="dimmed">
          {detail}
        </Text>
      </Table.Td>
      <Table.Td className="breakable">{joinedTexts(events)}</Table.Td>
      <Table.Td>
        {deliveries === null || deliveries.length === 0
          ? '–'
          : t('team.webhooks.newest', {
              count: deliveries.length,
              state: newest === null ? '–' : coded('team.delivery', newest, {}, newest),
            })}
      </Table.Td>
      <Table.Td>
        <Button size="compact-xs" aria-label={t('team.webhooks.deleteOne', { address })} onClick={onDelete}>
          {t('team.delete')}
        </Button>
      </Table.Td>
    </Table.Tr>
  );
}

const emptyForm = { address: '', events: usualEvent, secret: '' };

function NewWebhook({ connection, onChange }: Omit<WebhooksProps, 'webhooks'>) {
  const { t } = useTexts();
  const [form, setForm] = useState(emptyForm);
  const [method, setMethod] = useState<WebhookInput['method']>('POST');
  const creating = useAction(kontor().team.createWebhook);
  const [ask, question] = useTeamQuestion(connection);
  const events = form.events.split(/[\s,]+/).filter(Boolean);
  const isReady = form.address.trim() !== '' && events.length > 0;
  const change = (part: Partial<typeof emptyForm>) => setForm({ ...form, ...part });
  async function create() {
    const secret = form.secret === '' ? null : form.secret;
    const answer = await creating.run(connection.id, {
      address: form.address.trim(),
      method,
      events,
      secret,
    });
    if (!answer.ok) return;
    setForm(emptyForm);
    onChange();
  }
  return (
    <form
      className="team-form"
      aria-label={t('team.webhooks.new')}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) ask(() => void create());
      }}
    >
      <TextInput
        className="team-wide"
        label={t('team.webhooks.address')}
        maxLength={2_000}
        value={form.address}
        onChange={(event) => change({ address: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('team.webhooks.method')}
        value={method}
        onChange={(event) => setMethod(event.currentTarget.value as WebhookInput['method'])}
        data={[...webhookMethods]}
      />
      <TextInput
        label={t('team.webhooks.events')}
        maxLength={500}
        value={form.events}
        onChange={(event) => change({ events: event.currentTarget.value })}
      />
      <TextInput
        label={t('team.webhooks.secret')}
        type="password"
        autoComplete="off"
        maxLength={500}
        value={form.secret}
        onChange={(event) => change({ secret: event.currentTarget.value })}
      />
      <Button type="submit" variant="filled" disabled={!isReady} loading={creating.isRunning}>
        {t('team.webhooks.register')}
      </Button>
      <div className="team-wide">
        <FailureNotice error={creating.error} />
        {question}
      </div>
    </form>
  );
}
