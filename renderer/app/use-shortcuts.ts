import { useEffect } from 'react';
import { actionOf } from '../base/keys/key-presses';
import { canRun } from '../base/keys/screen-actions';
import type { Shortcut, ShortcutAction } from '../base/keys/shortcuts';

/** Inputs that take no text. */
const untyped: ReadonlySet<string> = new Set(['checkbox', 'radio', 'button', 'file', 'submit']);

function isTypingIn(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !untyped.has(target.type);
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName);
}

interface ShortcutKeys {
  table: readonly Shortcut[];
  run: (action: ShortcutAction) => void;
}

/** What lies behind an open dialog is not changed from within it. */
const ofTheScreen: ReadonlySet<ShortcutAction['kind']> = new Set(['undo', 'redo', 'import']);

export function useShortcuts({ table, run }: ShortcutKeys): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const action = actionOf(event, isTypingIn(event.target), table);
      if (!action) return;
      // A key of the step does nothing where the step has no such thing.
      if (action.kind === 'command' && !action.screen && !canRun(action.command)) return;
      if (action.kind === 'command' && document.querySelector('[aria-modal=true]')) return;
      event.preventDefault();
      if (ofTheScreen.has(action.kind) && document.querySelector('[role=dialog]')) return;
      // A key that is held down would walk through one step after the other, and send.
      if (event.repeat && action.kind !== 'undo' && action.kind !== 'redo' && action.kind !== 'command')
        return;
      run(action);
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [table, run]);
}
