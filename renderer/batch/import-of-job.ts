import type { ImportSummary, JobQuestions, OfferedFile } from '../../preload/contract';
import { kontor, unwrapped } from '../base/kontor';
import { isUnusable } from '../import/files/file-order';
import { fileRows, stagedRows } from '../import/files/file-rows';
import { needsAnswer } from './job-customer';
import { asOwnWork, isWorkedOn, type JobProgress } from './job-progress';
import { openQueue, readFiles, rowsOf, summaryOf, takeFiles } from './reading';
import { settleFiles } from './settle-files';
import { leaveDoubles, type StoredFiles, storedFilesOf, takeInHand } from './stored-files';
import { TaskEnd } from './task-end';
import type { Teller } from './teller';
import type { Memory } from './trial';

export interface FilesOfJob {
  readonly files: readonly OfferedFile[];
  /** SHA-256 of each file. */
  readonly hashes: readonly string[];
  readonly questions: JobQuestions;
  /** What is still asked of its files is left to the window, and ends nothing. */
  readonly isForWindow?: boolean;
}

/** The import of the job, with all its files in it: as an earlier call left it, or read now. */
export async function importOf(
  task: FilesOfJob,
  progress: JobProgress,
  teller: Teller,
): Promise<ImportSummary> {
  const { importId, isRead, own } = progress.record;
  const answer = importId === null ? null : await kontor().imports.get(importId);
  if (!answer?.ok) return readAnew(task, progress, teller);
  const before = answer.value;
  if (before.state === 'uploaded' || (isRead && (task.isForWindow || isSettled(before, task.questions)))) {
    await passOver(task.files);
    return before;
  }
  if (await isWorkedOn(before.id, own)) {
    // Somebody repaired rows in the window meanwhile: that is not thrown away.
    if (!task.isForWindow && asksSomething(before)) return needsAnswer(teller, 'openInWindow', {});
    return completed(before, task, progress, teller);
  }
  await dropUnsent(before.id, own, teller);
  return readAnew(task, progress, teller);
}

async function readAnew(task: FilesOfJob, progress: JobProgress, teller: Teller): Promise<ImportSummary> {
  const files = await takeFiles(task.files, teller);
  const { id } = unwrapped(await kontor().imports.create());
  await progress.keep({ importId: id, isStaged: false, isRead: false, own: [], writtenOf: null });
  const onStaged = () => progress.keep({ isStaged: true });
  const summary = await asOwnWork(id, progress, () => readAll(id, files, task, { teller, onStaged }));
  await progress.keep({ isRead: true });
  return summary;
}

/** An import that an earlier call did not read to its end, and that somebody works on: what is missing comes into it. */
async function completed(
  before: ImportSummary,
  task: FilesOfJob,
  progress: JobProgress,
  teller: Teller,
): Promise<ImportSummary> {
  const { id } = before;
  const stored = await storedFilesOf(before);
  // All were in it once: what is not there any more was taken out in the window.
  const { isRead, isStaged = isRead } = progress.record;
  const isThere = (at: number) => isStaged || stored.hashes.has(task.hashes[at] ?? '');
  const missing = task.files.filter((_, at) => !isThere(at));
  await passOver(task.files.filter((_, at) => isThere(at)));
  const files = await takeFiles(missing, teller);
  await progress.keep({ isRead: false });
  const summary = await asOwnWork(id, progress, async () => {
    for (const { id: fileId, state, isKept } of before.files)
      if (state === 'failed' && !isKept && !isStaged) await kontor().imports.removeFile(fileId);
    const onStaged = () => progress.keep({ isStaged: true });
    return readAll(id, files, task, { teller, onStaged, stored });
  });
  await progress.keep({ isRead: true });
  return summary;
}

async function passOver(files: readonly OfferedFile[]): Promise<void> {
  for (const { token } of files) await kontor().intake.take(token);
}

/** Something is asked of one of its files, or one was not read to its end. */
function asksSomething(summary: ImportSummary): boolean {
  return fileRows([], summary).some(({ state }) => state === 'question');
}

/** Nothing is asked any more, by whomever it was answered, and nothing is lost that the job does not leave out. */
export function isSettled(
  summary: ImportSummary,
  { unusableFiles }: Pick<JobQuestions, 'unusableFiles'>,
): boolean {
  return fileRows([], summary).every((row) => {
    if (row.state === 'question' || row.state === 'unfinished') return false;
    return unusableFiles === 'leaveOut' || !isUnusable(row);
  });
}

interface ReadAllParts {
  readonly teller: Teller;
  /** Every file was read into the import; its questions come after. */
  readonly onStaged?: () => Promise<void>;
  /** What was in the import before. */
  readonly stored?: StoredFiles;
  /** Of a trial, whose mappings are remembered nowhere. */
  readonly memory?: Memory;
}

export async function readAll(
  importId: string,
  files: readonly File[],
  { questions, isForWindow = false }: Pick<FilesOfJob, 'questions' | 'isForWindow'>,
  { teller, onStaged, stored, memory }: ReadAllParts,
): Promise<ImportSummary> {
  await teller.tell({ event: 'reading', importId, files: files.length });
  const queue = await openQueue(importId, memory);
  if (stored) await takeInHand(queue, await summaryOf(queue, importId));
  await readFiles(queue, files);
  if (stored) await leaveDoubles(queue, stored);
  await onStaged?.();
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

/** An import that the job began otherwise, and of which nothing was sent; one that somebody works on in the window stays there. */
export async function dropUnsent(
  importId: string | null,
  own: readonly string[] | undefined,
  { tell, texts }: Teller,
): Promise<void> {
  if (importId === null) return;
  const isSent = unwrapped(await kontor().uploads.list()).some((upload) => upload.importId === importId);
  const standing = await kontor().imports.get(importId);
  // Gone already is what was wanted.
  if (isSent || !standing.ok) return;
  if (await isWorkedOn(importId, own))
    await tell({ event: 'leftStanding', id: importId }, texts.t('batch.leftStanding'));
  else await kontor().imports.remove(importId);
}
