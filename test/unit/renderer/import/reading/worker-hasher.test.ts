import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Sha256 } from '../../../../../renderer/import/engine/bytes/sha256';
import {
  type HashPort,
  type HashReply,
  type HashRequest,
  HashThread,
} from '../../../../../renderer/import/reading/worker-hasher';

/** The other thread, which answers when it is let. */
function otherThread() {
  const requests: HashRequest[] = [];
  let hash = new Sha256();
  const port: HashPort = {
    onmessage: null,
    onerror: null,
    postMessage: (request) => void requests.push(structuredClone(request)),
  };
  const answer = (data: HashReply) => port.onmessage?.({ data } as MessageEvent<HashReply>);
  const work = () => {
    for (let request = requests.shift(); request; request = requests.shift()) {
      if (request.type === 'start') hash = new Sha256();
      else if (request.type === 'update') {
        hash.update(request.bytes);
        answer({ type: 'taken', id: request.id });
      } else answer({ type: 'digest', id: request.id, hex: hash.digestHex() });
    }
  };
  return { port, work };
}

const bytes = Uint8Array.from({ length: 1_000 }, (_, at) => at % 251);
const expected = createHash('sha256').update(bytes.subarray(0, 300)).digest('hex');

describe('hashing beside the parsing thread', () => {
  it('when pieces of a file are handed over, the hash is that of the whole', async () => {
    const { port, work } = otherThread();
    const hasher = new HashThread(port).create();
    hasher.update(bytes.subarray(0, 100));
    hasher.update(bytes.subarray(100, 300));
    const digest = hasher.digestHex();
    work();
    expect(await digest).toBe(expected);
  });

  it('when a read starts again, the pieces before it do not count', async () => {
    const { port, work } = otherThread();
    const thread = new HashThread(port);
    thread.create().update(bytes);
    const hasher = thread.create();
    hasher.update(bytes.subarray(0, 300));
    const digest = hasher.digestHex();
    work();
    expect(await digest).toBe(expected);
  });

  it('when the other thread lags behind, a piece waits for it', async () => {
    const { port, work } = otherThread();
    const hasher = new HashThread(port).create();
    let waiting: Promise<void> | undefined;
    let pieces = 0;
    while (!waiting && pieces < 100) {
      waiting = hasher.update(bytes) ?? undefined;
      pieces++;
    }
    expect(pieces).toBe(16);
    work();
    await waiting;
  });

  it('when the other thread falls over, the file in hand fails and the next one is hashed here', async () => {
    const { port } = otherThread();
    const thread = new HashThread(port);
    const hasher = thread.create();
    hasher.update(bytes);
    const digest = hasher.digestHex();
    port.onerror?.({} as ErrorEvent);
    await expect(Promise.resolve(digest)).rejects.toThrow();
    const next = thread.create();
    next.update(bytes.subarray(0, 300));
    expect(await next.digestHex()).toBe(expected);
  });
});
