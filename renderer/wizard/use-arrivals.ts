import { useEffect, useRef, useState } from 'react';
import { useNavigation } from '../base/navigation';
import { fileRows } from '../import/files/file-rows';
import { replacedBy } from '../import/files/replaced-files';
import { importSteps, useImport, useImportSummary } from '../import/queue/import-context';

interface Arrivals {
  /** Takes files into the import in hand, or holds them back until the user has said whose they are. */
  arrive(files: readonly File[]): Promise<void>;
  /** Files that wait for the answer whether they belong to the import in hand. */
  readonly held: readonly File[];
  /** The answer: they do, they begin an import of their own, or they were not meant. */
  settle(answer: 'add' | 'begin' | 'giveUp'): void;
}

/** Which import arriving files belong to; decided when they are there, which may be long after they were dropped. */
export function useArrivals(): Arrivals {
  const { queue, session, startOver } = useImport();
  const summary = useImportSummary();
  const [held, setHeld] = useState<readonly File[]>([]);
  const isSent = session.uploadId !== null || summary?.state === 'uploaded';
  // From the choice of the customer on, a file may be the next customer's.
  const isAsked =
    !isSent && summary !== null && importSteps.indexOf(session.step) >= importSteps.indexOf('customer');
  const toFiles = useWayToFiles(isSent);

  async function takeIn(files: readonly File[]) {
    toFiles();
    const { items, summary: known } = queue.getState();
    for (const { item, file, name } of replacedBy(files, fileRows(items, known))) {
      if (item) await queue.remove(item.id);
      else if (file) await queue.removeStored(file.id, name);
    }
    await queue.take(files);
  }
  const arriveNow = useRef(takeIn);
  arriveNow.current = async (files) => {
    if (isAsked) setHeld((before) => [...before, ...files]);
    else await takeIn(files);
  };
  return {
    arrive: (files) => arriveNow.current(files),
    held,
    settle(answer) {
      setHeld([]);
      if (answer === 'begin') startOver();
      if (answer !== 'giveUp') void takeIn(held);
    },
  };
}

/** Goes to the files of the import in hand. What was sent is closed: later files are the next import, also while the upload still runs. */
function useWayToFiles(isSent: boolean): () => void {
  const { queue, change, startOver } = useImport();
  const { go } = useNavigation();
  const isSentNow = useRef(isSent);
  isSentNow.current = isSent;

  function beginNext(): boolean {
    if (!isSentNow.current) return false;
    // Until the next drawing, every file of a zip would begin one more.
    isSentNow.current = false;
    startOver();
    return true;
  }
  function toFiles() {
    beginNext();
    go({ screen: 'import' });
    change({ step: 'files' });
  }
  const latest = useRef({ beginNext, toFiles });
  latest.current = { beginNext, toFiles };
  useEffect(() => {
    queue.beforeMember = () => {
      // Whoever went on meanwhile is not called back for every file of a zip.
      if (latest.current.beginNext()) latest.current.toFiles();
    };
  }, [queue]);
  return toFiles;
}
