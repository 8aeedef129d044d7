import { describe, expect, it, vi } from 'vitest';
import type { FileReading, ImportSummary } from '../../../../../preload/contract';
import { makeQueue } from './made-queue';
import { dateQuestion, reading, template } from './samples';
import { readsWell } from './stand-in';

const file = (name: string) => new File(['x'], name);

describe('the import queue', () => {
  it('keeps files dropped before the store is open, and reads them when it opens', async () => {
    const { queue, store, item, settled } = makeQueue(readsWell(), { isOpen: false });
    queue.add([file('a.csv'), file('b.csv')]);
    await Promise.resolve();
    expect(item('a.csv').state).toBe('waiting');
    expect(store.calls).toEqual([]);
    await queue.begin();
    await settled();
    expect([item('a.csv').state, item('b.csv').state]).toEqual(['staged', 'staged']);
  });

  it('reads files dropped before the store is open into the import that was left open', async () => {
    const { queue, store, settled } = makeQueue(readsWell(), { isOpen: false });
    store.open.push({ id: 'left', state: 'open', createdAt: '2026-01-01', files: [{}] } as ImportSummary);
    queue.add([file('a.csv')]);
    void queue.begin();
    await queue.begin();
    await settled();
    expect(queue.getState().importId).toBe('left');
    expect(store.calls).not.toContain('create');
  });

  it('begins with no further file while the store is closed again', async () => {
    const { queue, item, settled } = makeQueue(readsWell());
    await queue.begin();
    queue.hold();
    queue.add([file('a.csv')]);
    expect(item('a.csv').state).toBe('waiting');
    await queue.begin();
    await settled();
    expect(item('a.csv').state).toBe('staged');
  });

  it('stages a file chunk by chunk, and finishes it last', async () => {
    const { queue, store, item, settled } = makeQueue(readsWell(reading(), 3));
    queue.add([file('a.csv')]);
    await settled();
    expect(item('a.csv').state).toBe('staged');
    expect(store.calls).toEqual([
      'create',
      'add a.csv',
      'stage f1 0',
      'stage f1 1',
      'stage f1 2',
      'finish f1',
    ]);
  });

  it('reads files one after the other with one worker, into one import', async () => {
    const { queue, store, made, settled } = makeQueue(readsWell());
    queue.add([file('a.csv'), file('b.csv')]);
    queue.add([file('c.csv')]);
    await settled();
    expect(made).toHaveLength(1);
    expect(store.calls.filter((call) => call === 'create')).toHaveLength(1);
    expect(store.calls.filter((call) => call.startsWith('finish'))).toEqual([
      'finish f1',
      'finish f2',
      'finish f3',
    ]);
  });

  it('tells the store about a file that cannot be read and goes on with the next', async () => {
    const { queue, store, item, settled } = makeQueue((request, worker) => {
      if (request.file.name === 'leer.csv') {
        worker.say({ type: 'failed', id: request.id, code: 'file.empty', params: {} });
      } else readsWell()(request, worker);
    });
    queue.add([file('leer.csv'), file('gut.csv')]);
    await settled();
    expect(item('leer.csv')).toMatchObject({ state: 'failed', error: { code: 'file.empty' } });
    expect(item('gut.csv').state).toBe('staged');
    expect(store.calls).toContain('fail f1 file.empty');
  });

  it('drops what was staged when the worker starts a file anew, and stages it under a new name', async () => {
    const { queue, store, settled } = makeQueue((request, worker) => {
      const { id } = request;
      void worker
        .stage(id, 1)
        .then(() => worker.restart(id))
        .then(() => worker.stage(id, 1))
        .then(() => worker.say({ type: 'done', id, reading: reading() }));
    });
    queue.add([file('a.csv')]);
    await settled();
    expect(store.calls).toEqual([
      'create',
      'add a.csv',
      'stage f1 0',
      'remove f1',
      'add a.csv',
      'stage f2 0',
      'finish f2',
    ]);
  });

  it('stops reading when the store is full, says so, and keeps nothing half', async () => {
    const { queue, store, item, settled } = makeQueue(({ id }, worker) => void worker.stage(id, 2));
    store.stageRefusal = { code: 'store.full' };
    queue.add([file('a.csv')]);
    await settled();
    expect(item('a.csv')).toMatchObject({ state: 'failed', error: { code: 'store.full' } });
    expect(store.calls.at(-1)).toBe('fail f1 store.full');
  });

  it.each([
    ['file.unreadable', 'same', 'file.unreadable'],
    ['file.unreadable', 'changed', 'file.changed'],
    ['file.unreadable', 'grew', 'file.grew'],
    ['file.unreadable', 'vanished', 'file.vanished'],
    ['file.vanished', 'vanished', 'file.vanished'],
    ['file.vanished', 'unreadable', 'file.unreadable'],
    ['file.vanished', 'same', 'file.vanished'],
  ] as const)(
    'a file that is %s to the page and stands there %s is called %s, here and in the store',
    async (told, stand, code) => {
      const { queue, store, item, settled } = makeQueue(
        ({ id }, worker) => worker.say({ type: 'failed', id, code: told, params: {} }),
        { stand },
      );
      queue.add([file('a.csv')]);
      await settled();
      expect(item('a.csv')).toMatchObject({ state: 'failed', error: { code } });
      expect(store.calls.at(-1)).toBe(`fail f1 ${code}`);
    },
  );

  it('forgets a file that is cancelled while it is read', async () => {
    const { queue, store, item, settled } = makeQueue(() => undefined);
    queue.add([file('a.csv')]);
    await vi.waitFor(() => expect(store.calls).toContain('add a.csv'));
    queue.cancel('q1');
    await settled();
    expect(item('a.csv').state).toBe('cancelled');
    await vi.waitFor(() => expect(store.calls.at(-1)).toBe('remove f1'));
  });

  it('loses only the file in hand when a worker falls over, and reads the next with a new one', async () => {
    const { queue, made, item, settled } = makeQueue((request, worker) => {
      if (request.file.name === 'boese.csv') worker.fall();
      else readsWell()(request, worker);
    });
    queue.add([file('boese.csv'), file('gut.csv')]);
    await settled();
    expect(item('boese.csv')).toMatchObject({ state: 'failed', error: { code: 'internal' } });
    expect(item('gut.csv').state).toBe('staged');
    expect(made).toHaveLength(2);
  });

  it('asks once for files of one header: the answer reads all of them again and is remembered', async () => {
    const asks = reading({ questions: [dateQuestion()], needsAnswer: true });
    const seen: string[] = [];
    const { queue, store, item, settled } = makeQueue((request, worker) => {
      seen.push(`${request.type} ${request.file.name} ${request.options.dateOrder ?? '?'}`);
      readsWell(request.options.dateOrder ? reading() : asks)(request, worker);
    });
    queue.add([file('a.csv'), file('b.csv')]);
    await settled();
    const asked = ['a.csv', 'b.csv'].map((name) => ({ item: item(name), question: dateQuestion() }));
    await queue.readings.answer(asked, 'DMY');
    await settled();
    expect(seen.slice(-2)).toEqual(['read a.csv DMY', 'read b.csv DMY']);
    expect(item('b.csv').reading?.needsAnswer).toBe(false);
    expect(store.saved[0]?.options).toEqual({ dateOrder: 'DMY' });

    queue.add([file('next-month.csv')]);
    await settled();
    expect(seen.at(-1)).toBe('read next-month.csv DMY');
    expect(item('next-month.csv')).toMatchObject({ state: 'staged', templateName: 'a' });
  });

  it('uses a saved mapping without asking only for exactly its header', async () => {
    const other: FileReading = reading({ headerFingerprint: 'other' });
    const { queue, store, item, settled } = makeQueue(readsWell(other), { head: other });
    store.saved.push(template());
    queue.add([file('a.csv')]);
    await settled();
    expect(item('a.csv')).toMatchObject({ templateName: null, options: {} });
    expect((await queue.memory.similar(other))?.template.name).toBe('Bank A');
  });

  it('begins a new import after the last one was sent', async () => {
    const { queue, store, settled } = makeQueue(readsWell());
    queue.add([file('a.csv')]);
    await settled();
    queue.finishImport();
    expect(queue.getState()).toMatchObject({ items: [], importId: null, summary: null, error: null });
    queue.add([file('b.csv')]);
    await settled();
    expect(store.calls.filter((call) => call === 'create')).toHaveLength(2);
  });

  it('when the store does not let a file go, the file stays in the list and the refusal is said', async () => {
    const { queue, store, item, settled } = makeQueue(readsWell());
    queue.add([file('a.csv')]);
    await settled();
    store.removeRefusal = { code: 'import.beingSent' };
    await queue.remove(item('a.csv').id);
    expect(item('a.csv').state).toBe('staged');
    expect(queue.getState().error).toEqual({ code: 'import.beingSent', params: { name: 'a.csv' } });
    store.removeRefusal = null;
    await queue.remove(item('a.csv').id);
    expect(queue.getState()).toMatchObject({ items: [], error: null });
  });

  it('when several files are removed, the store is asked once for all of them', async () => {
    const { queue, store, item, settled } = makeQueue(readsWell());
    queue.add([file('a.csv'), file('b.csv'), file('c.csv')]);
    await settled();
    const ids = ['a.csv', 'c.csv'].map((name) => item(name).fileId);
    await queue.remove(item('a.csv').id, item('c.csv').id);
    expect(store.removals).toEqual([ids]);
    expect(queue.getState().items.map(({ name }) => name)).toEqual(['b.csv']);
  });

  it('when the store does not let a file go, it is not read a second time beside itself', async () => {
    const { queue, store, item, settled } = makeQueue(readsWell());
    queue.add([file('a.csv')]);
    await settled();
    store.removeRefusal = { code: 'import.beingSent' };
    await queue.readAgain(item('a.csv').id, { dateOrder: 'MDY' });
    await settled();
    expect(store.calls.filter((call) => call.startsWith('add'))).toHaveLength(1);
    expect(queue.getState().error?.code).toBe('import.beingSent');
  });

  it('when a mapping is tried, a beginning is read; when it is saved, as much as when the next file is recognised', async () => {
    const { queue, made, settled } = makeQueue(readsWell());
    queue.add([new File(['a;b\n'.repeat(10_000)], 'a.csv')]);
    await settled();
    await queue.look('q1', {});
    expect(await queue.unaidedFingerprint('q1')).toBe('print');
    expect(made[1]?.sizes).toEqual([16_384, 40_000]);
  });
});
