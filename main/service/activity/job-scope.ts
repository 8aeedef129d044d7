import { AsyncLocalStorage } from 'node:async_hooks';
import type { ActivityJob } from '../../../preload/contract';

const scope = new AsyncLocalStorage<ActivityJob>();

/**
 * Runs `work` as part of a job: every call to a service that it makes, now or later, by itself or in a timer, leaves its
 * line in the activity under that job. Carried by the asynchronous context, so that no call has to be told.
 */
export function inJob<T>(job: ActivityJob, work: () => T): T {
  return scope.run(job, work);
}

/** The job of the moment; null for a call that nobody put under one. */
export function currentJob(): ActivityJob | null {
  return scope.getStore() ?? null;
}
