import type { BridgeError } from '../../../preload/contract';
import { errorOf } from '../../base/kontor';
import { type QueueAction, type QueueItem, reborn } from './queue-state';
import { ReadFailed } from './reading-worker';

/** How some files of an import stood before the user changed something about them. */
export interface RestorePoint {
  readonly importId: string | null;
  /** Each with its place in the list and its bytes. */
  readonly files: readonly { readonly item: QueueItem; readonly at: number; readonly file: File }[];
}

export function pointOf(
  { items, importId }: { items: readonly QueueItem[]; importId: string | null },
  ids: readonly string[],
  bytes: { get(id: string): File | undefined },
): RestorePoint {
  const files = items.flatMap((item, at) => {
    const file = ids.includes(item.id) ? bytes.get(item.id) : undefined;
    return file ? [{ item, at, file }] : [];
  });
  return { importId, files };
}

/** What going back needs of the queue. */
interface Way {
  readonly importId: string | null;
  itemOf(id: string): QueueItem | undefined;
  keep(id: string, file: File): void;
  act(action: QueueAction): void;
  readAgain(id: string, item: QueueItem): Promise<void>;
}

/** Files that were removed come back to their place, and those that were read otherwise are read as before. */
export async function goBackTo(point: RestorePoint, way: Way): Promise<BridgeError | null> {
  if (point.importId !== way.importId) return { code: 'import.unknown' };
  try {
    for (const { item, at, file } of point.files) {
      if (way.itemOf(item.id)) await way.readAgain(item.id, item);
      else {
        way.keep(item.id, file);
        way.act({ type: 'restored', item: reborn(item), at });
      }
    }
    return null;
  } catch (thrown) {
    return thrown instanceof ReadFailed ? thrown.error : errorOf(thrown);
  }
}
