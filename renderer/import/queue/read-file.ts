import type { FileReading, KontorApi, ReadOptions } from '../../../preload/contract';
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
  /** The way of the rows of a file into the store, which knows it by this id. */
  readonly openPort: (fileId: string) => MessagePort;
  /** Asked before the worker begins: the store may take its time to make room. */
  isWanted(): boolean;
  onAnnounced(fileId: string): void;
  onPreview(preview: PreviewTable): void;
  onProgress(bytesRead: number, rows: number): void;
  /** The store has all its rows: while it counts them, the worker may read the next file. */
  onRead(): void;
}

/**
 * Reads one file through the worker into the store of main. The worker hands its rows to the store itself; here is only said of which
 * file they are. Rows become visible with the last call only; a failed read leaves none behind.
 * Throws `ReadFailed`, or `RefusedAnswer` when the store refused; in both cases main knows the file as failed
 * (or not at all after a cancel).
 */
export async function readFile(job: ReadFileJob): Promise<FileReading> {
  const { id, file, imports, worker } = job;

  const announce = async () => {
    const { fileId } = unwrapped(
      await imports.addFile(job.importId, { name: file.name, sizeBytes: file.size }),
    );
    job.onAnnounced(fileId);
    return fileId;
  };
  let target = job.fileId === null ? announce() : Promise.resolve(job.fileId);
  const first = await target;

  let refusal: RefusedAnswer | null = null;
  const restart = async (before: Promise<string>) => {
    unwrapped(await imports.removeFile(await before));
    const fileId = await announce();
    worker.stage(id, job.openPort(fileId));
    return fileId;
  };

  try {
    if (!job.isWanted()) throw new ReadFailed({ code: 'read.cancelled' });
    const read = worker.read(id, file, job.options, job.isShown, {
      onPreview: job.onPreview,
      onProgress: job.onProgress,
      onRestart() {
        // Later chunks wait for the port of the new file.
        target = restart(target);
        target.catch((thrown: unknown) => {
          refusal = new RefusedAnswer(errorOf(thrown));
          worker.cancel(id);
        });
      },
    });
    worker.stage(id, job.openPort(first));
    const reading = await read;
    if (refusal) throw refusal;
    job.onRead();
    const { options, templateName } = job;
    unwrapped(await imports.finishFile(await target, reading, { options, templateName }));
    return reading;
  } catch (thrown) {
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
