import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { buildProgram } from '../../scripts/build';
import { startHeadlessDesktop } from '../../scripts/headless';
import { dropFiles } from '../e2e/driver/drop-files';
import { chooseLanguage, listImports, openCheck, until, waitForStore } from '../e2e/driver/main-job';
import { launchProgram } from '../e2e/driver/program';
import { figure } from './figures';
import { writeLargeExport } from './made-million';
import { longestTask, startTrace, stopTrace } from './window-tasks';

const rows = Number(process.env.KONTOR_BENCH_ROWS ?? 1_000_000);
const budgetMs = 50;
const readingMs = 600_000;
/** How long it is scrolled in each way: by wheel through a few thousand rows, by the bar from end to end, by key page after page. */
const scrollMs = 5_000;
const ways = ['wheel', 'bar', 'keys'] as const;

/**
 * The longest stall of the real window while the table of all rows of one account is scrolled: the longest task of the window's own
 * thread, in processor time of that thread as Chromium's trace has it, beside the longest time between two frames by the clock. On a
 * quiet computer both hold; on a busy one the clock measures the others too.
 */
export async function run(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'kontor-bench-'));
  const file = join(work, 'large.csv');
  writeLargeExport(file, rows);
  await buildProgram();
  const desktop = await startHeadlessDesktop(work);
  Object.assign(process.env, desktop.env);
  const program = await launchProgram({ userData: join(work, 'profile') });
  const { window: page, electron } = program;
  try {
    await chooseLanguage(page, 'en');
    await waitForStore(page);
    await dropFiles(page, [file]);
    const isStaged = async () => (await listImports(page))[0]?.files[0]?.state === 'staged';
    await until('the file is staged', isStaged, readingMs);
    await openCheck(page);
    await page.getByRole('tab', { name: /^Rows/ }).click();
    await page.getByRole('grid', { name: 'Rows' }).locator('.grid-row').first().waitFor();
    for (const way of ways) {
      const pid = await startTrace(electron);
      const { longestMs, frames, drawn } = await scrolled(page, way);
      const { longestTaskMs, tasks } = longestTask(await stopTrace(electron, join(work, `${way}.json`)), pid);
      if (tasks === 0) throw new Error('the trace has no task of the window');
      figure(
        { name: `longest stall, scrolled by ${way}`, value: longestTaskMs, unit: 'ms', limit: budgetMs },
        `${tasks} tasks; by the clock ${longestMs.toFixed(0)} ms between two of ${frames} frames; ${drawn} rows drawn of ${rows}`,
      );
    }
  } finally {
    await program.quit();
    desktop.stop();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }
}

function scrolled(page: Page, way: (typeof ways)[number]) {
  return page.evaluate(
    async ({ by, forMs }) => {
      const grid = document.querySelector<HTMLElement>('[role=grid]');
      if (!grid) throw new Error('no table');
      grid.focus();
      const seen = { longestMs: 0, frames: 0, drawn: 0 };
      const startedAt = performance.now();
      let last = startedAt;
      while (last - startedAt < forMs) {
        const share = (last - startedAt) / forMs;
        if (by === 'wheel') grid.scrollTop += 240;
        else if (by === 'bar') grid.scrollTop = share * (grid.scrollHeight - grid.clientHeight);
        else grid.dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true }));
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const now = performance.now();
        seen.longestMs = Math.max(seen.longestMs, now - last);
        seen.frames += 1;
        last = now;
      }
      seen.drawn = grid.querySelectorAll('.grid-row').length;
      return seen;
    },
    { by: way, forMs: scrollMs },
  );
}
