import { useEffect } from 'react';
import { openFileChooser } from '../import/file-chooser';
import type { Place } from './navigation';
import { actionOf } from './shortcuts';

function isTypingIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

export function useShortcuts({ go, openSheet }: { go: (place: Place) => void; openSheet: () => void }): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const action = actionOf(event, isTypingIn(event.target));
      if (!action) return;
      event.preventDefault();
      if (action.kind === 'go') go({ screen: action.screen });
      if (action.kind === 'sheet') openSheet();
      if (action.kind === 'chooseFiles') {
        go({ screen: 'import' });
        openFileChooser();
      }
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [go, openSheet]);
}
