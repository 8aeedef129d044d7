import type { Customer, ImportSummary, JobQuestions, Upload } from '../../preload/contract';
import { kontor, unwrapped } from '../base/kontor';
import { canResume, newestUpload } from '../uploads/upload-state';
import { batchCalls } from './bridge';
import { needsAnswer } from './job-customer';
import { settledPlan, tellPlan } from './settle-import';
import { outcomeOf, TaskEnd } from './task-end';
import type { Teller } from './teller';

/** @throws TaskEnd for what went to another customer, or was taken back from anybody */
export async function requireOwn(
  { id, state, customerId }: Pick<ImportSummary, 'id' | 'state' | 'customerId'>,
  customer: Pick<Customer, 'id'>,
  teller: Teller,
): Promise<void> {
  if (state === 'uploaded' && customerId !== customer.id) await needsAnswer(teller, 'sentToOther', {});
  const begun = beginningOf(unwrapped(await kontor().uploads.list()), id, customer.id);
  if (begun.kind === 'refused') await needsAnswer(teller, begun.about, {});
}

/** @throws TaskEnd where somebody took the import back, or cancelled its sending */
export async function requireNotTakenBack(importId: string, teller: Teller): Promise<void> {
  const newest = newestUpload(unwrapped(await kontor().uploads.list()), importId);
  if (newest && takenBack.has(newest.state)) await needsAnswer(teller, 'takenBack', {});
}

/** What changes at the service between a plan and its sending is planned again; not for ever. */
const mostPlans = 4;

/** Sends an import, or goes on with an upload of it that an earlier call left. False when the service has everything already. */
export async function sendImport(
  importId: string,
  customer: Customer,
  rules: Pick<JobQuestions, 'sentOtherwise'>,
  teller: Teller,
): Promise<boolean> {
  const begun = beginningOf(unwrapped(await kontor().uploads.list()), importId, customer.id);
  if (begun.kind === 'refused') return needsAnswer(teller, begun.about, {});
  if (begun.kind === 'goOn') return goOn(begun.upload, teller);
  for (let attempt = 0; attempt < mostPlans; attempt += 1) {
    const plan = await settledPlan(importId, customer.id, rules, teller);
    if (attempt === 0) await tellPlan(plan, teller);
    if (plan.calls.length === 0) return false;
    const started = await kontor().uploads.start(importId, customer.id);
    if (started.ok) return waitFor(started.value.id, teller);
    if (started.error.code !== 'upload.differs') return teller.refuse(started.error);
  }
  return teller.refuse({ code: 'upload.differs' });
}

/** Where the sending of an import stands: anew, with an upload that goes on, or not without a person. */
export type Beginning =
  | { readonly kind: 'anew' }
  | { readonly kind: 'goOn'; readonly upload: Upload }
  | { readonly kind: 'refused'; readonly about: 'sentToOther' | 'takenBack' };

/** What a person ended or took back is never sent again from here, and what goes to one customer never goes on for another. */
const takenBack: ReadonlySet<Upload['state']> = new Set([
  'cancelled',
  'rolledBack',
  'rollingBack',
  'rollBackStopped',
]);

export function beginningOf(uploads: readonly Upload[], importId: string, customerId: string): Beginning {
  const newest = newestUpload(uploads, importId);
  if (!newest) return { kind: 'anew' };
  if (takenBack.has(newest.state)) return { kind: 'refused', about: 'takenBack' };
  if (newest.customerId !== customerId) return { kind: 'refused', about: 'sentToOther' };
  return newest.state === 'done' ? { kind: 'anew' } : { kind: 'goOn', upload: newest };
}

async function goOn(upload: Upload, teller: Teller): Promise<boolean> {
  // One that stands in line since an earlier session is taken out of it as well.
  const isStill = upload.state === 'queued' || canResume(upload);
  const { id } = isStill ? unwrapped(await kontor().uploads.resume(upload.id)) : upload;
  return waitFor(id, teller);
}

async function waitFor(uploadId: string, teller: Teller): Promise<boolean> {
  // Main knows which ones still move: after a lost answer it looks by itself whether the batch has arrived.
  const upload = unwrapped(await batchCalls().settled(uploadId));
  const { state, transactionsDone, transactionsTotal, refused = 0, readBack, error } = upload;
  await teller.tell(
    { event: 'upload', id: uploadId, state, transactionsDone, transactionsTotal, refused, readBack },
    teller.texts.t(state === 'done' ? 'batch.sent' : 'batch.notSent', { count: transactionsDone }),
  );
  if (state === 'done' && refused > 0) return needsAnswer(teller, 'refusedRows', { count: refused });
  if (state === 'done') return true;
  if (error) return teller.refuse(error);
  // Whatever stands half-way goes on with the next call.
  throw new TaskEnd(state === 'cancelled' ? 'needsAnswer' : outcomeOf({ code: 'service.cancelled' }));
}
