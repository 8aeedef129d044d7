import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProgram } from './build';
import { findElectron } from './electron-runtime';
import { startHeadlessDesktop } from './headless';
import { projectRoot } from './project-root';
import { ensureSystemLibraries } from './system-libraries';

/** Suites in the order in which they run; each is a vitest configuration. */
const suites = [
  { name: 'unit and integration', config: 'vitest.config.ts' },
  { name: 'end to end, in the real Electron', config: 'vitest.e2e.config.ts' },
];

interface SuiteReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numTotalTestSuites: number;
  success: boolean;
}

/**
 * `npm test`: builds the program and runs all suites against real parts, on a display, a session bus and a Secret
 * Service of their own. The last line counts all suites together.
 */
async function test(): Promise<boolean> {
  ensureSystemLibraries(['run', 'headless', 'test']);
  findElectron();
  await buildProgram();
  const work = mkdtempSync(join(tmpdir(), 'kontor-test-'));
  const desktop = await startHeadlessDesktop(work);
  let passed = 0;
  let failed = 0;
  try {
    for (const suite of suites) {
      console.log(`\n== ${suite.name}`);
      const report = runSuite(suite.config, join(work, 'report.json'), desktop.env);
      passed += report.numPassedTests;
      // A file that could not be loaded counts no test, and must not count as success.
      failed += report.numFailedTests || (report.success ? 0 : 1);
    }
  } finally {
    desktop.stop();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}

function runSuite(config: string, reportFile: string, env: Record<string, string>): SuiteReport {
  const outcome = spawnSync(
    join(projectRoot, 'node_modules', '.bin', 'vitest'),
    ['run', '--config', config, '--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`],
    { cwd: projectRoot, stdio: 'inherit', env: { ...process.env, ...env } },
  );
  try {
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as SuiteReport;
    return { ...report, success: report.success && outcome.status === 0 };
  } catch {
    return {
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      numTotalTestSuites: 0,
      success: false,
    };
  } finally {
    rmSync(reportFile, { force: true });
  }
}

test().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    console.log('0 passed, 1 failed');
    process.exit(1);
  },
);
