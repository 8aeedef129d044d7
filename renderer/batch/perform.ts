import type { BatchOutcome, BatchTask } from '../../preload/contract';
import { analyseTask, planTask, writeTask } from './customer-tasks';
import { importTask } from './import-task';
import { listTask } from './list-task';
import { readTask } from './read-task';
import { runTask } from './run-task';
import { outcomeOf, refusalIn, TaskEnd } from './task-end';
import type { Teller } from './teller';

/** One task from its beginning to its outcome. Never rejects. */
export async function perform(task: BatchTask, teller: Teller): Promise<BatchOutcome> {
  try {
    return await performing(task, teller);
  } catch (thrown) {
    if (thrown instanceof TaskEnd) return thrown.outcome;
    const error = refusalIn(thrown) ?? { code: 'internal' };
    await teller.tell({ event: 'error', code: error.code, ...error.params }, teller.texts.sentence(error));
    return outcomeOf(error);
  }
}

function performing(task: BatchTask, teller: Teller): Promise<BatchOutcome> {
  switch (task.command) {
    case 'list':
      return listTask(task, teller);
    case 'read':
      return readTask(task, teller);
    case 'run':
      return runTask(task, teller);
    case 'import':
      return importTask(task, teller);
    case 'plan':
      return planTask(task, teller);
    case 'analyse':
      return analyseTask(task, teller);
    case 'write':
      return writeTask(task, teller);
    default:
      return assertNever(task);
  }
}

function assertNever(task: never): never {
  throw new Error(`unknown task ${JSON.stringify(task)}`);
}
