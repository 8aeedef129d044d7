import { describe, expect, it } from 'vitest';
import { taskbarProgress } from '../../../../main/windows/system/taskbar-progress';
import type { Run, Upload } from '../../../../preload/contract';

const upload = (state: Upload['state'], transactionsDone = 0, transactionsTotal = 100) => ({
  state,
  transactionsDone,
  transactionsTotal,
});
const run = (state: Run['state'], resultsDone = 0, resultsTotal = 0) => ({
  state,
  resultsDone,
  resultsTotal,
});

describe('the progress in the taskbar', () => {
  it('when uploads send, is the share of all their transactions', () => {
    const uploads = [upload('running', 50, 100), upload('running', 0, 300)];
    expect(taskbarProgress(uploads, [])).toEqual({ value: 0.125, mode: 'normal' });
  });

  it('when the service asked all of them to wait, is shown as paused', () => {
    expect(taskbarProgress([upload('waiting', 50)], [])).toEqual({ value: 0.5, mode: 'paused' });
  });

  it('when an analysis computes, is busy; when it fetches, the share of its results', () => {
    expect(taskbarProgress([], [run('running')])).toEqual({ value: 2, mode: 'indeterminate' });
    expect(taskbarProgress([], [run('fetching', 3, 12)])).toEqual({ value: 0.25, mode: 'normal' });
  });

  it('when files are read, is their share, but only while nothing is sent or analysed', () => {
    expect(taskbarProgress([], [], 0.4)).toEqual({ value: 0.4, mode: 'normal' });
    expect(taskbarProgress([upload('running', 50)], [], 0.4)).toEqual({ value: 0.5, mode: 'normal' });
    expect(taskbarProgress([], [run('running')], 0.4)).toEqual({ value: 2, mode: 'indeterminate' });
  });

  it('when everything ended, stands still or failed, is cleared', () => {
    const uploads = (['done', 'failed', 'cancelled', 'paused', 'interrupted', 'answerUnknown'] as const).map(
      (state) => upload(state, 50),
    );
    const runs = (['done', 'failed', 'stopped', 'outOfBudget'] as const).map((state) => run(state));
    expect(taskbarProgress(uploads, runs)).toEqual({ value: -1, mode: 'none' });
  });
});
