import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UploadRecord } from '../../../../main/store/sending/upload-record';
import { WaitingUploads } from '../../../../main/upload/waiting-uploads';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2025, 2, 1) }));
afterEach(() => vi.useRealTimers());

function waitingUntil(waitMs: number): UploadRecord {
  const until = new Date(Date.now() + waitMs).toISOString();
  return { id: 'u', state: 'interrupted', waitingUntil: until } as UploadRecord;
}

describe('an upload that waits for the service', () => {
  it('when the computer slept past its time, goes on at once when it wakes, and once', () => {
    const gone: string[] = [];
    const waiting = new WaitingUploads((id) => gone.push(id));
    const record = waitingUntil(3_600_000);
    waiting.takeUp([record]);
    // Asleep: the clock goes on and the timers do not.
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    vi.advanceTimersByTime(1);
    expect(gone).toEqual([]);
    waiting.takeUp([record]);
    vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(gone).toEqual(['u']);
  });

  it('when it woke before its time, keeps to it', () => {
    const gone: string[] = [];
    const waiting = new WaitingUploads((id) => gone.push(id));
    const record = waitingUntil(3_600_000);
    waiting.takeUp([record]);
    vi.setSystemTime(Date.now() + 1_800_000);
    waiting.takeUp([record]);
    vi.advanceTimersByTime(1_799_000);
    expect(gone).toEqual([]);
    vi.advanceTimersByTime(2_000);
    expect(gone).toEqual(['u']);
  });
});
