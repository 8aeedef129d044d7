import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QueueNotices } from '../../../../../renderer/import/queue/queue-notices';
import type { QueueItem } from '../../../../../renderer/import/queue/queue-state';

let notices: QueueNotices;
let whole: number;
let progress: number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  notices = new QueueNotices();
  whole = 0;
  progress = 0;
  notices.subscribe(() => {
    whole += 1;
  });
  notices.subscribeProgress(() => {
    progress += 1;
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const many = (state: QueueItem['state']) => Array.from({ length: 200 }, () => ({ state }) as QueueItem);
const next = () => notices.set({ items: [] }, 'progress');

describe('who hears of the queue', () => {
  it('when only the progress of files changes, the whole is not drawn again', () => {
    next();
    vi.advanceTimersByTime(1_000);
    expect([whole, progress]).toEqual([0, 1]);
  });

  it('when something else changes beside it, all hear of it, once', () => {
    next();
    notices.set({ importId: 'i1' });
    next();
    vi.advanceTimersByTime(1_000);
    expect([whole, progress]).toEqual([1, 1]);
    next();
    vi.advanceTimersByTime(1_000);
    expect([whole, progress]).toEqual([1, 2]);
  });

  it('when files go on all the time, it is told at most ten times a second', () => {
    for (let at = 0; at < 1_000; at += 1) {
      next();
      vi.advanceTimersByTime(5);
    }
    expect(progress).toBeGreaterThan(40);
    expect(progress).toBeLessThanOrEqual(51);
  });

  it('when many files are read, their list is drawn less often', () => {
    const items = many('reading');
    for (let at = 0; at < 1_000; at += 1) {
      notices.set({ items });
      vi.advanceTimersByTime(5);
    }
    expect(whole).toBeGreaterThanOrEqual(4);
    expect(whole).toBeLessThanOrEqual(6);
  });

  it('when nothing of a long list is read any more, what the user does is drawn at once', () => {
    const slow = notices.subscribe(() => vi.advanceTimersByTime(80));
    notices.set({ items: many('reading') });
    vi.advanceTimersByTime(10);
    slow();
    vi.advanceTimersByTime(1);
    notices.set({ importId: 'i1' });
    notices.set({ items: many('staged') });
    vi.advanceTimersByTime(50);
    expect(whole).toBe(2);
    vi.advanceTimersByTime(1_000);
    expect(whole).toBe(2);
  });

  it('when the first drawing of a few files takes long, what comes next is drawn a tenth of a second later', () => {
    const slow = notices.subscribe(() => vi.advanceTimersByTime(60));
    notices.set({ items: [{} as QueueItem] });
    vi.advanceTimersByTime(10);
    slow();
    vi.advanceTimersByTime(1);
    notices.set({ importId: 'i1' });
    vi.advanceTimersByTime(100);
    expect(whole).toBe(2);
  });

  it('when the first of many files is known, it is drawn in a moment, whatever was drawn just before', () => {
    const slow = notices.subscribe(() => vi.advanceTimersByTime(80));
    notices.set({ items: many('reading') });
    vi.advanceTimersByTime(10);
    slow();
    vi.advanceTimersByTime(1);
    notices.set({ items: many('reading') }, 'first');
    vi.advanceTimersByTime(10);
    expect(whole).toBe(2);
  });

  it('when something comes after a rest, it is told within a moment', () => {
    notices.set({ importId: 'i1' });
    vi.advanceTimersByTime(1_000);
    notices.set({ importId: 'i2' });
    vi.advanceTimersByTime(10);
    expect(whole).toBe(2);
  });
});
