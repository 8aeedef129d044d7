import type { Page } from 'playwright-core';

/**
 * Texts in sight that say one of these secrets though names are hidden: anything that is not blurred, inside a blurred element or not,
 * drawings included.
 */
export function shownSecrets(page: Page, secrets: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (!wanted.some((secret) => text.replace(/\s/g, '').includes(secret.replace(/\s/g, '')))) continue;
      let element: Element | null = node.parentElement;
      if (!element?.checkVisibility() || element.closest('.hidden-text, style, script')) continue;
      while (element && !getComputedStyle(element).filter.includes('blur')) element = element.parentElement;
      if (!element) found.add(text.trim().slice(0, 120));
    }
    return [...found];
  }, secrets);
}
