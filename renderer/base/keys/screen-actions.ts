import { useEffect, useRef } from 'react';

/** What hides in a menu, or has no button: name of the action, and how it is done. */
const told = new Map<string, () => void>();

/** Tells that the screen can do this now, under its name in the table of shortcuts. */
export function useScreenAction(command: string, run: () => void, isThere = true): void {
  const newest = useRef(run);
  newest.current = run;
  useEffect(() => {
    if (!isThere) return;
    const own = () => newest.current();
    told.set(command, own);
    return () => {
      if (told.get(command) === own) told.delete(command);
    };
  }, [command, isThere]);
}

function elementOf(command: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-command="${command}"]:not(:disabled)`);
}

/** Behind a dialog nothing is done. */
export function canRun(command: string): boolean {
  if (document.querySelector('[aria-modal=true]')) return false;
  return told.has(command) || elementOf(command) !== null;
}

export function runCommand(command: string): void {
  if (!canRun(command)) return;
  const run = told.get(command);
  const element = elementOf(command);
  if (run) run();
  else if (element) press(element);
}

/** A screen that was just opened has it when it is drawn. */
const patienceMs = 5_000;

/** Does it as soon as the screen can, or not at all. */
export function runWhenThere(command: string): void {
  const observer = new MutationObserver(look);
  const timer = setTimeout(() => observer.disconnect(), patienceMs);
  function look(): void {
    if (!canRun(command)) return;
    clearTimeout(timer);
    observer.disconnect();
    runCommand(command);
  }
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
}

/** Presses what can be pressed, and goes to what is filled in. */
export function press(element: HTMLElement): void {
  const isPressed =
    element instanceof HTMLButtonElement ||
    element.matches('[role=button], [type=checkbox], [type=radio], [role=switch]');
  if (!element.matches('[data-command^=finding]')) element.focus();
  if (isPressed) element.click();
  else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
}
