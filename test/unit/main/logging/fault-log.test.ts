import { expect, it } from 'vitest';
import { KontorError } from '../../../../main/errors/kontor-error';
import { faultLog } from '../../../../main/logging/fault-log';
import type { LogEntry } from '../../../../main/logging/log-entry';

const closed = new KontorError('store.unavailable', { reason: 'closed' });

it.each([
  ['work finds the store closed at the end', closed, true, { event: 'end.storeClosed' }],
  ['work finds the store closed otherwise', closed, false, { event: 'fault', level: 'fault' }],
  [
    'something else fails at the end',
    new KontorError('store.full'),
    true,
    { event: 'fault', level: 'fault' },
  ],
  ['nobody knows what it is', new Error('another'), true, { event: 'fault', level: 'fault' }],
])('when %s, the log says so under a number', (_what, error, isEnd, line) => {
  const lines: LogEntry[] = [];
  const logId = faultLog(
    (entry) => lines.push(entry),
    () => isEnd,
  )(error);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ ...line, logId });
  expect(lines[0]?.level === 'fault').toBe(line.event === 'fault');
});
