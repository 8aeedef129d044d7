import type { ReadOptions } from '../../../preload/contract';
import type { PreviewTable } from '../worker-protocol';
import { ReadingWorker, type WorkerPort } from './reading-worker';
import { unpackedFiles } from './unpacked-files';

/** A worker that reads no file of the queue, so that a look at one never keeps anybody waiting. Made when first needed. */
export class SideWorker {
  private worker: ReadingWorker | null = null;

  constructor(
    private readonly makeWorker: () => WorkerPort,
    private readonly newId: () => string,
  ) {}

  preview(file: File, options: ReadOptions): Promise<PreviewTable> {
    return this.living().preview(`look:${this.newId()}`, file, options);
  }

  unpacked(files: readonly File[]): AsyncGenerator<File[]> {
    return unpackedFiles(files, (file) => this.living().unpack(`unpack:${this.newId()}`, file));
  }

  private living(): ReadingWorker {
    if (this.worker === null || this.worker.isDead) this.worker = new ReadingWorker(this.makeWorker());
    return this.worker;
  }
}
