import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProgram } from '../../scripts/build';
import { findElectron } from '../../scripts/electron-runtime';
import { startHeadlessDesktop } from '../../scripts/headless';
import { dropFiles } from '../e2e/driver/drop-files';
import { chooseLanguage, listImports, waitForStore } from '../e2e/driver/main-job';
import { launchProgram, type RunningProgram } from '../e2e/driver/program';
import { writeLargeExport } from './made-million';
import { threadTimes, timesBetween } from './thread-times';

const rows = Number(process.env.KONTOR_BENCH_ROWS ?? 1_000_000);
const sampleEveryMs = 200;
/** Threads that are named with what they spent. */
const threadsNamed = 6;

/** Resident memory of all processes of the program, in megabytes. */
async function memoryMb(program: RunningProgram): Promise<number> {
  const kilobytes = await program.electron.evaluate(({ app }) =>
    app.getAppMetrics().reduce((sum, metric) => sum + metric.memory.workingSetSize, 0),
  );
  return kilobytes / 1024;
}

/** Watches in the page how long it could not paint, and when the first file showed its bank or how it is read. */
async function watchPage(program: RunningProgram): Promise<void> {
  await program.window.evaluate(() => {
    const seen = { longestStallMs: 0, previewAt: 0, droppedAt: 0 };
    // A method, because the driver's compiler marks named functions with a helper that the page does not have.
    const watch = {
      last: performance.now(),
      beat() {
        const now = performance.now();
        seen.longestStallMs = Math.max(seen.longestStallMs, now - watch.last);
        watch.last = now;
        if (
          seen.previewAt === 0 &&
          document.querySelector('table.files tr[data-state] td:nth-child(2) > *') !== null
        ) {
          seen.previewAt = now;
        }
        setTimeout(() => watch.beat(), 0);
      },
    };
    watch.beat();
    window.addEventListener('drop', () => {
      seen.droppedAt = performance.now();
      seen.longestStallMs = 0;
    });
    Object.assign(window, { benchSeen: seen });
  });
}

/**
 * A dropped file up to staged, checked and identified in the encrypted store, in the real program, beside papaparse
 * alone in the same runtime (docs/architecture.md, budgets). `KONTOR_BENCH_ROWS` changes the number of rows.
 */
export async function run(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'kontor-bench-'));
  const file = join(work, 'large.csv');
  writeLargeExport(file, rows);
  console.log(`${rows} rows of 13 columns, ${(statSync(file).size / 1e6).toFixed(0)} MB`);
  const runtime = findElectron();
  await buildProgram();
  const alone = JSON.parse(
    execFileSync(runtime.executable, [join('test', 'bench', 'papaparse-alone.cjs'), file], {
      encoding: 'utf8',
      env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' },
    }),
  ) as { rows: number; ms: number };
  const desktop = await startHeadlessDesktop(work);
  Object.assign(process.env, desktop.env);
  const program = await launchProgram({ userData: join(work, 'profile') });
  try {
    await chooseLanguage(program.window, 'en');
    await waitForStore(program.window);
    await program.window.waitForTimeout(2_000);
    const idleMb = await memoryMb(program);
    let peakMb = idleMb;
    await watchPage(program);
    const processId = program.electron.process().pid ?? 0;
    const timesBefore = threadTimes(processId);
    const startedAt = performance.now();
    await dropFiles(program.window, [file]);
    for (;;) {
      peakMb = Math.max(peakMb, await memoryMb(program));
      const state = (await listImports(program.window))[0]?.files[0]?.state;
      if (state === 'failed') throw new Error('The file was not read.');
      if (state === 'staged') break;
      await new Promise((resolve) => setTimeout(resolve, sampleEveryMs));
    }
    const wholeMs = performance.now() - startedAt;
    const spent = timesBetween(timesBefore, threadTimes(processId));
    const seen = await program.window.evaluate(
      () =>
        (window as unknown as { benchSeen: { longestStallMs: number; previewAt: number; droppedAt: number } })
          .benchSeen,
    );
    console.log(`papaparse alone: ${(alone.ms / 1000).toFixed(2)} s for ${alone.rows} records`);
    console.log(
      `dropped to staged: ${(wholeMs / 1000).toFixed(2)} s, ratio ${(wholeMs / alone.ms).toFixed(2)} (budget 1.5)`,
    );
    const named = spent.threads
      .slice(0, threadsNamed)
      .map(({ name, seconds }) => `${seconds.toFixed(1)} ${name}`);
    console.log(`processor time of all threads: ${spent.seconds.toFixed(1)} s (${named.join(', ')})`);
    const preview =
      seen.previewAt > seen.droppedAt
        ? `${(seen.previewAt - seen.droppedAt).toFixed(0)} ms after the drop`
        : 'not told: the list of files showed no word that the measurement waits for';
    console.log(`first preview: ${preview} (budget 300)`);
    console.log(`longest stall of the window: ${seen.longestStallMs.toFixed(0)} ms (budget 50)`);
    console.log(`memory of all processes above idle: ${(peakMb - idleMb).toFixed(0)} MB (budget 500)`);
  } finally {
    await program.quit();
    desktop.stop();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }
}
