import { useEffect } from 'react';
import { isHeldBack, type OpenPart } from '../base/keys/held-back';
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

/** What stands before the screen now. */
function openPart(): OpenPart {
  if (document.querySelector('.mantine-Spotlight-content')) return 'palette';
  if (document.querySelector('[aria-modal=true]')) return 'dialog';
  return document.querySelector('[role=dialog]') ? 'popover' : 'nothing';
}

export function useShortcuts({ table, run }: ShortcutKeys): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const action = actionOf(event, isTypingIn(event.target), table);
      if (!action) return;
      // A key of the step does nothing where the step has no such thing.
      if (action.kind === 'command' && !action.screen && !canRun(action.command)) return;
      const isHeld = isHeldBack(action.kind, openPart());
      if (action.kind === 'command' && isHeld) return;
      event.preventDefault();
      if (isHeld) return;
      // A key that is held down would walk through one step after the other, and send.
      if (event.repeat && action.kind !== 'undo' && action.kind !== 'redo' && action.kind !== 'command')
        return;
      run(action);
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [table, run]);
}
