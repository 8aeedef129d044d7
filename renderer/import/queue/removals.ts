import type { BridgeError, KontorApi } from '../../../preload/contract';
import type { ArchiveIntake } from './archive-intake';
import type { ByteKeeper } from './byte-keeper';
import type { FileRuns } from './file-runs';
import type { FilesAtHand } from './files-at-hand';
import { isUnderWay, type QueueAction, type QueueItem } from './queue-state';

interface RemovalParts {
  readonly imports: Pick<KontorApi<'main'>['imports'], 'removeFile'>;
  readonly files: FilesAtHand;
  readonly keeper: ByteKeeper;
  readonly runs: FileRuns;
  readonly archives: ArchiveIntake;
  itemOf(id: string): QueueItem | undefined;
  act(action: QueueAction): void;
  /** What the store says of the import now, known when this ends. */
  refresh(): Promise<void>;
  tell(error: BridgeError | null): void;
}

/** The ways in which a file ends before it is sent: what reads it is stopped, and its rows leave the store. */
export class Removals {
  constructor(private readonly parts: RemovalParts) {}

  forget(id: string): void {
    this.parts.act({ type: 'removed', id });
    this.parts.files.delete(id);
  }

  cancel(id: string): void {
    const { itemOf, act, archives, runs } = this.parts;
    const item = itemOf(id);
    if (!item || !isUnderWay(item)) return;
    act({ type: 'cancelled', id });
    archives.stop(id);
    runs.stop(id);
    // It waited to be read anew: nobody else takes it out of the store.
    if (item.state === 'waiting' && item.fileId !== null) void this.removeStored(item.fileId, item.name);
  }

  async remove(id: string): Promise<void> {
    const item = this.parts.itemOf(id);
    if (!item) return;
    this.cancel(id);
    // What the store does not let go stays in the list: its rows would be sent all the same.
    if (!(await this.isOutOfStore(item))) return;
    this.forget(id);
  }

  /** Takes what an earlier reading stored out of the store; a reading that goes on takes its own rows out when it is stopped. */
  private async isOutOfStore(item: QueueItem): Promise<boolean> {
    if (item.fileId === null || item.state === 'reading') return true;
    return this.removeStored(item.fileId, item.name);
  }

  /** Removes a file from the store; false, and an error that is told, when it does not let it go. */
  async removeStored(fileId: string, name: string): Promise<boolean> {
    const { imports, keeper, refresh, tell } = this.parts;
    const answer = await imports.removeFile(fileId);
    // A file that is gone already is what was wanted.
    if (!answer.ok && answer.error.code !== 'import.unknown') {
      tell({ ...answer.error, params: { name, ...answer.error.params } });
      return false;
    }
    tell(null);
    keeper.forget(fileId);
    if (answer.ok) await refresh();
    return true;
  }
}
