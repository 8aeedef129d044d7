import type { Page } from 'playwright-core';
import { shownKeys } from '../../../renderer/base/keys/key-presses';
import { shortcuts } from '../../../renderer/base/keys/shortcuts';
import { still } from '../driver/still';

/** Something that can be pressed or filled in, or an entry of the palette: its name, and the keys that stand beside it. */
interface Offered {
  readonly name: string;
  readonly keys: string;
}

/** Keys of what bears a command, as the table has them. */
const keysOf: Readonly<Record<string, string>> = Object.fromEntries(
  shortcuts.flatMap(({ action, keys }) =>
    action.kind === 'command' && keys !== '' ? [[action.command, shownKeys(keys, 'linux').join(' ')]] : [],
  ),
);

/** What the walk found by its words before, with its keys. */
const found = new Map<string, string>();

/**
 * What the screen offers and its palette has not, or has without its key. Nothing where a dialog or a menu is open: behind it nothing is
 * done. What stands in single rows is no action of the screen.
 */
export async function paletteGaps(page: Page): Promise<string[]> {
  if ((await page.locator('[role=dialog], [role=menu]').count()) > 0) return [];
  const offered = await page.evaluate(offeredNow, keysOf);
  await page.keyboard.press('Control+k');
  const palette = page.locator('.mantine-Spotlight-content');
  await palette.waitFor();
  await still(page);
  const keysBy = new Map<string, string>();
  const note = async () => {
    for (const { name, keys } of await page.evaluate(entriesNow)) keysBy.set(name, keys);
  };
  await note();
  // Of more than it shows at once, the others come by their words.
  for (const { name } of offered) {
    if (keysBy.has(name) || found.has(name)) continue;
    await palette.locator('input').fill(name);
    await still(page);
    await note();
  }
  await page.keyboard.press('Escape');
  await palette.waitFor({ state: 'detached' });
  await still(page);
  return offered.flatMap(({ name, keys }) => {
    const inPalette = keysBy.get(name) ?? found.get(name);
    if (inPalette !== undefined) found.set(name, inPalette);
    if (inPalette === undefined) return [`not in the palette: ${name}`];
    return keys === '' || inPalette === keys ? [] : [`in the palette without ${keys}: ${name}`];
  });
}

/** Runs in the page. */
function offeredNow(keysOfCommand: Readonly<Record<string, string>>): Offered[] {
  const text = (node: Element | null | undefined): string => {
    const copy = node?.cloneNode(true) as Element | undefined;
    for (const hidden of copy?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove();
    return (copy?.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const all: Offered[] = [];
  const kinds = 'button, [role=button], select, textarea, input:not([type=hidden], [type=file])';
  for (const element of document.querySelectorAll<HTMLElement>(`#content :is(${kinds})`)) {
    const isOfRow = element.closest('table, [role=grid], [role=listbox], [aria-hidden=true]') !== null;
    const isDone = element.matches(':disabled, [aria-disabled=true], [type=radio]:checked');
    if (isOfRow || isDone || !element.checkVisibility()) continue;
    const namedBy = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    const label = (element as HTMLInputElement).labels?.[0];
    const name =
      element.getAttribute('aria-label') ||
      namedBy.map(text).filter(Boolean).join(' ') ||
      text(label) ||
      text(element);
    all.push({ name, keys: keysOfCommand[element.dataset.command ?? ''] ?? '' });
  }
  return all;
}

/** Runs in the page. */
function entriesNow(): Offered[] {
  return [...document.querySelectorAll('.mantine-Spotlight-action')].map((entry) => ({
    name: (entry.querySelector('.mantine-Spotlight-actionLabel')?.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    keys: entry.querySelector('kbd')?.textContent ?? '',
  }));
}
