import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElectronApplication } from 'playwright-core';
import { buildProgram } from '../../scripts/build';
import { startHeadlessDesktop } from '../../scripts/headless';
import { analyseFiveThousand, fiveThousand } from '../e2e/driver/five-thousand';
import { chooseLanguage, saveReport } from '../e2e/driver/main-job';
import { pdfSheets } from '../e2e/driver/pdf-text';
import { launchProgram } from '../e2e/driver/program';
import { figure } from './figures';
import { threadTimes, timesBetween } from './thread-times';

const rounds = 3;
const budgetSeconds = 6;

/**
 * A report of 24 months, three accounts and 5,000 bookings in the real program, from the click to the file: by the clock, and in
 * processor time of all threads of the program. The best of a few rounds; on a busy computer only the processor's compares.
 */
export async function run(): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'kontor-bench-'));
  await buildProgram();
  const desktop = await startHeadlessDesktop(work);
  Object.assign(process.env, desktop.env);
  const program = await launchProgram({ userData: join(work, 'profile') });
  try {
    await chooseLanguage(program.window, 'en');
    await analyseFiveThousand(program, work);
    await watchPrinting(program.electron);
    const best = { wall: Number.POSITIVE_INFINITY, processor: Number.POSITIVE_INFINITY };
    for (let round = 1; round <= rounds; round += 1) {
      const path = join(work, `report-${round}.pdf`);
      const startedAt = Date.now();
      const { seconds, threads } = await spentOn(program.electron.process().pid ?? 0, () =>
        saveReport(program, path),
      );
      const wall = (Date.now() - startedAt) / 1_000;
      best.wall = Math.min(best.wall, wall);
      best.processor = Math.min(best.processor, seconds);
      console.log(
        `round ${round}: ${wall.toFixed(1)} s by the clock, ${seconds.toFixed(1)} s of processor time, ${pdfSheets(path).length} pages`,
      );
      console.log(`  ${(await stepsOf(program.electron, startedAt)).join(', ')}`);
      for (const thread of threads.slice(0, 6))
        console.log(`  ${thread.seconds.toFixed(1)} s ${thread.name}`);
    }
    for (const [name, seconds] of [
      ['by the clock', best.wall],
      ['processor', best.processor],
    ] as const)
      figure({
        name: `report of ${fiveThousand.bookings} bookings, ${name}`,
        value: seconds,
        unit: 's',
        limit: budgetSeconds,
      });
  } finally {
    await program.quit();
    desktop.stop();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Processor time of all threads of the program while something is done, also of those that end with it. */
async function spentOn(root: number, work: () => Promise<void>) {
  const before = threadTimes(root);
  const after = new Map(before);
  const look = () => {
    for (const [id, time] of threadTimes(root)) after.set(id, time);
  };
  const watching = setInterval(look, 100);
  await work();
  clearInterval(watching);
  look();
  return timesBetween(before, after);
}

interface Watched {
  kontorSteps?: [name: string, at: number][];
}

/** Notes when the hidden window of a report comes, prints and goes. No function has a name here: its compiler's helper is not in the program. */
function watchPrinting(electron: ElectronApplication): Promise<void> {
  return electron.evaluate(({ app }) => {
    const steps: NonNullable<Watched['kontorSteps']> = [];
    (globalThis as Watched).kontorSteps = steps;
    app.on('web-contents-created', (_event, contents) => {
      steps.push(['window', Date.now()]);
      contents.on('did-finish-load', () => steps.push(['loaded', Date.now()]));
      contents.once('destroyed', () => steps.push(['gone', Date.now()]));
      const print = contents.printToPDF.bind(contents);
      contents.printToPDF = async (options) => {
        steps.push(['drawn', Date.now()]);
        const bytes = await print(options);
        steps.push(['printed', Date.now()]);
        return bytes;
      };
    });
  });
}

/** The steps that were noted meanwhile, in seconds after `since`. */
async function stepsOf(electron: ElectronApplication, since: number): Promise<string[]> {
  const steps = await electron.evaluate(() => (globalThis as Watched).kontorSteps?.splice(0) ?? []);
  return steps.map(([name, at]) => `${name} ${((at - since) / 1_000).toFixed(1)} s`);
}
