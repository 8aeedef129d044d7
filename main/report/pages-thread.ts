import { parentPort } from 'node:worker_threads';
import { readServicePages } from './service-pages';

const port = parentPort;
port?.once('message', async (content: Uint8Array) => {
  port.postMessage(await readServicePages(content));
});
