import { vi } from 'vitest';
import type { FileStand } from '../../../../../preload/contract';
import { ImportQueue } from '../../../../../renderer/import/queue/import-queue';
import type { QueueItem } from '../../../../../renderer/import/queue/queue-state';
import { ReadingWorker } from '../../../../../renderer/import/queue/reading-worker';
import { reading } from './samples';
import { MemoryImports, ScriptedWorker } from './stand-in';

type Api = ConstructorParameters<typeof ImportQueue>[0]['api'];

type WorkerParts = ConstructorParameters<typeof ScriptedWorker>;

/** A queue with workers that follow a script and a store in memory; open and with one worker unless a test wants it otherwise. */
export function makeQueue(
  script: WorkerParts[0],
  {
    workers = 1,
    isOpen = true,
    head = reading(),
    stand = 'same',
  }: { workers?: number; isOpen?: boolean; head?: WorkerParts[1]; stand?: FileStand } = {},
) {
  const store = new MemoryImports();
  const made: ScriptedWorker[] = [];
  let ids = 0;
  const queue = new ImportQueue({
    api: { imports: store.api, templates: store.templates } as unknown as Api,
    workers,
    openPort: store.openPort,
    makeWorker: () => {
      const worker = new ScriptedWorker(script, head);
      made.push(worker);
      return new ReadingWorker(worker, async () => ({ ok: true, value: stand }));
    },
    newId: () => {
      ids += 1;
      return `q${ids}`;
    },
  });
  if (isOpen) void queue.begin();
  const item = (name: string): QueueItem => {
    const found = queue.getState().items.find((one) => one.name === name);
    if (!found) throw new Error(`${name} is not in the queue`);
    return found;
  };
  const settled = () =>
    vi.waitFor(() => {
      if (queue.getState().items.some(({ state }) => state === 'waiting' || state === 'reading')) {
        throw new Error('still reading');
      }
    });
  return { queue, store, made, item, settled };
}
