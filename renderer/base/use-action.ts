import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer, BridgeError } from '../../preload/contract';

interface Action<Args extends unknown[], T> {
  readonly run: (...args: Args) => Promise<Answer<T>>;
  readonly isRunning: boolean;
  readonly error: BridgeError | null;
  readonly clear: () => void;
}

/** A bridge call started by the user: running, refused with an error to show in place, or done. */
export function useAction<Args extends unknown[], T>(
  call: (...args: Args) => Promise<Answer<T>>,
): Action<Args, T> {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<BridgeError | null>(null);
  const isMounted = useRef(true);
  const latest = useRef(call);
  latest.current = call;
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const run = useCallback(async (...args: Args) => {
    setRunning(true);
    setError(null);
    const answer = await latest
      .current(...args)
      .catch((): Answer<T> => ({ ok: false, error: { code: 'internal' } }));
    if (isMounted.current) {
      setRunning(false);
      if (!answer.ok) setError(answer.error);
    }
    return answer;
  }, []);
  const clear = useCallback(() => setError(null), []);
  return { run, isRunning, error, clear };
}
