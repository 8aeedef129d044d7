import { useEffect } from 'react';
import { redoLast, undoLast } from '../base/announced-changes';
import { openFileChooser } from '../base/file-chooser';
import type { Place } from '../base/navigation';
import { actionOf } from '../base/shortcuts';
import { canRun, pressPrimary, runCommand } from './page-actions';

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
      // A key of the step does nothing where the step has no such thing.
      if (action.kind === 'command' && !canRun(action.command)) return;
      event.preventDefault();
      if (action.kind === 'go') go({ screen: action.screen });
      if (action.kind === 'sheet') openSheet();
      // What lies behind an open dialog is not changed from within it.
      const isBehindDialog = document.querySelector('[role=dialog]') !== null;
      if (action.kind === 'undo' && !isBehindDialog) void undoLast();
      if (action.kind === 'redo' && !isBehindDialog) void redoLast();
      // A key that is held down would walk through one step after the other, and send.
      if (action.kind === 'primary' && !isBehindDialog && !event.repeat) pressPrimary();
      if (action.kind === 'command') runCommand(action.command);
      if (action.kind === 'chooseFiles') {
        go({ screen: 'import' });
        openFileChooser();
      }
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [go, openSheet]);
}
