import { Button, Group, Table, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useEffect, useRef } from 'react';
import { copyText } from '../base/copy-text';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { joinedTexts } from '../base/languages/isolated-text';
import { useAction } from '../base/use-action';
import { useLive } from '../base/use-live';
import { FailureNotice } from '../ui/failure-notice';
import { Panel } from '../ui/panel';

/** A listener on this computer: its address is registered as a webhook, and what arrives is listed. */
export function OwnListenerPanel({ onArrival }: { onArrival: () => void }) {
  const { t, format } = useTexts();
  const listener = useLive('webhookListener.changed');
  const listening = useAction(kontor().team.listen);
  const newest = listener?.arrivals[0]?.id;
  const seen = useRef(newest);
  useEffect(() => {
    // The service tells of its deliveries too.
    if (newest !== undefined && seen.current !== undefined && newest !== seen.current) onArrival();
    seen.current = newest ?? '';
  }, [newest, onArrival]);
  const address = listener?.address ?? null;
  return (
    <Panel title={t('team.listener.title')}>
      <Text c="dimmed">{t('team.listener.text')}</Text>
      <Group gap="xs">
        <Button loading={listening.isRunning} onClick={() => void listening.run(address === null)}>
          {t(address === null ? 'team.listener.start' : 'team.listener.stop')}
        </Button>
        {address ? (
          <>
            <Text className="code selectable breakable">{address}</Text>
            <Button
              size="compact-sm"
              onClick={() => {
                if (copyText(address)) notifications.show({ message: t('team.listener.copied') });
              }}
            >
              {t('team.listener.copy')}
            </Button>
          </>
        ) : null}
      </Group>
      <FailureNotice error={listening.error} />
      {listener && listener.arrivals.length > 0 ? (
        <Table layout="fixed" aria-label={t('team.listener.arrivals')}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th w={160}>{t('team.listener.at')}</Table.Th>
              <Table.Th w={190}>{t('team.listener.event')}</Table.Th>
              <Table.Th w={130}>{t('team.listener.status')}</Table.Th>
              <Table.Th>{t('explorer.correlation')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {listener.arrivals.map(({ id, arrivedAt, method, event, status, correlationId, hasSecret }) => (
              <Table.Tr key={id}>
                <Table.Td>{format.instant(arrivedAt)}</Table.Td>
                <Table.Td className="breakable">
                  {event ?? '–'}
                  <Text size="xs" c="dimmed">
                    {joinedTexts([method, hasSecret ? t('team.webhooks.hasSecret') : null], ' · ')}
                  </Text>
                </Table.Td>
                <Table.Td>{status ?? '–'}</Table.Td>
                <Table.Td className="code cut selectable" title={correlationId ?? ''}>
                  {correlationId ?? '–'}
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ) : null}
      {listener && address && listener.arrivals.length === 0 ? (
        <Text c="dimmed">{t('team.listener.none')}</Text>
      ) : null}
      {listener && listener.refused > 0 ? (
        <Text c="dimmed">{t('team.listener.refused', { count: listener.refused })}</Text>
      ) : null}
    </Panel>
  );
}
