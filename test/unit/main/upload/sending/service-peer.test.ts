import { describe, expect, it } from 'vitest';
import type { ServiceClient } from '../../../../../main/service/service-client';
import { serviceError } from '../../../../../main/service/transport/service-error';
import { ServicePeer } from '../../../../../main/upload/sending/service-peer';

const clientAt = (baseAddress: string) =>
  ({
    connection: { id: 'one', clientId: 'client', environment: 'local', baseAddress },
  }) as unknown as ServiceClient;
const closed = () => serviceError('service.cancelled', { endpoint: 'POST', wasSent: 'yes' });
const lost = () => serviceError('service.answerUnknown', { endpoint: 'POST' } as never);

function peerOf(clientNow: () => ServiceClient) {
  const waits: number[] = [];
  const abort = new AbortController();
  const peer = new ServicePeer({
    client: clientAt('http://127.0.0.1:1'),
    clientNow: async () => clientNow(),
    signal: abort.signal,
    wait: async (ms) => {
      waits.push(ms);
    },
  });
  return { peer, waits, abort };
}

describe('a service that is lost on the way', () => {
  it('when it comes back under another port, calls of the client that was closed are lost, not stopped', async () => {
    const moved = clientAt('http://127.0.0.1:2');
    const { peer } = peerOf(() => moved);
    const before = peer.client;
    expect(await peer.judge(closed(), before)).toBe('lost');
    expect(peer.client).toBe(moved);
    // The second of two calls that were under way is heard of when the first has found the new address.
    expect(await peer.judge(closed(), before)).toBe('lost');
    expect(await peer.judge(closed(), moved)).toBe('stopped');
  });

  it('when we ended the call ourselves, it is stopped whatever became of the service', async () => {
    const { peer, abort } = peerOf(() => clientAt('http://127.0.0.1:2'));
    abort.abort();
    expect(await peer.judge(closed(), clientAt('http://127.0.0.1:3'))).toBe('stopped');
  });

  it('when writes are lost one after the other, is waited for longer each time, and after five the error is told', async () => {
    const { peer, waits } = peerOf(() => peer.client);
    for (let count = 0; count < 5; count += 1) await peer.waitAfterLoss(lost());
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000]);
    const error = lost();
    await expect(peer.waitAfterLoss(error)).rejects.toBe(error);
    peer.noteAnswer();
    await peer.waitAfterLoss(lost());
    expect(waits).toHaveLength(6);
  });
});
