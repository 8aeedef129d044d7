import { describe, expect, it } from 'vitest';
import type { Run, Upload } from '../../../../preload/contract';
import { endsSince, statesOf, workOf } from '../../../../renderer/uploads/work';

function upload(id: string, state: Upload['state'], change: Partial<Upload> = {}): Upload {
  return {
    id,
    importId: `import of ${id}`,
    customerId: 'k',
    state,
    startedAt: '2026-01-02T00:00:00Z',
    finishedAt: null,
    batchesTotal: 4,
    batchesDone: 1,
    transactionsTotal: 40,
    transactionsDone: 10,
    secondsLeft: null,
    readBack: null,
    error: null,
    analysesNext: false,
    waitingUntil: null,
    ...change,
  };
}

function run(id: string, state: Run['state'], change: Partial<Run> = {}): Run {
  return {
    id,
    customerId: 'k',
    correlationId: 'c',
    state,
    startedAt: '2026-01-01T00:00:00Z',
    finishedAt: null,
    polls: 1,
    nextPollAt: null,
    resultsDone: 0,
    resultsTotal: 0,
    error: null,
    ...change,
  };
}

describe('what is under way', () => {
  it('tells the time that is left of what sends, and of nothing that waits', () => {
    const uploads = [
      upload('sends', 'running', { secondsLeft: 90 }),
      upload('waits', 'waiting', { secondsLeft: 90 }),
      upload('stands', 'paused', { secondsLeft: 90 }),
    ];
    expect(
      workOf(uploads, [run('r', 'running')])
        .map(({ id, secondsLeft }) => [id, secondsLeft])
        .sort(),
    ).toEqual([
      ['r', null],
      ['sends', 90],
      ['stands', null],
      ['waits', null],
    ]);
  });

  it('when several uploads wait for their turn, has them behind what works, in their order', () => {
    const uploads = [
      upload('third', 'queued', { queuePlace: 2, startedAt: '2025-01-01T00:00:00Z' }),
      upload('second', 'queued', { queuePlace: 1 }),
      upload('first', 'running', { startedAt: '2026-01-04T00:00:00Z' }),
    ];
    const shown = workOf(uploads, []).map(({ id, queuePlace, waitsForUser }) => [
      id,
      queuePlace,
      waitsForUser,
    ]);
    expect(shown).toEqual([
      ['first', undefined, false],
      ['second', 1, false],
      ['third', 2, false],
    ]);
  });

  it('is told with its share; what stands still comes behind what works', () => {
    const uploads = [
      upload('old', 'interrupted', { startedAt: '2025-01-01T00:00:00Z' }),
      upload('now', 'running'),
      upload('over', 'done'),
      upload('gone', 'cancelled'),
      upload('bad', 'failed'),
    ];
    const runs = [
      run('r', 'fetching', { resultsDone: 3, resultsTotal: 12 }),
      run('s', 'running', { startedAt: '2026-01-03T00:00:00Z' }),
      run('t', 'done'),
      run('u', 'outOfBudget'),
    ];
    expect(workOf(uploads, runs).map(({ id, share, waitsForUser }) => [id, share, waitsForUser])).toEqual([
      ['r', 0.25, false],
      ['now', 0.25, false],
      ['s', null, false],
      ['old', 0.25, true],
    ]);
  });
});

describe('what ended', () => {
  const before = statesOf(
    [upload('a', 'running'), upload('b', 'done'), upload('c', 'running', { analysesNext: true })],
    [run('r', 'fetching'), run('s', 'running')],
  );

  it('is told once, and not what was over at the first look', () => {
    const uploads = [upload('a', 'failed'), upload('b', 'done'), upload('new', 'done')];
    const runs = [run('r', 'done'), run('s', 'outOfBudget'), run('old', 'done')];
    expect(endsSince(before, uploads, runs).map(({ id, ended }) => [id, ended])).toEqual([
      ['a', 'upload.failed'],
      ['r', 'analysis.done'],
      ['s', 'analysis.noAnswer'],
    ]);
    expect(endsSince(statesOf(uploads, runs), uploads, runs)).toEqual([]);
  });

  it('says nothing of an upload whose analysis follows by itself, but of an analysis that could not begin', () => {
    const uploads = [upload('c', 'done', { analysesNext: true })];
    expect(endsSince(before, uploads, [run('born', 'failed')]).map(({ ended }) => ended)).toEqual([
      'analysis.failed',
    ]);
  });
});
