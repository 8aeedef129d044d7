import { Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Run } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useNavigation } from '../base/navigation';
import { useAction } from '../base/use-action';
import { useLive } from '../base/use-live';
import { useImport } from '../import/queue/import-context';
import { Busy } from '../ui/busy';
import { StatusBadge } from '../ui/status-badge';
import { SendFailure } from '../uploads/send-failure';
import { isRunBusy, newestRun, runTones } from '../uploads/upload-state';

/** The analysis: started once the upload is done, told in honest words, leading to the results (feature 47). */
export function RunStep({ customerId }: { customerId: string }) {
  const { t } = useTexts();
  const { session } = useImport();
  const runs = useLive('runs.changed');
  const uploads = useLive('uploads.changed');
  const starting = useAction(kontor().runs.start);
  const isAsked = useRef(false);
  const upload = uploads?.find((one) => one.id === session.uploadId);
  const run = runs ? newestRun(runs, customerId) : null;
  // A run of before this upload knows nothing of it.
  const isCurrent = run !== null && (!upload?.finishedAt || run.startedAt >= upload.finishedAt);

  // What was chosen together with the sending is started by the program itself, whether anybody looks or not.
  const startsItself = upload?.analysesNext ?? false;
  useEffect(() => {
    if (!runs || !uploads || isAsked.current || isCurrent || startsItself) return;
    isAsked.current = true;
    void starting.run(customerId);
  }, [runs, uploads, isCurrent, startsItself, customerId, starting.run]);

  if (!runs || !uploads) return <Busy />;
  return (
    <Stack gap="md">
      <SendFailure error={starting.error} onAgain={() => void starting.run(customerId)} />
      {run && isCurrent ? <RunView run={run} /> : null}
      {!isCurrent && (starting.isRunning || startsItself) ? <Busy label={t('run.state.triggering')} /> : null}
    </Stack>
  );
}

/** Opens the results when the run ends before the eyes of the user; one that was over already waits for a press. */
function useOpenWhenDone(run: Run, open: () => void): void {
  const wasAtWork = useRef(false);
  const latest = useRef(open);
  latest.current = open;
  if (run.state !== 'done') wasAtWork.current = true;
  const isDone = run.state === 'done';
  useEffect(() => {
    if (isDone && wasAtWork.current) latest.current();
  }, [isDone]);
}

function RunView({ run }: { run: Run }) {
  const { t, format } = useTexts();
  const { go } = useNavigation();
  const { startOver } = useImport();
  function openResults() {
    startOver();
    go({ screen: 'results', customerId: run.customerId });
  }
  useOpenWhenDone(run, openResults);
  const starting = useAction(kontor().runs.start);
  const waiting = useAction(kontor().runs.keepWaiting);
  const stopping = useAction(kontor().runs.stop);
  const isWaiting = run.state === 'noAnswerYet' || run.state === 'outOfBudget';
  const canWait = isWaiting || run.state === 'stopped';
  const canStart = run.state === 'failed' || canWait;
  const share = run.resultsTotal === 0 ? 0 : run.resultsDone / run.resultsTotal;
  return (
    <Paper className="panel" component="section" aria-label={t('run.title')}>
      <Stack gap="sm">
        <div className="panel-head">
          <Title order={2}>{t('run.title')}</Title>
          <StatusBadge tone={runTones[run.state]}>{t(`run.state.${run.state}`)}</StatusBadge>
        </div>
        {isRunBusy(run) ? (
          <Progress
            value={run.resultsTotal > 0 ? share * 100 : 100}
            animated={run.resultsTotal === 0}
            aria-label={t('run.title')}
          />
        ) : null}
        <Text>
          {t(`run.meaning.${run.state === 'running' && run.resultsTotal > 0 ? 'fetching' : run.state}`, {
            done: run.resultsDone,
            total: run.resultsTotal,
          })}
        </Text>
        <Text size="xs" c="dimmed">
          {t('run.started', { time: format.instant(run.startedAt) })}
          {run.correlationId ? ` · ${t('run.correlation', { id: run.correlationId })}` : ''}
          {isRunBusy(run) && run.polls > 0 ? ` · ${t('run.asked', { count: run.polls })}` : ''}
          {isRunBusy(run) ? ` · ${t('run.opens')}` : ''}
        </Text>
        <SendFailure error={run.error ?? starting.error ?? waiting.error ?? stopping.error} />
        <Group gap="xs">
          {run.state === 'done' ? (
            <Button variant="filled" size="sm" data-primary onClick={openResults}>
              {t('run.showResults')}
            </Button>
          ) : null}
          {canWait ? (
            <Button
              variant="filled"
              data-primary
              loading={waiting.isRunning}
              onClick={() => void waiting.run(run.id)}
            >
              {t('run.keepWaiting')}
            </Button>
          ) : null}
          {isRunBusy(run) || isWaiting ? (
            <Button loading={stopping.isRunning} onClick={() => void stopping.run(run.id)}>
              {t('run.stop')}
            </Button>
          ) : null}
          {canStart ? (
            <Button loading={starting.isRunning} onClick={() => void starting.run(run.customerId)}>
              {t('run.again')}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Paper>
  );
}
