import type { Customer, JobQuestions, Upload } from '../../preload/contract';
import { kontor, unwrapped } from '../base/kontor';
import { whenLive } from '../base/when-live';
import { canResume, newestUpload } from '../uploads/upload-state';
import { needsAnswer } from './job-customer';
import { settledPlan, tellPlan } from './settle-import';
import { outcomeOf, TaskEnd } from './task-end';
import type { Teller } from './teller';

/** What changes at the service between a plan and its sending is planned again; not for ever. */
const mostPlans = 4;

/** States in which an upload moves by itself. */
const moving: ReadonlySet<Upload['state']> = new Set(['queued', 'running', 'waiting', 'rollingBack']);

/** Sends an import, or goes on with an upload of it that an earlier call left. False when the service has everything already. */
export async function sendImport(
  importId: string,
  customer: Customer,
  rules: Pick<JobQuestions, 'sentOtherwise'>,
  teller: Teller,
): Promise<boolean> {
  const upload = await begunUpload(importId);
  if (upload) return waitFor(upload.id, teller);
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

/** One that is under way, or stands half-way and goes on. */
async function begunUpload(importId: string): Promise<Upload | null> {
  const newest = newestUpload(unwrapped(await kontor().uploads.list()), importId);
  if (!newest || newest.state === 'cancelled' || newest.state === 'rolledBack' || newest.state === 'done')
    return null;
  return canResume(newest) ? unwrapped(await kontor().uploads.resume(newest.id)) : newest;
}

async function waitFor(uploadId: string, teller: Teller): Promise<boolean> {
  const upload = await whenLive('uploads.changed', (uploads) => {
    const own = uploads.find(({ id }) => id === uploadId);
    return own && !moving.has(own.state) ? own : null;
  });
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
