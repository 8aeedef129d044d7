import type { Run, Upload } from '../../../preload/contract';

/** As Electron's `setProgressBar` takes it: a share from 0 to 1, above 1 for "busy, no telling how far", below 0 for nothing. */
export interface TaskbarProgress {
  readonly value: number;
  readonly mode: 'none' | 'normal' | 'indeterminate' | 'paused';
}

const nothing: TaskbarProgress = { value: -1, mode: 'none' };
const sending: ReadonlySet<Upload['state']> = new Set(['running', 'waiting']);
const analysing: ReadonlySet<Run['state']> = new Set(['triggering', 'running', 'fetching', 'noAnswerYet']);

/**
 * All uploads that send, as one share of all their transactions; while none does, a run that is under way, and else the files that
 * are read. Whatever ended, stands still or failed shows nothing.
 * @param reading share of the files that are read; null while none is
 */
export function taskbarProgress(
  uploads: readonly Pick<Upload, 'state' | 'transactionsDone' | 'transactionsTotal'>[],
  runs: readonly Pick<Run, 'state' | 'resultsDone' | 'resultsTotal'>[],
  reading: number | null = null,
): TaskbarProgress {
  const running = uploads.filter(({ state }) => sending.has(state));
  if (running.length > 0) {
    const total = running.reduce((sum, { transactionsTotal }) => sum + transactionsTotal, 0);
    const done = running.reduce((sum, { transactionsDone }) => sum + transactionsDone, 0);
    const isWaiting = running.every(({ state }) => state === 'waiting');
    return { value: total === 0 ? 1 : done / total, mode: isWaiting ? 'paused' : 'normal' };
  }
  const open = runs.filter(({ state }) => analysing.has(state));
  if (open.length === 0) return reading === null ? nothing : { value: reading, mode: 'normal' };
  const fetching = open.filter(({ state }) => state === 'fetching');
  const total = fetching.reduce((sum, { resultsTotal }) => sum + resultsTotal, 0);
  if (fetching.length < open.length || total === 0) return { value: 2, mode: 'indeterminate' };
  return { value: fetching.reduce((sum, { resultsDone }) => sum + resultsDone, 0) / total, mode: 'normal' };
}
