import { describe, expect, it } from 'vitest';
import {
  nextWaiting,
  type QueueAction,
  type QueueItem,
  queueProgress,
  queueReducer,
  urgencyOf,
} from '../../../../../renderer/import/queue/queue-state';
import { reading } from './samples';

function queueAfter(...actions: QueueAction[]): readonly QueueItem[] {
  return actions.reduce(queueReducer, [] as readonly QueueItem[]);
}
const added: QueueAction = {
  type: 'added',
  files: [
    { id: 'a', name: 'a.csv', sizeBytes: 100 },
    { id: 'b', name: 'b.csv', sizeBytes: 300 },
  ],
};
const stateOf = (items: readonly QueueItem[], id: string) => items.find((item) => item.id === id)?.state;

describe('the queue of files', () => {
  it('appends what is dropped while it is busy, without touching what is under way', () => {
    const items = queueAfter(
      added,
      { type: 'started', id: 'a' },
      {
        type: 'added',
        files: [{ id: 'c', name: 'c.csv', sizeBytes: 1 }],
      },
    );
    expect(items.map(({ id, state }) => `${id} ${state}`)).toEqual(['a reading', 'b waiting', 'c waiting']);
    expect(nextWaiting(items)?.id).toBe('b');
  });

  it('has a hurry with what the first file is, and none with how far files are', () => {
    const preview = { rows: [], records: [], reading: reading() };
    const first: QueueAction = { type: 'previewed', id: 'a', preview };
    const second: QueueAction = { type: 'previewed', id: 'b', preview };
    expect(urgencyOf(first, queueAfter(added))).toBe('first');
    expect(urgencyOf(second, queueAfter(added, first))).toBe('news');
    expect(urgencyOf({ type: 'progressed', id: 'a', bytesRead: 1, rows: 1 }, [])).toBe('progress');
  });

  it('lets a failing file hold up no other', () => {
    const items = queueAfter(
      added,
      { type: 'started', id: 'a' },
      {
        type: 'failed',
        id: 'a',
        error: { code: 'file.empty' },
      },
    );
    expect(stateOf(items, 'a')).toBe('failed');
    expect(nextWaiting(items)?.id).toBe('b');
  });

  it('keeps a cancelled file cancelled when its last rows arrive afterwards', () => {
    const cancelled = [added, { type: 'started', id: 'a' }, { type: 'cancelled', id: 'a' }] as const;
    expect(stateOf(queueAfter(...cancelled, { type: 'staged', id: 'a', reading: reading() }), 'a')).toBe(
      'cancelled',
    );
    expect(
      stateOf(queueAfter(...cancelled, { type: 'failed', id: 'a', error: { code: 'internal' } }), 'a'),
    ).toBe('cancelled');
  });

  it('forgets the earlier reading when a file is read again, and waits with the new choices', () => {
    const items = queueAfter(
      added,
      { type: 'started', id: 'a' },
      { type: 'staged', id: 'a', reading: reading() },
      {
        type: 'readAgain',
        id: 'a',
        options: { dateOrder: 'DMY' },
        templateName: null,
        fileId: null,
        isSettled: true,
      },
    );
    expect(items[0]).toMatchObject({
      state: 'waiting',
      reading: null,
      fileId: null,
      rows: 0,
      options: { dateOrder: 'DMY' },
    });
  });

  it('shows progress by bytes, without what failed or was cancelled', () => {
    const items = queueAfter(
      added,
      { type: 'started', id: 'b' },
      { type: 'progressed', id: 'b', bytesRead: 150, rows: 5 },
    );
    expect(queueProgress(items)).toBe(150 / 400);
    expect(queueProgress(queueReducer(items, { type: 'cancelled', id: 'a' }))).toBe(0.5);
    expect(queueProgress([])).toBe(1);
  });
});
