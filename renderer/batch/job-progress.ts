import { type ImportChange, type ImportSummary, type JobRecord, ownMarksKept } from '../../preload/contract';
import { kontor, unwrapped } from '../base/kontor';
import { isRecognitionKey } from '../import/reading/confirmation-key';
import { batchCalls } from './bridge';

/** How far the job is, as it is remembered. */
export interface JobProgress {
  readonly record: JobRecord;
  keep(change: Partial<JobRecord>): Promise<void>;
}

export function progressOf(begun: JobRecord): JobProgress {
  let record = begun;
  return {
    get record() {
      return record;
    },
    keep: async (change) => {
      record = { ...record, ...change };
      unwrapped(await batchCalls().keep(record));
    },
  };
}

/** How far an earlier call came with the same files; anything else begins anew. */
export function recordOf({ basis, record }: { basis: string; record: JobRecord | null }): JobRecord {
  return record?.basis === basis ? record : { basis, importId: null, isRead: false, writtenOf: null };
}

/** Steps that the program makes by itself, or by what a job says; answers about files are remembered by themselves. */
const automatic: ReadonlySet<ImportChange['kind']> = new Set(['reading', 'asBefore']);

/** What somebody said in an import, each under a name of its own: steps of rows, values of accounts, accounts left out, doubts confirmed. */
export function marksIn(
  { confirmed, accounts }: Pick<ImportSummary, 'confirmed' | 'accounts'>,
  changes: readonly Pick<ImportChange, 'id' | 'kind' | 'isUndone'>[],
): string[] {
  return [
    ...changes.flatMap(({ id, kind, isUndone }) => (isUndone || automatic.has(kind) ? [] : [`change ${id}`])),
    // What a file was taken for is remembered by itself as well.
    ...confirmed.flatMap((key) => (isRecognitionKey(key) ? [] : [`confirmed ${key}`])),
    ...accounts.flatMap(({ id, isLeftOut, origins }) => [
      ...(isLeftOut ? [`left out ${id}`] : []),
      ...Object.entries(origins).flatMap(([field, origin]) => (origin === 'user' ? [`${field} ${id}`] : [])),
    ]),
  ];
}

/** @throws RefusedAnswer import.unknown */
export async function marksOf(importId: string): Promise<string[]> {
  const summary = unwrapped(await kontor().imports.get(importId));
  return marksIn(summary, unwrapped(await kontor().imports.changes(importId)));
}

/** Whether somebody worked on it in the window: it bears marks that the job did not make itself. */
export async function isWorkedOn(importId: string, own: readonly string[] = []): Promise<boolean> {
  const known = new Set(own);
  return (await marksOf(importId)).some((mark) => !known.has(mark));
}

/** What work brings into the import is the job's own, however it ends: window and job are never open at once. */
export async function asOwnWork<T>(
  importId: string,
  progress: JobProgress,
  work: () => Promise<T>,
): Promise<T> {
  const before = new Set(await marksOf(importId));
  try {
    return await work();
  } finally {
    const fresh = (await marksOf(importId).catch(() => [])).filter((mark) => !before.has(mark));
    const own = [...(progress.record.own ?? []), ...fresh].slice(-ownMarksKept);
    if (fresh.length > 0) await progress.keep({ own });
  }
}
