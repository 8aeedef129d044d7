import { Alert, Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconFilePlus, IconRepeat } from '@tabler/icons-react';
import { kontor } from '../base/kontor';
import { useTexts } from '../base/language';
import { useNavigation } from '../base/navigation';
import { useAction } from '../base/use-action';
import { useLive } from '../base/use-live';
import { type ImportStep, useImport, useImportSummary } from '../import/queue/import-context';
import { FailureNotice } from '../ui/failure-notice';
import { withNames } from '../ui/names/with-names';
import { isTakenBack, newestUpload } from '../uploads/upload-state';

/** The import in hand is through: what comes next is said, instead of leaving the user before a finished list. */
export function SentNotice({ step }: { step: ImportStep }) {
  const { t } = useTexts();
  const { go } = useNavigation();
  const { session, startOver } = useImport();
  const summary = useImportSummary();
  const uploads = useLive('uploads.changed') ?? [];
  const upload =
    uploads.find((one) => one.id === session.uploadId) ?? newestUpload(uploads, summary?.id ?? '');
  const customers = useLive('customers.changed') ?? [];
  const customerId = upload?.customerId ?? session.customerId ?? summary?.customerId;
  const customer = customers.find((one) => one.id === customerId);
  if (summary?.state !== 'uploaded' && upload?.state !== 'done') return null;
  if (upload && isTakenBack(upload)) return null;
  return (
    <Alert color="gray" role="status">
      <Group justify="space-between" gap="sm" wrap="nowrap">
        <Text>{t('import.sentText')}</Text>
        <Group gap="xs" wrap="nowrap">
          {/* The analysis step has this button itself. */}
          {customer?.lastRunAt && step !== 'analysis' ? (
            <Button onClick={() => go({ screen: 'results', customerId: customer.id })}>
              {t('run.showResults')}
            </Button>
          ) : null}
          {summary && customer ? <SaveJob importId={summary.id} customerId={customer.id} /> : null}
          <Button leftSection={<IconFilePlus size={15} aria-hidden />} onClick={startOver}>
            {t('import.new')}
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}

/** Next month a script can do it. */
function SaveJob({ importId, customerId }: { importId: string; customerId: string }) {
  const { t, language } = useTexts();
  const saving = useAction(() => kontor().batch.saveJob(importId, customerId, language));
  async function save() {
    const answer = await saving.run();
    if (answer.ok && answer.value)
      notifications.show({ message: withNames(t('results.saved', { name: answer.value.fileName })) });
  }
  return (
    <>
      <FailureNotice error={saving.error} />
      <Button
        leftSection={<IconRepeat size={15} aria-hidden />}
        title={t('batch.saveJobText')}
        loading={saving.isRunning}
        onClick={() => void save()}
      >
        {t('batch.saveJob')}
      </Button>
    </>
  );
}
