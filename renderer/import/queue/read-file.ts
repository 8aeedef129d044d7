import type { Answer, FileReading, ImportSummary, KontorApi, ReadOptions } from '../../../preload/contract';
import { errorOf, RefusedAnswer, unwrapped } from '../../base/kontor';
import type { PreviewTable } from '../reading/worker-protocol';
import { ReadFailed, type ReadingWorker } from './reading-worker';

type ImportsApi = KontorApi<'main'>['imports'];

interface ReadFileJob {
  readonly id: string;
  readonly importId: string;
  /** Under which the file waits in the store; null for one that the store does not know. */
  readonly fileId: string | null;
  readonly file: File;
  readonly options: ReadOptions;
  readonly templateName: string | null;
  /** The head was read and shown with these options already. */
  readonly isShown: boolean;
  readonly worker: ReadingWorker;
  readonly imports: ImportsApi;
  /** Asked before the worker begins: the store may take its time to make room. */
  isWanted(): boolean;
  onAnnounced(fileId: string): void;
  onPreview(preview: PreviewTable): void;
  onProgress(bytesRead: number, rows: number): void;
}

/**
 * Reads one file through the worker into the store of main. A chunk is acknowledged when the store has it, so the worker
 * is never more than a few chunks ahead. Rows become visible with the last call only; a failed read leaves none behind.
 * Throws `ReadFailed`, or `RefusedAnswer` when the store refused; in both cases main knows the file as failed
 * (or not at all after a cancel).
 */
export async function readFile(job: ReadFileJob): Promise<{ reading: FileReading; summary: ImportSummary }> {
  const { id, file, imports, worker } = job;
  const pending = new Set<Promise<void>>();
  let refusal: RefusedAnswer | null = null;

  const announce = async () => {
    const { fileId } = unwrapped(
      await imports.addFile(job.importId, { name: file.name, sizeBytes: file.size }),
    );
    job.onAnnounced(fileId);
    return fileId;
  };
  let target = job.fileId === null ? announce() : Promise.resolve(job.fileId);
  await target;

  const stage = async (chunk: number, bytes: Uint8Array<ArrayBuffer>) => {
    const answer: Answer<null> = await imports.stageRows(await target, chunk, bytes);
    if (answer.ok) {
      worker.ack(id, chunk);
      return;
    }
    refusal ??= new RefusedAnswer(answer.error);
    worker.cancel(id);
  };
  const restart = async (before: Promise<string>) => {
    await Promise.all(pending);
    unwrapped(await imports.removeFile(await before));
    return announce();
  };

  try {
    if (!job.isWanted()) throw new ReadFailed({ code: 'read.cancelled' });
    const reading = await worker.read(id, file, job.options, job.isShown, {
      onPreview: job.onPreview,
      onProgress: job.onProgress,
      onChunk(chunk, bytes) {
        const staging: Promise<void> = stage(chunk, bytes)
          .catch((thrown: unknown) => {
            refusal ??= new RefusedAnswer(errorOf(thrown));
            worker.cancel(id);
          })
          .finally(() => pending.delete(staging));
        pending.add(staging);
      },
      onRestart() {
        // Later chunks wait for the new file, because they take `target` when they are staged.
        target = restart(target);
      },
    });
    await Promise.all(pending);
    if (refusal) throw refusal;
    const { options, templateName } = job;
    const finished = await imports.finishFile(await target, reading, { options, templateName });
    return { reading, summary: unwrapped(finished) };
  } catch (thrown) {
    await Promise.all(pending);
    throw await reported(refusal ?? thrown, job, target);
  }
}

/** Tells main how the file ended before the caller hears it. */
async function reported(thrown: unknown, job: ReadFileJob, target: Promise<string>): Promise<Error> {
  const { imports } = job;
  const failure = thrown instanceof ReadFailed || thrown instanceof RefusedAnswer ? thrown : null;
  const error = failure?.error ?? { code: 'internal' };
  const fileId = await target.catch(() => null);
  if (fileId !== null) {
    if (error.code === 'read.cancelled' || !job.isWanted()) await imports.removeFile(fileId);
    else await imports.failFile(fileId, error);
  }
  return failure ?? new ReadFailed(error);
}
