import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { packedKind } from '../../../../../renderer/import/reading/packed-file';
import { madeWorkbook } from '../engine/workbooks/made-workbook';
import { makeQueue } from './made-queue';
import { reading } from './samples';
import { readsWell, type ScriptedWorker } from './stand-in';

const csv = new Uint8Array(readFileSync('test/fixtures/formats/de/de-n26-2024.csv'));
const zipBytes = zipSync({ 'a.csv': csv, 'b.csv': csv });
const zip = (name: string) => new File([new Uint8Array(zipBytes)], name);
const plain = (name: string) => new File([new Uint8Array(csv)], name);
const entry = (name: string, bytes: Uint8Array = csv) => ({ name, bytes: new Uint8Array(bytes) });

/** The first bytes of the file are not told until the answer is called; it is an export then. */
function hold(file: File): () => void {
  let free = () => {};
  const held = new Promise<ArrayBuffer>((resolve) => {
    free = () => resolve(new ArrayBuffer(64));
  });
  vi.spyOn(file, 'slice').mockReturnValue({ arrayBuffer: () => held } as Blob);
  return free;
}

/** The worker that unpacks, once it was asked to, and the job it has. */
async function unpacking(made: readonly ScriptedWorker[], at = 0): Promise<[ScriptedWorker, string]> {
  return vi.waitFor(() => {
    const jobs = made.flatMap((worker) =>
      worker.asked
        .filter((id) => id.startsWith('unpack:'))
        .map((id): [ScriptedWorker, string] => [worker, id]),
    );
    const job = jobs[at];
    if (!job) throw new Error('nothing is unpacked');
    return job;
  });
}

describe('a zip on its way into the queue', () => {
  it('when it is dropped, it has a place at once, shows how far it is, and its files take theirs below it as they are ready', async () => {
    const { queue, made, item, settled } = makeQueue(readsWell());
    await queue.take([zip('bank.zip'), plain('c.csv')]);
    expect(queue.getState().items.map(({ name, state }) => [name, state])).toEqual([
      ['bank.zip', 'unpacking'],
      ['c.csv', 'reading'],
    ]);
    const [worker, id] = await unpacking(made);
    worker.say({ type: 'unpacking', id, done: 0, total: 2 });
    worker.say({ type: 'member', id, entry: entry('a.csv') });
    worker.say({ type: 'unpacking', id, done: 1, total: 2 });
    worker.say({ type: 'member', id, entry: entry('b.csv') });
    expect(item('bank.zip').unpacking).toEqual({ done: 1, total: 2, taken: 2, refused: [] });
    expect(queue.getState().items.map(({ name }) => name)).toEqual(['bank.zip', 'a.csv', 'b.csv', 'c.csv']);
    worker.say({ type: 'unpacked', id, outcome: 'members' });
    await vi.waitFor(() =>
      expect(queue.getState().items.map(({ name }) => name)).toEqual(['a.csv', 'b.csv', 'c.csv']),
    );
    await settled();
    expect(queue.getState().items.every(({ state }) => state === 'staged')).toBe(true);
  });

  it('when files of it are refused, it stays and names them until it is removed', async () => {
    const { queue, made, item, settled } = makeQueue(readsWell());
    await queue.take([zip('bank.zip')]);
    const [worker, id] = await unpacking(made);
    worker.say({ type: 'member', id, entry: entry('a.csv') });
    worker.say({ type: 'refused', id, name: 'bild.png', code: 'file.binary', params: { kind: 'png' } });
    worker.say({ type: 'unpacked', id, outcome: 'members' });
    await settled();
    await vi.waitFor(() => expect(item('bank.zip').state).toBe('unpacked'));
    expect(item('bank.zip').unpacking?.refused).toEqual([
      { name: 'bild.png', error: { code: 'file.binary', params: { kind: 'png' } } },
    ]);
    await queue.remove(item('bank.zip').id);
    expect(queue.getState().items.map(({ name }) => name)).toEqual(['a.csv']);
  });

  it('when it is cancelled, the worker hears of it at once, and what was ready stays', async () => {
    const { queue, made, item, settled } = makeQueue(readsWell());
    await queue.take([zip('bank.zip')]);
    const [worker, id] = await unpacking(made);
    worker.say({ type: 'member', id, entry: entry('a.csv') });
    queue.cancel(item('bank.zip').id);
    expect(worker.cancelled).toEqual([id]);
    worker.say({ type: 'member', id, entry: entry('b.csv') });
    await settled();
    expect(queue.getState().items.map(({ name, state }) => [name, state])).toEqual([
      ['bank.zip', 'cancelled'],
      ['a.csv', 'staged'],
    ]);
    expect(item('bank.zip').unpacking?.taken).toBe(1);
  });

  it('when it vanishes or turns out to be a bomb on the way, that is said of it, and what was ready stays', async () => {
    const { queue, made, item, settled } = makeQueue(readsWell());
    await queue.take([zip('bank.zip')]);
    const [worker, id] = await unpacking(made);
    worker.say({ type: 'member', id, entry: entry('a.csv') });
    worker.say({ type: 'failed', id, code: 'file.vanished', params: {} });
    await settled();
    await vi.waitFor(() => expect(item('bank.zip').state).toBe('failed'));
    expect(item('bank.zip').error?.code).toBe('file.vanished');
    expect(item('a.csv').state).toBe('staged');
  });

  it('when the worker falls over, the zip says so and the next one is unpacked by another', async () => {
    const { queue, made, item } = makeQueue(readsWell());
    await queue.take([zip('a.zip')]);
    const [worker] = await unpacking(made);
    worker.fall();
    await vi.waitFor(() =>
      expect(item('a.zip')).toMatchObject({ state: 'failed', error: { code: 'internal' } }),
    );
    await queue.take([zip('b.zip')]);
    const [other, id] = await unpacking(made, 1);
    expect(other).not.toBe(worker);
    other.say({ type: 'unpacked', id, outcome: 'asItIs' });
    await vi.waitFor(() => expect(item('b.zip').state).toBe('staged'));
  });

  it('when it wraps one export, it is read as it is, and what else it held stays named, also when it is read again', async () => {
    const { queue, made, item, settled } = makeQueue(readsWell());
    await queue.take([zip('eins.zip')]);
    const [worker, id] = await unpacking(made);
    worker.say({ type: 'refused', id, name: 'bild.png', code: 'file.binary', params: { kind: 'png' } });
    worker.say({ type: 'unpacked', id, outcome: 'asItIs' });
    await vi.waitFor(() => expect(item('eins.zip').state).toBe('staged'));
    await queue.readAgain(item('eins.zip').id, { dateOrder: 'DMY' });
    await settled();
    expect(item('eins.zip')).toMatchObject({
      state: 'staged',
      unpacking: { refused: [{ name: 'bild.png' }] },
    });
  });

  it('when a workbook lies beside a large zip or in it, it does not wait for the zip', async () => {
    const rows = [
      ['Buchungstag', 'Empfänger', 'Betrag'],
      ['31.01.2024', 'A', '-1,00'],
    ];
    const book = madeWorkbook([{ name: 'T', rows }]);
    const { queue, made, item } = makeQueue(readsWell());
    await queue.take([zip('bank.zip'), new File([new Uint8Array(book)], 'a.xlsx')]);
    const [zips] = await unpacking(made);
    const [workbooks, id] = await unpacking(made, 1);
    expect(workbooks).not.toBe(zips);
    workbooks.say({ type: 'unpacked', id, outcome: 'asItIs' });
    await vi.waitFor(() => expect(item('a.xlsx').state).toBe('staged'));
    zips.say({ type: 'member', id: zips.asked[0] ?? '', entry: entry('innen.xlsx', book) });
    const [again, inner] = await unpacking(made, 2);
    expect(again).not.toBe(zips);
    again.say({ type: 'member', id: inner, entry: entry('innen – Giro.csv') });
    expect(item('innen – Giro.csv').zipId).toBe(item('innen.xlsx').id);
  });

  it('when the import is sent meanwhile, the zip goes on into the next one', async () => {
    const { queue, made, settled } = makeQueue(readsWell());
    let isSent = false;
    queue.beforeMember = () => {
      if (isSent) queue.finishImport();
      isSent = false;
    };
    await queue.take([zip('bank.zip'), plain('c.csv')]);
    const [worker, id] = await unpacking(made);
    worker.say({ type: 'member', id, entry: entry('a.csv') });
    await vi.waitFor(() => expect(queue.getState().importId).toBe('i1'));
    isSent = true;
    worker.say({ type: 'member', id, entry: entry('b.csv') });
    worker.say({ type: 'unpacked', id, outcome: 'members' });
    await vi.waitFor(() => expect(queue.getState().items.map(({ name }) => name)).toEqual(['b.csv']));
    await settled();
  });

  it('when many files are dropped, the first does not wait for the last, and all stand in their order', async () => {
    const { queue, settled } = makeQueue(readsWell());
    const names = Array.from({ length: 60 }, (_, at) => `${at}.csv`);
    const files = names.map(plain);
    const free = hold(files[59] as File);
    const taking = queue.take(files);
    await vi.waitFor(() => expect(queue.getState().items[0]?.state).toBe('staged'));
    expect(queue.getState().items.length).toBeLessThan(60);
    free();
    await taking;
    expect(queue.getState().items.map(({ name }) => name)).toEqual(names);
    await settled();
  });

  it('when the import is left while many files are taken in, none of them enters the next one', async () => {
    const { queue } = makeQueue(readsWell());
    const files = Array.from({ length: 60 }, (_, at) => plain(`${at}.csv`));
    const free = hold(files[59] as File);
    const taking = queue.take(files);
    await vi.waitFor(() => expect(queue.getState().items.length).toBeGreaterThan(0));
    queue.finishImport();
    free();
    await taking;
    expect(queue.getState().items).toEqual([]);
  });

  it('when what the zips hold comes to more than a computer should keep, the one that does it is refused', async () => {
    const { queue, made, item } = makeQueue(readsWell(reading()));
    await queue.take([zip('bank.zip')]);
    const [worker, id] = await unpacking(made);
    const large = { name: 'a.csv', bytes: { length: 1_100_000_000 } as Uint8Array<ArrayBuffer> };
    worker.say({ type: 'member', id, entry: large });
    expect(item('bank.zip')).toMatchObject({ state: 'failed', error: { code: 'limit.archive' } });
    expect(worker.cancelled).toEqual([id]);
  });

  it('when a file is told by its first bytes, archives and workbooks are told apart', () => {
    expect(packedKind(zipBytes)).toBe('zip');
    expect(packedKind(madeWorkbook([]))).toBe('workbook');
    expect(packedKind(csv)).toBeNull();
  });
});
