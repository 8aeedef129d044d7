import { KontorError } from '../errors/kontor-error';
import type { ServiceClient } from '../service/service-client';
import type { Store } from '../store/open-store';
import type { UploadRecord } from '../store/sending/upload-record';
import { TimeLeft } from './decisions/time-left';
import type { UploadProgress } from './sending/batch-sender';

/** An upload that runs, or is being taken back, in this process. */
export interface ActiveUpload {
  record: UploadRecord;
  client: ServiceClient;
  readonly abort: AbortController;
  isPausing: boolean;
  isCancelling: boolean;
  /** It has the connection to itself, until its end. */
  isInLine: boolean;
  readonly timeLeft: TimeLeft;
  /** When the service began to ask for a rest. */
  waitingSinceMs: number;
  /** When it was looked at last, which happens all the time while the machine is awake. */
  seenAtMs: number;
  finished: Promise<void>;
}

export function activeUploadOf(record: UploadRecord, client: ServiceClient): ActiveUpload {
  return {
    record,
    client,
    abort: new AbortController(),
    isPausing: false,
    isCancelling: false,
    isInLine: false,
    timeLeft: new TimeLeft(performance.now(), record.transactionsDone),
    waitingSinceMs: 0,
    seenAtMs: performance.now(),
    finished: Promise.resolve(),
  };
}

/** Counts are changes; state and number of calls are what they are now. */
export function noteProgress(active: ActiveUpload, change: UploadProgress): void {
  const { record } = active;
  active.record = {
    ...record,
    state: change.state ?? record.state,
    batchesTotal: change.batchesTotal ?? record.batchesTotal,
    batchesDone: record.batchesDone + (change.batchesDone ?? 0),
    transactionsDone: record.transactionsDone + (change.transactionsDone ?? 0),
    transactionsTotal: record.transactionsTotal + (change.transactionsTotal ?? 0),
    ...(change.refused ? { refused: (record.refused ?? 0) + change.refused } : {}),
  };
  if (change.transactionsDone && !change.batchesDone) active.timeLeft.adopt(change.transactionsDone);
  if (change.batchesDone) active.timeLeft.note(performance.now(), active.record.transactionsDone);
}

/** The service asks for a rest, or has had it; how long it was says nothing of how fast it works. */
function noteWait(active: ActiveUpload, waitingUntil: string | null): void {
  if (active.record.waitingUntil === null) active.waitingSinceMs = performance.now();
  else if (waitingUntil === null) active.timeLeft.skip(performance.now() - active.waitingSinceMs);
  active.record = { ...active.record, waitingUntil };
}

/** Longer between two looks: the machine slept. */
const sleepMs = 10_000;

/** Asleep nothing is sent; once awake the time that is left is that of before, and not that of a slow service. */
export function noteAwake(active: ActiveUpload, nowMs: number): void {
  const awayMs = nowMs - active.seenAtMs;
  active.seenAtMs = nowMs;
  if (awayMs > sleepMs && active.record.waitingUntil === null) active.timeLeft.skip(awayMs);
}

/** Until when the service wants to be left alone is kept, so that the upload goes on by itself after a restart too. */
export function keepWait(store: () => Pick<Store, 'call'>, active: ActiveUpload): void {
  const waitingUntil = active.client.state().waitingUntil ?? null;
  if (waitingUntil === active.record.waitingUntil) return;
  noteWait(active, waitingUntil);
  const keep = async () => store().call('uploads.change', active.record.id, { waitingUntil });
  // Only a help for the next start: a store that cannot take it now loses nothing.
  keep().catch(() => undefined);
}

/** Of the sending, by its newer rate; null before there is one. */
export function secondsLeftOf(active: ActiveUpload | undefined): number | null {
  return active?.timeLeft.secondsLeft(performance.now(), active.record.transactionsTotal) ?? null;
}

/** Nothing is left of it to be done or taken back. */
export function isOver({ state }: UploadRecord): boolean {
  return state === 'done' || state === 'cancelled' || state === 'rolledBack';
}

/** Taking back changes what others of the customer would find. Throws `upload.busy`. */
export function requireNobodyBeside({ customerId }: UploadRecord, active: Iterable<ActiveUpload>): void {
  if (Array.from(active).some(({ record }) => record.customerId === customerId))
    throw new KontorError('upload.busy');
}
