import { correlationKeyOf, type ResultKey } from '../../preload/contract/answers/result-table';
import type { PollSnapshot, PollState } from '../service/polling/poll-run';
import { pollFigures } from '../service/polling/poll-schedule';
import type { CorrelationKey } from '../service/service-client';

/** How the results of a run came to be asked for one by one, and what is done with each. */
export interface FollowParts {
  /** Not kept yet. */
  readonly keys: readonly ResultKey[];
  /** Polls until an end; `onWait` hears of each poll without an answer, and ends the polling by answering false. */
  poll(key: CorrelationKey, onWait: (snapshot: PollSnapshot) => boolean): Promise<PollSnapshot>;
  /** The service says that it is there: fetches and keeps it. False: it could not be had now. */
  fetch(key: ResultKey): Promise<boolean>;
  /** Keeps that it is closed to the connection or the customer, or what else its polling failed by. */
  keepRefused(key: ResultKey, end: PollSnapshot): Promise<void>;
  /** Keeps that the service never said that it is there, though others of the same run are. */
  keepLate(key: ResultKey): Promise<void>;
}

/** `all`: each of them is kept, one way or another; otherwise how the polling of one of them ended. */
type FollowEnd = { state: 'all' } | Pick<PollSnapshot, 'state' | 'fault'>;

const halts: ReadonlySet<PollState> = new Set<PollState>(['stopped', 'unknownUser', 'outOfBudget']);

/**
 * Follows each result by its own correlation endpoint (interface.md 4.5, 4.7), for a connection or a customer without the scope of the
 * common one: what is there is fetched at once, what is closed or refused holds up nothing. A result that is still 404 long after the
 * last one came is not waited for, and not called missing: nobody can tell.
 */
export async function followResults(parts: FollowParts): Promise<FollowEnd> {
  let newestMs: number | null = null;
  const follow = async (key: ResultKey): Promise<FollowEnd> => {
    let isLate = false;
    const end = await parts.poll(correlationKeyOf(key), ({ elapsedMs }) => {
      isLate = newestMs !== null && elapsedMs - newestMs >= pollFigures.patienceMs;
      return !isLate;
    });
    if (isLate && end.state === 'stopped') {
      await parts.keepLate(key);
      return { state: 'all' };
    }
    if (halts.has(end.state)) return end;
    if (end.state !== 'done') {
      await parts.keepRefused(key, end);
      return { state: 'all' };
    }
    newestMs = Math.max(newestMs ?? 0, end.elapsedMs);
    return (await parts.fetch(key)) ? { state: 'all' } : { state: 'outOfBudget' };
  };
  const ends = await Promise.all(parts.keys.map(follow));
  return ends.find(({ state }) => state !== 'all') ?? { state: 'all' };
}
