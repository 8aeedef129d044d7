import { useEffect, useRef, useState } from 'react';
import type { Answer, ImportSummary } from '../../../preload/contract';
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
}

/**
 * One page of a list of pairs; another `list` is another one. Where only the import is another one, because something was answered or
 * taken back, the page is read again and stays where it is under the hand.
 */
export function usePairPage<Window>(
  { list, summary }: { list: string; summary: ImportSummary },
  pageSize: number,
  read: (range: PageRange) => Promise<Answer<Window>>,
): PairPage<Window> {
  const [offset, setOffset] = useState(0);
  const readPage = () => read({ offset, limit: pageSize });
  const [loaded, reload] = useLoaded(`${list}:${offset}`, readPage);
  const [shown, setShown] = useState<Window | null>(null);
  const latest = useRef({ readPage, reload, summary });
  latest.current = { ...latest.current, readPage, reload };
  useEffect(() => {
    if (latest.current.summary === summary) return;
    latest.current.summary = summary;
    let isCurrent = true;
    void latest.current.readPage().then((now) => {
      if (!isCurrent) return;
      if (now.ok) setShown(now.value);
      else latest.current.reload();
    });
    return () => {
      isCurrent = false;
    };
  }, [summary]);
  return {
    loaded,
    page: shown ?? (loaded.state === 'ready' ? loaded.value : null),
    offset,
    move(to) {
      setShown(null);
      setOffset(to);
    },
  };
}
