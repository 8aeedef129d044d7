import { parentPort } from 'node:worker_threads';
import type { FinishOrder } from './finish-in-thread';
import { finishPdf, type PrintCover } from './pdf-finish';

const port = parentPort;
port?.once('message', async ({ raw, facts, servicePages }: FinishOrder) => {
  const printCover: PrintCover = (startPages, pageCount) =>
    new Promise((resolve) => {
      port.once('message', resolve);
      port.postMessage({ startPages, pageCount });
    });
  const finished = await finishPdf(raw, facts, printCover, servicePages);
  port.postMessage(finished);
});
