import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Connection, ConnectionTest } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import { useAction } from '../base/use-action';
import { EnvironmentBadge } from '../ui/environment-badge';
import { FailureNotice } from '../ui/failure-notice';
import { StatusBadge } from '../ui/status-badge';
import { connectionName } from './connection-name';

interface ConnectionCardProps {
  connection: Connection;
  onEdit: () => void;
  onSecret: () => void;
  onRemove: () => void;
}

export function ConnectionCard({ connection, onEdit, onSecret, onRemove }: ConnectionCardProps) {
  const { t } = useTexts();
  const testing = useAction(kontor().connections.test);
  const [result, setResult] = useState<ConnectionTest | null>(null);
  const name = connectionName(connection, t);

  async function test() {
    setResult(null);
    const answer = await testing.run(connection.id);
    if (answer.ok) setResult(answer.value);
  }

  return (
    <Paper className="panel" component="section" aria-label={name}>
      <Stack gap="xs">
        <div className="panel-head">
          <Title order={2} className="cut" title={name}>
            {name}
          </Title>
          <EnvironmentBadge environment={connection.environment} />
        </div>
        <Text c="dimmed" className="breakable">
          {connection.isEmbedded ? t('connections.embeddedText') : connection.baseAddress}
        </Text>
        {connection.isEmbedded ? null : (
          <StatusBadge tone={connection.secretState === 'none' ? 'ask' : 'good'}>
            {t(`connections.secret.${connection.secretState}`)}
          </StatusBadge>
        )}
        <Group gap="xs">
          <Button
            loading={testing.isRunning}
            onClick={() => void test()}
            aria-label={t('connections.testOf', { name })}
          >
            {t('connections.test')}
          </Button>
          {connection.isEmbedded ? null : (
            <>
              <Button onClick={onEdit}>{t('ui.edit')}</Button>
              <Button onClick={onSecret}>{t('connections.setSecret')}</Button>
              <Button variant="subtle" color="red" onClick={onRemove}>
                {t('ui.remove')}
              </Button>
            </>
          )}
        </Group>
        <FailureNotice error={testing.error} />
        {result ? <TestResult result={result} /> : null}
      </Stack>
    </Paper>
  );
}

function TestResult({ result }: { result: ConnectionTest }) {
  const { t, format } = useTexts();
  return (
    <Stack gap={4} role="status">
      <StatusBadge tone={result.isReady ? 'good' : 'bad'}>
        {t(result.isReady ? 'connections.ready' : 'connections.notReady')}
      </StatusBadge>
      {result.tokenLifeSeconds !== null ? (
        <Text>{t('connections.tokenLife', { time: format.duration(result.tokenLifeSeconds) })}</Text>
      ) : null}
      <Text c="dimmed" className="breakable">
        {result.scopes.length > 0
          ? t('connections.scopes', {
              count: result.scopes.length,
              scopes: joinedTexts(result.scopes),
            })
          : t('connections.noScopes')}
      </Text>
    </Stack>
  );
}
