import type { ActivityGroup, ActivityOutcome, Upload } from '../../preload/contract';
import { wordSearch } from '../base/word-search';
import { canResume } from '../uploads/upload-state';

export const activityKinds = ['all', 'refused', 'noAnswer'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Outcomes in the order in which a group tells them; the good ones need no word of their own. */
export const tellingOutcomes = ['refused', 'noAnswer', 'stillRunning', 'nothingThere'] as const;

export function countOf(group: Pick<ActivityGroup, 'outcomes'>, outcome: ActivityOutcome): number {
  return group.outcomes[outcome] ?? 0;
}

/** Jobs that hold a call of the kind and every word in their name, their calls or the identifiers of their runs. */
export function filterActivity(
  groups: readonly ActivityGroup[],
  text: string,
  kind: ActivityKind,
  nameOf: (group: ActivityGroup) => string,
): ActivityGroup[] {
  const holds = wordSearch(text);
  return groups.filter((group) => {
    if (kind !== 'all' && countOf(group, kind) === 0) return false;
    return holds([nameOf(group), ...group.endpoints, ...group.correlationIds].join(' '));
  });
}

/** Of many the newest: a page of them helps nobody. */
export const listedStanding = 5;

/** Uploads that stand still for a reason that was kept, the newest first; one in line, or waiting for the service, goes on by itself. */
export function standingUploads(uploads: readonly Upload[]): Upload[] {
  return uploads
    .filter((upload) => upload.error !== null && canResume(upload))
    .sort((a, b) => b.startedAt.localeCompare(a.startedAt));
}
