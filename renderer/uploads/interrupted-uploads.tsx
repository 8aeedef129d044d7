import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import type { Upload } from '../../preload/contract';
import { kontor } from '../app/kontor';
import { useTexts } from '../app/language';
import { useAction } from '../app/use-action';
import { useLive } from '../app/use-live';
import { useImport } from '../import/import-context';
import { FailureNotice } from '../ui/failure-notice';
import { interruptedUploads } from './upload-state';

/** What an earlier session left unfinished; offered, never gone on with unasked. */
export function InterruptedUploads() {
  const uploads = interruptedUploads(useLive('uploads.changed') ?? []);
  if (uploads.length === 0) return null;
  return (
    <Stack gap="xs">
      {uploads.map((upload) => (
        <Interrupted key={upload.id} upload={upload} />
      ))}
    </Stack>
  );
}

function Interrupted({ upload }: { upload: Upload }) {
  const { t } = useTexts();
  const { queue, change } = useImport();
  const customers = useLive('customers.changed') ?? [];
  const imports = useLive('imports.changed') ?? [];
  const resuming = useAction(kontor().uploads.resume);
  const name = customers.find((customer) => customer.id === upload.customerId)?.name ?? '–';
  const summary = imports.find((one) => one.id === upload.importId);

  async function resume() {
    const answer = await resuming.run(upload.id);
    if (!answer.ok) return;
    if (summary) queue.continueImport(summary);
    change({ customerId: upload.customerId, uploadId: upload.id, step: 'send' });
  }

  return (
    <Alert color="yellow" role="status">
      <Group justify="space-between" wrap="nowrap">
        <Text>
          {t('upload.interrupted', { name, done: upload.transactionsDone, total: upload.transactionsTotal })}
        </Text>
        <Button variant="filled" loading={resuming.isRunning} onClick={() => void resume()}>
          {t('upload.resume')}
        </Button>
      </Group>
      <FailureNotice error={resuming.error} />
    </Alert>
  );
}
