import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { still } from './still';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All that a theme can make wrong: everything else is the same in both, and looked at in one of them. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong on the screen once it stands still, by WCAG 2.2 A and AA, as `rule: element`; by these rules only, where some are named. */
export async function axeProblems(page: Page, rules: readonly string[] = []): Promise<string[]> {
  // What is half faded in has the contrast of nothing.
  await still(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const runOnly =
    rules.length > 0
      ? { type: 'rule', values: [...rules] }
      : { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
  const { violations } = await page.evaluate(askAxe, { runOnly, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/** Runs in the page. Its style sheets, the same on each of its screens, take a fifth of the time: they are gone through when there are others. */
function askAxe(options: { runOnly: { type: string; values: string[] }; resultTypes: string[] }) {
  const holder = window as unknown as {
    axe: { run: (options: object) => Promise<AxeResults> };
    askedSheets?: number;
  };
  const sheets = document.styleSheets.length;
  const preload = options.runOnly.type === 'tag' && holder.askedSheets !== sheets;
  if (preload) holder.askedSheets = sheets;
  return holder.axe.run({ ...options, preload });
}
