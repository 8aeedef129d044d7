import type { BridgeError, KontorApi } from '../../../preload/contract';
import type { ArchiveIntake } from './archive-intake';
import type { ByteKeeper } from './byte-keeper';
import type { FileRuns } from './file-runs';
import type { FilesAtHand } from './files-at-hand';
import { isUnderWay, type QueueAction, type QueueItem } from './queue-state';

interface RemovalParts {
  readonly imports: Pick<KontorApi<'main'>['imports'], 'removeFiles'>;
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

  /** All of them at once: two hundred one by one would each have the others counted anew. */
  async remove(ids: readonly string[]): Promise<void> {
    const items = ids.flatMap((id) => this.parts.itemOf(id) ?? []);
    for (const { id } of items) this.cancel(id);
    // A reading that goes on takes its own rows out when it is stopped.
    const stored = items.filter(({ fileId, state }) => fileId !== null && state !== 'reading');
    // What the store does not let go stays in the list: its rows would be sent all the same.
    const isGone = stored.length === 0 || (await this.#removeFiles(stored));
    for (const item of items) if (isGone || !stored.includes(item)) this.forget(item.id);
  }

  /** Removes a file from the store; false, and an error that is told, when it does not let it go. */
  removeStored(fileId: string, name: string): Promise<boolean> {
    return this.#removeFiles([{ fileId, name }]);
  }

  async #removeFiles(
    files: readonly { readonly fileId: string | null; readonly name: string }[],
  ): Promise<boolean> {
    const { imports, keeper, refresh, tell } = this.parts;
    const ids = files.flatMap(({ fileId }) => fileId ?? []);
    const answer = await imports.removeFiles(ids);
    // A file that is gone already is what was wanted.
    if (!answer.ok && answer.error.code !== 'import.unknown') {
      tell({ ...answer.error, params: { name: files[0]?.name ?? '', ...answer.error.params } });
      return false;
    }
    tell(null);
    for (const id of ids) keeper.forget(id);
    if (answer.ok) await refresh();
    return true;
  }
}
