import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer, BridgeError } from '../../preload/contract';

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: BridgeError }
  | { state: 'ready'; value: T };

interface LoadedOptions {
  /** While it is asked anew for the same key, what came before stays: forms and dialogs on it are not lost. */
  readonly keepsBefore?: boolean;
}

/** A question asked of the program when a screen opens, and again when `key` changes or `reload` is called. */
export function useLoaded<T>(
  key: string,
  load: () => Promise<Answer<T>>,
  { keepsBefore = false }: LoadedOptions = {},
): [Loaded<T>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [round, setRound] = useState(0);
  const askedFor = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what `load` closes over
  useEffect(() => {
    let isCurrent = true;
    const isSame = askedFor.current === key;
    askedFor.current = key;
    setLoaded((before) =>
      keepsBefore && isSame && before.state === 'ready' ? before : { state: 'loading' },
    );
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
