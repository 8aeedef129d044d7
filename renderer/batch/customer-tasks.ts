import type { BatchOutcome, JobQuestions, TaskOf } from '../../preload/contract';
import { jobQuestions } from '../../preload/contract';
import { kontor, unwrapped } from '../base/kontor';
import { knownCustomer, needsAnswer } from './job-customer';
import { analysed } from './run-analysis';
import { requireOwn, sendImport } from './send-import';
import { settledPlan, settleImport, tellPlan } from './settle-import';
import type { Teller } from './teller';
import { writeOutputs } from './write-outputs';

/** Outside of a job nothing is answered: an import is sent as it was settled in the window. */
const asSettled: JobQuestions = jobQuestions.parse({});

/** What an import would send, or the sending of it. */
export async function planTask(task: TaskOf<'plan'>, teller: Teller): Promise<BatchOutcome> {
  const customer = await knownCustomer(task, teller);
  if (customer.environment === 'production' && !task.isProduction)
    return needsAnswer(teller, 'production', {});
  const summary = unwrapped(await kontor().imports.get(task.importId));
  await requireOwn(summary, customer, teller);
  if (summary.state === 'uploaded') return nothingToSend(teller);
  const settled = await settleImport(summary, customer, asSettled, teller);
  if (!task.isSending) {
    await tellPlan(await settledPlan(settled.id, customer.id, asSettled, teller), teller);
    return 'done';
  }
  const isSent = await sendImport(settled.id, customer, asSettled, teller);
  return isSent ? 'done' : nothingToSend(teller);
}

async function nothingToSend({ tell, texts }: Teller): Promise<BatchOutcome> {
  await tell(null, texts.t('batch.allSent'));
  return 'nothingToDo';
}

/** Nothing to do where the newest run knows everything that was sent. */
export async function analyseTask(task: TaskOf<'analyse'>, teller: Teller): Promise<BatchOutcome> {
  const { id } = await knownCustomer(task, teller);
  const before = new Set(
    unwrapped(await kontor().runs.list()).flatMap((run) => (run.state === 'done' ? [run.id] : [])),
  );
  const run = await analysed(id, teller);
  if (!before.has(run.id)) return 'done';
  await teller.tell(null, teller.texts.t('batch.isAnalysed'));
  return 'nothingToDo';
}

export async function writeTask(task: TaskOf<'write'>, teller: Teller): Promise<BatchOutcome> {
  const { id } = await knownCustomer(task, teller);
  await writeOutputs(id, task, teller);
  return 'done';
}
