import type { BridgeError, ReadOptions } from '../../../preload/contract';
import { announceChange } from '../../base/announced-changes';
import { useTexts } from '../../base/language';
import { namesInShort } from '../../ui/names-in-short';
import type { AskedFile } from '../queue/answer';
import { useImport } from '../queue/import-context';
import type { QueueItem } from '../queue/queue-state';
import type { FileRow } from './file-rows';

type WayBack = () => Promise<BridgeError | null>;

interface FileChanges {
  /** Files whose bytes are here: they can come back. */
  remove(items: readonly QueueItem[]): Promise<void>;
  answer(asked: readonly AskedFile[], value: string): Promise<void>;
  confirm(rows: readonly FileRow[]): Promise<void>;
  /** Reads files with other choices. `forget` takes back what else was changed with it. */
  readAgain(
    files: readonly { item: QueueItem; options: ReadOptions }[],
    templateName: string,
    forget?: () => Promise<void>,
  ): Promise<void>;
}

/** What the user does with files of the list: done, said, and to be taken back. */
export function useFileChanges(): FileChanges {
  const { t } = useTexts();
  const { queue } = useImport();

  function announce(
    what: 'removed' | 'answered' | 'confirmed' | 'mapped',
    names: readonly string[],
    undo: WayBack,
  ) {
    announceChange({
      text: t(`import.changed.${what}`, { count: names.length, names: namesInShort(names, t) }),
      undo,
    });
  }
  const namesOf = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name);

  return {
    async remove(items) {
      const point = await queue.restorePoint(items.map(({ id }) => id));
      for (const { id } of items) await queue.remove(id);
      const left = queue.getState().items;
      const gone = items.filter(({ id }) => !left.some((item) => item.id === id));
      // What the store did not let go is said above the list.
      if (gone.length === 0) return;
      announce('removed', namesOf(gone), () => queue.restore(point));
    },
    async answer(asked, value) {
      const undo = await queue.answer(asked, value);
      announce('answered', namesOf(asked.map(({ item }) => item)), undo);
    },
    async confirm(rows) {
      const fileIds = rows.flatMap(({ file }) => (file ? [file.id] : []));
      const undo = await queue.confirm(fileIds);
      announce('confirmed', namesOf(rows), undo);
    },
    async readAgain(files, templateName, forget = async () => undefined) {
      const point = await queue.restorePoint(files.map(({ item }) => item.id));
      for (const { item, options } of files) await queue.readAgain(item.id, options, templateName);
      announce('mapped', namesOf(files.map(({ item }) => item)), async () => {
        await forget();
        return queue.restore(point);
      });
    },
  };
}
