import { useState } from 'react';
import type { Answer } from '../../../preload/contract';
import { type Loaded, useLoaded } from '../../base/use-loaded';

interface PageRange {
  readonly offset: number;
  readonly limit: number;
}

interface PairPage<Window> {
  /** Whether the page that `offset` asks for is there. */
  readonly loaded: Loaded<Window>;
  /** As it was read last; null while it is read for the first time. */
  readonly page: Window | null;
  readonly offset: number;
  move(to: number): void;
  /** After an answer: the page stays where it is under the hand. */
  readAgain(): Promise<Answer<Window>>;
  reload(): void;
}

/** One page of a list of pairs; another `key` is another list. */
export function usePairPage<Window>(
  key: string,
  pageSize: number,
  read: (range: PageRange) => Promise<Answer<Window>>,
): PairPage<Window> {
  const [offset, setOffset] = useState(0);
  const readPage = () => read({ offset, limit: pageSize });
  const [loaded, reload] = useLoaded(`${key}:${offset}`, readPage);
  const [shown, setShown] = useState<Window | null>(null);
  return {
    loaded,
    page: shown ?? (loaded.state === 'ready' ? loaded.value : null),
    offset,
    move(to) {
      setShown(null);
      setOffset(to);
    },
    async readAgain() {
      const now = await readPage();
      if (now.ok) setShown(now.value);
      return now;
    },
    reload,
  };
}
