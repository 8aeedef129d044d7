import { inJob } from '../../service';
import type { Uploads } from '../../upload/uploads';
import type { HandlersOf } from '../handler-types';

export function createUploadsHandlers({ uploads }: { uploads: Uploads }): HandlersOf<'uploads'> {
  return {
    'uploads.list': () => uploads.list(),
    'uploads.plan': (importId, customerId) =>
      inJob({ kind: 'plan', id: `plan ${importId}`, customerId }, () => uploads.plan(importId, customerId)),
    'uploads.stopPlanning': (importId) => uploads.stopPlanning(importId).then(() => null),
    'uploads.start': (importId, customerId, next) =>
      inJob({ kind: 'plan', id: `plan ${importId}`, customerId }, () =>
        uploads.start(importId, customerId, next),
      ),
    'uploads.pause': (uploadId) => uploads.pause(uploadId),
    'uploads.resume': (uploadId) => uploads.resume(uploadId),
    'uploads.settled': (uploadId) => uploads.settled(uploadId),
    'uploads.cancel': (uploadId) => uploads.cancel(uploadId),
    'uploads.rollBackPlan': (uploadId) => uploads.rollBackPlan(uploadId),
    'uploads.refusals': (uploadId) => uploads.refusals(uploadId),
    'uploads.leaveOutRefused': (uploadId) => uploads.leaveOutRefused(uploadId),
    'uploads.rollBack': (uploadId) => uploads.rollBack(uploadId),
  };
}
