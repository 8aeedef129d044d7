import { performance } from 'node:perf_hooks';

/** Time as the client sees it; tests pass a simulated one. */
export interface Clock {
  /** Wall clock, milliseconds since 1970; may jump. */
  nowMs(): number;
  /** Never goes back; may stand still while the machine sleeps. */
  monotonicMs(): number;
  /** Runs `run` once after `delayMs`, at most 24 days; the answer cancels it. */
  setTimer(run: () => void, delayMs: number): () => void;
}

/** The runtime's timers ring at once when they are to wait longer. */
const longestTimerMs = 2 ** 31 - 1;

export const systemClock: Clock = {
  nowMs: () => Date.now(),
  monotonicMs: () => performance.now(),
  setTimer(run, delayMs) {
    const timer = setTimeout(run, Math.min(longestTimerMs, Math.max(0, delayMs)));
    return () => clearTimeout(timer);
  },
};

/** Resolves after `delayMs`; rejects with the signal's reason as soon as it is aborted. */
export function sleep(clock: Clock, delayMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const onAbort = () => {
      cancel();
      reject(signal?.reason);
    };
    const cancel = clock.setTimer(() => {
      signal?.removeEventListener('abort', onAbort);
      resolve();
    }, delayMs);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}

/** `promise`, or a rejection with the signal's reason when that comes first; the promise itself goes on. */
export function unlessAborted<T>(promise: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
