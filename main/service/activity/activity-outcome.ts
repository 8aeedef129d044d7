import type { ActivityOutcome } from '../../../preload/contract';
import { endpoints } from '../endpoint-tables/endpoints';

/**
 * How a call ended. `key` is that of the registry, or `auth`; no status when no answer came. A 404 (or 202) of a correlation
 * endpoint means that the run is still going on (interface.md 4.5), a 404 of anything else that reads means that there is none.
 */
export function outcomeOf(key: string, status: number | undefined): ActivityOutcome {
  const endpoint = Object.hasOwn(endpoints, key) ? endpoints[key as keyof typeof endpoints] : undefined;
  if (status === undefined) return 'noAnswer';
  if (endpoint?.isCorrelation && (status === 404 || status === 202)) return 'stillRunning';
  if (endpoint?.method === 'GET' && status === 404) return 'nothingThere';
  return status < 400 ? 'answered' : 'refused';
}
