import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AwayWatch } from '../../../../main/connections/away-watch';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const lost = { connectionId: 'a', status: null, errorCode: 'network' };
const answered = { connectionId: 'a', status: 500, errorCode: null };

function watched() {
  let changes = 0;
  const watch = new AwayWatch(() => {
    changes += 1;
  });
  return { watch, changes: () => changes };
}

describe('a service that does not answer', () => {
  it('is away after the second attempt in vain, and back with any answer', () => {
    const { watch, changes } = watched();
    watch.note(lost);
    expect(watch.isAway('a')).toBe(false);
    watch.note(lost);
    watch.note(lost);
    expect([watch.isAway('a'), watch.isAway('b'), changes()]).toEqual([true, false, 1]);
    watch.note(answered);
    expect([watch.isAway('a'), changes()]).toEqual([false, 2]);
  });

  it('when the user ends an attempt, is neither here nor away for that', () => {
    const { watch } = watched();
    watch.note(lost);
    watch.note({ ...lost, errorCode: 'cancelled' });
    expect(watch.isAway('a')).toBe(false);
    watch.note(lost);
    expect(watch.isAway('a')).toBe(true);
  });

  it('when nobody asks for a minute, is not said to be away any more', () => {
    const { watch, changes } = watched();
    watch.note(lost);
    watch.note(lost);
    vi.advanceTimersByTime(61_000);
    expect([watch.isAway('a'), changes()]).toEqual([false, 2]);
  });
});
