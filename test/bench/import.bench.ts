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
import { figure } from './figures';
import { writeHardExport, writeLargeExport } from './made-million';
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

const files = [
  { name: 'plain file', write: writeLargeExport, encoding: 'utf8', wall: 1.8, processor: 2.5 },
  { name: 'hard file', write: writeHardExport, encoding: 'latin1', wall: null, processor: 2.5 },
] as const;

/**
 * A dropped file up to staged, checked and identified in the encrypted store, in the real program, beside papaparse
 * alone in the same runtime (docs/architecture.md, budgets): the plain and the hard file. `KONTOR_BENCH_ROWS` changes the number of rows.
 */
export async function run(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'kontor-bench-'));
  await buildProgram();
  const desktop = await startHeadlessDesktop(work);
  Object.assign(process.env, desktop.env);
  try {
    for (const file of files) {
      const path = join(work, 'large.csv');
      file.write(path, rows);
      console.log(`${file.name}: ${rows} rows, ${(statSync(path).size / 1e6).toFixed(0)} MB`);
      await measure(work, path, file);
    }
  } finally {
    desktop.stop();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface Alone {
  rows: number;
  ms: number;
  cpuMs: number;
}

function papaparseAlone(path: string, encoding: string): Alone {
  const { executable } = findElectron(() => undefined);
  const env = { ...process.env, ELECTRON_RUN_AS_NODE: '1' };
  const script = join('test', 'bench', 'papaparse-alone.cjs');
  return JSON.parse(execFileSync(executable, [script, path, encoding], { encoding: 'utf8', env })) as Alone;
}

async function measure(work: string, path: string, file: (typeof files)[number]): Promise<void> {
  const alone = papaparseAlone(path, file.encoding);
  const program = await launchProgram({ userData: join(work, `profile of ${file.name}`) });
  try {
    await chooseLanguage(program.window, 'en');
    await waitForStore(program.window);
    await program.window.waitForTimeout(2_000);
    const idleMb = await memoryMb(program);
    await watchPage(program);
    const processId = program.electron.process().pid ?? 0;
    const timesBefore = threadTimes(processId);
    const startedAt = performance.now();
    await dropFiles(program.window, [path]);
    const peakMb = await untilStaged(program);
    const wholeMs = performance.now() - startedAt;
    const spent = timesBetween(timesBefore, threadTimes(processId));
    const seen = await program.window.evaluate(
      () =>
        (window as unknown as { benchSeen: { longestStallMs: number; previewAt: number; droppedAt: number } })
          .benchSeen,
    );
    const named = spent.threads
      .slice(0, threadsNamed)
      .map(({ name, seconds }) => `${seconds.toFixed(1)} ${name}`);
    const seconds = `${(wholeMs / 1000).toFixed(1)} s, papaparse ${(alone.ms / 1000).toFixed(1)} s`;
    const processor = `${spent.seconds.toFixed(1)} s, papaparse ${(alone.cpuMs / 1000).toFixed(1)} s: ${named.join(', ')}`;
    const { name } = file;
    figure({ name: `${name}, to staged`, value: wholeMs / alone.ms, unit: 'x', limit: file.wall }, seconds);
    const ratio = (spent.seconds * 1000) / alone.cpuMs;
    figure({ name: `${name}, processor`, value: ratio, unit: 'x', limit: file.processor }, processor);
    const isSeen = seen.previewAt > seen.droppedAt;
    if (!isSeen)
      console.log('first preview: the list of files showed no word that the measurement waits for');
    else
      figure({
        name: `${name}, first preview`,
        value: seen.previewAt - seen.droppedAt,
        unit: 'ms',
        limit: 300,
      });
    figure({ name: `${name}, longest stall`, value: seen.longestStallMs, unit: 'ms', limit: 50 });
    figure({ name: `${name}, memory above idle`, value: peakMb - idleMb, unit: 'MB', limit: 500 });
  } finally {
    await program.quit();
  }
}

/** Answers the most memory on the way. */
async function untilStaged(program: RunningProgram): Promise<number> {
  for (let peakMb = 0; ; ) {
    peakMb = Math.max(peakMb, await memoryMb(program));
    const state = (await listImports(program.window))[0]?.files[0]?.state;
    if (state === 'failed') throw new Error('The file was not read.');
    if (state === 'staged') return peakMb;
    await new Promise((resolve) => setTimeout(resolve, sampleEveryMs));
  }
}
