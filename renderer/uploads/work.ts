import type { Run, Upload } from '../../preload/contract';

/** An upload or an analysis that is not over, as the frame of the window shows it. */
export interface Work {
  readonly kind: 'upload' | 'analysis';
  readonly id: string;
  readonly customerId: string;
  /** Null for an analysis. */
  readonly importId: string | null;
  readonly startedAt: string;
  /** 0 to 1; null when nobody can tell how far it is. */
  readonly share: number | null;
  /** Null for what nobody can tell, and for what stands still. */
  readonly secondsLeft: number | null;
  /** It stands still until the user says so. */
  readonly waitsForUser: boolean;
  /** Of an upload that waits for its turn: its place, 1 for the next. */
  readonly queuePlace?: number;
}

const openUploads: ReadonlySet<Upload['state']> = new Set([
  'queued',
  'running',
  'waiting',
  'paused',
  'interrupted',
  'answerUnknown',
]);
const standingUploads: ReadonlySet<Upload['state']> = new Set(['paused', 'interrupted', 'answerUnknown']);
const openRuns: ReadonlySet<Run['state']> = new Set(['triggering', 'running', 'fetching', 'noAnswerYet']);

/** What is under way, or stands still and wants the user: what works first, the oldest of each first. */
export function workOf(uploads: readonly Upload[], runs: readonly Run[]): Work[] {
  const sending = uploads
    .filter(({ state }) => openUploads.has(state))
    .map(
      (upload): Work => ({
        kind: 'upload',
        id: upload.id,
        customerId: upload.customerId,
        importId: upload.importId,
        startedAt: upload.startedAt,
        share: upload.transactionsTotal === 0 ? null : upload.transactionsDone / upload.transactionsTotal,
        secondsLeft: upload.state === 'running' ? upload.secondsLeft : null,
        waitsForUser: standingUploads.has(upload.state),
        ...(upload.queuePlace === undefined ? {} : { queuePlace: upload.queuePlace }),
      }),
    );
  const analysing = runs
    .filter(({ state }) => openRuns.has(state))
    .map(
      (run): Work => ({
        kind: 'analysis',
        secondsLeft: null,
        id: run.id,
        customerId: run.customerId,
        importId: null,
        startedAt: run.startedAt,
        share: run.state === 'fetching' && run.resultsTotal > 0 ? run.resultsDone / run.resultsTotal : null,
        waitsForUser: false,
      }),
    );
  return [...sending, ...analysing].sort(
    (a, b) =>
      Number(a.waitsForUser) - Number(b.waitsForUser) ||
      (a.queuePlace ?? 0) - (b.queuePlace ?? 0) ||
      a.startedAt.localeCompare(b.startedAt),
  );
}

/** What came to an end since the last look, and how. */
export interface WorkEnd {
  readonly kind: 'upload' | 'analysis';
  readonly id: string;
  readonly customerId: string;
  readonly importId: string | null;
  readonly ended: 'upload.done' | 'upload.failed' | 'analysis.done' | 'analysis.failed' | 'analysis.noAnswer';
}

type States = ReadonlyMap<string, string>;

export function statesOf(uploads: readonly Upload[], runs: readonly Run[]): States {
  return new Map([...uploads, ...runs].map(({ id, state }) => [id, state]));
}

/**
 * Ends among the changes from `before` to now. What was over at the first look is no news. An upload that the analysis
 * follows by itself is not told apart from it when it went well.
 */
export function endsSince(before: States, uploads: readonly Upload[], runs: readonly Run[]): WorkEnd[] {
  const ends: WorkEnd[] = [];
  const isNews = (id: string, state: string) => before.has(id) && before.get(id) !== state;
  for (const { id, customerId, importId, state, analysesNext } of uploads) {
    if (!isNews(id, state)) continue;
    if (state === 'failed' || (state === 'done' && !analysesNext)) {
      ends.push({ kind: 'upload', id, customerId, importId, ended: `upload.${state}` });
    }
  }
  for (const { id, customerId, state } of runs) {
    // The analysis that should have followed an upload and could not begin was never under way.
    const isStillborn = state === 'failed' && !before.has(id);
    if (!isNews(id, state) && !isStillborn) continue;
    if (state === 'done' || state === 'failed') {
      ends.push({ kind: 'analysis', id, customerId, importId: null, ended: `analysis.${state}` });
    } else if (state === 'outOfBudget') {
      ends.push({ kind: 'analysis', id, customerId, importId: null, ended: 'analysis.noAnswer' });
    }
  }
  return ends;
}
