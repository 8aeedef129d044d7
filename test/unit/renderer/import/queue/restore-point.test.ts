import { describe, expect, it } from 'vitest';
import { fileRows } from '../../../../../renderer/import/files/file-rows';
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

describe('going back to how files stood', () => {
  it('brings removed files back to their places, read as they were', async () => {
    const { queue, item, settled, seen } = await asking('a.csv', 'b.csv', 'c.csv');
    const { id } = item('b.csv');
    await queue.readAgain(id, { dateOrder: 'MDY' }, 'My bank');
    await settled();
    const point = await queue.restorePoint([item('a.csv').id, id]);
    await queue.remove(item('a.csv').id);
    await queue.remove(id);
    expect(queue.getState().items.map(({ name }) => name)).toEqual(['c.csv']);
    expect(await queue.restore(point)).toBeNull();
    await settled();
    expect(queue.getState().items.map(({ name }) => name)).toEqual(['a.csv', 'b.csv', 'c.csv']);
    expect(seen.slice(-2)).toEqual(['a.csv ?', 'b.csv MDY']);
    expect(item('b.csv')).toMatchObject({ state: 'staged', templateName: 'My bank' });
    expect(queue.canReadAgain(item('a.csv').id)).toBe(true);
  });

  it('takes an answer back: the files ask again, and it is not remembered any more', async () => {
    const { queue, store, item, settled } = await asking('a.csv', 'b.csv');
    const { undo } = await queue.readings.answer([{ item: item('a.csv'), question: dateQuestion() }], 'DMY');
    await settled();
    expect(store.saved).toHaveLength(1);
    expect([item('a.csv'), item('b.csv')].map((one) => one.reading?.needsAnswer)).toEqual([false, true]);
    expect(await undo()).toBeNull();
    await settled();
    expect(item('a.csv').reading?.needsAnswer).toBe(true);
    expect(store.saved).toEqual([]);
  });

  it('takes a second answer back to the first, which stays remembered', async () => {
    const { queue, store, item, settled } = await asking('a.csv');
    const answered = async (value: string) => {
      const { undo } = await queue.readings.answer(
        [{ item: item('a.csv'), question: dateQuestion() }],
        value,
      );
      await settled();
      return undo;
    };
    await answered('DMY');
    const undo = await answered('MDY');
    await undo();
    await settled();
    expect(item('a.csv').options).toEqual({ dateOrder: 'DMY' });
    expect(store.saved.map(({ options }) => options)).toEqual([{ dateOrder: 'DMY' }]);
  });

  it('takes a confirmation back', async () => {
    const { queue, store, item, settled } = makeQueue(readsWell());
    queue.add([file('a.csv')]);
    await settled();
    const states = () => fileRows(queue.getState().items, queue.getState().summary).map(({ state }) => state);
    expect(states()).toEqual(['confirm']);
    const undo = await queue.confirm([item('a.csv').fileId ?? '']);
    expect(states()).toEqual(['ready']);
    expect(store.saved).toHaveLength(1);
    expect(await undo()).toBeNull();
    expect(states()).toEqual(['confirm']);
    expect(store.saved).toEqual([]);
  });

  it('does nothing in another import', async () => {
    const { queue, item } = await asking('a.csv');
    const point = await queue.restorePoint([item('a.csv').id]);
    queue.finishImport();
    expect(await queue.restore(point)).toEqual({ code: 'import.unknown' });
    expect(queue.getState().items).toEqual([]);
  });
});
