import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeProblems, colourRules } from './driver/axe';
import { chooseLanguage, chooseTheme, importFiles, openCheck, waitForStore } from './driver/main-job';
import { launchProgram, type RunningProgram } from './driver/program';

let work: string;
let program: RunningProgram;

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'kontor-accessibility-'));
  program = await launchProgram({ userData: join(work, 'profile') });
  await chooseLanguage(program.window, 'en');
  await waitForStore(program.window);
  await importFiles(program.window, [join(process.cwd(), 'test/fixtures/formats/de/de-dkb-2023.csv')]);
});
afterAll(async () => {
  await program.quit();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});

describe.each(['light', 'dark'] as const)('accessibility of the screens, %s (WCAG 2.2 AA)', (theme) => {
  beforeAll(async () => {
    await chooseTheme(program.window, theme);
  });
  const problems = () => axeProblems(program.window, theme === 'dark' ? colourRules : []);

  it.each(['Import', 'Customers', 'Connections', 'Activity', 'Explorer', 'Settings'])(
    'when the screen %s is checked, nothing is wrong',
    async (screen) => {
      await program.window.getByRole('button', { name: screen, exact: true }).first().click();
      expect(await problems()).toEqual([]);
    },
  );

  it('when accounts and rows of an import are checked, nothing is wrong', async () => {
    const { window: page } = program;
    await page.getByRole('button', { name: 'Import', exact: true }).first().click();
    const tab = page.getByRole('tab', { name: /^Rows/ });
    if (!(await tab.isVisible())) await openCheck(page);
    expect(await problems()).toEqual([]);
    await tab.click();
    expect(await problems()).toEqual([]);
  });
});
