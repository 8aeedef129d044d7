import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { FileReading } from '../../../../../preload/contract';
import { ReadingWorker, type WorkerPort } from '../../../../../renderer/import/queue/reading-worker';
import type { WorkerRequest } from '../../../../../renderer/import/reading/worker-protocol';

const large = new Uint8Array(17_000_000).fill(65);
const sha256 = createHash('sha256').update(large).digest('hex');
const nothing = {
  onPreview: () => undefined,
  onProgress: () => undefined,
  onRestart: () => undefined,
};

/** A thread that reads everything at once, and hashes what it is asked to. */
function thread(asked: WorkerRequest[]): WorkerPort {
  const port: WorkerPort = {
    onmessage: null,
    onerror: null,
    terminate: () => undefined,
    postMessage(request) {
      asked.push(request);
      if (request.type !== 'read') return;
      const reading = { sha256: request.isHashed ? '' : 'of the thread' } as FileReading;
      queueMicrotask(() =>
        port.onmessage?.({ data: { type: 'done', id: request.id, reading } } as MessageEvent),
      );
    },
  };
  return port;
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>, digest: string | null): Promise<string> {
  const worker = new ReadingWorker(thread([]), undefined, async () => ({ ok: true, value: digest }));
  return (await worker.read('a', new File([bytes], 'a.csv'), {}, false, nothing)).sha256;
}

describe('the hash of a file that is read', () => {
  it('is that of the thread for a small file', async () => {
    expect(await hashOf(large.slice(0, 1_000), 'of main')).toBe('of the thread');
  });

  it('is that of main for a large one', async () => {
    expect(await hashOf(large, 'of main')).toBe('of main');
  });

  it('is found in the window for a large one that lies on no disk', async () => {
    expect(await hashOf(large, null)).toBe(sha256);
  });

  it('is none where the file changed meanwhile: the file fails', async () => {
    const file = new File([large], 'a.csv');
    file.slice = () => {
      throw new Error('changed');
    };
    const worker = new ReadingWorker(thread([]));
    await expect(worker.read('a', file, {}, false, nothing)).rejects.toMatchObject({
      error: { code: 'file.changed' },
    });
  });
});
