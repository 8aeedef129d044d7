import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  chunksInFlight,
  type WorkerReply,
  type WorkerRequest,
} from '../../../../../renderer/import/reading/worker-protocol';

/** The worker's global scope, as far as the worker uses it. */
const replies: WorkerReply[] = [];
let deliver: (request: WorkerRequest) => void = () => undefined;

beforeAll(async () => {
  Object.assign(globalThis, {
    self: {
      postMessage: (message: WorkerReply) => replies.push(structuredClone(message)),
      addEventListener: (_: string, listener: (event: { data: WorkerRequest }) => void) => {
        deliver = (request) => listener({ data: request });
      },
    },
  });
  await import('../../../../../renderer/import/reading/worker');
  // The whole engine is compiled on the way, beside other test files.
}, 60_000);

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'self');
});

async function until(check: () => boolean): Promise<void> {
  const end = Date.now() + 20_000;
  while (!check()) {
    if (Date.now() > end) throw new Error(`timed out: ${replies.map((reply) => reply.type).join()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const of = (id: string) => replies.filter((reply) => reply.id === id);
const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `0${(at % 9) + 1}.02.2024;Laden ${at};Einkauf;-1,00`).join('\n');
const csv = (count: number) =>
  new File([`Buchungstag;Empfänger;Verwendungszweck;Betrag\n${lines(count)}\n`], 'a.csv');

describe('import worker', () => {
  it('when a file is read, a preview comes first, then chunks, then the reading', async () => {
    deliver({ type: 'read', id: 'a', file: csv(100), options: {}, isShown: false });
    await until(() => of('a').some((reply) => reply.type === 'done'));
    const types = of('a')
      .map((reply) => reply.type)
      .filter((type) => type !== 'progress');
    expect(types).toEqual(['preview', 'chunk', 'done']);
    const done = of('a').find((reply) => reply.type === 'done');
    expect(done?.type === 'done' ? done.reading.counts.bookings : 0).toBe(100);
    expect(done?.type === 'done' ? done.reading.sha256 : '').toMatch(/^[0-9a-f]{64}$/);
  });

  it('when the page does not acknowledge, no more chunks are under way than may be', async () => {
    deliver({ type: 'read', id: 'b', file: csv(20_000), options: {}, isShown: false });
    const chunks = () => of('b').filter((reply) => reply.type === 'chunk');
    await until(() => chunks().length === chunksInFlight);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(chunks()).toHaveLength(chunksInFlight);
    deliver({ type: 'ack', id: 'b', chunk: 0 });
    await until(() => chunks().length === chunksInFlight + 1);
    const timer = setInterval(() => deliver({ type: 'ack', id: 'b', chunk: 0 }), 1);
    await until(() => of('b').some((reply) => reply.type === 'done'));
    clearInterval(timer);
    expect(chunks().reduce((sum, reply) => sum + (reply.type === 'chunk' ? reply.rows : 0), 0)).toBe(20_000);
  });

  it('when a read is cancelled while it waits, it ends with a code and the next file is read', async () => {
    deliver({ type: 'read', id: 'c', file: csv(20_000), options: {}, isShown: false });
    deliver({ type: 'read', id: 'd', file: csv(5), options: {}, isShown: false });
    await until(() => of('c').filter((reply) => reply.type === 'chunk').length === chunksInFlight);
    deliver({ type: 'cancel', id: 'c' });
    await until(() => of('d').some((reply) => reply.type === 'done'));
    expect(of('c').at(-1)).toMatchObject({ type: 'failed', code: 'read.cancelled' });
  });

  it('when a preview cuts a letter of several bytes, the text is still UTF-8', async () => {
    const head = 'Buchungstag;Empfänger;Verwendungszweck;Betrag\n';
    const line = `01.02.2024;Müller;${'ä'.repeat(50)};-1,00\n`;
    for (const shift of [0, 1]) {
      deliver({
        type: 'preview',
        id: `f${shift}`,
        file: new File([head, 'x'.repeat(shift), '\n', line.repeat(4_000)], 'a.csv'),
        options: {},
      });
      await until(() => of(`f${shift}`).length > 0);
      const [reply] = of(`f${shift}`);
      expect(reply?.type === 'preview' ? reply.reading.encoding.label : reply).toBe('utf-8');
      expect(reply?.type === 'preview' ? reply.rows[0]?.[7] : '').toBe('Müller');
    }
  });

  it('when a statement document is previewed, its rows come too', async () => {
    const text =
      ':20:X\n:25:29990502/1004711815EUR\n:60F:C240101EUR100,00\n:61:2401310131D50,25NDDTNONREF\n:86:Strom\n:62F:C240131EUR49,75\n-\n';
    deliver({ type: 'preview', id: 'g', file: new File([text], 'a.sta'), options: {} });
    await until(() => of('g').length > 0);
    expect(of('g')[0]).toMatchObject({
      type: 'preview',
      rows: [expect.arrayContaining(['2024-01-31', -5025])],
    });
  });

  it('when an archive holds several exports, each comes as a file, and any other file is to be read as it is', async () => {
    const inner = new Uint8Array(await csv(3).arrayBuffer());
    const zip = new Uint8Array(
      zipSync({
        'a/eins.csv': inner,
        'drei.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47]),
        'zwei.csv': inner,
      }),
    );
    deliver({ type: 'unpack', id: 'h', file: new File([zip], 'a.zip') });
    deliver({ type: 'unpack', id: 'i', file: csv(3) });
    await until(() => of('i').length > 0);
    const entries = of('h').flatMap((reply) => (reply.type === 'member' ? [reply.entry] : []));
    expect(entries.map(({ name }) => name).sort()).toEqual(['eins.csv', 'zwei.csv']);
    expect(entries.every(({ bytes }) => Buffer.from(bytes).equals(Buffer.from(inner)))).toBe(true);
    expect(of('h')).toContainEqual({
      type: 'refused',
      id: 'h',
      name: 'drei.png',
      code: 'file.binary',
      params: { kind: 'png' },
    });
    expect(of('h')).toContainEqual({ type: 'unpacking', id: 'h', done: 2, total: 3 });
    expect(of('h').at(-1)).toEqual({ type: 'unpacked', id: 'h', outcome: 'members' });
    expect(of('i')).toEqual([{ type: 'unpacked', id: 'i', outcome: 'asItIs' }]);
  });

  it('when unpacking is cancelled, it ends within a moment, and the next job goes on', async () => {
    const inner = new Uint8Array(await csv(20_000).arrayBuffer());
    const zip = new Uint8Array(
      zipSync(Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`${at}.csv`, inner]))),
    );
    deliver({ type: 'unpack', id: 'k', file: new File([zip], 'a.zip') });
    deliver({ type: 'unpack', id: 'l', file: csv(3) });
    const members = () => of('k').filter((reply) => reply.type === 'member').length;
    await until(() => members() >= 2);
    deliver({ type: 'cancel', id: 'k' });
    const [begun, taken] = [performance.now(), members()];
    await until(() => of('l').length > 0);
    expect(performance.now() - begun).toBeLessThan(500);
    expect(of('k').at(-1)).toMatchObject({ type: 'failed', code: 'read.cancelled' });
    expect(members()).toBeLessThan(taken + 3);
  });

  it('when a file cannot be read, the answer is a code', async () => {
    deliver({ type: 'read', id: 'e', file: new File(['%PDF-1.4'], 'a.csv'), options: {}, isShown: false });
    await until(() => of('e').length > 0);
    expect(of('e')).toEqual([{ type: 'failed', id: 'e', code: 'file.binary', params: { kind: 'pdf' } }]);
  });
});
