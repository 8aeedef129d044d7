import { describe, expect, it, vi } from 'vitest';
import { ActivityLog } from '../../../../main/logging/activity-log';
import type { ActivityLine } from '../../../../preload/contract';

function line(id: string): ActivityLine {
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
  };
}

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

  it('when earlier sessions left lines, they come behind those of this one, each once', () => {
    const log = new ActivityLog({ publish: () => undefined, keep: async () => undefined });
    log.add(line('new'));
    log.addEarlier([line('new'), line('old')]);
    expect(log.lines().map(({ id }) => id)).toEqual(['new', 'old']);
  });
});
