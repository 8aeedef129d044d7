import { useEffect } from 'react';
import { undoLast } from '../base/announced-changes';
import { openFileChooser } from '../base/file-chooser';
import type { Place } from '../base/navigation';
import { actionOf } from '../base/shortcuts';

/** Inputs that take no text. */
const untyped: ReadonlySet<string> = new Set(['checkbox', 'radio', 'button', 'file', 'submit']);

function isTypingIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !untyped.has(target.type);
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName);
}

export function useShortcuts({ go, openSheet }: { go: (place: Place) => void; openSheet: () => void }): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const action = actionOf(event, isTypingIn(event.target));
      if (!action) return;
      event.preventDefault();
      if (action.kind === 'go') go({ screen: action.screen });
      if (action.kind === 'sheet') openSheet();
      // What lies behind an open dialog is not changed from within it.
      if (action.kind === 'undo' && !document.querySelector('[role=dialog]')) void undoLast();
      if (action.kind === 'chooseFiles') {
        go({ screen: 'import' });
        openFileChooser();
      }
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [go, openSheet]);
}
