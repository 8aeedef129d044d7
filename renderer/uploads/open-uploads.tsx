import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import type { Upload } from '../../preload/contract';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useAction } from '../base/use-action';
import { useLive } from '../base/use-live';
import { useImport } from '../import/queue/import-context';
import { FailureNotice } from '../ui/failure-notice';
import { QueueNote } from './queue-note';
import { openUploads } from './upload-state';
import { WaitingNote } from './waiting-note';

/** Uploads that are not the one in hand: running beside it, or left unfinished by an earlier session. */
export function OpenUploads() {
  const { session } = useImport();
  const uploads = openUploads(useLive('uploads.changed') ?? [], session.uploadId);
  if (uploads.length === 0) return null;
  return (
    <Stack gap="xs">
      {uploads.map((upload) => (
        <OpenUpload key={upload.id} upload={upload} />
      ))}
    </Stack>
  );
}

/** What stands here of an upload, and how it may go on. */
const openTexts = {
  queued: { text: 'upload.besideQueued' },
  waiting: { text: 'upload.besideWaiting' },
  paused: { text: 'upload.besidePaused', isIdle: true },
  interrupted: { text: 'upload.interrupted', isIdle: true, isUnfinished: true },
  answerUnknown: { text: 'upload.interrupted', isIdle: true, isUnfinished: true },
  rollingBack: { text: 'upload.besideRollingBack' },
  rollBackStopped: { text: 'upload.besideRollBackStopped', isIdle: true, isUnfinished: true },
} as const satisfies Partial<Record<Upload['state'], object>>;

interface OpenText {
  text: (typeof openTexts)[keyof typeof openTexts]['text'] | 'upload.beside' | 'upload.besideUnreadable';
  isIdle?: boolean;
  isUnfinished?: boolean;
}

function openTextOf({ state, isUnreadable }: Upload): OpenText {
  if (isUnreadable) return { text: 'upload.besideUnreadable', isIdle: true, isUnfinished: true };
  const texts: Partial<Record<Upload['state'], OpenText>> = openTexts;
  return texts[state] ?? { text: 'upload.beside' };
}

function OpenUpload({ upload }: { upload: Upload }) {
  const { t } = useTexts();
  const { queue, change } = useImport();
  const customers = useLive('customers.changed') ?? [];
  const resuming = useAction(kontor().uploads.resume);
  const name = customers.find((customer) => customer.id === upload.customerId)?.name ?? '–';
  const counts = { name, done: upload.transactionsDone, total: upload.transactionsTotal };
  const { text, isIdle = false, isUnfinished = false } = openTextOf(upload);

  function show() {
    queue.switchTo(upload.importId);
    change({ customerId: upload.customerId, uploadId: upload.id, step: 'send' });
  }

  async function resume() {
    const answer = await resuming.run(upload.id);
    if (answer.ok) show();
  }

  return (
    <Alert color={isUnfinished ? 'yellow' : 'blue'} role="status">
      <Group justify="space-between" wrap="nowrap">
        <Stack gap={4} flex={1}>
          <Text>{t(text, counts)}</Text>
          {upload.state === 'queued' ? <QueueNote upload={upload} /> : null}
          {upload.waitingUntil ? <WaitingNote until={upload.waitingUntil} /> : null}
          {isUnfinished || upload.state === 'queued' ? null : (
            <Progress
              size="xs"
              value={
                upload.transactionsTotal === 0
                  ? 100
                  : (upload.transactionsDone / upload.transactionsTotal) * 100
              }
              aria-label={t('upload.progress')}
            />
          )}
        </Stack>
        {isIdle ? (
          <Button variant="filled" loading={resuming.isRunning} onClick={() => void resume()}>
            {t('upload.resume')}
          </Button>
        ) : (
          <Button onClick={show}>{t('upload.show')}</Button>
        )}
      </Group>
      <FailureNotice error={resuming.error ?? upload.error} />
    </Alert>
  );
}
