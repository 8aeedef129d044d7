import { ANALYSES } from '../analyses-table';
import { notFound } from '../problem';
import type { ServiceParts } from '../service-parts';
import type { StoredUser } from '../storage/user-repository';

export interface CockpitSection {
  name: string;
  title: string;
  result: Record<string, unknown>;
}

export interface Cockpit {
  userId: string;
  type: StoredUser['type'];
  correlationId: string;
  sections: CockpitSection[];
}

/** Results too long for an overview. */
const LEFT_OUT = new Set(['contracts', 'account-history']);

/** All results of the newest run that the user's scopes open, in the order of the table. Throws 404 before the first run. */
export function createCockpit(parts: ServiceParts, user: StoredUser): Cockpit {
  const runId = user.resultRun;
  if (runId === null) throw notFound('A finished analysis');
  const scopes = new Set(user.scopes);
  const sections = ANALYSES.filter((row) => row.userType === undefined || row.userType === user.type)
    .filter((row) => !LEFT_OUT.has(row.kind))
    .filter((row) => row.scope === undefined || [row.scope].flat().some((scope) => scopes.has(scope)))
    .flatMap((row) => {
      const text = parts.runs.findResult(runId, row.kind);
      if (text === undefined) return [];
      return [{ name: row.kind, title: row.purpose, result: JSON.parse(text) as Record<string, unknown> }];
    });
  return { userId: user.userId, type: user.type, correlationId: runId, sections };
}
