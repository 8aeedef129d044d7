import { useCallback, useEffect, useState } from 'react';
import type { Answer, BridgeError } from '../../preload/contract';

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: BridgeError }
  | { state: 'ready'; value: T };

/** A question asked of the program when a screen opens, and again when `key` changes or `reload` is called. */
export function useLoaded<T>(key: string, load: () => Promise<Answer<T>>): [Loaded<T>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what `load` closes over
  useEffect(() => {
    let isCurrent = true;
    setLoaded({ state: 'loading' });
    load()
      .catch((): Answer<T> => ({ ok: false, error: { code: 'internal' } }))
      .then((answer) => {
        if (!isCurrent) return;
        setLoaded(
          answer.ok ? { state: 'ready', value: answer.value } : { state: 'failed', error: answer.error },
        );
      });
    return () => {
      isCurrent = false;
    };
  }, [key, round]);
  return [loaded, useCallback(() => setRound((before) => before + 1), [])];
}
