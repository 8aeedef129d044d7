import type { ReadOptions } from '../../../preload/contract';
import type { UnpackOutcome } from '../engine/unpack-archive';
import { beginningOf } from '../reading/file-beginning';
import type { PreviewTable } from '../reading/worker-protocol';
import type { ReadingWorker, UnpackListener } from './reading-worker';

/** A worker that reads no file of the queue, so that a look at one never keeps anybody waiting. Made when first needed. */
export class SideWorker {
  private worker: ReadingWorker | null = null;

  constructor(
    private readonly makeWorker: () => ReadingWorker,
    private readonly newId: () => string,
  ) {}

  /** Of a text (`isText`) the first lines are enough. */
  async look(bytes: Promise<File>, isText: boolean, options: ReadOptions): Promise<PreviewTable> {
    const file = await bytes;
    const seen = isText ? await beginningOf(file) : file;
    return this.living().preview(`look:${this.newId()}`, seen, options);
  }

  unpack(job: string, file: File, listener: UnpackListener): Promise<UnpackOutcome> {
    return this.living().unpack(job, file, listener);
  }

  cancel(job: string): void {
    this.worker?.cancel(job);
  }

  /** It is made anew when it is needed again; whoever still waits for it is told. */
  end(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  private living(): ReadingWorker {
    if (this.worker === null || this.worker.isDead) this.worker = this.makeWorker();
    return this.worker;
  }
}
