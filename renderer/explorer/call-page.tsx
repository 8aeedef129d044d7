import { Button, Group, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlayerStop, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import type { Connection, ExplorerEndpoint, ExplorerRequest } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import { FailureNotice } from '../ui/failure-notice';
import { StatusBadge } from '../ui/status-badge';
import { AnswerPanel } from './answer-panel';
import { CallFormPanel } from './call-form';
import { ConfirmCall } from './confirm-call';
import { changeForm, formFor, sendCall, useExplorer } from './explorer-session';
import { bodyOf, missingOf, requestOf } from './form-request';
import { RequestPanel } from './request-panel';
import { SaveCall } from './save-call';

interface CallPageProps {
  endpoint: ExplorerEndpoint;
  endpoints: readonly ExplorerEndpoint[];
  connection: Connection;
}

/** One call: what it is, its values, the request that comes of them, and its answer. */
export function CallPage({ endpoint, endpoints, connection }: CallPageProps) {
  const { coded } = useTexts();
  const { sendingKey, answered, failure } = useExplorer();
  const [isAsking, setAsking] = useState(false);
  const form = formFor(endpoint.key);
  const body = bodyOf(endpoint, form);
  const missing = missingOf(endpoint, form);
  const request = requestOf(endpoint, form, connection.id, body);
  // As text, because the request is made anew each time and would never come to rest.
  const asText = missing.length === 0 && request ? JSON.stringify(request) : '';
  const [shownRequest] = useDebouncedValue(asText, 250);
  const isSending = sendingKey !== null;
  const mustAsk =
    endpoint.danger !== 'none' || (endpoint.isChanging && connection.environment === 'production');

  function send(isConfirmed: boolean) {
    setAsking(false);
    if (request) void sendCall(request, isConfirmed);
  }

  return (
    <form
      className="explorer-call"
      aria-label={coded('endpoint', endpoint.key)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!request || isSending || missing.length > 0) return;
        if (mustAsk) setAsking(true);
        else send(false);
      }}
    >
      <CallHead endpoint={endpoint} />
      <CallFormPanel
        endpoint={endpoint}
        form={form}
        wrong={body.ok ? [] : body.names}
        connection={connection}
        onChange={(next) => changeForm(endpoint.key, next)}
      />
      <CallButtons endpoint={endpoint} request={request} missing={missing} sendingKey={sendingKey} />
      {failure?.key === endpoint.key ? <FailureNotice error={failure.error} /> : null}
      {answered?.key === endpoint.key ? (
        <AnswerPanel
          answer={answered.answer}
          request={answered.request}
          endpoint={endpoint}
          endpoints={endpoints}
        />
      ) : null}
      <RequestPanel request={shownRequest} isStale={shownRequest !== asText} />
      {isAsking && request ? (
        <ConfirmCall
          endpoint={endpoint}
          request={request}
          connection={connection}
          onConfirm={() => send(true)}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </form>
  );
}

interface CallButtonsProps {
  endpoint: ExplorerEndpoint;
  request: ExplorerRequest | null;
  missing: readonly string[];
  /** Key of the call under way. */
  sendingKey: string | null;
}

function CallButtons({ endpoint, request, missing, sendingKey }: CallButtonsProps) {
  const { t } = useTexts();
  const isSending = sendingKey !== null;
  return (
    <Group gap="xs">
      <Button
        type="submit"
        variant="filled"
        color={endpoint.danger === 'none' ? undefined : 'red'}
        leftSection={<IconSend size={15} aria-hidden />}
        loading={sendingKey === endpoint.key}
        disabled={!request || isSending || missing.length > 0}
      >
        {t('explorer.send')}
      </Button>
      {isSending ? (
        <Button
          leftSection={<IconPlayerStop size={15} aria-hidden />}
          onClick={() => void kontor().explorer.stop()}
        >
          {t('ui.cancel')}
        </Button>
      ) : null}
      {request ? <SaveCall request={request} /> : null}
      {missing.length > 0 ? (
        <Text size="xs" c="dimmed" role="status">
          {t('explorer.missing', {
            names: joinedTexts(missing.map((name) => (name === 'json' ? 'JSON' : name))),
          })}
        </Text>
      ) : null}
    </Group>
  );
}

function CallHead({ endpoint }: { endpoint: ExplorerEndpoint }) {
  const { t, coded } = useTexts();
  const { key, method, path, scope, danger, isChanging, userType } = endpoint;
  return (
    <header className="explorer-head">
      <Title order={2}>{coded('endpoint', key)}</Title>
      <Text c="dimmed">{coded('endpoint', `${key}.about`)}</Text>
      <div className="explorer-facts">
        <code className="code breakable">
          {method} {path}
        </code>
        {danger === 'none' && isChanging ? (
          <StatusBadge tone="neutral">{t('explorer.changes')}</StatusBadge>
        ) : null}
        {isChanging ? null : <StatusBadge tone="good">{t('explorer.onlyReads')}</StatusBadge>}
        {danger === 'none' ? null : <StatusBadge tone="bad">{t(`explorer.danger.${danger}`)}</StatusBadge>}
        {scope ? <StatusBadge tone="neutral">{t('explorer.needsScope', { scope })}</StatusBadge> : null}
        {userType === 'any' ? null : (
          <StatusBadge tone="neutral">{t(`explorer.onlyFor.${userType}`)}</StatusBadge>
        )}
      </div>
    </header>
  );
}
