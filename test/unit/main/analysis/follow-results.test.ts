import { describe, expect, it } from 'vitest';
import { type FollowParts, followResults } from '../../../../main/analysis/follow-results';
import type { PollSnapshot, PollState } from '../../../../main/service/polling/poll-run';
import { pollFigures } from '../../../../main/service/polling/poll-schedule';
import { correlationKeyOf, type ResultKey } from '../../../../preload/contract/answers/result-table';

const snapshot = (state: PollState, elapsedMs: number, fault?: PollSnapshot['fault']): PollSnapshot => ({
  id: 'p',
  key: 'k',
  userId: 'u',
  state,
  startedAt: '2026-03-02T08:00:00.000Z',
  nextPollAt: null,
  attempt: 1,
  elapsedMs,
  budgetMs: pollFigures.budgetMs,
  ...(fault ? { fault } : {}),
});

/** What polls of a result meet, one after the other; the time counts from the beginning of the run. */
type Script = readonly PollSnapshot[];

/** Plays the scripts of all results along one time line, and writes down what is done with each. */
function player(
  scripts: Partial<Record<ResultKey, Script>>,
  fetched: Partial<Record<ResultKey, boolean>> = {},
) {
  const done: string[] = [];
  const waiting: { atMs: number; meet: () => void }[] = [];
  const parts: FollowParts = {
    keys: Object.keys(scripts) as ResultKey[],
    poll: (correlation, onWait) =>
      new Promise((resolve) => {
        const key = (Object.keys(scripts) as ResultKey[]).find(
          (one) => correlationKeyOf(one) === correlation,
        );
        let isOver = false;
        for (const one of (key && scripts[key]) ?? []) {
          const meet = () => {
            if (isOver) return;
            const isEnd = one.state !== 'running' && one.state !== 'noAnswerYet';
            if (isEnd) resolve(one);
            else if (!onWait(one)) resolve({ ...one, state: 'stopped' });
            else return;
            isOver = true;
          };
          waiting.push({ atMs: one.elapsedMs, meet });
        }
      }),
    fetch: async (key) => {
      done.push(`fetch ${key}`);
      return fetched[key] ?? true;
    },
    keepRefused: async (key, { fault }) => void done.push(`refused ${key} ${fault?.code}`),
    keepLate: async (key) => void done.push(`late ${key}`),
  };
  const end = followResults(parts);
  const play = async () => {
    for (const { meet } of waiting.sort((a, b) => a.atMs - b.atMs)) {
      meet();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return end;
  };
  return { done, play };
}

const minutes = (count: number) => count * 60_000;

describe('results that are followed one by one', () => {
  it('are fetched in the order in which they come, and what is closed or broken holds up none', async () => {
    const closed = { code: 'service.missingScope', details: { scope: 'company-risk' } } as const;
    const broken = { code: 'service.rejected', details: { status: 418 } } as const;
    const { done, play } = player({
      'company.credits': [snapshot('running', 500), snapshot('done', 9_000)],
      'company.risk': [snapshot('failed', 1_000, closed)],
      'company.staff': [snapshot('failed', 2_000, broken)],
      'contracts.get': [snapshot('done', 3_000)],
    });
    expect(await play()).toEqual({ state: 'all' });
    expect(done).toEqual([
      'refused company.risk service.missingScope',
      'refused company.staff service.rejected',
      'fetch contracts.get',
      'fetch company.credits',
    ]);
  });

  it('one that stays 404 long after the last one came is late, and not missing; before that it is waited for', async () => {
    const { done, play } = player({
      'company.credits': [snapshot('done', minutes(3))],
      'company.liquidity': [snapshot('noAnswerYet', minutes(4)), snapshot('done', minutes(4.5))],
      'company.risk': [
        snapshot('noAnswerYet', minutes(6.4)),
        snapshot('noAnswerYet', minutes(6.5)),
        snapshot('done', minutes(7)),
      ],
    });
    expect(await play()).toEqual({ state: 'all' });
    expect(done).toEqual(['fetch company.credits', 'fetch company.liquidity', 'late company.risk']);
  });

  it('while none has come, nothing is late: the run waits and can be waited for on', async () => {
    const { done, play } = player({
      'company.credits': [snapshot('noAnswerYet', minutes(9)), snapshot('outOfBudget', minutes(15))],
      'company.risk': [snapshot('noAnswerYet', minutes(14)), snapshot('outOfBudget', minutes(15))],
    });
    expect((await play()).state).toBe('outOfBudget');
    expect(done).toEqual([]);
  });

  it.each(['stopped', 'unknownUser'] as const)('that end as %s end the run so', async (state) => {
    const { play } = player({
      'company.credits': [snapshot('done', 500)],
      'company.risk': [snapshot(state, 1_000)],
    });
    expect((await play()).state).toBe(state);
  });

  it('one that cannot be fetched now leaves the run waiting', async () => {
    const { play } = player({ 'company.credits': [snapshot('done', 500)] }, { 'company.credits': false });
    expect((await play()).state).toBe('outOfBudget');
  });
});
