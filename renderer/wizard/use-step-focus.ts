import { useEffect, useRef } from 'react';
import { firstPlace, isGiven } from '../ui/use-focus-keeper';

/** The user is in no control: nothing is taken from anybody. */
function isIdle(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement === document.getElementById('content');
}

const modifiers: ReadonlySet<string> = new Set(['Control', 'Shift', 'Alt', 'Meta', 'AltGraph']);

/** The user does something: a key that is held on, or is only begun, is none. */
function isPress(event: Event): boolean {
  return !(event instanceof KeyboardEvent) || !(event.repeat || modifiers.has(event.key));
}

/**
 * The keyboard follows the step: to what is marked `data-focus-first` (an open question, the first finding), else to the button that
 * leads on. The same when the files of a step are read and nobody went elsewhere meanwhile. What is drawn anew gets it back, until the
 * user presses something; from then on the keeper of the focus looks after it.
 */
export function useStepFocus(step: string, isBusy: boolean): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = before.current === null;
    const isNewStep = before.current !== step;
    before.current = step;
    if (isFirst || isBusy || (!isNewStep && !isIdle())) return;
    return followStep();
  }, [step, isBusy]);
}

/** Returns what ends it. */
function followStep(): () => void {
  const start = document.activeElement;
  const observer = new MutationObserver(look);
  let placed: HTMLElement | null = null;
  function look(): void {
    const { activeElement } = document;
    if (placed?.isConnected && activeElement === placed) return;
    const isElsewhere = !isIdle() && activeElement !== start && !isGiven(activeElement);
    if (isElsewhere) end();
    const place = isElsewhere || document.querySelector('[role=dialog]') ? null : firstPlace();
    if (!place) return;
    placed = place;
    place.focus({ preventScroll: place.matches('[data-primary]') });
  }
  function onPress(event: Event): void {
    if (placed && isPress(event)) end();
  }
  function end(): void {
    observer.disconnect();
    document.removeEventListener('keydown', onPress, true);
    document.removeEventListener('pointerdown', onPress, true);
  }
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  document.addEventListener('keydown', onPress, true);
  document.addEventListener('pointerdown', onPress, true);
  look();
  return end;
}
