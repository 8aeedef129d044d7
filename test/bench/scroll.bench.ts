import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProgram } from '../../scripts/build';
import { startHeadlessDesktop } from '../../scripts/headless';
import { dropFiles } from '../e2e/driver/drop-files';
import { chooseLanguage, listImports, openCheck, until, waitForStore } from '../e2e/driver/main-job';
import { launchProgram } from '../e2e/driver/program';
import { writeLargeExport } from './made-million';

const rows = Number(process.env.KONTOR_BENCH_ROWS ?? 1_000_000);
const budgetMs = 50;
const readingMs = 600_000;
/** How long it is scrolled in each way: by wheel through a few thousand rows, and by the bar from end to end. */
const scrollMs = 5_000;

/** The longest time in which the real window could not paint while the table of all rows of one account is scrolled. */
export async function run(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'kontor-bench-'));
  const file = join(work, 'large.csv');
  writeLargeExport(file, rows);
  await buildProgram();
  const desktop = await startHeadlessDesktop(work);
  Object.assign(process.env, desktop.env);
  const program = await launchProgram({ userData: join(work, 'profile') });
  const { window: page } = program;
  try {
    await chooseLanguage(page, 'en');
    await waitForStore(page);
    await dropFiles(page, [file]);
    const isStaged = async () => (await listImports(page))[0]?.files[0]?.state === 'staged';
    await until('the file is staged', isStaged, readingMs);
    await openCheck(page);
    await page.getByRole('tab', { name: /^Rows/ }).click();
    await page.getByRole('grid', { name: 'Rows' }).locator('.grid-row').first().waitFor();
    for (const way of ['wheel', 'bar'] as const) {
      const { longestMs, frames, drawn } = await page.evaluate(
        async ({ by, forMs }) => {
          const grid = document.querySelector<HTMLElement>('[role=grid]');
          if (!grid) throw new Error('no table');
          const seen = { longestMs: 0, frames: 0, drawn: 0 };
          const startedAt = performance.now();
          let last = startedAt;
          while (last - startedAt < forMs) {
            const share = (last - startedAt) / forMs;
            if (by === 'wheel') grid.scrollTop += 240;
            else grid.scrollTop = share * (grid.scrollHeight - grid.clientHeight);
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
      const verdict = longestMs <= budgetMs ? 'met' : 'MISSED';
      console.log(
        `scrolled by ${way}: longest stall ${longestMs.toFixed(0)} of ${budgetMs} ms, ${verdict} (${frames} frames, ${drawn} rows drawn of ${rows})`,
      );
    }
  } finally {
    await program.quit();
    desktop.stop();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }
}
