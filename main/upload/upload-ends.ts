import type { BridgeError, Upload } from '../../preload/contract';
import { isServiceError } from '../service/transport/service-error';
import type { Store } from '../store/open-store';
import type { UploadRecord } from '../store/sending/upload-record';
import type { ActiveUpload } from './active-upload';
import type { UploadEnd, UploadRun } from './upload-run';

type CallableStore = Pick<Store, 'call'>;

interface Failure {
  cause: unknown;
  /** As it is kept and shown; asked only where it is. */
  error: () => BridgeError;
}

export async function keepEnd(
  store: CallableStore,
  { record: { id } }: ActiveUpload,
  { batchSize }: UploadRun,
  end: UploadEnd,
): Promise<'paused' | 'done' | 'failed'> {
  if (end.state === 'paused') {
    await store.call('uploads.change', id, { state: 'paused', batchSize });
    return 'paused';
  }
  const { missing, different, otherBalances = 0 } = end.readBack;
  const isWhole = missing + different + otherBalances === 0;
  const state = isWhole ? 'done' : 'failed';
  await store.call('uploads.finish', id, {
    state,
    batchSize,
    readBack: end.readBack,
    error: isWhole ? null : notWhole(missing, different, otherBalances),
  });
  return state;
}

function notWhole(missing: number, different: number, otherBalances: number): BridgeError {
  if (missing + different > 0) return { code: 'upload.notAllArrived', params: { missing, different } };
  return { code: 'upload.balanceDiffers', params: { otherBalances } };
}

/** Answers what the store could not keep, for example because the disk is full. */
export async function keepFailure(
  store: CallableStore,
  active: ActiveUpload,
  { batchSize }: UploadRun,
  { cause, error }: Failure,
): Promise<Pick<UploadRecord, 'state' | 'error'> | null> {
  const { id } = active.record;
  if (active.isCancelling) {
    await store.call('uploads.finish', id, { state: 'cancelled' });
    return null;
  }
  const isStopped = isStoppedFromOutside(active, cause);
  const { state } = await store.call('uploads.get', id);
  const kept = {
    state: state === 'answerUnknown' ? state : isStopped ? ('interrupted' as const) : ('failed' as const),
    error: isStopped ? null : error(),
  };
  let unsaved: typeof kept | null = null;
  try {
    // A pause that the user wanted while the service was waiting is none that ends by itself.
    const wait = active.isPausing ? { waitingUntil: null } : {};
    await store.call('uploads.change', id, { ...kept, ...wait, batchSize });
  } catch {
    unsaved = kept;
  }
  await store.call('uploads.close', id);
  return unsaved;
}

export async function keepRollBack(
  store: CallableStore,
  { record: { id } }: ActiveUpload,
  readBack: NonNullable<Upload['readBack']>,
): Promise<void> {
  await store.call('rollBacks.finish', id, readBack);
  const { missing } = readBack;
  if (missing === 0) return;
  // Nothing of that was asked for: the service itself removed more than it was told to.
  const error = { code: 'upload.rolledBackOthers', params: { missing } } as const;
  await store.call('uploads.change', id, { error });
}

export async function keepStoppedRollBack(
  store: CallableStore,
  active: ActiveUpload,
  { cause, error }: Failure,
): Promise<void> {
  const { id } = active.record;
  await store.call('uploads.change', id, {
    state: 'rollBackStopped',
    error: isStoppedFromOutside(active, cause) ? null : error(),
  });
  await store.call('uploads.close', id);
}

/** Quit, pause, connection closed: it can go on any time, after a look. */
function isStoppedFromOutside({ abort }: ActiveUpload, cause: unknown): boolean {
  return abort.signal.aborted || isServiceError(cause, 'service.cancelled');
}
