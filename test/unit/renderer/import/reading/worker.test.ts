import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type ChunkMessage, sumOf, underWay } from '../../../../../preload/contract/rows/chunk-port';
import { openPackedRows } from '../../../../../preload/contract/rows/packed-chunk';
import { xlsxOf } from '../../../../../renderer/import/exchange/write-xlsx';
import type { SenderPort } from '../../../../../renderer/import/reading/chunk-sender';
import type { WorkerReply, WorkerRequest } from '../../../../../renderer/import/reading/worker-protocol';

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

/** What comes through the port of a file; `answers` is what a store without delay says. */
class FilePort implements SenderPort {
  onmessage: SenderPort['onmessage'] = null;
  readonly messages: ChunkMessage[] = [];
  isClosed = false;

  constructor(private readonly answers: boolean) {}

  postMessage(message: ChunkMessage): void {
    this.messages.push(message);
    if (this.answers) queueMicrotask(() => this.answer(message.chunk));
  }

  answer(chunk: number): void {
    this.onmessage?.({ data: { chunk, error: null } } as MessageEvent);
  }

  close(): void {
    this.isClosed = true;
  }

  get rows(): number {
    return this.messages.reduce((sum, { bytes }) => sum + (openPackedRows(bytes)?.rowCount ?? 0), 0);
  }
}

function staged(id: string, answers = true): FilePort {
  const port = new FilePort(answers);
  deliver({ type: 'stage', id, port });
  return port;
}

const of = (id: string) => replies.filter((reply) => reply.id === id);
const lines = (count: number) =>
  Array.from({ length: count }, (_, at) => `0${(at % 9) + 1}.02.2024;Laden ${at};Einkauf;-1,00`).join('\n');
const csv = (count: number) =>
  new File([`Buchungstag;Empfänger;Verwendungszweck;Betrag\n${lines(count)}\n`], 'a.csv');

describe('import worker', () => {
  it('when a file is read, a preview comes first, and the reading once the store has its rows', async () => {
    deliver({ type: 'read', id: 'a', file: csv(100), options: {}, isShown: false });
    const port = staged('a', false);
    await until(() => port.messages.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(of('a').some((reply) => reply.type === 'done')).toBe(false);
    expect(port.rows).toBe(100);
    port.answer(0);
    await until(() => of('a').some((reply) => reply.type === 'done'));
    const types = of('a')
      .map((reply) => reply.type)
      .filter((type) => type !== 'progress');
    expect(types).toEqual(['preview', 'done']);
    const done = of('a').find((reply) => reply.type === 'done');
    expect(done?.type === 'done' ? done.reading.counts.bookings : 0).toBe(100);
    expect(done?.type === 'done' ? done.reading.sha256 : '').toMatch(/^[0-9a-f]{64}$/);
  });

  it('when a small file was shown before it is read, its bytes are taken once, and its rows are all there', async () => {
    const file = csv(300);
    const slice = vi.spyOn(file, 'slice');
    deliver({ type: 'preview', id: 'head:s', file, options: {}, for: 's' });
    await until(() => of('head:s').length > 0);
    expect(slice).toHaveBeenCalledTimes(1);
    const [shown] = of('head:s');
    expect(shown).toMatchObject({ type: 'preview', reading: { counts: { bookings: 300 } } });
    expect(shown?.type === 'preview' ? [shown.rows.length, shown.records.length] : []).toEqual([50, 60]);
    deliver({ type: 'read', id: 's', file, options: {}, isShown: true });
    const port = staged('s');
    await until(() => of('s').some(({ type }) => type === 'done'));
    expect(slice).toHaveBeenCalledTimes(1);
    expect(port.rows).toBe(300);
    expect(of('s').map(({ type }) => type)).toEqual(['done']);
    expect(of('s')[0]).toMatchObject({ reading: { sha256: expect.stringMatching(/^[0-9a-f]{64}$/) } });
  });

  it('when a workbook of a few bytes holds much more, only its head is read before it is shown', async () => {
    const rows = Array.from({ length: 8_000 }, (_, at) => [
      `0${(at % 9) + 1}.02.2024`,
      'Laden',
      'Einkauf',
      '-1,00',
    ]);
    const bytes = xlsxOf('Umsätze', [['Buchungstag', 'Empfänger', 'Verwendungszweck', 'Betrag'], ...rows]);
    expect(bytes.length).toBeLessThan(131_072);
    deliver({ type: 'preview', id: 'head:x', file: new File([bytes], 'a.xlsx'), options: {}, for: 'x' });
    await until(() => of('head:x').length > 0);
    const [shown] = of('head:x');
    expect(shown?.type === 'preview' ? shown.rows.length : 0).toBe(50);
    expect(shown?.type === 'preview' ? shown.reading.counts.bookings : 0).toBeLessThan(8_000);
  });

  it('when a small file was shown and is read in another way, it is read anew', async () => {
    const file = csv(300);
    deliver({ type: 'preview', id: 'head:o', file, options: {}, for: 'o' });
    deliver({ type: 'read', id: 'o', file, options: { sign: 'inverted' }, isShown: true });
    staged('o');
    await until(() => of('o').some(({ type }) => type === 'done'));
    const done = of('o').find(({ type }) => type === 'done');
    const sums = done?.type === 'done' ? Object.values(done.reading.accounts[0]?.sumMinor ?? {}) : [];
    expect(sums).toEqual([300_00]);
  });

  it('when the store does not answer, no more chunks are under way than may be', async () => {
    deliver({ type: 'read', id: 'b', file: csv(30_000), options: {}, isShown: false });
    const port = staged('b', false);
    await until(() => port.messages.length === underWay.chunks);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(port.messages).toHaveLength(underWay.chunks);
    port.answer(0);
    await until(() => port.messages.length === underWay.chunks + 1);
    for (let chunk = 1; !of('b').some((reply) => reply.type === 'done'); chunk += 1) {
      port.answer(chunk);
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    expect(port.rows).toBe(30_000);
    expect(port.messages.map(({ chunk }) => chunk)).toEqual([...port.messages.keys()]);
    expect(port.messages.every(({ sum, bytes }) => sumOf(bytes) === sum)).toBe(true);
    expect(port.isClosed).toBe(true);
  });

  it('when the store refuses a chunk, the reading ends with what it said', async () => {
    deliver({ type: 'read', id: 'r', file: csv(30_000), options: {}, isShown: false });
    const port = staged('r', false);
    await until(() => port.messages.length > 0);
    const error = { code: 'store.full' };
    port.onmessage?.({ data: { chunk: 0, error } } as MessageEvent);
    await until(() => of('r').at(-1)?.type === 'notStaged');
    expect(of('r').at(-1)).toEqual({ type: 'notStaged', id: 'r', error });
  });

  it('when a read is cancelled while it waits, it ends with a code and the next file is read', async () => {
    deliver({ type: 'read', id: 'c', file: csv(30_000), options: {}, isShown: false });
    deliver({ type: 'read', id: 'd', file: csv(5), options: {}, isShown: false });
    const port = staged('c', false);
    staged('d');
    await until(() => port.messages.length === underWay.chunks);
    deliver({ type: 'cancel', id: 'c' });
    await until(() => of('d').some((reply) => reply.type === 'done'));
    expect(of('c').at(-1)).toMatchObject({ type: 'failed', code: 'read.cancelled' });
  });

  it('when a read is cancelled before the store has its last rows, it is no whole reading', async () => {
    deliver({ type: 'read', id: 'late', file: csv(5), options: {}, isShown: false });
    const port = staged('late', false);
    await until(() => port.messages.length > 0);
    deliver({ type: 'cancel', id: 'late' });
    await until(() => of('late').some((reply) => reply.type !== 'preview' && reply.type !== 'progress'));
    expect(of('late').at(-1)).toMatchObject({ type: 'failed', code: 'read.cancelled' });
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
    const taken = members();
    await until(() => of('l').length > 0);
    expect(of('k').at(-1)).toMatchObject({ type: 'failed', code: 'read.cancelled' });
    expect(members()).toBeLessThan(taken + 3);
  });

  it('when a file cannot be read, the answer is a code', async () => {
    deliver({ type: 'read', id: 'e', file: new File(['%PDF-1.4'], 'a.csv'), options: {}, isShown: false });
    await until(() => of('e').length > 0);
    expect(of('e')).toEqual([{ type: 'failed', id: 'e', code: 'file.binary', params: { kind: 'pdf' } }]);
  });
});
