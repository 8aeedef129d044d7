import { expect, it } from 'vitest';
import type { ServiceClient } from '../../../../main/service/service-client';
import type { UploadRecord } from '../../../../main/store/sending/upload-record';
import { activeUploadOf, noteAwake } from '../../../../main/upload/active-upload';

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
