import { type Holds, KEEP_OPEN_MEMBERS } from '../ground/member-scopes';
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

/** The cockpit of the newest run, without any figure that `holds` does not open. Throws 404 before the first run. */
export function createCockpit(parts: ServiceParts, user: StoredUser, holds: Holds): Cockpit {
  const kind = `cockpits/${user.type}`;
  const text = user.resultRun === null ? undefined : parts.runs.findResult(user.resultRun, kind);
  if (user.resultRun === null || text === undefined) throw notFound('A finished analysis');
  const figures = JSON.parse(text) as Record<string, unknown>;
  return {
    breakdowns: {},
    ...KEEP_OPEN_MEMBERS[kind]?.(figures, holds),
    userId: user.userId,
    type: user.type,
    correlationId: user.resultRun,
  };
}
