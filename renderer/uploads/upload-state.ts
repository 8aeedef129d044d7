import type { Run, Upload } from '../../preload/contract';
import type { Tone } from '../ui/status-badge';

export const uploadTones: Record<Upload['state'], Tone> = {
  queued: 'neutral',
  running: 'busy',
  waiting: 'busy',
  paused: 'neutral',
  interrupted: 'ask',
  answerUnknown: 'ask',
  done: 'good',
  cancelled: 'neutral',
  failed: 'bad',
  rollingBack: 'busy',
  rollBackStopped: 'ask',
  rolledBack: 'neutral',
};

export function canPause(upload: Upload): boolean {
  return upload.state === 'running' || upload.state === 'waiting';
}

export function canResume(upload: Upload): boolean {
  return ['paused', 'interrupted', 'answerUnknown', 'failed', 'rollBackStopped'].includes(upload.state);
}

/** What is at the service of it becomes less, or is gone. */
export function isTakenBack({ state }: Upload): boolean {
  return state === 'rollingBack' || state === 'rollBackStopped' || state === 'rolledBack';
}

/** Something of the import may still have to go, in another upload. */
export function needsNewPlan(upload: Upload): boolean {
  return (
    upload.state === 'failed' ||
    upload.state === 'rolledBack' ||
    (upload.state === 'done' && (upload.refused ?? 0) > 0)
  );
}

/** What an upload created can be taken back once it is over, also after it was cancelled half-way. */
export function canRollBack(upload: Upload): boolean {
  return ['done', 'failed', 'cancelled'].includes(upload.state) && upload.transactionsDone > 0;
}

export function canCancel(upload: Upload): boolean {
  return (
    canPause(upload) || ['queued', 'paused', 'interrupted', 'answerUnknown', 'failed'].includes(upload.state)
  );
}

const openStates: readonly Upload['state'][] = [
  'queued',
  'running',
  'waiting',
  'paused',
  'interrupted',
  'answerUnknown',
  'rollingBack',
  'rollBackStopped',
];

/** Uploads that are neither over nor the one in hand, the oldest first. */
export function openUploads(uploads: readonly Upload[], inHandId: string | null): Upload[] {
  return uploads
    .filter((upload) => upload.id !== inHandId && openStates.includes(upload.state))
    .sort((a, b) => a.startedAt.localeCompare(b.startedAt));
}

export const runTones: Record<Run['state'], Tone> = {
  triggering: 'busy',
  running: 'busy',
  fetching: 'busy',
  done: 'good',
  noAnswerYet: 'ask',
  outOfBudget: 'ask',
  stopped: 'neutral',
  failed: 'bad',
};

export function isRunBusy(run: Run): boolean {
  return run.state === 'triggering' || run.state === 'running' || run.state === 'fetching';
}

export function newestRun(runs: readonly Run[], customerId: string): Run | null {
  return (
    runs
      .filter((run) => run.customerId === customerId)
      .sort((a, b) => b.startedAt.localeCompare(a.startedAt))[0] ?? null
  );
}

export function newestUpload(uploads: readonly Upload[], importId: string): Upload | null {
  return (
    uploads
      .filter((upload) => upload.importId === importId)
      .sort((a, b) => b.startedAt.localeCompare(a.startedAt))[0] ?? null
  );
}

/** What its state means in a sentence; null where rows were refused, of which that everything was sent would not be true. */
export function meaningOf({
  state,
  analysesNext,
  refused,
}: Pick<Upload, 'state' | 'analysesNext' | 'refused'>): Upload['state'] | 'doneThenAnalysis' | null {
  if (state !== 'done') return state;
  if (refused) return null;
  return analysesNext ? 'doneThenAnalysis' : 'done';
}
