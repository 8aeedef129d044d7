import { describe, expect, it } from 'vitest';
import {
  digestOfReading,
  type ImportFile,
  type ImportSummary,
  keptFileLimit,
  keptPieceBytes,
} from '../../../../../preload/contract';
import { makeQueue } from './made-queue';
import { dateQuestion, reading } from './samples';
import { readsWell } from './stand-in';

const text = 'Datum;Betrag\n01.02.2024;1,00\n';
const bytes = new TextEncoder().encode(text);

function stored(id: string, change: Partial<ImportFile> = {}): ImportFile {
  return {
    id,
    name: `${id}.csv`,
    sizeBytes: bytes.byteLength,
    state: 'staged',
    digest: digestOfReading(reading()),
    error: null,
    isKept: true,
    lineCounts: null,
    ...change,
  };
}
const left = (...files: ImportFile[]) =>
  ({
    id: 'left',
    state: 'open',
    createdAt: '2026-01-01',
    files,
    accounts: [],
    confirmed: [],
  }) as unknown as ImportSummary;

describe('the bytes of a file that was read', () => {
  it('go to the store in pieces, once nothing is read any more', async () => {
    const { queue, store, settled } = makeQueue(readsWell());
    store.keeping = 'part';
    const size = 2 * keptPieceBytes + 5;
    queue.add([new File([new Uint8Array(size)], 'a.csv')]);
    await settled();
    await expect.poll(() => store.kept.map(([, , length]) => length)).toContain(5);
    expect(store.kept.map(([file, piece]) => [file, piece])).toEqual([
      ['f1', 0],
      ['f1', 1],
      ['f1', 2],
    ]);
  });

  it('stay where they are when there are too many', async () => {
    const { queue, store, settled } = makeQueue(readsWell());
    const large = new File(['x'], 'gross.csv');
    Object.defineProperty(large, 'size', { value: keptFileLimit + 1 });
    queue.add([large, new File(['x'], 'klein.csv')]);
    await settled();
    await expect.poll(() => store.kept).toEqual([['f2', 0, 1]]);
  });

  it('are not asked for again when the store refuses them', async () => {
    const { queue, store, item, settled } = makeQueue(readsWell());
    store.keeping = 'refused';
    queue.add([new File([new Uint8Array(keptPieceBytes * 3)], 'a.csv')]);
    await settled();
    await expect.poll(() => store.kept).toHaveLength(1);
    expect(item('a.csv').state).toBe('staged');
  });
});

describe('files of an earlier session', () => {
  it('come back with what was said of them and how they were read', async () => {
    const { queue, store, item } = makeQueue(readsWell(), { isOpen: false });
    store.readWith = { options: { dateOrder: 'DMY' }, templateName: 'Meine Bank' };
    store.open.push(left(stored('f7')));
    await queue.begin();
    await expect.poll(() => queue.getState().items).toHaveLength(1);
    expect(item('f7.csv')).toMatchObject({
      state: 'staged',
      fileId: 'f7',
      options: { dateOrder: 'DMY' },
      templateName: 'Meine Bank',
    });
    expect(queue.canReadAgain(item('f7.csv').id)).toBe(true);
    expect(store.fetched).toEqual([]);
  });

  it('come back with their question first', async () => {
    const asking = reading({ questions: [dateQuestion()], needsAnswer: true });
    const { queue, store } = makeQueue(readsWell(), { isOpen: false });
    store.open.push(left(stored('f1'), stored('f2', { digest: digestOfReading(asking) })));
    await queue.begin();
    await expect.poll(() => queue.getState().items.map(({ name }) => name)).toEqual(['f2.csv', 'f1.csv']);
  });

  it('are read again from the kept bytes, which are fetched before the store lets them go', async () => {
    const { queue, store, made, item, settled } = makeQueue(readsWell(), { isOpen: false });
    store.open.push(left(stored('f7')));
    store.bytes.set('f7 0', bytes);
    await queue.begin();
    await expect.poll(() => queue.getState().items).toHaveLength(1);
    await queue.readAgain(item('f7.csv').id, { delimiter: ';' });
    await settled();
    expect(store.fetched).toEqual([['f7', 0]]);
    expect(store.calls.slice(0, 2)).toEqual(['unread f7 as f1', 'stage f1 0']);
    expect(made.flatMap(({ sizes }) => sizes)).toContain(bytes.byteLength);
    expect(item('f7.csv').state).toBe('staged');
  });

  it('whose bytes are gone are not taken out of the store, and the user hears of it', async () => {
    const { queue, store, item } = makeQueue(readsWell(), { isOpen: false });
    store.open.push(left(stored('f7')));
    await queue.begin();
    await expect.poll(() => queue.getState().items).toHaveLength(1);
    await queue.readAgain(item('f7.csv').id, { delimiter: ';' });
    expect(store.calls).toEqual([]);
    expect(queue.getState().error).toMatchObject({ code: 'file.vanished', params: { name: 'f7.csv' } });
    expect(item('f7.csv').state).toBe('staged');
  });

  it('of which no copy was kept stay as they are until they are given back', async () => {
    const { queue, store, item, settled } = makeQueue(readsWell(), { isOpen: false });
    const file = stored('f7', { isKept: false });
    store.open.push(left(file));
    await queue.begin();
    expect(queue.getState().items).toEqual([]);
    await queue.attach(file, new File([bytes], 'anders.csv'));
    await queue.readAgain(item('f7.csv').id, {});
    await settled();
    expect(store.fetched).toEqual([]);
    expect(item('f7.csv').state).toBe('staged');
  });
});
