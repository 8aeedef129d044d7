import { useEffect, useRef } from 'react';
import type { Dropped } from './dropped-items';
import { type NameOfPaste, readPaste } from './pasted-table';

interface PastedTables {
  take(dropped: Dropped): void;
  nameOf: NameOfPaste;
}

/** A table that is pasted where nothing else takes it becomes a file of the import, like one that is dropped. */
export function usePastedTables(parts: PastedTables): void {
  const latest = useRef(parts);
  latest.current = parts;
  useEffect(() => {
    function onPaste(event: ClipboardEvent) {
      const { clipboardData: data, target } = event;
      if (event.defaultPrevented || !data || takesText(target) || isBehindDialog()) return;
      event.preventDefault();
      void readPaste(data, (mark) => latest.current.nameOf(mark)).then((found) =>
        latest.current.take(found ?? { files: [], refusals: [{ reason: 'pasted', name: '' }] }),
      );
    }
    // Behind the page's own handlers: the table of rows takes its cells itself.
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, []);
}

function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('input, textarea, select, [role=grid]') !== null;
}

const isBehindDialog = () => document.querySelector('[role=dialog]') !== null;
