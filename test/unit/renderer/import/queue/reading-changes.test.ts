import { describe, expect, it } from 'vitest';
import type { ImportSummary } from '../../../../../preload/contract';
import { makeQueue } from './made-queue';
import { dateQuestion, reading } from './samples';
import { readsWell } from './stand-in';

const file = (name: string) => new File(['x'], name);
const asks = reading({ questions: [dateQuestion()], needsAnswer: true });

/** A queue of files that ask for the order of their dates, and what was read with which order. */
async function asking(...names: string[]) {
  const seen: string[] = [];
  const made = makeQueue((request, worker) => {
    seen.push(`${request.file.name} ${request.options.dateOrder ?? '?'}`);
    readsWell(request.options.dateOrder ? reading() : asks)(request, worker);
  });
  made.queue.add(names.map(file));
  await made.settled();
  return { ...made, seen };
}

describe('an answer as a step', () => {
  it('is taken back and done again, with the files read as before it and after it', async () => {
    const { queue, store, item, seen } = await asking('a.csv', 'b.csv');
    const asked = ['a.csv', 'b.csv'].map((name) => ({ item: item(name), question: dateQuestion() }));
    const { undo, redo } = await queue.readings.answer(asked, 'DMY');
    expect(store.steps).toHaveLength(1);
    expect(await undo()).toBeNull();
    expect(seen.slice(-2)).toEqual(['a.csv ?', 'b.csv ?']);
    expect(store.saved).toEqual([]);
    expect(await redo?.()).toBeNull();
    expect(seen.slice(-2)).toEqual(['a.csv DMY', 'b.csv DMY']);
    expect(item('b.csv')).toMatchObject({ state: 'staged', options: { dateOrder: 'DMY' } });
    expect(store.saved.map(({ options }) => options)).toEqual([{ dateOrder: 'DMY' }]);
  });

  it('taken back in a later session is not given again by what is remembered for the header', async () => {
    const { queue, item, seen } = await asking('a.csv');
    await queue.readings.answer([{ item: item('a.csv'), question: dateQuestion() }], 'DMY');
    expect(await queue.readings.goTo('back')).toMatchObject({ ok: true });
    expect(seen.at(-1)).toBe('a.csv ?');
    expect(item('a.csv').reading?.needsAnswer).toBe(true);
  });

  it('keeps its file in the store, with its bytes, while it is read anew', async () => {
    const { queue, store, item } = await asking('a.csv');
    store.calls.length = 0;
    await queue.readings.answer([{ item: item('a.csv'), question: dateQuestion() }], 'DMY');
    await queue.readings.goTo(1);
    expect(store.calls.filter((call) => /^(remove|add)/.test(call))).toEqual([]);
    expect(store.calls).toContain('unread f1 as f2');
    expect(item('a.csv').fileId).toBe('f2');
  });

  it('is not taken back where the bytes of its file are gone: nothing is changed', async () => {
    const { queue, store, item, settled } = await asking('a.csv');
    await queue.readings.answer([{ item: item('a.csv'), question: dateQuestion() }], 'DMY');
    await settled();
    const [change] = store.steps[0]?.changes ?? [];
    queue.know({
      id: 'i1',
      files: [{ id: change?.fileId, name: 'a.csv', state: 'staged' }],
    } as ImportSummary);
    (queue as unknown as { files: { delete(id: string): void } }).files.delete(item('a.csv').id);
    store.calls.length = 0;
    expect(await queue.readings.goTo('back')).toEqual({
      ok: false,
      error: { code: 'file.vanished', params: { name: 'a.csv' } },
    });
    expect(store.steps[0]?.isUndone).toBe(false);
    expect(store.calls).toEqual([]);
  });

  it('begun when the program ended, is read to its end in the next session', async () => {
    const { queue, store, seen, item, settled } = await asking();
    store.bytes.set('f9 0', new Uint8Array([120]));
    store.readAs.set('f9', { options: { dateOrder: 'DMY' }, templateName: null });
    const broken = {
      id: 'f9',
      name: 'a.csv',
      sizeBytes: 1,
      state: 'failed',
      isKept: true,
      error: { code: 'import.incomplete' },
    };
    store.open.push({ id: 'i1', state: 'open', createdAt: '', files: [broken] } as unknown as ImportSummary);
    store.api.get = async () => ({ ok: true, value: store.open[0] as ImportSummary });
    queue.switchTo('i1');
    await expect.poll(() => seen).toEqual(['a.csv DMY']);
    await settled();
    expect(item('a.csv').state).toBe('staged');
  });
});
