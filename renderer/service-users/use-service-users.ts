import { useEffect, useState } from 'react';
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
  const [stopped, setStopped] = useState<AbortController | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks once more
  useEffect(() => {
    const ended = new AbortController();
    setStopped(ended);
    setUsers([]);
    setError(null);
    setLoading(true);
    void readAll(connectionId, ended.signal, setUsers).then((failed) => {
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
    replace: (user) => setUsers((all) => all.map((one) => (one.userId === user.userId ? user : one))),
    remove: (userIds) => {
      const gone = new Set(userIds);
      setUsers((all) => all.filter(({ userId }) => !gone.has(userId)));
    },
  };
}

async function readAll(
  connectionId: string,
  signal: AbortSignal,
  show: (users: readonly ServiceUser[]) => void,
): Promise<BridgeError | null> {
  const found = new Map<string, ServiceUser>();
  for (let page = 1; page <= 10_000; page += 1) {
    const answer = await kontor()
      .customers.atService(connectionId, page)
      .catch(() => ({ ok: false, error: { code: 'internal' } }) as const);
    if (signal.aborted) return null;
    if (!answer.ok) return answer.error;
    const fresh = answer.value.filter(({ userId }) => !found.has(userId));
    if (fresh.length === 0) return null;
    for (const user of fresh) found.set(user.userId, user);
    show([...found.values()]);
  }
  return null;
}
