import { type BatchOutcome, jobQuestions, type TaskOf } from '../../preload/contract';
import { dropUnsent, importOf } from './import-of-job';
import { recordOf } from './run-task';
import type { Teller } from './teller';

/** Files of a watched folder become an import that waits in the window; nothing is answered, nothing is sent. */
export async function importTask(task: TaskOf<'import'>, teller: Teller): Promise<BatchOutcome> {
  const record = recordOf(task);
  if (record !== task.record && task.record) await dropUnsent(task.record.importId);
  await importOf({ files: task.files, questions: jobQuestions.parse({}), isForWindow: true }, record, teller);
  return 'done';
}
