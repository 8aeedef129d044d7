import { describe, expect, it, vi } from 'vitest';
import { makeQueue } from './made-queue';
import { reading } from './samples';
import { readsWell } from './stand-in';

const file = (name: string) => new File(['x'], name);

function held(): { until: Promise<void>; release: () => void } {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { until, release };
}

describe('a file whose reading is stopped while something is under way', () => {
  it('when it is cancelled and read again while its head is read, it is stored once, with the later choices', async () => {
    const seen: string[] = [];
    const { queue, store, made, item, settled } = makeQueue(
      (request, worker) => {
        seen.push(request.options.dateOrder ?? '?');
        readsWell()(request, worker);
      },
      { workers: 2, head: 'silent' },
    );
    queue.add([file('a.csv')]);
    await vi.waitFor(() => expect(made[0]?.asked).toEqual(['head:q1']));
    queue.cancel('q1');
    await queue.readAgain('q1', { dateOrder: 'MDY' });
    // Whoever is asked for the head now tells it.
    for (const worker of made) worker.head = reading();
    for (const worker of made) {
      for (const id of worker.asked) {
        worker.say({ type: 'preview', id, reading: reading(), rows: [], records: [] });
      }
    }
    await settled();
    await vi.waitFor(() => expect(item('a.csv').state).toBe('staged'));
    expect(seen).toEqual(['MDY']);
    expect(item('a.csv').options).toEqual({ dateOrder: 'MDY' });
    expect(store.calls.filter((call) => call.startsWith('add'))).toHaveLength(1);
  });

  it('when it is cancelled while its head is read, the worker hears of it and takes the next file', async () => {
    const { queue, made, item } = makeQueue(readsWell(), { head: 'silent' });
    queue.add([file('a.csv'), file('b.csv')]);
    await vi.waitFor(() => expect(made[0]?.asked).toEqual(['head:q1']));
    queue.cancel('q1');
    await vi.waitFor(() => expect(made[0]?.asked).toEqual(['head:q1', 'head:q2']));
    expect(made[0]?.cancelled).toEqual(['head:q1']);
    expect(item('a.csv').state).toBe('cancelled');
  });

  it('when it is cancelled while the store makes room, nothing of it is read and nothing stays', async () => {
    const { queue, store, made } = makeQueue(readsWell());
    const room = held();
    store.beforeAdd = room.until;
    queue.add([file('a.csv')]);
    await vi.waitFor(() => expect(store.calls).toContain('create'));
    // By now the head is read, and the file is being announced.
    await new Promise((resolve) => setTimeout(resolve, 10));
    queue.cancel('q1');
    room.release();
    await vi.waitFor(() => expect(store.calls).toEqual(['create', 'add a.csv', 'remove f1']));
    expect(made[0]?.asked).toEqual(['head:q1']);
  });

  it('when the store still counts a file, the next is read already; cancelled meanwhile, the first leaves nothing', async () => {
    const { queue, store, made, item, settled } = makeQueue(readsWell());
    const counted = held();
    store.beforeFinish = counted.until;
    queue.add([file('a.csv'), file('b.csv')]);
    await vi.waitFor(() => expect(made[0]?.asked).toEqual(['head:q1', 'q1', 'head:q2', 'q2']));
    expect(item('a.csv').state).toBe('reading');
    queue.cancel('q1');
    counted.release();
    await settled();
    await vi.waitFor(() => expect(store.calls).toContain('remove f1'));
    expect([item('a.csv').state, item('b.csv').state]).toEqual(['cancelled', 'staged']);
    expect(made[0]?.cancelled).not.toContain('q2');
  });

  it('when it is read again while the store makes room, the first reading leaves nothing and the second is whole', async () => {
    const { queue, store, item, settled } = makeQueue(readsWell());
    const room = held();
    store.beforeAdd = room.until;
    queue.add([file('a.csv')]);
    await vi.waitFor(() => expect(store.calls).toContain('create'));
    await new Promise((resolve) => setTimeout(resolve, 10));
    await queue.readAgain('q1', { dateOrder: 'MDY' });
    store.beforeAdd = null;
    room.release();
    await settled();
    expect(item('a.csv')).toMatchObject({ state: 'staged', fileId: 'f2', options: { dateOrder: 'MDY' } });
    expect(store.calls.filter((call) => /add|remove|finish/.test(call))).toEqual([
      'add a.csv',
      'remove f1',
      'add a.csv',
      'finish f2',
    ]);
  });

  it('when it is read again twice in a moment, the last choices count and one reading stays', async () => {
    const { queue, store, item, settled } = makeQueue(readsWell(), { workers: 2 });
    queue.add([file('a.csv')]);
    await settled();
    await Promise.all([
      queue.readAgain('q1', { dateOrder: 'MDY' }),
      queue.readAgain('q1', { dateOrder: 'YMD' }),
    ]);
    await settled();
    expect(item('a.csv').options).toEqual({ dateOrder: 'YMD' });
    const added = store.calls.filter((call) => call.startsWith('add')).length;
    const removed = new Set(store.calls.filter((call) => call.startsWith('remove'))).size;
    expect(added - removed).toBe(1);
  });

  it('when another import is taken up while one is begun, the one taken up stays', async () => {
    const { queue, store } = makeQueue(readsWell());
    const room = held();
    store.beforeCreate = room.until;
    queue.add([file('a.csv')]);
    await new Promise((resolve) => setTimeout(resolve, 10));
    queue.switchTo('other');
    room.release();
    await vi.waitFor(() => expect(store.calls).toContain('create'));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(queue.getState()).toMatchObject({ importId: 'other', items: [], error: null });
  });
});
