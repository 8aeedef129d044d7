import { afterAll, expect, it } from 'vitest';
import type { Answer } from '../../../../preload/contract';
import { readFile } from '../../../../renderer/import/queue/read-file';
import { ReadingWorker, type WorkerPort } from '../../../../renderer/import/queue/reading-worker';
import type { SenderPort } from '../../../../renderer/import/reading/chunk-sender';
import type { WorkerReply, WorkerRequest } from '../../../../renderer/import/reading/worker-protocol';
import { MemoryStore } from '../../../unit/main/store/memory-store';

type Imports = Parameters<typeof readFile>[0]['imports'];

/** The worker's own file, on this thread: what it posts arrives at the port, and the other way round. */
async function workerHere(): Promise<WorkerPort> {
  const port: WorkerPort = {
    postMessage: () => undefined,
    terminate: () => undefined,
    onmessage: null,
    onerror: null,
  };
  Object.assign(globalThis, {
    self: {
      postMessage: (data: WorkerReply) => {
        const copy = structuredClone(data);
        setTimeout(() => port.onmessage?.({ data: copy } as MessageEvent<WorkerReply>));
      },
      addEventListener: (_: string, listener: (event: { data: WorkerRequest }) => void) => {
        port.postMessage = (data) => setTimeout(() => listener({ data }));
      },
    },
  });
  await import('../../../../renderer/import/reading/worker');
  return port;
}

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'self');
});

/** Rows of a file on their way to a store on this thread. */
function portTo(store: MemoryStore, fileId: string): MessagePort {
  const port: SenderPort = {
    onmessage: null,
    close: () => undefined,
    postMessage: async ({ chunk, bytes }) => {
      await store.call('imports.stageRows', fileId, chunk, structuredClone(bytes));
      port.onmessage?.({ data: { chunk, error: null } } as MessageEvent);
    },
  };
  return port as MessagePort;
}

async function answered<T>(result: Promise<T>): Promise<Answer<T>> {
  return { ok: true, value: await result };
}

it('when a late row turns the date order round, the file is whole in the store, with the days of the late row', async () => {
  const store = new MemoryStore();
  const { id: importId } = await store.call('imports.create');
  const imports = {
    addFile: (...args: [string, { name: string; sizeBytes: number }]) =>
      answered(store.call('imports.addFile', ...args)),
    finishFile: (...args: Parameters<Imports['finishFile']>) =>
      answered(store.call('imports.finishFile', ...args)),
    failFile: (...args: Parameters<Imports['failFile']>) => answered(store.call('imports.failFile', ...args)),
    removeFile: (fileId: string) => answered(store.call('imports.removeFile', fileId)),
  } as unknown as Imports;
  // Rows are given before the file is over only behind the first megabytes, from which the columns are typed.
  const longText = 'Einkauf '.repeat(180).trim();
  const rows = Array.from(
    { length: 3_200 },
    (_, at) => `0${(at % 9) + 1}/0${(at % 8) + 1}/2024;Laden ${at};${longText};-1,00`,
  );
  const file = new File(
    [`Buchungstag;Empfänger;Verwendungszweck;Betrag\n${rows.join('\n')}\n02/25/2024;Spät;Letzte;-2,00\n`],
    'a.csv',
  );
  let announced = 0;
  const reading = await readFile({
    id: 'a',
    importId,
    fileId: null,
    file,
    options: {},
    templateName: null,
    isShown: true,
    worker: new ReadingWorker(await workerHere()),
    imports,
    openPort: (fileId) => portTo(store, fileId),
    isWanted: () => true,
    onAnnounced: () => {
      announced += 1;
    },
    onPreview: () => undefined,
    onProgress: () => undefined,
    onRead: () => undefined,
  });
  expect(announced).toBe(2);
  expect(reading.counts.bookings).toBe(3_201);
  expect((await store.call('imports.get', importId)).files).toHaveLength(1);
  const late = await store.call('imports.rows', importId, { search: 'Spät' }, { offset: 0, limit: 5 });
  expect(late.rows.map(({ bookingDay }) => bookingDay)).toEqual(['2024-02-25']);
  await store.close();
});
