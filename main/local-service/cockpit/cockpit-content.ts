import { ANALYSES } from '../answers/analyses-table';
import { notFound } from '../ground/problem';
import type { ServiceParts } from '../routing/service-parts';
import type { StoredUser } from '../storage/user-repository';

/** The key figures of a user as the engine gives them, and which run they are from. */
export interface Cockpit {
  userId: string;
  type: StoredUser['type'];
  correlationId: string;
  breakdowns: Record<string, Record<string, unknown>>;
  [figure: string]: unknown;
}

/** The cockpit of the newest run, without the breakdowns whose scope the user does not hold. Throws 404 before the first run. */
export function createCockpit(parts: ServiceParts, user: StoredUser): Cockpit {
  const text =
    user.resultRun === null ? undefined : parts.runs.findResult(user.resultRun, `cockpits/${user.type}`);
  if (user.resultRun === null || text === undefined) throw notFound('A finished analysis');
  const figures = JSON.parse(text) as { breakdowns?: Record<string, Record<string, unknown>> };
  const breakdowns = Object.entries(figures.breakdowns ?? {}).filter(([name]) => isOpen(user, name));
  return {
    ...figures,
    userId: user.userId,
    type: user.type,
    correlationId: user.resultRun,
    breakdowns: Object.fromEntries(breakdowns),
  };
}

function isOpen(user: StoredUser, breakdown: string): boolean {
  if (user.type === 'person') return true;
  const row = ANALYSES.find((candidate) => candidate.kind === `company/${breakdown}`);
  return [row?.scope ?? []].flat().every((scope) => user.scopes.includes(scope));
}
