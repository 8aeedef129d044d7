import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface WrittenReport {
  numPassedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

export interface TestOutcome {
  readonly passed: number;
  /** Titles of the tests that failed; empty where the file did not even load. */
  readonly failed: readonly string[];
}

/** Runs test files of a tree, of each all titles or those that hold `title`. Null when nothing came of it. */
export async function runTests(
  folder: string,
  files: readonly string[],
  title: string,
  env: NodeJS.ProcessEnv = {},
): Promise<TestOutcome | null> {
  const report = join(folder, `mutants-report-${process.hrtime.bigint()}.json`);
  const config = files.some((file) => file.endsWith('.e2e.ts')) ? 'vitest.e2e.config.ts' : 'vitest.config.ts';
  const args = ['run', '--config', config, '--reporter=json', `--outputFile.json=${report}`, ...files];
  if (title !== '') args.push(`--testNamePattern=${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
  await exitOf(join(folder, 'node_modules', '.bin', 'vitest'), args, folder, env);
  try {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as WrittenReport;
    const assertions = testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = assertions.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
    return { passed: numPassedTests, failed };
  } catch {
    return null;
  } finally {
    rmSync(report, { force: true });
  }
}

/** Exit code of a program whose words are thrown away. */
export function exitOf(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      stdio: 'ignore',
      env: { ...process.env, ...env },
      timeout: 300_000,
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code));
  });
}
