import { useEffect, useRef } from 'react';
import { leadsOn, tabbable } from '../ui/use-focus-keeper';

/** Where work begins in what is shown; null while that is not known yet. */
function firstPlace(): HTMLElement | null {
  const content = document.getElementById('content');
  if (!content || content.querySelector('[data-focus-wait]')) return null;
  for (const part of content.querySelectorAll<HTMLElement>('[data-focus-first]')) {
    const found = part.matches(tabbable) ? part : part.querySelector<HTMLElement>(tabbable);
    if (found?.checkVisibility()) return found;
  }
  return content.querySelector<HTMLElement>(leadsOn);
}

/** The user is in no control: nothing is taken from anybody. */
function isIdle(): boolean {
  const { activeElement } = document;
  return activeElement === document.body || activeElement === document.getElementById('content');
}

/**
 * The keyboard follows the step: to what is marked `data-focus-first` (an open question, the first finding), else to the button that
 * leads on. The same when the files of a step are read and nobody went elsewhere meanwhile.
 */
export function useStepFocus(step: string, isBusy: boolean): void {
  const before = useRef<string | null>(null);
  useEffect(() => {
    const isFirst = before.current === null;
    const isNewStep = before.current !== step;
    before.current = step;
    if (isFirst || isBusy || (!isNewStep && !isIdle())) return;
    const start = document.activeElement;
    const observer = new MutationObserver(look);
    function look(): void {
      const isElsewhere = !isIdle() && document.activeElement !== start;
      const place = isElsewhere || document.querySelector('[role=dialog]') ? null : firstPlace();
      if (place) place.focus({ preventScroll: place.matches('[data-primary]') });
      if (place || isElsewhere) observer.disconnect();
    }
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
    return () => observer.disconnect();
  }, [step, isBusy]);
}
