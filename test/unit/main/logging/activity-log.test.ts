import { describe, expect, it, vi } from 'vitest';
import { ActivityLog } from '../../../../main/logging/activity-log';
import { type ActivityGroup, type ActivityLine, activityGroup } from '../../../../preload/contract';

function line(id: string, change: Partial<ActivityLine> = {}): ActivityLine {
  return {
    id,
    at: '2026-01-01T00:00:00.000Z',
    connectionId: 'c',
    method: 'GET',
    endpoint: '/users',
    status: 200,
    durationMs: 1,
    attempt: 1,
    correlationId: null,
    answerBytes: 2,
    errorCode: null,
    deprecation: null,
    job: { kind: 'other', id, customerId: null },
    outcome: 'answered',
    ...change,
  };
}

const analysis = { kind: 'analysis', id: 'run-1', customerId: 'k' } as const;
/** 14 calls of one run, 150 ms each: a trigger, twelve polls that find it running, the one that finds it done. */
const calls = Array.from({ length: 14 }, (_, number) =>
  line(`r${number}`, {
    at: new Date(Date.UTC(2026, 0, 1, 0, 0, number)).toISOString(),
    method: number === 0 ? 'POST' : 'GET',
    endpoint: number === 0 ? '/trigger-analysis' : '/correlation',
    status: number === 0 || number === 13 ? 200 : 404,
    outcome: number === 0 || number === 13 ? 'answered' : 'stillRunning',
    durationMs: 150,
    correlationId: 'c-1',
    job: analysis,
  }),
);

describe('the activity log', () => {
  it('when many calls are made at once, they are published and kept in one bundle', async () => {
    const publish = vi.fn();
    const keep = vi.fn(async () => undefined);
    const log = new ActivityLog({ publish, keep, everyMs: 10 });
    for (let number = 0; number < 300; number += 1) log.add(line(`l${number}`));
    await vi.waitFor(() => expect(keep).toHaveBeenCalledOnce());
    expect(publish).toHaveBeenCalledOnce();
    expect(publish.mock.calls[0]?.[0]).toHaveLength(200);
    expect(log.lines()[0]?.id).toBe('l299');
  });

  it('when an analysis makes 14 calls, they are one group with their number and their seconds', async () => {
    const publish = vi.fn<(groups: ActivityGroup[]) => void>();
    const log = new ActivityLog({ publish, keep: async () => undefined, everyMs: 1 });
    for (const call of calls) log.add(call);
    log.add(line('another'));
    await vi.waitFor(() => expect(publish).toHaveBeenCalled());
    const groups = publish.mock.lastCall?.[0] ?? [];
    expect(groups).toHaveLength(2);
    const [group] = groups.filter(({ job }) => job.kind === 'analysis');
    expect(activityGroup.parse(group)).toEqual({
      job: analysis,
      startedAt: '2026-01-01T00:00:00.000Z',
      endedAt: '2026-01-01T00:00:13.150Z',
      calls: 14,
      outcomes: { answered: 2, stillRunning: 12 },
      durationMs: 2_100,
      endpoints: ['POST /trigger-analysis', 'GET /correlation'],
      correlationIds: ['c-1'],
    });
    expect(log.callsOf('run-1').map(({ id }) => id)).toEqual(calls.map(({ id }) => id).reverse());
  });

  it('when an upload makes more calls than are kept in memory, its group still counts all of them', async () => {
    const publish = vi.fn<(groups: ActivityGroup[]) => void>();
    const log = new ActivityLog({ publish, keep: async () => undefined, everyMs: 1 });
    const job = { kind: 'upload', id: 'u', customerId: 'k' } as const;
    for (let number = 0; number < 5_000; number += 1) log.add(line(`u${number}`, { job }));
    await vi.waitFor(() => expect(publish).toHaveBeenCalled());
    expect(publish.mock.lastCall?.[0]).toMatchObject([{ calls: 5_000, durationMs: 5_000 }]);
  });

  it('when the store is closed, the lines are kept once it opens', async () => {
    const kept: string[] = [];
    let isOpen = false;
    const log = new ActivityLog({
      publish: () => undefined,
      keep: async (lines) => {
        if (!isOpen) throw new Error('closed');
        kept.push(...lines.map(({ id }) => id));
      },
      everyMs: 1,
    });
    log.add(line('a'));
    await log.flush();
    expect(kept).toEqual([]);
    isOpen = true;
    log.add(line('b'));
    await log.flush();
    expect(kept).toEqual(['a', 'b']);
  });

  it('when earlier sessions left calls, they come behind those of this one, each once, and a job goes on in its group', () => {
    const publish = vi.fn<(groups: ActivityGroup[]) => void>();
    const log = new ActivityLog({ publish, keep: async () => undefined });
    log.add(line('new', { job: analysis }));
    const [earlier] = calls;
    if (!earlier) throw new Error('no calls');
    log.addEarlier(
      [line('new', { job: analysis }), line('old')],
      [
        {
          job: analysis,
          startedAt: '2025-12-31T23:00:00.000Z',
          endedAt: '2025-12-31T23:00:01.000Z',
          calls: 3,
          outcomes: { answered: 1, noAnswer: 2 },
          durationMs: 900,
          endpoints: ['GET /users'],
          correlationIds: [],
        },
      ],
    );
    expect(log.lines().map(({ id }) => id)).toEqual(['new', 'old']);
    expect(publish.mock.lastCall?.[0]).toMatchObject([
      { calls: 4, durationMs: 901, outcomes: { answered: 2, noAnswer: 2 } },
    ]);
  });
});
