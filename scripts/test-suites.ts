import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type HeadlessDesktop, startHeadlessDesktop } from './headless';
import { projectRoot } from './project-root';

/** Suites in the order in which they run; each is a vitest configuration. */
export const suites = [
  { name: 'unit and integration', config: 'vitest.config.ts' },
  { name: 'end to end, in the real Electron', config: 'vitest.e2e.config.ts' },
];

interface WrittenReport {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

export interface SuiteReport {
  numPassedTests: number;
  /** Failed tests, and files that could not be loaded: these count no test, and must not count as success. */
  failedTitles: string[];
}

/** More programs at a time than this only get into each other's way. */
const mostDesktops = 4;

/**
 * A desktop for each worker of the end-to-end tests: keys, clipboard, focus and passwords of one program never meet those of another.
 * The environment is that of the first, and names all of them in KONTOR_DESKTOPS (test/e2e/driver/own-desktop.ts).
 */
export async function startDesktops(work: string): Promise<HeadlessDesktop> {
  const desktops: HeadlessDesktop[] = [];
  const stop = () => {
    for (const desktop of desktops) desktop.stop();
  };
  try {
    for (let number = 1; number <= Math.min(availableParallelism(), mostDesktops); number += 1) {
      const home = join(work, `desktop-${number}`);
      mkdirSync(home, { mode: 0o700 });
      desktops.push(await startHeadlessDesktop(home));
    }
  } catch (cause) {
    stop();
    throw cause;
  }
  const all = desktops.map(({ env }) => env);
  return { env: { ...all[0], KONTOR_DESKTOPS: JSON.stringify(all) }, stop };
}

/** A suite that takes longer than this stands still: it ends as failed instead of holding up whoever waits for it. */
const suiteLimitMs = 38 * 60_000;

/** Runs one suite once, a line a file, and says what failed. */
export function runSuite(config: string, reportFile: string, env: Record<string, string>): SuiteReport {
  const outcome = spawnSync(
    join(projectRoot, 'node_modules', '.bin', 'vitest'),
    ['run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
    {
      cwd: projectRoot,
      stdio: 'inherit',
      env: { NO_COLOR: '1', ...process.env, ...env },
      timeout: suiteLimitMs,
      killSignal: 'SIGKILL',
    },
  );
  try {
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as WrittenReport;
    const failedTitles = failuresIn(report);
    const isGood = report.success && outcome.status === 0;
    if (!isGood && failedTitles.length === 0) failedTitles.push(`${config} ended with ${outcome.status}`);
    return { numPassedTests: report.numPassedTests, failedTitles };
  } catch {
    const why = outcome.signal ? `was ended after ${suiteLimitMs / 60_000} minutes` : 'wrote no report';
    return { numPassedTests: 0, failedTitles: [`${config} ${why}`] };
  } finally {
    rmSync(reportFile, { force: true });
  }
}

function failuresIn({ testResults }: WrittenReport): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === 'failed').map(({ fullName }) => fullName);
    return failed.length === 0 && status === 'failed' ? [`${name} could not be run`] : failed;
  });
}
