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

const openTexts: Partial<
  Record<Upload['state'], 'upload.besideQueued' | 'upload.besidePaused' | 'upload.interrupted'>
> = {
  queued: 'upload.besideQueued',
  paused: 'upload.besidePaused',
  interrupted: 'upload.interrupted',
  answerUnknown: 'upload.interrupted',
};

function OpenUpload({ upload }: { upload: Upload }) {
  const { t } = useTexts();
  const { queue, change } = useImport();
  const customers = useLive('customers.changed') ?? [];
  const resuming = useAction(kontor().uploads.resume);
  const name = customers.find((customer) => customer.id === upload.customerId)?.name ?? '–';
  const counts = { name, done: upload.transactionsDone, total: upload.transactionsTotal };
  const isUnfinished = upload.state === 'interrupted' || upload.state === 'answerUnknown';
  const isIdle = isUnfinished || upload.state === 'paused';

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
          <Text>{t(openTexts[upload.state] ?? 'upload.beside', counts)}</Text>
          {upload.state === 'queued' ? <QueueNote upload={upload} /> : null}
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
