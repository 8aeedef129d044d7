import type { BridgeError, ReadOptions } from '../../../preload/contract';
import { announceChange } from '../../base/announced-changes';
import { useTexts } from '../../base/language';
import { namesInShort } from '../../ui/names-in-short';
import { type AskedFile, withAnswer } from '../queue/answer';
import { useImport } from '../queue/import-context';
import type { QueueItem } from '../queue/queue-state';
import type { ChangeWays } from '../queue/reading-changes';
import type { FileRow } from './file-rows';
import { readingSentence } from './reading-sentence';

type WayBack = () => Promise<BridgeError | null>;

interface ReadingWanted {
  readonly item: QueueItem;
  readonly options: ReadOptions;
}

interface FileChanges {
  /** Files whose bytes are here: they can come back. */
  remove(items: readonly QueueItem[]): Promise<void>;
  answer(asked: readonly AskedFile[], value: string): Promise<void>;
  confirm(rows: readonly FileRow[]): Promise<void>;
  /** Reads files with other choices. `remember` keeps them for the next files like these, and answers how that is forgotten. */
  readAgain(
    files: readonly ReadingWanted[],
    templateName: string,
    remember?: () => Promise<() => Promise<void>>,
  ): Promise<void>;
}

/** What the user does with files of the list: done, said, and to be taken back. */
export function useFileChanges(): FileChanges {
  const texts = useTexts();
  const { t } = texts;
  const { queue } = useImport();

  function announce(what: 'removed' | 'confirmed', names: readonly string[], undo: WayBack) {
    announceChange({
      text: t(`import.changed.${what}`, { count: names.length, names: namesInShort(names, t) }),
      undo,
    });
  }
  /** In the words in which the history has it. */
  function announceReading(files: readonly ReadingWanted[], ways: ChangeWays) {
    const [first] = files;
    if (!first) return;
    const reading = { before: first.item.options, after: first.options };
    announceChange({
      text: readingSentence({ first: first.item.name, others: files.length - 1 }, reading, texts),
      ...ways,
    });
  }
  const namesOf = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name);

  return {
    async remove(items) {
      const point = await queue.restorePoint(items.map(({ id }) => id));
      await queue.remove(...items.map(({ id }) => id));
      const left = queue.getState().items;
      const gone = items.filter(({ id }) => !left.some((item) => item.id === id));
      // What the store did not let go is said above the list.
      if (gone.length === 0) return;
      announce('removed', namesOf(gone), () => queue.restore(point));
    },
    async answer(asked, value) {
      const ways = await queue.readings.answer(asked, value);
      const files = asked.flatMap(({ item, question }) => {
        const options = withAnswer(item, question, value);
        return options ? [{ item, options }] : [];
      });
      announceReading(files, ways);
    },
    async confirm(rows) {
      const fileIds = rows.flatMap(({ file }) => (file ? [file.id] : []));
      const undo = await queue.confirm(fileIds);
      announce('confirmed', namesOf(rows), undo);
    },
    async readAgain(files, templateName, remember = async () => async () => undefined) {
      const wanted = files.map(({ item, options }) => ({ id: item.id, options, templateName }));
      announceReading(files, await queue.readings.readAsStep(wanted, remember));
    },
  };
}
