import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProgram } from './build';
import { findElectron } from './electron-runtime';
import { ensureSystemLibraries } from './system-libraries';
import { runSuite, type SuiteReport, startDesktops, suites } from './test-suites';

const busyRuns = 3;
const busyProcesses = 2;

interface RepeatedRun {
  nth: number;
  isBusy: boolean;
  seconds: number;
  passed: number;
  failed: string[];
}

/** Keeps a core busy for as long as the run takes. */
function keepBusy(): () => void {
  const loops = Array.from({ length: busyProcesses }, () =>
    spawn(process.execPath, ['-e', 'for (;;) Math.sqrt(2)'], { stdio: 'ignore' }),
  );
  return () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
}

function line(run: RepeatedRun): string {
  const where = run.isBusy ? `beside ${busyProcesses} busy` : 'alone';
  const first = `| ${run.nth} | ${where} | ${run.seconds} | ${run.passed} | ${run.failed.length} |`;
  return [first, ...run.failed.map((title) => `|   | | | | ${title} |`)].join('\n');
}

/**
 * `npm run test:repeat -- N [SUITE]`: everything N times, the last three beside two busy processes. No test is tried twice within
 * a run. SUITE limits it to the suites whose configuration has that in its name (`e2e`).
 */
async function repeat(times: number, suiteName: string): Promise<boolean> {
  const chosen = suites.filter(({ config }) => config.includes(suiteName));
  ensureSystemLibraries(['run', 'headless', 'test']);
  findElectron();
  await buildProgram();
  const work = mkdtempSync(join(tmpdir(), 'kontor-repeat-'));
  const desktop = await startDesktops(work);
  const runs: RepeatedRun[] = [];
  try {
    for (let nth = 1; nth <= times; nth++) {
      const isBusy = times > busyRuns && nth > times - busyRuns;
      const stopBusy = isBusy ? keepBusy() : () => undefined;
      const startedAt = Date.now();
      const reports: SuiteReport[] = chosen.map(({ config }) =>
        runSuite(config, join(work, 'report.json'), desktop.env),
      );
      stopBusy();
      runs.push({
        nth,
        isBusy,
        seconds: Math.round((Date.now() - startedAt) / 1_000),
        passed: reports.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0),
        failed: reports.flatMap(({ failedTitles }) => failedTitles),
      });
      console.log(line(runs.at(-1) as RepeatedRun));
    }
  } finally {
    desktop.stop();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }
  console.log(
    ['', '| Run | | Seconds | Passed | Failed |', '|---|---|---|---|---|', ...runs.map(line)].join('\n'),
  );
  return runs.length > 0 && runs.every(({ failed, passed }) => failed.length === 0 && passed > 0);
}

const [times = '10', suiteName = ''] = process.argv.slice(2);
if (!/^[1-9]\d?$/.test(times)) {
  console.error('npm run test:repeat -- N [SUITE], N from 1 to 99');
  process.exit(2);
}
repeat(Number(times), suiteName).then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
