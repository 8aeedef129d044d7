import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SummaryReads } from '../../../../../renderer/import/queue/import-opening';

const answerMs = 20;

let asked: number;
let reads: SummaryReads;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  asked = 0;
  reads = new SummaryReads(async () => {
    asked += 1;
    await new Promise((resolve) => setTimeout(resolve, answerMs));
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** When a summary asked for now is known. */
function known() {
  const wish = { isKnown: false };
  void reads.fresh().then(() => {
    wish.isKnown = true;
  });
  return wish;
}

describe('how the import stands', () => {
  it('when many files are through at a time, is asked for once for all of them', async () => {
    const wishes = Array.from({ length: 50 }, known);
    await vi.advanceTimersByTimeAsync(answerMs);
    expect(asked).toBe(1);
    expect(wishes.every(({ isKnown }) => isKnown)).toBe(true);
  });

  it('when a file is through while it is answered, is asked for again: the answer may not have that file yet', async () => {
    known();
    await vi.advanceTimersByTimeAsync(answerMs / 2);
    const later = known();
    await vi.advanceTimersByTimeAsync(answerMs / 2);
    expect([asked, later.isKnown]).toEqual([1, false]);
    await vi.advanceTimersByTimeAsync(answerMs * 11);
    expect([asked, later.isKnown]).toEqual([2, true]);
  });

  it('when files come to their end all the time, takes a tenth of the time, and no file waits for half a second', async () => {
    const wishes = [];
    for (let at = 0; at < 400; at += 1) {
      wishes.push(known());
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(asked * answerMs).toBeGreaterThan(350);
    expect(asked * answerMs).toBeLessThanOrEqual(440);
    expect(wishes.slice(0, -50).every(({ isKnown }) => isKnown)).toBe(true);
  });

  it('when nobody answers, whoever waits for it goes on', async () => {
    const silent = new SummaryReads(() => Promise.reject(new Error('the store is gone')));
    await expect(silent.fresh()).resolves.toBeUndefined();
  });
});
