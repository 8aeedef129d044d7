import { kontor } from '../../base/kontor';
import { openChunkPort } from '../reading/open-chunk-port';
import { ImportQueue } from './import-queue';
import { ReadingWorker } from './reading-worker';

function makeWorker(): ReadingWorker {
  const thread = new Worker(new URL('../reading/worker.ts', import.meta.url), { type: 'module' });
  const { stand, digest } = kontor().intake;
  return new ReadingWorker(thread, stand, digest);
}

/** The queue as the program runs it, with a window or without. */
/** @param templates where what is answered is remembered */
export function makeQueue(templates = kontor().templates): ImportQueue {
  return new ImportQueue({
    api: { ...kontor(), templates },
    makeWorker,
    openPort: openChunkPort,
    // A second file is read beside the first only where a core is left for the window and for the store.
    workers: navigator.hardwareConcurrency > 3 ? 2 : 1,
    newId: () => crypto.randomUUID(),
  });
}
