import { Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Upload } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { StatusBadge } from '../ui/status-badge';
import { QueueNote } from './queue-note';
import { RefusedRows } from './refused-rows';
import { RollBack } from './roll-back';
import { SendFailure } from './send-failure';
import {
  canCancel,
  canPause,
  canResume,
  isTakenBack,
  meaningOf,
  needsNewPlan,
  uploadTones,
} from './upload-state';
import { WaitingNote } from './waiting-note';

interface UploadProgressProps {
  upload: Upload;
  /** Leads on to the analysis; absent where the upload is only shown. */
  onAnalyse?: () => void;
  /** Leads back to the plan after sending has stopped. */
  onNewPlan?: () => void;
  /** Leads to the files of the import. */
  onRepair?: () => void;
}

export function UploadProgress({ upload, onAnalyse, onNewPlan, onRepair }: UploadProgressProps) {
  const { t, format } = useTexts();
  const [isAsking, ask] = useDisclosure(false);
  const pausing = useAction(kontor().uploads.pause);
  const resuming = useAction(kontor().uploads.resume);
  const cancelling = useAction(kontor().uploads.cancel);
  const error = upload.error ?? pausing.error ?? resuming.error ?? cancelling.error;
  const total = upload.transactionsTotal;
  const share = total === 0 ? (upload.state === 'done' ? 1 : 0) : upload.transactionsDone / total;
  return (
    <Paper className="panel" component="section" aria-label={t('upload.title')}>
      <Stack gap="sm">
        <div className="panel-head">
          <Title order={2}>{t('upload.title')}</Title>
          <StatusBadge tone={uploadTones[upload.state]}>{t(`upload.state.${upload.state}`)}</StatusBadge>
        </div>
        <Progress value={share * 100} size="md" aria-label={t('upload.progress')} />
        {/* Each step of it is not read aloud: the import says when sending begins and ends. */}
        <Group justify="space-between">
          <Text className="tabular">
            {t(isTakenBack(upload) ? 'upload.left' : 'upload.done', {
              done: upload.transactionsDone,
              total: upload.transactionsTotal,
            })}
          </Text>
          {/* What its batches were says nothing of what is taken back. */}
          <Text c="dimmed" className="tabular" hidden={isTakenBack(upload)}>
            {upload.secondsLeft !== null && canPause(upload)
              ? t('upload.timeLeft', { time: format.duration(upload.secondsLeft) })
              : t('upload.batches', { done: upload.batchesDone, total: upload.batchesTotal })}
          </Text>
        </Group>
        <UploadMeaning upload={upload} />
        {upload.readBack ? (
          <Text>
            {upload.state === 'rolledBack'
              ? t('upload.takenBack', { count: upload.readBack.compared })
              : upload.readBack.missing + upload.readBack.different === 0
                ? t('upload.readBackGood', { count: upload.readBack.compared })
                : t('upload.readBackBad', {
                    missing: upload.readBack.missing,
                    different: upload.readBack.different,
                  })}
          </Text>
        ) : null}
        {upload.refused ? (
          <RefusedRows upload={upload} {...(onRepair && !canPause(upload) ? { onRepair } : {})} />
        ) : null}
        <SendFailure error={error} />
        {error?.code === 'import.sentOtherwise' && canCancel(upload) && upload.state !== 'failed' ? (
          <Text>{t('upload.cancelToAnswer')}</Text>
        ) : null}
        <Group gap="xs">
          {canPause(upload) ? (
            <Button loading={pausing.isRunning} onClick={() => void pausing.run(upload.id)}>
              {t('upload.pause')}
            </Button>
          ) : null}
          {canResume(upload) ? (
            <Button
              variant="filled"
              data-primary
              loading={resuming.isRunning}
              onClick={() => void resuming.run(upload.id)}
            >
              {t('upload.resume')}
            </Button>
          ) : null}
          {canCancel(upload) ? <Button onClick={ask.open}>{t('upload.cancel')}</Button> : null}
          <RollBack upload={upload} />
          {needsNewPlan(upload) && onNewPlan ? (
            <Button onClick={onNewPlan}>{t('upload.newPlan')}</Button>
          ) : null}
          {upload.state === 'done' && onAnalyse ? (
            <Button variant="filled" size="sm" data-primary onClick={onAnalyse}>
              {t('upload.toAnalysis')}
            </Button>
          ) : null}
        </Group>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('upload.cancelTitle')}
        text={
          upload.transactionsDone === 0 && upload.state === 'queued'
            ? t('upload.cancelQueuedText')
            : t('upload.cancelText', { done: upload.transactionsDone })
        }
        confirmLabel={t('upload.cancel')}
        isRunning={cancelling.isRunning}
        error={cancelling.error}
        onConfirm={() => {
          void cancelling.run(upload.id).then((answer) => {
            if (answer.ok) ask.close();
          });
        }}
        onCancel={ask.close}
      />
    </Paper>
  );
}

/** What the state means, and when it changes by itself. */
function UploadMeaning({ upload }: { upload: Upload }) {
  const { t } = useTexts();
  if (upload.state === 'queued') return <QueueNote upload={upload} />;
  if (upload.waitingUntil) return <WaitingNote until={upload.waitingUntil} />;
  const meaning = meaningOf(upload);
  if (meaning === null) return null;
  return <Text c="dimmed">{t(`upload.meaning.${meaning}`)}</Text>;
}
