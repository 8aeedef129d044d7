import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChunkPort, type PortReceiver, receiveChunkPorts } from '../../../../main/bridge/chunk-ports';
import type { CallEvent } from '../../../../main/bridge/registrar';
import { KontorError } from '../../../../main/errors/kontor-error';
import type { BridgeError, WindowRole } from '../../../../preload/contract';
import {
  type ChunkAnswer,
  chunkBytesLimit,
  chunkPortChannel,
  sumOf,
  underWay,
} from '../../../../preload/contract/rows/chunk-port';

type Listener = Parameters<PortReceiver['on']>[1];

/** One end of a port, as main holds it; `say` is what the other end posts. */
class HeldPort implements ChunkPort {
  readonly answers: ChunkAnswer<BridgeError>[] = [];
  isClosed = false;
  private listener: ((event: { data: unknown }) => void) | null = null;

  on(_event: 'message', listener: (event: { data: unknown }) => void): void {
    this.listener = listener;
  }

  start(): void {}

  postMessage(answer: ChunkAnswer<BridgeError>): void {
    if (this.isClosed) throw new Error('closed');
    this.answers.push(answer);
  }

  close(): void {
    this.isClosed = true;
  }

  async say(data: unknown): Promise<void> {
    this.listener?.({ data });
    await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve));
  }
}

let role: WindowRole | null;
let open: Listener;
const log = vi.fn();
const stage = vi.fn<(fileId: string, chunk: number, bytes: Uint8Array) => Promise<null>>();
const bytes = Uint8Array.from({ length: 1_001 }, (_, at) => at);
const chunkOf = (chunk: number, content = bytes) => ({ chunk, sum: sumOf(content), bytes: content });
const invalid = { code: 'bridge.invalidArguments' };

beforeEach(() => {
  role = 'main';
  log.mockReset();
  stage.mockReset().mockResolvedValue(null);
  receiveChunkPorts({
    receiver: {
      on: (channel, listener) => {
        expect(channel).toBe(chunkPortChannel);
        open = listener;
      },
    },
    ownOrigin: 'app://kontor',
    roleOf: () => role,
    log,
    stage,
  });
});

function event(ports: ChunkPort[], url = 'app://kontor/index.html'): CallEvent & { ports: ChunkPort[] } {
  const frame = { url, parent: null };
  return { sender: { isDestroyed: () => false, mainFrame: frame }, senderFrame: frame, ports };
}

function opened(): HeldPort {
  const port = new HeldPort();
  open(event([port]), 'f1');
  return port;
}

describe('the port of a file that is read', () => {
  it('when chunks come in their order, each is staged for its file and answered', async () => {
    const port = opened();
    await port.say(chunkOf(0));
    await port.say(chunkOf(1));
    expect(stage.mock.calls.map(([fileId, chunk]) => [fileId, chunk])).toEqual([
      ['f1', 0],
      ['f1', 1],
    ]);
    expect(port.answers).toEqual([
      { chunk: 0, error: null },
      { chunk: 1, error: null },
    ]);
    expect(port.isClosed).toBe(false);
  });

  it.each<[string, unknown[]]>([
    ['is left out', [chunkOf(1)]],
    ['comes again', [chunkOf(0), chunkOf(0)]],
    ['has other bytes than its sum', [{ ...chunkOf(0), bytes: bytes.toReversed() }]],
    ['is cut', [{ ...chunkOf(0), bytes: bytes.slice(0, -1) }]],
    ['is too large', [chunkOf(0, new Uint8Array(chunkBytesLimit + 1))]],
    ['names a file', [{ ...chunkOf(0), fileId: 'f2' }]],
    ['has no bytes', [{ chunk: 0, sum: 0 }]],
    ['is text', ['0']],
    ['is nothing but bytes', [new Uint8Array(2_000_000)]],
    ['has bytes without end beside its own', [{ ...chunkOf(0), more: new Uint8Array(2_000_000) }]],
    ['is nothing', [null]],
  ])('when a chunk %s, the port is closed with an answer, and nothing more is taken', async (_what, said) => {
    const port = opened();
    for (const one of said) await port.say(one);
    expect(stage).toHaveBeenCalledTimes(said.length - 1);
    expect(port.answers.at(-1)).toMatchObject({ error: invalid });
    expect(port.isClosed).toBe(true);
    await port.say(chunkOf(said.length - 1));
    expect(stage).toHaveBeenCalledTimes(said.length - 1);
  });

  it('when it is nothing but bytes, nobody walks them as members of a record: that would hold main for minutes', async () => {
    let isWalked = false;
    const traps: ProxyHandler<Uint8Array> = {
      ownKeys: (target) => {
        isWalked = true;
        return Reflect.ownKeys(target);
      },
    };
    const port = opened();
    await port.say(new Proxy(new Uint8Array(3), traps));
    expect(port.isClosed).toBe(true);
    expect(isWalked).toBe(false);
  });

  it.each([
    ['chunks', bytes, underWay.chunks],
    ['bytes', new Uint8Array(chunkBytesLimit), underWay.bytes / chunkBytesLimit],
  ])('when more %s are sent than may be unanswered, it is closed', async (_what, content, most) => {
    stage.mockReturnValue(new Promise(() => undefined));
    const port = opened();
    for (let chunk = 0; chunk < most; chunk += 1) await port.say(chunkOf(chunk, content));
    expect(port.answers).toEqual([]);
    await port.say(chunkOf(most, content));
    expect(stage).toHaveBeenCalledTimes(most);
    expect(port.answers).toEqual([{ chunk: most, error: invalid }]);
    expect(port.isClosed).toBe(true);
  });

  it('when the store refuses, its word goes to the reader and the port is closed', async () => {
    stage.mockRejectedValue(new KontorError('store.full'));
    const port = opened();
    await port.say(chunkOf(0));
    expect(port.answers).toEqual([{ chunk: 0, error: { code: 'store.full' } }]);
    expect(port.isClosed).toBe(true);
  });

  it('when something unexpected happens, the reader gets the number under which it is logged', async () => {
    stage.mockRejectedValue(new Error('secret detail'));
    const port = opened();
    await port.say(chunkOf(0));
    const [answer] = port.answers;
    expect(answer).toEqual({ chunk: 0, error: { code: 'internal', logId: expect.any(String) } });
    expect(log.mock.calls[0]?.[0]).toMatchObject({ logId: answer?.error?.logId });
  });
});

describe('who may open a port (SEC-9, SEC-12)', () => {
  it.each<[string, () => HeldPort[]]>([
    [
      'a foreign origin',
      () => {
        const port = new HeldPort();
        open(event([port], 'https://example.org/'), 'f1');
        return [port];
      },
    ],
    [
      'a page that has no such role',
      () => {
        role = 'print';
        return [opened()];
      },
    ],
    [
      'an unknown window',
      () => {
        role = null;
        return [opened()];
      },
    ],
    [
      'a frame inside of the page',
      () => {
        const port = new HeldPort();
        const own = event([port]);
        open({ ...own, senderFrame: { url: 'app://kontor/index.html', parent: {} } }, 'f1');
        return [port];
      },
    ],
    [
      'somebody with two ports',
      () => {
        const ports = [new HeldPort(), new HeldPort()];
        open(event(ports), 'f1');
        return ports;
      },
    ],
    [
      'somebody without a file',
      () => {
        const port = new HeldPort();
        open(event([port]), { file: 'f1' });
        return [port];
      },
    ],
    [
      'somebody with more to say',
      () => {
        const port = new HeldPort();
        open(event([port]), 'f1', 'f2');
        return [port];
      },
    ],
  ])('when %s asks, it is refused with an answer, and nothing is staged', async (_what, ask) => {
    const ports = ask();
    for (const port of ports) {
      expect(port.answers).toEqual([
        { chunk: null, error: { code: 'bridge.refused', logId: expect.any(String) } },
      ]);
      expect(port.isClosed).toBe(true);
      await port.say(chunkOf(0));
    }
    expect(stage).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledOnce();
  });

  it('when somebody asks without a port, that is logged', () => {
    open(event([]), 'f1');
    expect(log).toHaveBeenCalledOnce();
  });
});
