import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconFileDownload } from '@tabler/icons-react';
import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react';
import { fileChooserId } from '../base/file-chooser';
import { useTexts } from '../base/language';
import { useNavigation } from '../base/navigation';
import { fileRows } from '../import/files/file-rows';
import { replacedBy } from '../import/files/replaced-files';
import { type Dropped, readDrop } from '../import/intake/dropped-items';
import { takeEarlyDrops } from '../import/intake/early-drops';
import { useOfferedFiles } from '../import/intake/use-offered-files';
import { usePastedTables } from '../import/intake/use-pasted-tables';
import { importSteps, useImport, useImportSummary } from '../import/queue/import-context';
import { offerTemplates } from '../import/templates/template-offer';
import { withNames } from '../ui/names/with-names';
import { DropQuestion } from './drop-question';

/**
 * Takes files wherever they are dropped on the window, and from the chooser. Any type is taken: what a file is, its
 * content says, not the ending and not what the system believes (B035).
 */
export function WindowDropZone() {
  const { t } = useTexts();
  const { queue, session, change, startOver } = useImport();
  const summary = useImportSummary();
  const isSent = session.uploadId !== null || summary?.state === 'uploaded';
  const { go } = useNavigation();
  const [isOver, setOver] = useState(false);
  /** Files that wait for the answer whether they belong to the import in hand. */
  const [held, setHeld] = useState<readonly File[]>([]);
  const depth = useRef(0);

  /** As it is when files arrive, which may be long after they were dropped. */
  const isSentNow = useRef(isSent);
  isSentNow.current = isSent;

  /** From the choice of the customer on, a file may be the next customer's. */
  const isAskedNow = useRef(false);
  isAskedNow.current =
    !isSent && summary !== null && importSteps.indexOf(session.step) >= importSteps.indexOf('customer');

  /** What was sent is closed: later files are the next import, also while the upload still runs. */
  const nextImport = useRef<() => boolean>(() => false);
  nextImport.current = () => {
    if (!isSentNow.current) return false;
    // Until the next drawing, every file of a zip would begin one more.
    isSentNow.current = false;
    startOver();
    return true;
  };
  const toFiles = useRef(() => {});
  toFiles.current = () => {
    nextImport.current();
    go({ screen: 'import' });
    change({ step: 'files' });
  };
  useEffect(() => {
    queue.beforeMember = () => {
      // Whoever went on meanwhile is not called back for every file of a zip.
      if (nextImport.current()) toFiles.current();
    };
  }, [queue]);

  const take = useCallback(
    async (dropped: Dropped) => {
      const { others, refusals: refused } = await offerTemplates(dropped.files);
      for (const refusal of [...dropped.refusals, ...refused]) {
        notifications.show({
          id: `refused-${refusal.reason}-${refusal.name}`,
          color: 'yellow',
          title: t('import.refused.title'),
          message: withNames(t(`import.refused.${refusal.reason}`, { name: refusal.name })),
          autoClose: 9_000,
          closeButtonProps: { 'aria-label': t('ui.close') },
        });
      }
      if (others.length === 0) return;
      if (isAskedNow.current) setHeld((before) => [...before, ...others]);
      else await takeIn.current(others);
    },
    [t],
  );
  const takeIn = useRef(async (_files: readonly File[]) => {});
  takeIn.current = async (others) => {
    toFiles.current();
    const { items, summary: known } = queue.getState();
    for (const { item, file, name } of replacedBy(others, fileRows(items, known))) {
      if (item) await queue.remove(item.id);
      else if (file) await queue.removeStored(file.id, name);
    }
    await queue.take(others);
  };
  useOfferedFiles(take);
  usePastedTables({
    take: (found) => void take(found),
    nameOf: (mark) => t('import.pasted', { mark }),
  });
  const latestTake = useRef(take);
  latestTake.current = take;

  useEffect(() => {
    function onEnter() {
      depth.current += 1;
      setOver(true);
    }
    function onLeave() {
      depth.current = Math.max(0, depth.current - 1);
      if (depth.current === 0) setOver(false);
    }
    function onDrop(event: DragEvent) {
      depth.current = 0;
      setOver(false);
      if (event.dataTransfer)
        void readDrop(event.dataTransfer.items).then((found) => latestTake.current(found));
    }
    window.addEventListener('dragenter', onEnter);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDrop);
    for (const early of takeEarlyDrops()) void early.then((found) => latestTake.current(found));
    return () => {
      window.removeEventListener('dragenter', onEnter);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, []);

  function onChosen(event: ChangeEvent<HTMLInputElement>) {
    void take({ files: [...(event.currentTarget.files ?? [])], refusals: [] });
    // The same file chosen twice in a row must be noticed twice.
    event.currentTarget.value = '';
  }

  return (
    <>
      <input
        id={fileChooserId}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        aria-label={t('import.choose')}
        onChange={onChosen}
      />
      {held.length > 0 ? (
        <DropQuestion
          files={held}
          onCancel={() => setHeld([])}
          onAdd={() => {
            setHeld([]);
            void takeIn.current(held);
          }}
          onBegin={() => {
            setHeld([]);
            startOver();
            void takeIn.current(held);
          }}
        />
      ) : null}
      {isOver ? (
        <div className="drop-cover" aria-hidden>
          <IconFileDownload size={40} stroke={1.3} />
          <Text fw={600}>{t('import.dropHere')}</Text>
        </div>
      ) : null}
    </>
  );
}
