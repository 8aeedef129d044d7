import { Worker } from 'node:worker_threads';
import { KontorError } from '../errors/kontor-error';
import type { StartPages } from './cover-pages';
import type { FinishedPdf, FinishPdf, PdfFacts, PrintCover } from './pdf-finish';

/** Everything that the thread works with, its first message. */
export interface FinishOrder {
  readonly raw: Uint8Array;
  readonly facts: PdfFacts;
  readonly servicePages: readonly Uint8Array[];
}

/** What the thread says: that it needs the cover, and later that it is done. */
type Said = { readonly startPages: StartPages; readonly pageCount: number } | FinishedPdf;

/** A report of a thousand pages takes some ten seconds on a slow computer. */
const finishWithinMs = 120_000;

/** A thread that is ready to finish one report; `end` in any case, used or not. */
export interface Finishing {
  readonly finish: FinishPdf;
  end(): void;
}

/**
 * `finishPdf` in a thread of its own, so that nothing else in main waits for it. Started before the report is printed, it has loaded what it
 * needs by then; only the cover is printed by whoever asks.
 * @param file the bundled `finish-thread.ts`
 */
export function startFinishing(file: string, withinMs = finishWithinMs): Finishing {
  const worker = new Worker(file);
  const ended = new Promise<never>((_, reject) => {
    worker.once('error', reject).once('exit', () => reject(new KontorError('report.failed')));
  });
  ended.catch(() => undefined);
  return {
    finish: async (raw, data, printCover, servicePages = []) => {
      let limit: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        limit = setTimeout(() => reject(new KontorError('report.timeout')), withinMs);
      });
      const order = { raw, facts: factsOf(data), servicePages };
      return Promise.race([answerOf(worker, order, printCover), ended, late]).finally(() =>
        clearTimeout(limit),
      );
    },
    end: () => void worker.terminate(),
  };
}

function answerOf(worker: Worker, order: FinishOrder, printCover: PrintCover): Promise<FinishedPdf> {
  return new Promise((resolve, reject) => {
    worker.on('message', (said: Said) => {
      if (!('pageCount' in said)) resolve(said);
      else printCover(said.startPages, said.pageCount).then((cover) => worker.postMessage(cover), reject);
    });
    worker.postMessage(order);
  });
}

/** Of thousands of bookings the thread gets none. */
function factsOf(data: PdfFacts): PdfFacts {
  const { customer, reportId, appVersion, contentHash, createdAt, documents, language, timeZone } = data;
  const { name } = customer;
  return { customer: { name }, reportId, appVersion, contentHash, createdAt, documents, language, timeZone };
}
