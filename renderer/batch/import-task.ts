import { type BatchOutcome, jobQuestions, type TaskOf } from '../../preload/contract';
import { dropUnsent, importOf } from './import-of-job';
import { progressOf, recordOf } from './job-progress';
import type { Teller } from './teller';

/** Files of a watched folder become an import that waits in the window; nothing is answered, nothing is sent. */
export async function importTask(task: TaskOf<'import'>, teller: Teller): Promise<BatchOutcome> {
  const { record, basis } = task;
  if (record?.importId && record.basis !== basis) await dropUnsent(record.importId, record.own, teller);
  const files = { ...task, questions: jobQuestions.parse({}), isForWindow: true };
  await importOf(files, progressOf(recordOf(task)), teller);
  return 'done';
}
