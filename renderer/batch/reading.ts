import type { ImportSummary, OfferedFile } from '../../preload/contract';
import { kontor, unwrapped } from '../base/kontor';
import { type FileRow, fileRows } from '../import/files/file-rows';
import { readOfferedFile } from '../import/intake/use-offered-files';
import type { ImportQueue } from '../import/queue/import-queue';
import { makeQueue } from '../import/queue/make-queue';
import { isUnderWay } from '../import/queue/queue-state';
import { TaskEnd } from './task-end';
import type { Teller } from './teller';
import type { Memory } from './trial';

/** The files of main as Files like any dropped ones. A file that changes or goes while it is read ends the task: it may be whole later. */
export async function takeFiles(offered: readonly OfferedFile[], { tell, texts }: Teller): Promise<File[]> {
  const files: File[] = [];
  for (const one of offered) {
    const file = await readOfferedFile(one, kontor().intake.read);
    await kontor().intake.take(one.token);
    if (file instanceof File) files.push(file);
    else {
      await tell(
        { event: 'file', name: one.name, state: 'failed', reason: file },
        texts.t(`import.refused.${file}`, { name: one.name }),
      );
      throw new TaskEnd(file === 'fileUnreadable' ? 'needsAnswer' : 'temporary');
    }
  }
  return files;
}

/** A queue of its own import, and of no other that stands open. */
export async function openQueue(importId: string, memory: Memory = kontor().templates): Promise<ImportQueue> {
  const queue = makeQueue({ ...kontor().templates, ...memory });
  queue.switchTo(importId);
  await queue.begin();
  return queue;
}

/** Reads files into the import of the queue. */
export async function readFiles(queue: ImportQueue, files: readonly File[]): Promise<void> {
  await queue.take(files);
  await quiet(queue);
}

/** When nothing waits or is read any more. @throws RefusedAnswer where the store took no import */
export function quiet(queue: ImportQueue): Promise<void> {
  const isQuiet = () => !queue.getState().items.some(isUnderWay);
  return new Promise((resolve) => {
    if (isQuiet()) return resolve();
    const stop = queue.subscribe(() => {
      if (!isQuiet()) return;
      stop();
      resolve();
    });
  });
}

/** Files of the import as they stand. */
export function rowsOf(queue: ImportQueue): FileRow[] {
  const { items, summary } = queue.getState();
  return fileRows(items, summary);
}

/** As the store has it now. */
export async function summaryOf(queue: ImportQueue, importId: string): Promise<ImportSummary> {
  const summary = unwrapped(await kontor().imports.get(importId));
  queue.know(summary);
  return summary;
}
