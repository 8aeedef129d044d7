import { Table, Text } from '@mantine/core';
import type { ActivityGroup, ActivityLine, ActivityOutcome } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useLoaded } from '../base/use-loaded';
import { Busy } from '../ui/busy';
import { FailureNotice } from '../ui/failure-notice';
import { StatusBadge, type Tone, Unreadable } from '../ui/status-badge';

const tones: Record<ActivityOutcome, Tone> = {
  answered: 'good',
  stillRunning: 'busy',
  nothingThere: 'neutral',
  refused: 'bad',
  noAnswer: 'ask',
};

/** The calls of one job, asked for when the job is opened and again when it has made more. */
export function JobCalls({ group }: { group: ActivityGroup }) {
  const { t } = useTexts();
  const [loaded, reload] = useLoaded(`${group.job.id}:${group.calls}`, () =>
    kontor().activity.calls(group.job.id),
  );
  if (loaded.state === 'loading') return <Busy />;
  if (loaded.state === 'failed') return <FailureNotice error={loaded.error} onAgain={reload} />;
  return (
    <>
      {loaded.value.length < group.calls ? (
        <Text size="xs" c="dimmed">
          {t('activity.newestCalls', { shown: loaded.value.length, calls: group.calls })}
        </Text>
      ) : null}
      <CallsTable lines={loaded.value} />
    </>
  );
}

function CallsTable({ lines }: { lines: readonly ActivityLine[] }) {
  const { t, format } = useTexts();
  return (
    <Table aria-label={t('activity.calls')} className="activity">
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={142}>{t('activity.time')}</Table.Th>
          <Table.Th>{t('activity.call')}</Table.Th>
          <Table.Th w={170}>{t('activity.status')}</Table.Th>
          <Table.Th className="number" w={88}>
            {t('activity.duration')}
          </Table.Th>
          <Table.Th className="number" w={78}>
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
              <CallName line={line} />
            </Table.Td>
            <Table.Td>
              {line.isUnreadable ? (
                <Unreadable />
              ) : (
                <StatusBadge tone={tones[line.outcome]}>
                  {t(`activity.outcome.${line.outcome}`)}
                  {line.status === null ? '' : ` (${line.status})`}
                </StatusBadge>
              )}
            </Table.Td>
            <Table.Td className="number">{format.seconds(line.durationMs / 1_000)}</Table.Td>
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

function CallName({ line }: { line: ActivityLine }) {
  const { t, sentence } = useTexts();
  return (
    <>
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
    </>
  );
}
