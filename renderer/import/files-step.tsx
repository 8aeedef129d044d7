import { Button, Group, Progress, Stack, Text, Title } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../app/language';
import { FailureNotice } from '../ui/failure-notice';
import { openFileChooser } from './file-chooser';
import { canContinue, type FileRow, type FileTotals } from './file-rows';
import { FileTable } from './file-table';
import { useImport, useQueueState } from './import-context';
import { MappingDialog } from './mapping-dialog';
import { OpenImports } from './open-imports';
import { openQuestions } from './open-questions';
import { QuestionCard } from './question-card';
import type { QueueItem } from './queue/queue-state';
import { queueProgress } from './queue/queue-state';

export function FilesStep({ rows, totals }: { rows: readonly FileRow[]; totals: FileTotals }) {
  const { t, format } = useTexts();
  const { queue, change } = useImport();
  const { items, error } = useQueueState();
  const [mapped, setMapped] = useState<QueueItem | null>(null);
  const questions = openQuestions(rows);
  if (rows.length === 0) {
    return (
      <Stack gap="md">
        <FailureNotice error={error} />
        <FirstDrop />
        <OpenImports isBusy={false} />
      </Stack>
    );
  }
  const share = queueProgress(items);
  return (
    <Stack gap="md">
      <FailureNotice error={error} />
      <div role="status" aria-live="polite">
        <Text size="sm" c="dimmed">
          {t('import.summary', {
            count: totals.files,
            ready: totals.ready,
            questions: totals.questions,
            failed: totals.failed,
          })}
        </Text>
      </div>
      {totals.busy > 0 ? (
        <Progress
          value={share * 100}
          size="sm"
          aria-label={t('import.progress', { share: format.percent(share) })}
        />
      ) : null}
      {questions.map((open) => (
        <QuestionCard
          key={open.key}
          open={open}
          onAnswer={(value) => queue.answer(open.item, open.question, value)}
          onMap={() => setMapped(open.item)}
        />
      ))}
      <FileTable rows={rows} onMap={setMapped} />
      <Group justify="flex-end">
        <Button
          variant="filled"
          size="sm"
          disabled={!canContinue(totals)}
          onClick={() => change({ step: 'check' })}
        >
          {t('import.toCheck')}
        </Button>
      </Group>
      <OpenImports isBusy={totals.busy > 0} />
      {mapped ? <MappingDialog key={mapped.id} item={mapped} onClose={() => setMapped(null)} /> : null}
    </Stack>
  );
}

function FirstDrop() {
  const { t } = useTexts();
  return (
    <Stack className="first-drop" align="center" justify="center" gap="sm">
      <IconFileSpreadsheet size={44} stroke={1.2} aria-hidden />
      <Title order={2}>{t('import.first.title')}</Title>
      <Text c="dimmed" ta="center" maw={520}>
        {t('import.first.text')}
      </Text>
      <Button variant="filled" size="sm" onClick={openFileChooser}>
        {t('import.choose')}
      </Button>
      <Text size="xs" c="dimmed" ta="center" maw={520}>
        {t('import.first.local')}
      </Text>
    </Stack>
  );
}
