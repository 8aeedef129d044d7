import { Worker } from 'node:worker_threads';
import type { ReadPages } from './service-pages';

/** Three hundred honest pages take two seconds; a file of a few hundred bytes can name billions of them. */
const readWithinMs = 30_000;
/** What is unpacked has a limit of its own (bounded-pdf.ts). The stack is less than that of `finish-in-thread.ts`: what is read there can be put behind a report. */
const resourceLimits = { maxOldGenerationSizeMb: 512, stackSizeMb: 0.7 };

const unreadable: ReadPages = { pages: null, bytes: null, problem: 'unreadable' };

/**
 * Reads a PDF from outside in a thread of its own: one that takes too long or too much memory ends its thread and holds up nothing
 * (SEC-45). Never rejects.
 * @param file the bundled `pages-thread.ts`
 */
export function readPages(file: string, content: Uint8Array, withinMs = readWithinMs): Promise<ReadPages> {
  return new Promise((resolve) => {
    const worker = new Worker(file, { resourceLimits });
    const end = (read: ReadPages) => {
      clearTimeout(limit);
      resolve(read);
      void worker.terminate();
    };
    const limit = setTimeout(() => end(unreadable), withinMs);
    worker.once('message', end).once('error', () => end(unreadable));
    worker.once('exit', () => end(unreadable));
    worker.postMessage(content);
  });
}
