import type { JobRecord } from '../../preload/contract';
import { unwrapped } from '../base/kontor';
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
