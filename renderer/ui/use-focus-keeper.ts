import { useEffect } from 'react';

/** An element on the way from the focus up to the contents, and its number among its siblings then. */
interface Stop {
  readonly element: Element;
  readonly index: number;
}

/** What the Tab key stops at. */
export const tabbable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
/** The button that leads on from what is shown. */
export const leadsOn = 'button[data-primary]:not(:disabled)';
/** A button that works is disabled meanwhile, and then there again. */
const patienceMs = 600;

/**
 * Keeps the keyboard where work goes on. When what had the focus is gone (repaired, removed, answered, taken back, a dialog closed),
 * it goes to what stands in its place, else to the home of the nearest part that is left (`data-focus-home`), else to the button
 * that leads on. Parts that hand the focus on themselves bear `data-own-focus`.
 */
export function useFocusKeeper(): void {
  useEffect(() => {
    let path: readonly Stop[] = [];
    let isInDialog = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function onFocus({ target }: FocusEvent) {
      clearTimeout(timer);
      timer = undefined;
      const content = document.getElementById('content');
      if (!(target instanceof Element)) return;
      isInDialog = target.closest('[role=dialog]') !== null;
      if (content?.contains(target)) path = pathTo(target, content);
      else if (!isInDialog) path = [];
    }
    function look() {
      const [first] = path;
      if (!first || document.activeElement !== document.body || timer !== undefined) return;
      if (document.querySelector('[role=dialog]')) return;
      const isThere = first.element.isConnected && !first.element.matches(':disabled');
      // Pressed beside everything: that is what the user wants.
      if (isThere && !isInDialog) return;
      if (path.some(({ element }) => element.matches('[data-own-focus]'))) return;
      timer = setTimeout(
        () => {
          timer = undefined;
          if (document.activeElement === document.body && !document.querySelector('[role=dialog]'))
            giveFocus(path);
        },
        first.element.isConnected && !isThere ? patienceMs : 0,
      );
    }
    const observer = new MutationObserver(look);
    document.addEventListener('focusin', onFocus);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
}

function pathTo(target: Element, content: HTMLElement): Stop[] {
  const stops: Stop[] = [];
  for (let element: Element | null = target; element && element !== content; element = element.parentElement)
    stops.push({ element, index: element.parentElement ? indexIn(element.parentElement, element) : 0 });
  stops.push({ element: content, index: 0 });
  return stops;
}

function indexIn(parent: Element, child: Element): number {
  return Array.prototype.indexOf.call(parent.children, child);
}

function giveFocus(path: readonly Stop[]): void {
  const [first] = path;
  if (!first) return;
  const isSame = first.element.isConnected && !first.element.matches(':disabled');
  const target = isSame ? first.element : (inItsPlace(path) ?? homeOf(path) ?? wayOn());
  if (target instanceof HTMLElement) target.focus({ preventScroll: isSame });
}

/** What moved up to where the focus was; the one before where it was the last. */
function inItsPlace(path: readonly Stop[]): Element | null {
  const at = path.findIndex(({ element }) => element.isConnected);
  const [lost, kept] = [path[at - 1], path[at]];
  // Disabled and still there: the next of its neighbours.
  if (at === 0) return firstIn(Array.from(path[1]?.element.children ?? []).slice((path[0]?.index ?? 0) + 1));
  if (!lost || !kept || kept.element.id === 'content') return null;
  return firstIn(Array.from(kept.element.children).slice(lost.index));
}

function firstIn(elements: readonly Element[]): Element | null {
  for (const element of elements) {
    const home = element.querySelector('[data-focus-home]');
    const found = home ?? (element.matches(tabbable) ? element : element.querySelector(tabbable));
    if (found?.checkVisibility()) return found;
  }
  return null;
}

function homeOf(path: readonly Stop[]): Element | null {
  for (const { element } of path) {
    const home = element.isConnected ? element.querySelector('[data-focus-home]') : null;
    if (home) return home;
  }
  return null;
}

function wayOn(): Element | null {
  return document.querySelector(leadsOn) ?? document.getElementById('content');
}
