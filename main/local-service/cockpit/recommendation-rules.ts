import { ANALYSES } from '../analysis';
import type { Holds } from '../ground/member-scopes';
import type { ServiceParts } from '../routing/service-parts';
import type { StoredUser } from '../storage/user-repository';

export interface Recommendation {
  recommendationId: string;
  userId: string;
  topic: string;
  text: string;
}

interface Rule {
  topic: string;
  /** The result the rule looks at. */
  kind: string;
  applies(result: Record<string, unknown>): boolean;
  text: string;
}

const nothingFound = (result: Record<string, unknown>): boolean => result.available === false;

/** One row a recommendation; a rule looks at one stored result and never at more. */
const RULES: readonly Rule[] = [
  {
    topic: 'insurance',
    kind: 'company/insurances',
    applies: nothingFound,
    text: 'No insurance payments were found. Check whether premiums are paid from another account.',
  },
  {
    topic: 'reserve',
    kind: 'company/investments',
    applies: nothingFound,
    text: 'No investments were found. Check whether reserves are kept elsewhere.',
  },
  {
    topic: 'credit',
    kind: 'company/credits',
    applies: (result) => Number(result.current) > 0 && Number(result.current) > Number(result.average) * 1.25,
    text: 'Credit payments of the last complete month are well above their average.',
  },
  {
    topic: 'housing',
    kind: 'renter-information',
    applies: (result) => result.available === true,
    text: 'Rent payments were found. Compare them with the income of the same months.',
  },
];

/** Whether the result that a rule looks at is open to whoever asks. */
function isOpen(kind: string, holds: Holds): boolean {
  const scope = ANALYSES.find((row) => row.kind === kind)?.scope;
  return scope === undefined || [scope].flat().some(holds);
}

/** What the newest results of a user suggest, those that `holds` opens; empty before the first run. */
export function recommend(parts: ServiceParts, user: StoredUser, holds: Holds): Recommendation[] {
  const runId = user.resultRun;
  if (runId === null) return [];
  return RULES.flatMap(({ topic, kind, applies, text }) => {
    if (!isOpen(kind, holds)) return [];
    const body = parts.runs.findResult(runId, kind);
    if (body === undefined || !applies(JSON.parse(body) as Record<string, unknown>)) return [];
    return [{ recommendationId: `${user.userId}-${topic}`, userId: user.userId, topic, text }];
  });
}
