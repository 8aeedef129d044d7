import type { BatchOutcome, Customer, ImportSummary, TaskOf } from '../../preload/contract';
import { dropUnsent, importOf, readAll } from './import-of-job';
import { customerOfJob } from './job-customer';
import { asOwnWork, type JobProgress, progressOf, recordOf } from './job-progress';
import { takeFiles } from './reading';
import { analysed } from './run-analysis';
import { requireNotTakenBack, requireOwn, sendImport } from './send-import';
import { settledPlan, settleImport, tellPlan } from './settle-import';
import { takeTemplates } from './take-templates';
import { TaskEnd } from './task-end';
import type { Teller } from './teller';
import { inTrial, type Trial } from './trial';
import { writeOutputs } from './write-outputs';

/**
 * A job from its files to its outputs. Each step first looks whether it was done before, in an earlier call that may have ended
 * anywhere: what the store says counts, the record only says which import is meant.
 */
export async function runTask(task: TaskOf<'run'>, teller: Teller): Promise<BatchOutcome> {
  const { job, isDryRun } = task;
  if (isDryRun) return inTrial((trial) => dryRun(task, trial, teller));
  await takeTemplates(task.templates, teller);
  const customer = await customerOfJob(task, false, teller);
  if (!customer) throw new TaskEnd('fatal');
  const progress = progressOf(recordOf(task));
  await leaveEarlier(task, teller);
  const summary = await importOf({ ...task, questions: job.questions }, progress, teller);
  await requireOwn(summary, customer, teller);
  const wasSent = summary.state === 'uploaded';
  if (!wasSent) await asOwnWork(summary.id, progress, () => settleAndSend(summary, customer, task, teller));
  if (!job.send && !wasSent) return 'done';
  if (!job.analyse) return wasSent ? nothingToDo(teller) : 'done';
  return results(task, progress, customer.id, teller);
}

/** Other files, another customer or other answers begin a new import: the earlier one gives way, unless it is a person's by now. */
export async function leaveEarlier(
  { record, basis }: Pick<TaskOf<'run'>, 'record' | 'basis'>,
  teller: Teller,
): Promise<void> {
  if (!record?.importId) return;
  await requireNotTakenBack(record.importId, teller);
  if (record.basis !== basis) await dropUnsent(record.importId, record.own, teller);
}

async function settleAndSend(
  summary: ImportSummary,
  customer: Customer,
  { job }: TaskOf<'run'>,
  teller: Teller,
): Promise<void> {
  const settled = await settleImport(summary, customer, job.questions, teller);
  if (job.send) await sendImport(settled.id, customer, job.questions, teller);
  else {
    await tellPlan(await settledPlan(settled.id, customer.id, job.questions, teller), teller);
    await teller.tell(null, teller.texts.t('batch.notAskedToSend'));
  }
}

async function results(
  task: TaskOf<'run'>,
  progress: JobProgress,
  customerId: string,
  teller: Teller,
): Promise<BatchOutcome> {
  const run = await analysed(customerId, teller);
  const writtenOf = `${run.id} ${task.language}`;
  const isWritten = progress.record.writtenOf === writtenOf;
  const outputs = isWritten ? task.missing : task.outputs;
  if (isWritten && outputs.length === 0) return nothingToDo(teller);
  await writeOutputs(customerId, { ...task, outputs }, teller);
  await progress.keep({ writtenOf });
  return 'done';
}

async function nothingToDo({ tell, texts }: Teller): Promise<BatchOutcome> {
  await tell(null, texts.t('batch.nothingToDo'));
  return 'nothingToDo';
}

/** What would be done, without a trace of it. */
async function dryRun(
  task: TaskOf<'run'>,
  { importId: id, memory }: Trial,
  teller: Teller,
): Promise<BatchOutcome> {
  await takeTemplates(task.templates, teller, memory);
  const customer = await customerOfJob(task, true, teller);
  const files = await takeFiles(task.files, teller);
  const read = await readAll(id, files, task.job, { teller, memory });
  const summary = await settleImport(read, customer, task.job.questions, teller);
  if (customer) await tellPlan(await settledPlan(id, customer.id, task.job.questions, teller), teller);
  else
    await teller.tell(
      {
        event: 'plan',
        transactions: summary.accounts.reduce((sum, { sendable }) => sum + sendable, 0),
        customer: 'new',
      },
      teller.texts.t('batch.wouldMakeCustomer'),
    );
  return 'done';
}
