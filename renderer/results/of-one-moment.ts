import type { Loaded } from '../base/use-loaded';

/** All of it was answered for what is shown now: none is kept from before, because its answer is on the way or was none. */
export function isOfOneMoment(parts: readonly Loaded<unknown>[]): boolean {
  return parts.every(({ state }) => state === 'ready');
}

/** What was kept from before stands until the new answer is there; it is gone where that is none, or failed: nobody would say that it is old. */
export function keptWhileLoading<T>(loaded: Loaded<T | null>, kept: T | null): T | null {
  if (loaded.state === 'ready') return loaded.value;
  return loaded.state === 'loading' ? kept : null;
}
