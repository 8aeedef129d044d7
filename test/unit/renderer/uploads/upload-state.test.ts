import { describe, expect, it } from 'vitest';
import type { Run, Upload } from '../../../../preload/contract';
import {
  canCancel,
  canPause,
  canResume,
  meaningOf,
  newestRun,
  newestUpload,
  openUploads,
} from '../../../../renderer/uploads/upload-state';

function upload(id: string, state: Upload['state'], startedAt = '2026-01-01T00:00:00Z'): Upload {
  return {
    id,
    importId: 'i',
    customerId: 'k',
    state,
    startedAt,
    finishedAt: null,
    batchesTotal: 1,
    batchesDone: 0,
    transactionsTotal: 1,
    transactionsDone: 0,
    secondsLeft: null,
    readBack: null,
    error: null,
    analysesNext: false,
    waitingUntil: null,
  };
}

describe('what can be done with an upload', () => {
  it('is pausing and stopping while it runs or waits for the service', () => {
    for (const state of ['running', 'waiting'] as const) {
      expect([
        canPause(upload('u', state)),
        canResume(upload('u', state)),
        canCancel(upload('u', state)),
      ]).toEqual([true, false, true]);
    }
  });

  it('is resuming when it was interrupted or its answer is unknown', () => {
    for (const state of ['interrupted', 'answerUnknown', 'paused', 'failed'] as const) {
      expect(canResume(upload('u', state)), state).toBe(true);
    }
  });

  it('is nothing once it is done or cancelled', () => {
    for (const state of ['done', 'cancelled'] as const) {
      expect(
        canPause(upload('u', state)) || canResume(upload('u', state)) || canCancel(upload('u', state)),
      ).toBe(false);
    }
  });
});

describe('uploads of earlier sessions', () => {
  it('are offered oldest first, without the one in hand and without those that are over', () => {
    const all = [
      upload('late', 'interrupted', '2026-02-01T00:00:00Z'),
      upload('early', 'answerUnknown', '2026-01-01T00:00:00Z'),
      upload('mine', 'running'),
      upload('old', 'done'),
    ];
    expect(openUploads(all, 'mine').map(({ id }) => id)).toEqual(['early', 'late']);
  });

  it('the newest of an import counts', () => {
    const all = [
      upload('a', 'cancelled', '2026-01-01T00:00:00Z'),
      upload('b', 'done', '2026-01-02T00:00:00Z'),
    ];
    expect(newestUpload(all, 'i')?.id).toBe('b');
    expect(newestUpload(all, 'other')).toBeNull();
  });
});

describe('runs of a customer', () => {
  it('are told apart from those of others, the newest counting', () => {
    const run = (id: string, customerId: string, startedAt: string) => ({ id, customerId, startedAt }) as Run;
    const all = [run('a', 'k', '2026-01-01'), run('b', 'k', '2026-01-03'), run('c', 'x', '2026-01-05')];
    expect(newestRun(all, 'k')?.id).toBe('b');
  });
});

it('that everything was sent is said where it was, and not where the service refused rows', () => {
  const done = upload('u', 'done');
  expect([
    meaningOf(done),
    meaningOf({ ...done, analysesNext: true }),
    meaningOf({ ...done, refused: 2 }),
    meaningOf({ ...done, analysesNext: true, refused: 2 }),
    meaningOf({ ...upload('u', 'paused'), refused: 2 }),
  ]).toEqual(['done', 'doneThenAnalysis', null, null, 'paused']);
});
