import type { Customer, Run } from '../../preload/contract';
import { kontor, unwrapped } from '../base/kontor';
import { whenLive } from '../base/when-live';
import { newestRun } from '../uploads/upload-state';
import { TaskEnd } from './task-end';
import type { Teller } from './teller';

/** States in which a run moves by itself, also after a restart. */
const moving: ReadonlySet<Run['state']> = new Set(['triggering', 'running', 'noAnswerYet', 'fetching']);

/** An earlier call ended between the trigger and its answer. */
const unheard: ReadonlySet<Run['state']> = new Set(['triggering', 'noAnswerYet']);

/** The run that knows everything that was sent; one that an earlier call began goes on. */
export async function analysed(customerId: string, teller: Teller): Promise<Run> {
  const customer = await customerNow(customerId);
  const newest = newestRun(unwrapped(await kontor().runs.list()), customerId);
  const begun = newest && knowsLastUpload(newest, customer) && newest.state !== 'failed' ? newest : null;
  if (begun?.state === 'done') return begun;
  const run = await goOn(begun, customerId);
  const ended = await whenLive('runs.changed', (runs) => {
    const own = runs.find(({ id }) => id === run.id);
    return own && !moving.has(own.state) ? own : null;
  });
  await teller.tell(
    {
      event: 'run',
      id: ended.id,
      state: ended.state,
      results: ended.resultsDone,
      resultsTotal: ended.resultsTotal,
    },
    teller.texts.t(ended.state === 'done' ? 'batch.analysed' : 'batch.notAnalysed'),
  );
  if (ended.state === 'done') return ended;
  if (ended.error) return teller.refuse(ended.error);
  throw new TaskEnd('temporary');
}

async function goOn(begun: Run | null, customerId: string): Promise<Run> {
  // Whether the service heard of it is not known: an analysis more harms nothing, and waiting for none would last for hours.
  const isUnheard = begun?.correlationId === null && unheard.has(begun.state);
  if (begun === null || isUnheard) return unwrapped(await kontor().runs.start(customerId));
  return moving.has(begun.state) ? begun : unwrapped(await kontor().runs.keepWaiting(begun.id));
}

/** A run sees what was there when it began. */
function knowsLastUpload({ startedAt }: Run, { lastUploadAt, isUnreadable }: Customer): boolean {
  if (isUnreadable) return false;
  return lastUploadAt === null || startedAt >= lastUploadAt;
}

/** @throws RefusedAnswer customer.unknown */
export async function customerNow(customerId: string): Promise<Customer> {
  const found = unwrapped(await kontor().customers.list()).find(({ id }) => id === customerId);
  return found ?? unwrapped({ ok: false, error: { code: 'customer.unknown' } });
}
