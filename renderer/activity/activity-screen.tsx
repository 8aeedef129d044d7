import { Button, Group, SegmentedControl, Table, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { ActivityLine } from '../../preload/contract';
import { kontor } from '../app/kontor';
import { useTexts } from '../app/language';
import { useAction } from '../app/use-action';
import { useLive } from '../app/use-live';
import { Busy } from '../ui/busy';
import { EmptyView } from '../ui/empty-view';
import { FailureNotice } from '../ui/failure-notice';
import { Screen } from '../ui/screen';
import { StatusBadge, type Tone } from '../ui/status-badge';
import { type ActivityKind, activityKinds, filterActivity, kindOf } from './activity-filter';

const tones: Record<Exclude<ActivityKind, 'all'>, Tone> = { ok: 'good', refused: 'bad', noAnswer: 'ask' };

/** Every call to a service: time, endpoint, status, duration. No body, no name, no IBAN is in it. */
export function ActivityScreen() {
  const { t } = useTexts();
  const lines = useLive('activity.changed');
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<ActivityKind>('all');
  const saving = useAction(kontor().activity.save);
  const found = filterActivity(lines ?? [], search, kind);

  async function save() {
    const answer = await saving.run();
    if (answer.ok && answer.value) {
      notifications.show({ message: t('ui.savedAs', { name: answer.value.fileName }) });
    }
  }

  return (
    <Screen
      title={t('activity.title')}
      subtitle={t('activity.subtitle')}
      actions={
        <Button
          leftSection={<IconDownload size={15} aria-hidden />}
          loading={saving.isRunning}
          onClick={() => void save()}
        >
          {t('activity.save')}
        </Button>
      }
    >
      <FailureNotice error={saving.error} />
      {!lines ? <Busy /> : null}
      {lines?.length === 0 ? <EmptyView title={t('activity.none')} text={t('activity.noneText')} /> : null}
      {lines && lines.length > 0 ? (
        <>
          <Group gap="xs" mb="sm">
            <TextInput
              aria-label={t('activity.search')}
              placeholder={t('activity.search')}
              leftSection={<IconSearch size={14} aria-hidden />}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
            />
            <SegmentedControl
              aria-label={t('activity.byKind')}
              value={kind}
              onChange={(value) => setKind(value as ActivityKind)}
              data={activityKinds.map((one) => ({ value: one, label: t(`activity.kind.${one}`) }))}
            />
          </Group>
          {found.length === 0 ? (
            <Text c="dimmed">{t('activity.noneFound')}</Text>
          ) : (
            <ActivityTable lines={found} />
          )}
        </>
      ) : null}
    </Screen>
  );
}

function ActivityTable({ lines }: { lines: readonly ActivityLine[] }) {
  const { t, format, sentence } = useTexts();
  return (
    <Table aria-label={t('activity.title')} className="activity" layout="fixed">
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={142}>{t('activity.time')}</Table.Th>
          <Table.Th>{t('activity.call')}</Table.Th>
          <Table.Th w={96}>{t('activity.status')}</Table.Th>
          <Table.Th className="number" w={88}>
            {t('activity.duration')}
          </Table.Th>
          <Table.Th className="number" w={82}>
            {t('activity.attempt')}
          </Table.Th>
          <Table.Th className="number" w={88}>
            {t('activity.bytes')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={line.id}>
            <Table.Td className="nowrap">{format.instant(line.at)}</Table.Td>
            <Table.Td className="code breakable">
              {line.method} {line.endpoint}
              {line.correlationId ? (
                <Text size="xs" c="dimmed">
                  {t('activity.correlation')}: {line.correlationId}
                </Text>
              ) : null}
              {line.deprecation ? (
                <Text size="xs" c="var(--ask)">
                  {t('activity.deprecated', { text: line.deprecation })}
                </Text>
              ) : null}
              {line.errorCode ? (
                <Text
                  size="xs"
                  c="dimmed"
                  title={sentence({ code: line.errorCode, params: { endpoint: line.endpoint } })}
                >
                  {line.errorCode}
                </Text>
              ) : null}
            </Table.Td>
            <Table.Td className="nowrap">
              <StatusBadge tone={tones[kindOf(line)]}>
                {line.status ?? t('activity.kind.noAnswer')}
              </StatusBadge>
            </Table.Td>
            <Table.Td className="number">{t('activity.ms', { time: Math.round(line.durationMs) })}</Table.Td>
            <Table.Td className="number">{format.count(line.attempt)}</Table.Td>
            <Table.Td className="number">
              {line.answerBytes === null ? '–' : format.bytes(line.answerBytes)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
