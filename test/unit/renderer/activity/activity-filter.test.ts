import { describe, expect, it } from 'vitest';
import type { ActivityLine } from '../../../../preload/contract';
import { filterActivity } from '../../../../renderer/activity/activity-filter';

function line(id: string, endpoint: string, status: number | null): ActivityLine {
  return {
    id,
    at: '2026-01-01T00:00:00Z',
    connectionId: 'c',
    method: 'GET',
    endpoint,
    status,
    durationMs: 1,
    attempt: 1,
    correlationId: 'run-7',
    answerBytes: null,
    errorCode: status === 429 ? 'service.rateLimited' : null,
    deprecation: null,
  };
}

const lines = [line('a', '/users', 200), line('b', '/users/{user-id}', 429), line('c', '/ready', null)];

describe('the filter of the activity', () => {
  it('tells answered, refused and unanswered calls apart', () => {
    expect(filterActivity(lines, '', 'ok').map(({ id }) => id)).toEqual(['a']);
    expect(filterActivity(lines, '', 'refused').map(({ id }) => id)).toEqual(['b']);
    expect(filterActivity(lines, '', 'noAnswer').map(({ id }) => id)).toEqual(['c']);
  });

  it('finds words in endpoint, status, run and code, in any order', () => {
    expect(filterActivity(lines, 'users GET', 'all').map(({ id }) => id)).toEqual(['a', 'b']);
    expect(filterActivity(lines, 'ratelimited run-7', 'all').map(({ id }) => id)).toEqual(['b']);
  });
});
