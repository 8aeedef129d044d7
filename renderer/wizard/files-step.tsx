import { Stack } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTexts } from '../base/language';
import { useFileChanges } from '../import/files/file-changes';
import {
  countByFilter,
  type FileFilter,
  type FileSort,
  fitsFilter,
  isUnusable,
  sortedFiles,
} from '../import/files/file-order';
import type { FileRow, FileTotals } from '../import/files/file-rows';
import { FileTable } from '../import/files/file-table';
import { FilesBar } from '../import/files/files-bar';
import { GoneFiles } from '../import/files/missing-files';
import { UnusableFiles } from '../import/files/unusable-files';
import { MappingDialog } from '../import/mapping/mapping-dialog';
import { openQuestions, unsureHeaders } from '../import/questions/open-questions';
import { QuestionList } from '../import/questions/question-list';
import { useImport, useQueueState } from '../import/queue/import-context';
import type { QueueItem } from '../import/queue/queue-state';
import { queueProgress } from '../import/queue/queue-state';
import { FailureNotice } from '../ui/failure-notice';
import { FirstDrop } from './first-drop';
import { OpenImports } from './open-imports';
import { type Goners, heldOf, RemoveFilesDialog } from './remove-files-dialog';

export function FilesStep({ rows, totals }: { rows: readonly FileRow[]; totals: FileTotals }) {
  const { language } = useTexts();
  const { queue, change } = useImport();
  const { items, error, summary } = useQueueState();
  const changes = useFileChanges();
  const [mapped, setMapped] = useState<QueueItem | null>(null);
  /** Files of an earlier session, whose bytes are not here, and files that were sent: they are not removed without a word. */
  const [goners, setGoners] = useState<Goners | null>(null);
  const [wished, setWished] = useState<FileFilter>('all');
  const [sort, setSort] = useState<FileSort | null>(null);
  const questions = openQuestions(rows);
  const unsure = unsureHeaders(rows);
  const asked = questions.length + (unsure.length > 0 ? 1 : 0);
  const isBusy = totals.busy > 0;
  const [isAsking, setAsking] = useAsking(asked, isBusy);
  if (rows.length === 0) {
    return (
      <Stack gap="md">
        <FailureNotice error={error} />
        <FirstDrop />
        <OpenImports isBusy={false} />
      </Stack>
    );
  }
  // The last file that a filter was about is settled: an empty list would only hide the others.
  const filter = countByFilter(rows)[wished] > 0 ? wished : 'all';
  const fitting = rows.filter((row) => fitsFilter(row, filter));
  // While files are read each stays in its place.
  const unusable = isBusy ? [] : fitting.filter(isUnusable);
  const shown = sortedFiles(
    fitting.filter((row) => !unusable.includes(row)),
    sort,
    language,
  );

  async function remove(removed: readonly FileRow[]) {
    const known = await heldOf(summary?.id ?? null, removed);
    if (known.held || known.problem) {
      setGoners({ rows: removed, ...known });
      return;
    }
    const canReturn = ({ item }: FileRow) => item !== null && queue.canReadAgain(item.id);
    const returning = removed.filter(canReturn).flatMap(({ item }) => item ?? []);
    if (returning.length > 0) void changes.remove(returning);
    const gone = removed.filter((row) => !canReturn(row));
    setGoners(gone.length > 0 ? { rows: gone, held: null } : null);
  }

  return (
    <Stack gap="md">
      <FailureNotice error={error} />
      <FilesBar
        rows={rows}
        totals={totals}
        questions={asked}
        share={queueProgress(items)}
        filter={filter}
        onFilter={setWished}
        onAsk={isAsking || asked === 0 ? null : () => setAsking(true)}
        onContinue={() => change({ step: 'check' })}
      />
      <GoneFiles rows={rows} />
      {isAsking && (filter === 'all' || filter === 'attention') ? (
        <QuestionList questions={questions} unsure={unsure} isBusy={isBusy} onMap={setMapped} />
      ) : null}
      {shown.length > 0 ? (
        <FileTable
          rows={shown}
          sort={sort}
          onSort={setSort}
          onMap={setMapped}
          onRemove={(removed) => void remove(removed)}
        />
      ) : null}
      <UnusableFiles rows={unusable} onMap={setMapped} onRemove={(removed) => void remove(removed)} />
      <OpenImports isBusy={isBusy} />
      {mapped ? <MappingDialog key={mapped.id} item={mapped} onClose={() => setMapped(null)} /> : null}
      {goners ? <RemoveFilesDialog goners={goners} onClose={() => setGoners(null)} /> : null}
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
