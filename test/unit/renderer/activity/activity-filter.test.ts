import { describe, expect, it } from 'vitest';
import type { ActivityGroup } from '../../../../preload/contract';
import { filterActivity } from '../../../../renderer/activity/activity-filter';

function group(id: string, endpoint: string, outcomes: ActivityGroup['outcomes']): ActivityGroup {
  return {
    job: { kind: 'analysis', id, customerId: null },
    startedAt: '2026-01-01T00:00:00Z',
    endedAt: '2026-01-01T00:00:01Z',
    calls: 2,
    outcomes,
    durationMs: 10,
    endpoints: [endpoint],
    correlationIds: [`run-${id}`],
  };
}

const groups = [
  group('a', 'GET /users', { answered: 2 }),
  group('b', 'GET /users/{user-id}', { answered: 1, refused: 1 }),
  group('c', 'POST /ready', { noAnswer: 2 }),
  group('d', 'GET /correlation', { answered: 1, stillRunning: 40 }),
];
const found = (text: string, kind: Parameters<typeof filterActivity>[2]) =>
  filterActivity(groups, text, kind, ({ job }) => `Analysis of ${job.id} GmbH`).map(({ job }) => job.id);

describe('the filter of the activity', () => {
  it('finds jobs in which something was refused or stayed unanswered; a run that was polled is neither', () => {
    expect(found('', 'refused')).toEqual(['b']);
    expect(found('', 'noAnswer')).toEqual(['c']);
    expect(found('', 'all')).toEqual(['a', 'b', 'c', 'd']);
  });

  it('finds words in the name of the job, its calls and its identifiers, in any order', () => {
    expect(found('users GET', 'all')).toEqual(['a', 'b']);
    expect(found('run-b analysis', 'all')).toEqual(['b']);
    expect(found('gmbh c', 'noAnswer')).toEqual(['c']);
  });
});
