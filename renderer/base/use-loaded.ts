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

const loading = { state: 'loading' } as const;

/** A question asked of the program when a screen opens, and again when `key` changes or `reload` is called. What was answered for another key is never shown. */
export function useLoaded<T>(
  key: string,
  load: () => Promise<Answer<T>>,
  { keepsBefore = false }: LoadedOptions = {},
): [Loaded<T>, () => void] {
  const [kept, setKept] = useState<{ key: string; loaded: Loaded<T> }>({ key, loaded: loading });
  const [round, setRound] = useState(0);
  const askedFor = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for what `load` closes over
  useEffect(() => {
    let isCurrent = true;
    const isSame = askedFor.current === key;
    askedFor.current = key;
    setKept((before) =>
      keepsBefore && isSame && before.loaded.state === 'ready' ? before : { key, loaded: loading },
    );
    load()
      .catch((): Answer<T> => ({ ok: false, error: { code: 'internal' } }))
      .then((answer) => {
        if (!isCurrent) return;
        const loaded: Loaded<T> = answer.ok
          ? { state: 'ready', value: answer.value }
          : { state: 'failed', error: answer.error };
        setKept({ key, loaded });
      });
    return () => {
      isCurrent = false;
    };
  }, [key, round]);
  // A new key is asked for only after it was drawn once.
  const loaded = kept.key === key ? kept.loaded : loading;
  return [loaded, useCallback(() => setRound((before) => before + 1), [])];
}
