import type { ImportChange } from '../../../preload/contract';

export type StepTarget = 'back' | 'forward' | number;

/** A walk through the steps of an import. */
export interface StepWalk {
  /** Steps to go to one after the other, 0 being the state as it was read. */
  readonly stops: readonly number[];
  /** Files, as the store knows them, that are read anew on the way. */
  readonly fileIds: readonly string[];
}

/**
 * Where a walk has to stop: at every step that reads files otherwise, because what lies behind it is about rows that are there only
 * once they are read. @param steps oldest first, those undone at the end
 */
export function stopsOnTheWay(steps: readonly ImportChange[], to: StepTarget): StepWalk {
  const done = steps.filter(({ isUndone }) => !isUndone);
  const undone = steps.filter(({ isUndone }) => isUndone);
  const before = (at: number) => done[at - 1]?.id ?? 0;
  const target = to === 'back' ? before(done.length - 1) : to === 'forward' ? undone[0]?.id : to;
  if (target === undefined || (to === 'back' && done.length === 0)) return { stops: [], fileIds: [] };
  const takenBack = done.filter(({ id }) => id > target).reverse();
  const doneAgain = undone.filter(({ id }) => id <= target);
  const crossed = [...takenBack, ...doneAgain];
  const stops = [
    ...takenBack.filter(isReading).map((step) => before(done.indexOf(step))),
    ...doneAgain.filter(isReading).map(({ id }) => id),
  ];
  const fileIds = crossed.flatMap(({ reading }) => reading?.fileIds ?? []);
  return { stops: stops.at(-1) === target ? stops : [...stops, target], fileIds: [...new Set(fileIds)] };
}

function isReading({ kind }: ImportChange): boolean {
  return kind === 'reading';
}
