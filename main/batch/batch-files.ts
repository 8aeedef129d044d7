import type { ImportSummary } from '../../preload/contract';
import type { Store } from '../store/open-store';
import { JobRecords } from './job-records';
import { TrialImports } from './trial-imports';
import { WatchedFiles } from './watched-files';

/** What commands keep in the profile from one start to the next. */
export interface BatchFiles {
  readonly records: JobRecords;
  readonly watched: WatchedFiles;
  /** An import that is tried only, noted before anything is in it. */
  createTrial(): Promise<ImportSummary>;
  /** Takes what was only tried out of the store. */
  undoTrials(): Promise<void>;
}

export function batchFilesIn(
  inProfile: (name: string) => string,
  store: () => Pick<Store, 'call'>,
  onSetAside?: (name: string) => void,
): BatchFiles {
  const trials = new TrialImports(inProfile('batch-trials.json'), onSetAside);
  return {
    records: new JobRecords(inProfile('batch-jobs.json'), onSetAside),
    watched: new WatchedFiles(inProfile('batch-watched.json'), onSetAside),
    createTrial: async () => {
      const created = await store().call('imports.create');
      trials.note(created.id);
      return created;
    },
    undoTrials: () => trials.undo((importId) => store().call('imports.remove', importId)),
  };
}
