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

/** What the keeper gave the focus to last: that is no choice of the user. */
let givenTo: Element | null = null;

export function isGiven(element: Element | null): boolean {
  return element !== null && element === givenTo;
}

/** What is shown is still being put together (`data-focus-wait`): where work goes on is not known yet. */
function isUnknown(): boolean {
  return document.querySelector('#content [data-focus-wait]') !== null;
}

/** Where work begins in what is shown: an open question, else the button that leads on; null while that is not known yet. */
export function firstPlace(): HTMLElement | null {
  const content = document.getElementById('content');
  if (!content || isUnknown()) return null;
  for (const part of content.querySelectorAll<HTMLElement>('[data-focus-first]')) {
    const found = part.matches(tabbable) ? part : part.querySelector<HTMLElement>(tabbable);
    if (found?.checkVisibility()) return found;
  }
  return content.querySelector<HTMLElement>(leadsOn);
}

/**
 * Keeps the keyboard where work goes on. When what had the focus is gone (repaired, removed, answered, taken back, a dialog closed),
 * it goes to what stands in its place, else to the home of the nearest part that is left (`data-focus-home`), else to where work
 * begins in what is shown. Until that is known it stands in the contents. Parts that hand the focus on themselves bear
 * `data-own-focus`.
 */
export function useFocusKeeper(): void {
  useEffect(() => {
    const keeper = new FocusKeeper();
    const observer = new MutationObserver(keeper.look);
    document.addEventListener('focusin', keeper.onFocus);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled', 'data-focus-wait'],
    });
    return () => {
      keeper.stop();
      observer.disconnect();
      document.removeEventListener('focusin', keeper.onFocus);
    };
  }, []);
}

class FocusKeeper {
  #path: readonly Stop[] = [];
  #isInDialog = false;
  /** Meanwhile in the contents, which is no place to work at. */
  #isParked = false;
  /** What had the focus says that it works: a button is disabled meanwhile. */
  #isAtWork = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  readonly onFocus = ({ target }: FocusEvent): void => {
    this.stop();
    const content = document.getElementById('content');
    if (!(target instanceof Element) || (this.#isParked && target === content)) return;
    this.#isParked = false;
    this.#isAtWork = false;
    this.#isInDialog = target.closest('[role=dialog], [role=menu]') !== null;
    if (content?.contains(target)) this.#path = pathTo(target, content);
    // A notice beside the contents leads into them when it goes; what opens over them (a menu, a dialog out of it) leads back.
    else if (content && target.closest('.shell'))
      this.#path = [
        { element: target, index: 0 },
        { element: content, index: 0 },
      ];
  };

  readonly look = (): void => {
    const [first] = this.#path;
    if (!first || !this.#isLost() || this.#timer !== undefined) return;
    const isThere = first.element.isConnected && !first.element.matches(':disabled');
    // Pressed beside everything: that is what the user wants.
    if (isThere && !this.#isInDialog && !this.#isAtWork) return;
    if (this.#path.some(({ element }) => element.matches('[data-own-focus]'))) return;
    if (isUnknown()) {
      this.#isParked = true;
      document.getElementById('content')?.focus({ preventScroll: true });
      return;
    }
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        // It is at work as long as it says so: then it gets the focus back, however long that takes.
        this.#isAtWork = first.element.isConnected && first.element.matches('[data-loading]');
        if (this.#isAtWork) return;
        if (this.#isLost()) giveFocus(this.#path);
      },
      first.element.isConnected && !isThere ? patienceMs : 0,
    );
  };

  /** Never while a dialog is open: it keeps the focus itself. What opens beside its button does not. */
  #isLost(): boolean {
    const { activeElement, body } = document;
    if (document.querySelector('[aria-modal=true]')) return false;
    return activeElement === body || (this.#isParked && activeElement?.id === 'content');
  }
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
  const target = isSame
    ? first.element
    : (inItsPlace(path) ?? homeOf(path) ?? firstPlace() ?? document.getElementById('content'));
  if (!(target instanceof HTMLElement)) return;
  givenTo = target;
  target.focus({ preventScroll: isSame });
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
    const home = element.querySelector('[data-focus-home]') ?? element.querySelector(leadsOn);
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
