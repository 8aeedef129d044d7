import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AxeResults } from 'axe-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseLanguage, chooseTheme, importFiles, openCheck, waitForStore } from './driver/main-job';
import { launchProgram, type RunningProgram } from './driver/program';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let work: string;
let program: RunningProgram;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-accessibility-'));
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
  await importFiles(program.window, [join(process.cwd(), 'test/fixtures/formats/de/de-dkb-2023.csv')]);
  await program.window.evaluate(axeSource);
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

/** What axe finds wrong on the screen as it stands, by WCAG 2.2 A and AA, as `rule: element`. */
async function problems(): Promise<string[]> {
  const results = await program.window.evaluate(() =>
    (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    }),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}`),
  );
}

describe.each(['light', 'dark'] as const)('accessibility of the screens, %s (WCAG 2.2 AA)', (theme) => {
  beforeAll(async () => {
    await chooseTheme(program.window, theme);
  });

  it.each(['Import', 'Customers', 'Connections', 'Activity', 'Explorer', 'Settings'])(
    'when the screen %s is checked, nothing is wrong',
    async (screen) => {
      await program.window.getByRole('button', { name: screen, exact: true }).first().click();
      await program.window.waitForTimeout(500);
      expect(await problems()).toEqual([]);
    },
  );

  it('when accounts and rows of an import are checked, nothing is wrong', async () => {
    const { window: page } = program;
    await page.getByRole('button', { name: 'Import', exact: true }).first().click();
    const tab = page.getByRole('tab', { name: /^Rows/ });
    if (!(await tab.isVisible())) await openCheck(page);
    await page.waitForTimeout(500);
    expect(await problems()).toEqual([]);
    await tab.click();
    await page.waitForTimeout(500);
    expect(await problems()).toEqual([]);
  });
});
