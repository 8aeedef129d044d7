import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProgram } from '../../scripts/build';
import { startHeadlessDesktop } from '../../scripts/headless';
import { launchProgram } from '../e2e/driver/program';
import { figure } from './figures';
import { writeHardExport, writeLargeExport } from './made-million';
import { papaparseAlone } from './papaparse-alone';
import { watchedImport } from './watched-import';

const rows = Number(process.env.KONTOR_BENCH_ROWS ?? 1_000_000);
/** Threads that are named with what they spent. */
const threadsNamed = 6;

const files = [
  { name: 'plain file', write: writeLargeExport, encoding: 'utf-8', wall: 1.8, processor: 2.5 },
  { name: 'hard file', write: writeHardExport, encoding: 'windows-1252', wall: null, processor: 2.5 },
] as const;

/**
 * A dropped file up to staged, checked and identified in the encrypted store, in the real program, beside papaparse
 * alone (papaparse-alone.ts) in the same runtime (docs/architecture.md, budgets): the plain and the hard file. `KONTOR_BENCH_ROWS` changes the number of rows.
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

async function measure(work: string, path: string, file: (typeof files)[number]): Promise<void> {
  const alone = await papaparseAlone(path, file.encoding);
  const program = await launchProgram({ userData: join(work, `profile of ${file.name}`) });
  try {
    const { wholeMs, spent, seen, longestTaskMs, memoryMb } = await watchedImport(
      program,
      [path],
      join(work, 'trace.json'),
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
    if (seen.previewMs === null)
      console.log('first preview: the list of files showed no word that the measurement waits for');
    else figure({ name: `${name}, first preview`, value: seen.previewMs, unit: 'ms', limit: 300 });
    figure(
      { name: `${name}, longest stall`, value: longestTaskMs, unit: 'ms', limit: 50 },
      `by the clock ${seen.longestStallMs.toFixed(0)} ms`,
    );
    figure({ name: `${name}, memory above idle`, value: memoryMb, unit: 'MB', limit: 500 });
  } finally {
    await program.quit();
  }
}
