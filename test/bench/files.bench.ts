import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProgram } from '../../scripts/build';
import { startHeadlessDesktop } from '../../scripts/headless';
import { launchProgram } from '../e2e/driver/program';
import { figure } from './figures';
import { writeLargeExport } from './made-million';
import { watchedImport } from './watched-import';

const fileCount = 200;
const fewFiles = 50;
const rowsOfFile = 500;
const rowsOfLarge = 100_000;
/** As long as the purposes of some banks are, so that it is 32 MB. */
const longer = ', Lieferung an die Filiale Musterstadt, Ansprechpartner siehe Rechnung, Nachnahme ohne';

/** Many small files in one drop, and one of the size that an analyst gets every day, from the drop to staged in the real program. */
export async function run(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'kontor-bench-'));
  await buildProgram();
  const desktop = await startHeadlessDesktop(work);
  Object.assign(process.env, desktop.env);
  try {
    const small = Array.from({ length: fileCount }, (_, at) => join(work, `statement ${at}.csv`));
    for (const [at, path] of small.entries()) writeLargeExport(path, rowsOfFile + at);
    const few = await spentOnFew(work, small.slice(0, fewFiles));
    const many = await measure(work, `${fileCount} files x ${rowsOfFile} rows`, small, 20_000);
    figure(
      {
        name: `processor of a file of ${fileCount} beside one of ${fewFiles}`,
        value: many / few,
        unit: 'x',
        limit: 1.15,
      },
      `${((many / fileCount) * 1_000).toFixed(0)} ms a file`,
    );
    const large = join(work, 'large.csv');
    writeLargeExport(large, rowsOfLarge, longer);
    console.log(`${rowsOfLarge} rows, ${(statSync(large).size / 1e6).toFixed(0)} MB`);
    await measure(work, 'a file of 32 MB', [large], 3_000);
  } finally {
    desktop.stop();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** @return processor time of as many files as are measured then */
async function spentOnFew(work: string, paths: string[]): Promise<number> {
  const program = await launchProgram({ userData: join(work, 'profile of few') });
  try {
    const { spent } = await watchedImport(program, paths, join(work, 'trace.json'));
    return spent.seconds * (fileCount / fewFiles);
  } finally {
    await program.quit();
  }
}

/** @return seconds of processor time */
async function measure(work: string, name: string, paths: string[], limitMs: number): Promise<number> {
  const program = await launchProgram({ userData: join(work, `profile of ${name}`) });
  try {
    const { wholeMs, spent, seen, longestTaskMs, memoryMb } = await watchedImport(
      program,
      paths,
      join(work, 'trace.json'),
    );
    const threads = spent.threads.slice(0, 4).map((one) => `${one.seconds.toFixed(1)} ${one.name}`);
    figure(
      { name: `${name}, to staged`, value: wholeMs, unit: 'ms', limit: limitMs },
      `${spent.seconds.toFixed(1)} s of processor: ${threads.join(', ')}`,
    );
    figure({ name: `${name}, processor`, value: spent.seconds * 1_000, unit: 'ms', limit: null });
    if (seen.previewMs !== null)
      figure({ name: `${name}, first preview`, value: seen.previewMs, unit: 'ms', limit: 300 });
    figure(
      { name: `${name}, longest stall`, value: longestTaskMs, unit: 'ms', limit: 50 },
      `by the clock ${seen.longestStallMs.toFixed(0)} ms`,
    );
    figure({ name: `${name}, memory above idle`, value: memoryMb, unit: 'MB', limit: 500 });
    return spent.seconds;
  } finally {
    await program.quit();
  }
}
