import type {
  ImportChange,
  ImportSummary,
  JobQuestions,
  JobRecord,
  OfferedFile,
} from '../../preload/contract';
import { kontor, unwrapped } from '../base/kontor';
import { stagedRows } from '../import/files/file-rows';
import { batchCalls } from './bridge';
import { needsAnswer } from './job-customer';
import { openQueue, readFiles, rowsOf, summaryOf, takeFiles } from './reading';
import { settleFiles } from './settle-files';
import { TaskEnd } from './task-end';
import type { Teller } from './teller';

export interface FilesOfJob {
  readonly files: readonly OfferedFile[];
  readonly questions: JobQuestions;
  /** What is still asked of its files is left to the window, and ends nothing. */
  readonly isForWindow?: boolean;
}

/** The import of the job, with all its files in it: as an earlier call left it, or read now. */
export async function importOf(task: FilesOfJob, record: JobRecord, teller: Teller): Promise<ImportSummary> {
  const before = record.importId === null ? null : await kontor().imports.get(record.importId);
  if (
    before?.ok &&
    (before.value.state === 'uploaded' || (record.isRead && (task.isForWindow || isSettled(before.value))))
  ) {
    for (const { token } of task.files) await kontor().intake.take(token);
    return before.value;
  }
  if (before?.ok && (await isWorkedOn(before.value.id))) {
    // Somebody repaired rows in the window meanwhile: that is not thrown away.
    if (!isSettled(before.value)) return needsAnswer(teller, 'openInWindow', {});
    await keepImport(record, before.value.id, true);
    return importOf(task, { ...record, importId: before.value.id, isRead: true }, teller);
  }
  if (before?.ok) await dropUnsent(before.value.id);
  const files = await takeFiles(task.files, teller);
  const { id } = unwrapped(await kontor().imports.create());
  await keepImport(record, id, false);
  const summary = await readAll(id, files, task, teller);
  await keepImport(record, id, true);
  return summary;
}

export async function keepImport(record: JobRecord, importId: string, isRead: boolean): Promise<void> {
  unwrapped(await batchCalls().keep({ ...record, importId, isRead, writtenOf: null }));
}

/** Steps that the program makes by itself, or by what a job says. */
const automatic: ReadonlySet<ImportChange['kind']> = new Set(['reading', 'asBefore']);

/** Rows were corrected or chosen; answers about files are remembered by themselves. */
async function isWorkedOn(importId: string): Promise<boolean> {
  const changes = unwrapped(await kontor().imports.changes(importId));
  return changes.some(({ kind, isUndone }) => !isUndone && !automatic.has(kind));
}

/** Nothing is asked of any of its files any more, by whomever it was answered. */
function isSettled({ files }: ImportSummary): boolean {
  return files.every(({ state, digest }) => state !== 'reading' && !digest?.needsAnswer);
}

export async function readAll(
  importId: string,
  files: readonly File[],
  { questions, isForWindow = false }: Pick<FilesOfJob, 'questions' | 'isForWindow'>,
  teller: Teller,
): Promise<ImportSummary> {
  await teller.tell({ event: 'reading', importId, files: files.length });
  const queue = await openQueue(importId);
  await readFiles(queue, files);
  const isComplete = await settleFiles(queue, questions, teller);
  const summary = await summaryOf(queue, importId);
  const rows = stagedRows(summary);
  await teller.tell(
    { event: 'import', id: importId, files: rowsOf(queue).length, accounts: summary.accounts.length, rows },
    teller.texts.t('batch.imported', { count: rows }),
  );
  if (!isComplete && !isForWindow) throw new TaskEnd('needsAnswer');
  return summary;
}

/** An import that the job began otherwise, and of which nothing was sent. */
export async function dropUnsent(importId: string | null): Promise<void> {
  if (importId === null) return;
  const isSent = unwrapped(await kontor().uploads.list()).some((upload) => upload.importId === importId);
  // Gone already is what was wanted.
  if (!isSent) await kontor().imports.remove(importId);
}
