import type { ActivityLine } from '../../../preload/contract';
import type { ActivityLog } from '../../logging/activity-log';
import type { HandlersOf } from '../handler-types';

export interface ActivityHandlerDeps {
  activity: ActivityLog;
  /** The newest calls of a job, also of earlier sessions. */
  callsOf: (jobId: string) => Promise<ActivityLine[]>;
  /** Save dialog and atomic writing; null when the user cancelled. */
  save: (suggestedName: string, bytes: Uint8Array) => Promise<{ fileName: string } | null>;
}

export function createActivityHandlers(deps: ActivityHandlerDeps): HandlersOf<'activity'> {
  return {
    'activity.list': () => deps.activity.lines(),
    'activity.calls': (jobId) => deps.callsOf(jobId),
    'activity.save': () =>
      deps.save('kontor-activity.jsonl', Buffer.from(deps.activity.asJsonLines(), 'utf8')),
  };
}
