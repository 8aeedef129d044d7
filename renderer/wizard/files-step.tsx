import { Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { BridgeError } from '../../preload/contract';
import { useTexts } from '../base/language';
import { type FileFilter, type FileSort, shownFiles } from '../import/files/file-order';
import type { FileRow, FileTotals } from '../import/files/file-rows';
import { FilesBar } from '../import/files/files-bar';
import { GoneFiles } from '../import/files/missing-files';
import { openQuestions, unsureHeaders } from '../import/questions/open-questions';
import { useImport, useQueueState } from '../import/queue/import-context';
import type { QueueItem } from '../import/queue/queue-state';
import { FailureNotice } from '../ui/failure-notice';
import { late } from '../ui/late-part';
import { FirstDrop } from './first-drop';
import { OpenImports } from './open-imports';
import { RemoveFilesDialog } from './remove-files-dialog';
import { useFileRemoval } from './use-file-removal';

const FileTable = late(async () => (await import('./late/parts')).parts.FileTable);
const QuestionList = late(async () => (await import('./late/parts')).parts.QuestionList);
const UnusableFiles = late(async () => (await import('./late/parts')).parts.UnusableFiles, null);
const MappingDialog = late(
  async () => (await import('../import/mapping/mapping-dialog')).MappingDialog,
  null,
);

export function FilesStep({ rows, totals }: { rows: readonly FileRow[]; totals: FileTotals }) {
  const { language } = useTexts();
  const { change } = useImport();
  const { error } = useQueueState();
  const removal = useFileRemoval();
  const [mapped, setMapped] = useState<QueueItem | null>(null);
  const [wished, setWished] = useState<FileFilter>('all');
  const [sort, setSort] = useState<FileSort | null>(null);
  const questions = openQuestions(rows);
  const unsure = unsureHeaders(rows);
  const asked = questions.length + (unsure.length > 0 ? 1 : 0);
  const isBusy = totals.busy > 0;
  const [isAsking, setAsking] = useAsking(asked, isBusy);
  if (rows.length === 0) return <NoFiles error={error} />;
  const { filter, usable, unusable } = shownFiles(rows, { wished, sort, isBusy, language });
  const inList = {
    onMap: setMapped,
    onRemove: (removed: readonly FileRow[]) => void removal.remove(removed),
  };
  return (
    <Stack gap="md">
      <FailureNotice error={error} />
      <FilesBar
        rows={rows}
        totals={totals}
        questions={asked}
        filter={filter}
        onFilter={setWished}
        onAsk={isAsking || asked === 0 ? null : () => setAsking(true)}
        onContinue={() => change({ step: 'check' })}
      />
      <GoneFiles rows={rows} />
      {isAsking && (filter === 'all' || filter === 'attention') ? (
        <QuestionList questions={questions} unsure={unsure} isBusy={isBusy} onMap={setMapped} />
      ) : null}
      {usable.length > 0 ? <FileTable rows={usable} sort={sort} onSort={setSort} {...inList} /> : null}
      <UnusableFiles rows={unusable} {...inList} />
      <OpenImports isBusy={isBusy} />
      {mapped ? <MappingDialog key={mapped.id} item={mapped} onClose={() => setMapped(null)} /> : null}
      {removal.goners ? <RemoveFilesDialog goners={removal.goners} onClose={removal.settle} /> : null}
    </Stack>
  );
}

/** Before the first file: what can be dropped, and the imports that were left open. */
function NoFiles({ error }: { error: BridgeError | null }) {
  return (
    <Stack gap="md">
      <FailureNotice error={error} />
      <FirstDrop />
      <OpenImports isBusy={false} />
    </Stack>
  );
}

/** Questions come up when everything is read, or when they are asked for: nothing pushes the list away meanwhile. */
function useAsking(asked: number, isBusy: boolean): [boolean, (isAsking: boolean) => void] {
  const [isAsking, setAsking] = useState(asked > 0 && !isBusy);
  useEffect(() => {
    if (!isBusy) setAsking(asked > 0);
  }, [asked, isBusy]);
  return [isAsking, setAsking];
}
