import type { Page } from 'playwright-core';

/** Text for the eye alone that is cut on purpose, and what a user of screens never sees. */
const left = 'svg *, style, script, .hidden-text, .hidden-text *, .skip-link, [data-cut], [data-cut] *';

const controls =
  'button, a[href], input:not([type=hidden]), select, textarea, [role=tab], [role=menuitem], [role=option], [role=slider]';

/**
 * What is cut off, stands outside of the window, is too small to be hit or makes the page scroll aside, a sentence each. What is cut is
 * no fault where the whole of it stands in a `title`; what scrolls in a box of its own is none either.
 */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(findFaults, { leftOut: left, controls });
}

/** Runs in the page. */
function findFaults({ leftOut, controls }: { leftOut: string; controls: string }): string[] {
  const found = new Set<string>();
  const nameOf = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50);
    const classes = [...element.classList].filter((one) => !/^m_|^__/.test(one)).join('.');
    return `${element.tagName.toLowerCase()}.${classes} “${words}”`;
  };
  const isTold = (element: Element) => {
    let at: Element | null = element;
    for (let steps = 0; at && steps < 4; steps += 1, at = at.parentElement)
      if (at.getAttribute('title')) return true;
    return false;
  };
  const { innerWidth: width, innerHeight: height } = window;
  const content = document.getElementById('content');
  if (content && content.scrollWidth > content.clientWidth + 1) found.add('the contents scroll aside');
  // What lies behind a dialog is looked at without it.
  const dialogs = document.querySelectorAll<HTMLElement>('[aria-modal=true]');
  const root = dialogs[dialogs.length - 1] ?? document.body;
  for (const part of root.querySelectorAll<HTMLElement>('table, [role=tablist], [role=grid]')) {
    const isNamed = part.matches('[aria-label], [aria-labelledby]') || part.querySelector(':scope > caption');
    if (!isNamed && part.checkVisibility()) found.add(`without a name: ${nameOf(part)}`);
  }
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.matches(leftOut)) continue;
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const box = element.getBoundingClientRect();
    if (box.width < 1 || box.height < 1) continue;
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    if (!hasText && !element.matches(controls)) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = hasText && !element.matches('select, textarea') ? range.getBoundingClientRect() : box;
    // The boxes around it, either way up to the first that scrolls: what they hide nobody sees.
    let isFreeAside = true;
    let isFreeBelow = true;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX)) isFreeAside = false;
      if (/auto|scroll/.test(overflowY)) isFreeBelow = false;
      const isCutAside =
        isFreeAside &&
        /hidden|clip/.test(overflowX) &&
        (text.right > frame.right + 1.5 || text.left < frame.left - 1.5);
      const isCutBelow = isFreeBelow && /hidden|clip/.test(overflowY) && text.bottom > frame.bottom + 3;
      if (hasText && (isCutAside || isCutBelow) && !isTold(element))
        found.add(`cut ${isCutAside ? 'aside' : 'below'}: ${nameOf(element)}`);
      if (position === 'fixed') break;
    }
    const { overflowX } = getComputedStyle(element);
    const letters = (element.textContent ?? '').trim().length;
    if (hasText && letters > 5 && box.width < 26 && box.height > 60)
      found.add(`squeezed: ${nameOf(element)}`);
    if (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1 && !isTold(element))
      found.add(`cut aside: ${nameOf(element)}`);
    if (isFreeAside && (box.right > width + 1.5 || box.left < -1.5))
      found.add(`outside aside: ${nameOf(element)}`);
    if (isFreeBelow && (box.bottom > height + 1.5 || box.top < -1.5))
      found.add(`outside below: ${nameOf(element)}`);
  }
  return [...found];
}
