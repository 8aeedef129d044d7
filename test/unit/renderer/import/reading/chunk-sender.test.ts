import { describe, expect, it } from 'vitest';
import type { ChunkMessage } from '../../../../../preload/contract/rows/chunk-port';
import { ChunkSender, type SenderPort } from '../../../../../renderer/import/reading/chunk-sender';

/** The port of a file, and what came through it: the store has each chunk at once. */
function portOf() {
  const chunks: number[] = [];
  const port = {
    chunks,
    isClosed: false,
    onmessage: null as SenderPort['onmessage'],
    close() {
      port.isClosed = true;
    },
    postMessage({ chunk }: ChunkMessage) {
      chunks.push(chunk);
      queueMicrotask(() => port.onmessage?.({ data: { chunk, error: null } } as MessageEvent));
    },
  };
  return port;
}

const bytes = () => new Uint8Array(8);

describe('rows of a reading that began anew', () => {
  it('wait for the port of the last file, when the store makes room for two beginnings in turn', async () => {
    const sender = new ChunkSender();
    const [first, second, third] = [portOf(), portOf(), portOf()];
    sender.use(first);
    await sender.send(bytes());
    sender.restart();
    sender.restart();
    const sent = sender.send(bytes()).then(() => sender.send(bytes()));
    sender.use(second);
    await new Promise((resolve) => setTimeout(resolve));
    sender.use(third);
    await sent;
    await sender.settle();
    expect([first.chunks, second.chunks, third.chunks]).toEqual([[0], [], [0, 1]]);
    expect([first.isClosed, second.isClosed, third.isClosed]).toEqual([true, true, false]);
  });

  it('wait for it too when the first port comes after the beginning anew', async () => {
    const sender = new ChunkSender();
    const [first, second] = [portOf(), portOf()];
    sender.restart();
    const sent = sender.send(bytes());
    sender.use(first);
    await new Promise((resolve) => setTimeout(resolve));
    sender.use(second);
    await sent;
    expect([first.chunks, second.chunks]).toEqual([[], [0]]);
  });
});
