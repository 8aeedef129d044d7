import type { ActivityGroup, ActivityLine } from '../../preload/contract';

const endpointLimit = 100;
const correlationIdLimit = 20;

/** Adds a call to the group of its job; answers the group, made anew when there is none. Newest times win. */
export function withLine(group: ActivityGroup | undefined, line: ActivityLine): ActivityGroup {
  const endedAt = new Date(Date.parse(line.at) + line.durationMs).toISOString();
  const one: ActivityGroup = {
    job: line.job,
    startedAt: line.at,
    endedAt,
    calls: 1,
    outcomes: { [line.outcome]: 1 },
    durationMs: line.durationMs,
    endpoints: [`${line.method} ${line.endpoint}`],
    correlationIds: line.correlationId === null ? [] : [line.correlationId],
  };
  return group ? joined(group, one) : one;
}

/** Two groups of one job as one: counts and times add up. */
export function joined(a: ActivityGroup, b: ActivityGroup): ActivityGroup {
  const outcomes = { ...a.outcomes };
  for (const [outcome, count] of Object.entries(b.outcomes)) {
    const key = outcome as keyof typeof outcomes;
    outcomes[key] = (outcomes[key] ?? 0) + (count ?? 0);
  }
  return {
    job: a.job,
    startedAt: [a.startedAt, b.startedAt].sort(compare)[0] ?? a.startedAt,
    endedAt: [b.endedAt, a.endedAt].sort(compare)[1] ?? a.endedAt,
    calls: a.calls + b.calls,
    outcomes,
    durationMs: a.durationMs + b.durationMs,
    endpoints: distinct(a.endpoints, b.endpoints, endpointLimit),
    correlationIds: distinct(a.correlationIds, b.correlationIds, correlationIdLimit),
  };
}

function distinct(a: readonly string[], b: readonly string[], limit: number): string[] {
  return Array.from(new Set([...a, ...b])).slice(0, limit);
}

/** Last activity first; of two at the same instant the one that began later. */
export function newestFirst(groups: Iterable<ActivityGroup>): ActivityGroup[] {
  return Array.from(groups).sort(
    (a, b) => compare(b.endedAt, a.endedAt) || compare(b.startedAt, a.startedAt),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
