import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProgram } from './build';
import { findElectron } from './electron-runtime';
import { ensureSystemLibraries } from './system-libraries';
import { runSuite, startDesktops, suites } from './test-suites';

/**
 * `npm test`: builds the program and runs all suites against real parts, on a display, a session bus and a Secret
 * Service of their own. The last line counts all suites together.
 */
async function test(): Promise<boolean> {
  ensureSystemLibraries(['run', 'headless', 'test']);
  findElectron();
  await buildProgram();
  const work = mkdtempSync(join(tmpdir(), 'kontor-test-'));
  const desktop = await startDesktops(work);
  let passed = 0;
  let failed = 0;
  try {
    for (const suite of suites) {
      console.log(`\n== ${suite.name}`);
      const report = runSuite(suite.config, join(work, 'report.json'), desktop.env);
      passed += report.numPassedTests;
      failed += report.failedTitles.length;
    }
  } finally {
    desktop.stop();
    rmSync(work, { recursive: true, force: true, maxRetries: 5 });
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}

test().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    console.log('0 passed, 1 failed');
    process.exit(1);
  },
);
