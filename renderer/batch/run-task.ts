import type { BatchOutcome, Customer, JobRecord, TaskOf } from '../../preload/contract';
import { kontor, unwrapped } from '../base/kontor';
import { batchCalls } from './bridge';
import { dropUnsent, importOf, readAll } from './import-of-job';
import { customerOfJob } from './job-customer';
import { takeFiles } from './reading';
import { analysed } from './run-analysis';
import { requireOwn, sendImport } from './send-import';
import { settledPlan, settleImport, tellPlan } from './settle-import';
import { forgettingAfter, takeTemplates } from './take-templates';
import { TaskEnd } from './task-end';
import type { Teller } from './teller';
import { writeOutputs } from './write-outputs';

/**
 * A job from its files to its outputs. Each step first looks whether it was done before, in an earlier call that may have ended
 * anywhere: what the store says counts, the record only says which import is meant.
 */
export async function runTask(task: TaskOf<'run'>, teller: Teller): Promise<BatchOutcome> {
  const { job, isDryRun } = task;
  const record = recordOf(task);
  if (isDryRun) return forgettingAfter(() => dryRun(task, teller));
  await takeTemplates(task.templates, teller);
  const customer = await customerOfJob(task, false, teller);
  if (!customer) throw new TaskEnd('fatal');
  if (task.record && task.record.basis !== task.basis) await dropUnsent(task.record.importId);
  const summary = await importOf({ files: task.files, questions: job.questions }, record, teller);
  await requireOwn(summary, customer, teller);
  const wasSent = summary.state === 'uploaded';
  if (!wasSent) {
    const settled = await settleImport(summary, customer, job.questions, teller);
    if (!job.send) return planOnly(settled.id, customer, task, teller);
    await sendImport(settled.id, customer, job.questions, teller);
  }
  if (!job.analyse) return wasSent ? nothingToDo(teller) : 'done';
  return results(task, { ...record, importId: summary.id, isRead: true }, customer.id, teller);
}

/** How far an earlier call came with the same files; anything else begins anew. */
export function recordOf({ basis, record }: Pick<TaskOf<'run'>, 'basis' | 'record'>): JobRecord {
  return record?.basis === basis ? record : { basis, importId: null, isRead: false, writtenOf: null };
}

async function results(
  task: TaskOf<'run'>,
  record: JobRecord,
  customerId: string,
  teller: Teller,
): Promise<BatchOutcome> {
  const run = await analysed(customerId, teller);
  const writtenOf = `${run.id} ${task.language}`;
  const isWritten = record.writtenOf === writtenOf;
  const outputs = isWritten ? task.missing : task.outputs;
  if (isWritten && outputs.length === 0) return nothingToDo(teller);
  await writeOutputs(customerId, { ...task, outputs }, teller);
  unwrapped(await batchCalls().keep({ ...record, writtenOf }));
  return 'done';
}

async function nothingToDo({ tell, texts }: Teller): Promise<BatchOutcome> {
  await tell(null, texts.t('batch.nothingToDo'));
  return 'nothingToDo';
}

async function planOnly(
  importId: string,
  customer: Customer,
  { job }: TaskOf<'run'>,
  teller: Teller,
): Promise<BatchOutcome> {
  await tellPlan(await settledPlan(importId, customer.id, job.questions, teller), teller);
  await teller.tell(null, teller.texts.t('batch.notAskedToSend'));
  return 'done';
}

/** What would be done, without a trace of it. */
async function dryRun(task: TaskOf<'run'>, teller: Teller): Promise<BatchOutcome> {
  await takeTemplates(task.templates, teller);
  const customer = await customerOfJob(task, true, teller);
  const files = await takeFiles(task.files, teller);
  const { id } = unwrapped(await kontor().imports.create());
  try {
    const summary = await settleImport(
      await readAll(id, files, task.job, teller),
      customer,
      task.job.questions,
      teller,
    );
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
  } finally {
    await kontor().imports.remove(id);
  }
}
