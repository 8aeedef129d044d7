import type { ByteKeeper } from './byte-keeper';
import type { QueueItem } from './queue-state';
import { ReadFailed } from './reading-worker';

/** The bytes of the files of the queue: here since they were dropped, or in the store since an earlier session. */
export class FilesAtHand {
  private readonly here = new Map<string, File>();
  private readonly stored = new Set<string>();

  constructor(private readonly keeper: ByteKeeper) {}

  /** @param file null when the store has it */
  put(id: string, file: File | null): void {
    if (file) this.here.set(id, file);
    else this.stored.add(id);
  }

  delete(id: string): void {
    this.here.delete(id);
    this.stored.delete(id);
  }

  has(id: string): boolean {
    return this.here.has(id) || this.stored.has(id);
  }

  /** Undefined while it is only in the store. */
  get(id: string): File | undefined {
    return this.here.get(id);
  }

  /** @throws ReadFailed file.vanished */
  async fetch(item: QueueItem | undefined): Promise<File> {
    const file = item && this.here.get(item.id);
    if (file) return file;
    if (!item?.fileId || !this.stored.has(item.id)) throw new ReadFailed({ code: 'file.vanished' });
    const fetched = await this.keeper.fetch({ ...item, id: item.fileId });
    this.here.set(item.id, fetched);
    return fetched;
  }

  /** A file that was read is kept for later sessions, when there is time. */
  keep(item: QueueItem | undefined): void {
    const file = item && this.here.get(item.id);
    if (item?.state === 'staged' && item.fileId !== null && file) this.keeper.keep(item.fileId, file);
  }
}
