import { Button, Stack, Text, Title } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '../app/language';
import { FailureNotice } from '../ui/failure-notice';
import { openFileChooser } from './file-chooser';
import { countByFilter, type FileFilter, type FileSort, fitsFilter, sortedFiles } from './file-order';
import type { FileRow, FileTotals } from './file-rows';
import { FileTable } from './file-table';
import { FilesBar } from './files-bar';
import { GoneFiles } from './gone-files';
import { useImport, useQueueState } from './import-context';
import { MappingDialog } from './mapping-dialog';
import { OpenImports } from './open-imports';
import { openQuestions } from './open-questions';
import { QuestionList } from './question-list';
import type { QueueItem } from './queue/queue-state';
import { queueProgress } from './queue/queue-state';

export function FilesStep({ rows, totals }: { rows: readonly FileRow[]; totals: FileTotals }) {
  const { language } = useTexts();
  const { change } = useImport();
  const { items, error } = useQueueState();
  const [mapped, setMapped] = useState<QueueItem | null>(null);
  const [wished, setWished] = useState<FileFilter>('all');
  const [sort, setSort] = useState<FileSort | null>(null);
  if (rows.length === 0) {
    return (
      <Stack gap="md">
        <FailureNotice error={error} />
        <FirstDrop />
        <OpenImports isBusy={false} />
      </Stack>
    );
  }
  const questions = openQuestions(rows);
  // The last file that a filter was about is settled: an empty list would only hide the others.
  const filter = countByFilter(rows)[wished] > 0 ? wished : 'all';
  const shown = sortedFiles(
    rows.filter((row) => fitsFilter(row, filter)),
    sort,
    language,
  );
  return (
    <Stack gap="md">
      <FailureNotice error={error} />
      <FilesBar
        rows={rows}
        totals={totals}
        questions={questions.length}
        share={queueProgress(items)}
        filter={filter}
        onFilter={setWished}
        onContinue={() => change({ step: 'check' })}
      />
      <GoneFiles rows={rows} />
      {filter === 'all' || filter === 'attention' ? (
        <QuestionList questions={questions} isBusy={totals.busy > 0} onMap={setMapped} />
      ) : null}
      <FileTable rows={shown} sort={sort} onSort={setSort} onMap={setMapped} />
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
