import { expect, it, vi } from 'vitest';
import type { ServiceClient } from '../../../../main/service/service-client';
import type { UploadRecord } from '../../../../main/store/sending/upload-record';
import { activeUploadOf, keepWait, noteAwake, noteProgress } from '../../../../main/upload/active-upload';

const record = { waitingUntil: null, transactionsDone: 0, transactionsTotal: 2_000 } as UploadRecord;

it.each([
  ['slept for an hour', 3_600_000, 10],
  ['was only busy for two seconds', 2_000, 8],
])('when the machine %s, %i ms, the time that is left is %i s', (_what, awayMs, left) => {
  const active = activeUploadOf(record, {} as ServiceClient);
  const beganMs = active.seenAtMs;
  for (let call = 1; call <= 10; call += 1) active.timeLeft.note(beganMs + call * 1_000, call * 100);
  noteAwake(active, beganMs + 10_000 - 500);
  active.seenAtMs = beganMs + 10_000;
  noteAwake(active, beganMs + 10_000 + awayMs);
  expect(active.timeLeft.secondsLeft(beganMs + 10_000 + awayMs, 2_000)).toBe(left);
});

it('when the machine sleeps while the service asks for a rest, the hour is left out once and not twice', () => {
  let waitingUntil: string | null = null;
  const active = activeUploadOf(record, { state: () => ({ waitingUntil }) } as unknown as ServiceClient);
  const store = () => ({ call: async () => null as never });
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const beganMs = performance.now();
    active.seenAtMs = beganMs;
    for (let call = 1; call <= 10; call += 1) {
      vi.advanceTimersByTime(1_000);
      active.timeLeft.note(performance.now(), call * 100);
      noteAwake(active, performance.now());
    }
    waitingUntil = new Date(Date.now() + 3_600_000).toISOString();
    keepWait(store, active);
    vi.advanceTimersByTime(3_600_000);
    noteAwake(active, performance.now());
    waitingUntil = null;
    keepWait(store, active);
    vi.advanceTimersByTime(2_000);
    // Ten seconds of work were left, and two of them are over.
    expect(active.timeLeft.secondsLeft(performance.now(), 2_000)).toBe(8);
  } finally {
    vi.useRealTimers();
  }
});

it('what is found at the service already is done, and says nothing of the rate', () => {
  const active = activeUploadOf({ ...record, batchesDone: 0 }, {} as ServiceClient);
  noteProgress(active, { transactionsDone: 1_000 });
  expect(active.record.transactionsDone).toBe(1_000);
  for (let call = 1; call <= 10; call += 1)
    active.timeLeft.note(active.seenAtMs + call * 1_000, 1_000 + call * 50);
  expect(active.timeLeft.secondsLeft(active.seenAtMs + 10_000, 2_000)).toBe(10);
});
