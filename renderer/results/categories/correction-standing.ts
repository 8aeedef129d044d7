import { type CategoryCorrection, isHeededBy, type Run } from '../../../preload/contract';

/**
 * Where a correction stands against the analysis that is shown: `open`: the service was not told of every booking;
 * `kept`: it takes no corrections; `next`: told after the analysis began; `heeded`: told before it.
 */
export type CorrectionStanding = 'open' | 'kept' | 'next' | 'heeded';

export function standingOf(
  correction: Pick<CategoryCorrection, 'state' | 'changedAt'>,
  shownRun: Pick<Run, 'startedAt'> | null,
): CorrectionStanding {
  if (correction.state !== 'sent') return correction.state;
  return isHeededBy(correction, shownRun) ? 'heeded' : 'next';
}

/** A withdrawn one is of interest until the service was told and has analysed anew. */
export function isStanding(correction: CategoryCorrection, standing: CorrectionStanding): boolean {
  return correction.category !== null || standing === 'open' || standing === 'next';
}
