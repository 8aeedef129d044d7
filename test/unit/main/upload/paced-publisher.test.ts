import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PacedPublisher } from '../../../../main/upload/paced-publisher';

let published: number;
let tookMs: number;
let publisher: PacedPublisher;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  published = 0;
  tookMs = 0;
  publisher = new PacedPublisher(
    () => {
      published += 1;
      return new Promise((resolve) => setTimeout(resolve, tookMs));
    },
    () => undefined,
  );
});
afterEach(() => {
  publisher.stop();
  vi.useRealTimers();
});

/** Something changes every 5 ms, for so long. */
async function changeFor(ms: number): Promise<void> {
  for (let at = 0; at < ms; at += 5) {
    publisher.request();
    await vi.advanceTimersByTimeAsync(5);
  }
}

describe('a list that every page follows', () => {
  it('when it changes once, is published at once; when it changes all the time, ten times a second', async () => {
    publisher.request();
    expect(published).toBe(1);
    await changeFor(2_000);
    expect(published).toBeGreaterThan(17);
    expect(published).toBeLessThanOrEqual(21);
  });

  it('when it takes long to make, is published so that it takes a tenth of the time', async () => {
    tookMs = 40;
    await changeFor(4_000);
    expect(published * tookMs).toBeGreaterThan(300);
    expect(published * tookMs).toBeLessThanOrEqual(480);
  });

  it('when it changed for the last time while it was published, is published once more, half a second later at most', async () => {
    tookMs = 2_000;
    publisher.request();
    await vi.advanceTimersByTimeAsync(1_000);
    publisher.request();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(published).toBe(1);
    await vi.advanceTimersByTimeAsync(510);
    expect(published).toBe(2);
  });
});
