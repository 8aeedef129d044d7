import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { still } from './still';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** All that a theme can make wrong: everything else is the same in both, and looked at in one of them. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong on the screen as it stands, by WCAG 2.2 A and AA, as `rule: element`; by these rules only, where some are named. */
export async function axeProblems(page: Page, rules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // What is half faded in has the contrast of nothing.
  await still(page);
  const runOnly =
    rules.length > 0
      ? { type: 'rule', values: [...rules] }
      : { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
  const { violations } = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run(options),
    { runOnly, resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}
