import { useEffect, useRef, useState } from 'react';
import type { BridgeError, ServiceUser } from '../../preload/contract';
import { kontor } from '../base/kontor';

export interface ServiceUsersState {
  readonly users: readonly ServiceUser[];
  readonly isLoading: boolean;
  readonly error: BridgeError | null;
  /** What has come stays. */
  readonly stop: () => void;
  readonly again: () => void;
  /** One that was changed at the service. */
  readonly replace: (user: ServiceUser) => void;
  /** Those that were deleted there. */
  readonly remove: (userIds: readonly string[]) => void;
}

/** Users of a service, page after page until one brings nothing new; asked anew for another connection. */
export function useServiceUsers(connectionId: string): ServiceUsersState {
  const [users, setUsers] = useState<readonly ServiceUser[]>([]);
  const [isLoading, setLoading] = useState(true);
  const [error, setError] = useState<BridgeError | null>(null);
  const [round, setRound] = useState(0);
  /** What has come, by its identifier; null for what was deleted meanwhile: a later page must not bring it back. */
  const found = useRef(new Map<string, ServiceUser | null>());
  const [stopped, setStopped] = useState<AbortController | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks once more
  useEffect(() => {
    const ended = new AbortController();
    setStopped(ended);
    const here = new Map<string, ServiceUser | null>();
    found.current = here;
    setUsers([]);
    setError(null);
    setLoading(true);
    void readAll(connectionId, ended.signal, { found: here, show: setUsers }).then((failed) => {
      if (ended.signal.aborted && ended.signal.reason !== 'stopped') return;
      setError(failed);
      setLoading(false);
    });
    return () => ended.abort('left');
  }, [connectionId, round]);
  return {
    users,
    isLoading,
    error,
    stop: () => {
      stopped?.abort('stopped');
      setLoading(false);
    },
    again: () => setRound(round + 1),
    replace: (user) => {
      found.current.set(user.userId, user);
      setUsers(standing(found.current));
    },
    remove: (userIds) => {
      for (const userId of userIds) found.current.set(userId, null);
      setUsers(standing(found.current));
    },
  };
}

function standing(found: ReadonlyMap<string, ServiceUser | null>): ServiceUser[] {
  return [...found.values()].filter((user): user is ServiceUser => user !== null);
}

/** The first page is shown at once; after it, drawing each of two hundred would take longer than asking for them. */
const showEveryMs = 400;

interface Reading {
  /** Also filled and emptied by what is done meanwhile. */
  readonly found: Map<string, ServiceUser | null>;
  readonly show: (users: readonly ServiceUser[]) => void;
}

async function readAll(
  connectionId: string,
  signal: AbortSignal,
  { found, show }: Reading,
): Promise<BridgeError | null> {
  const ask = (page: number) =>
    kontor()
      .customers.atService(connectionId, page)
      .catch(() => ({ ok: false, error: { code: 'internal' } }) as const);
  let shownAt = Number.NEGATIVE_INFINITY;
  let next = ask(1);
  for (let page = 1; page <= 10_000; page += 1) {
    const answer = await next;
    if (signal.aborted) return null;
    if (!answer.ok) return withAll(answer.error);
    const fresh = answer.value.filter(({ userId }) => !found.has(userId));
    if (fresh.length === 0) return withAll(null);
    // The service is asked on while this page is shown.
    next = ask(page + 1);
    for (const user of fresh) found.set(user.userId, user);
    if (performance.now() - shownAt < showEveryMs) continue;
    show(standing(found));
    shownAt = performance.now();
  }
  return withAll(null);

  function withAll(error: BridgeError | null): BridgeError | null {
    show(standing(found));
    return error;
  }
}
