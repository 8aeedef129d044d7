import { expect, it, vi } from 'vitest';
import { EventHub } from '../../../../main/bridge/event-hub';
import { type EventValue, eventChannelOf } from '../../../../preload/contract';

const run = {
  id: 'r1',
  customerId: 'c1',
  correlationId: null,
  state: 'done',
  startedAt: '2026-07-15T08:00:00.000Z',
  finishedAt: null,
  polls: 1,
  nextPollAt: null,
  resultsDone: 1,
  resultsTotal: 1,
  error: null,
} as const;

function listening() {
  const invalid = vi.fn();
  const hub = new EventHub(invalid);
  const send = vi.fn();
  hub.add({ isDestroyed: () => false, send });
  return { hub, send, invalid };
}

it('when an entry of a published list does not fit, the page gets it as unreadable and the others as they are (SEC-44)', () => {
  const { hub, send, invalid } = listening();
  hub.publish('runs.changed', [{ ...run, state: 'halted' }, run] as unknown as EventValue<'runs.changed'>);
  const shown = [{ ...run, state: 'stopped', isUnreadable: true }, run];
  expect(send).toHaveBeenCalledExactlyOnceWith(eventChannelOf('runs.changed'), shown);
  expect(hub.snapshotOf('runs.changed')).toEqual(shown);
  expect(invalid).not.toHaveBeenCalled();
});

it('when a published value fits nowhere, no page gets it, what was last known stays, and the log is told which member (SEC-10)', () => {
  const { hub, send, invalid } = listening();
  hub.publish('reading.changed', 0.5);
  hub.publish('reading.changed', { secret: 'canary' } as unknown as EventValue<'reading.changed'>);
  hub.publish('runs.changed', [{ ...run, secret: 'canary' }] as unknown as EventValue<'runs.changed'>);
  expect(send.mock.calls).toEqual([
    [eventChannelOf('reading.changed'), 0.5],
    [eventChannelOf('runs.changed'), [run]],
  ]);
  expect(hub.snapshotOf('reading.changed')).toBe(0.5);
  expect(invalid).toHaveBeenCalledExactlyOnceWith('reading.changed', ': invalid_type');
});
