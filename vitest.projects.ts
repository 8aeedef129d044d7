import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, type TestProjectConfiguration } from 'vitest/config';

/**
 * Tests of code that keeps nothing between two calls share a process, in which each module is loaded once instead of once per file:
 * that is half of the time of a small test. What changes modules, clocks, globals or the process, or measures times or memory, has a
 * process of its own.
 */
const ownProcess =
  /\bvi\.(?:mock|doMock|resetModules|spyOn|stub\w+|useFakeTimers|setSystemTime)\b|\bprocess\.(?:chdir|on|memoryUsage)\b|\bprocess\.env(?:\.\w+|\[[^\]]+\])? = |\bdelete process\.env\b|\(process\.env,|\bglobalThis\b|\bperformance\.now\b|\bprocessorMs\b/;

function sharedFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && !ownProcess.test(readFileSync(file, 'utf8')));
}

// Vitest leaves one core free, which on two cores is half of them.
const common = {
  maxWorkers: availableParallelism(),
  testTimeout: 30_000,
  setupFiles: ['test/patience.ts'],
};

/** Tests of a folder as two projects: those that share a process, and those that have their own. */
function projectsOf(
  folder: string,
  names: readonly [shared: string, alone: string],
  more: { exclude?: readonly string[]; globalSetup?: string[] } = {},
): TestProjectConfiguration[] {
  const { exclude = [], ...others } = more;
  const shared = sharedFiles(folder);
  const left = [...configDefaults.exclude, ...exclude];
  return [
    {
      test: {
        ...common,
        ...others,
        name: names[0],
        include: shared,
        exclude: left,
        isolate: false,
        // Fails the file that leaves something behind.
        setupFiles: [...common.setupFiles, 'test/leaves-nothing.ts'],
      },
    },
    {
      test: {
        ...common,
        ...others,
        name: names[1],
        include: [`${folder}/**/*.test.{ts,tsx}`],
        exclude: [...left, ...shared],
      },
    },
  ];
}

/** The unit tests, but for `exclude`. */
export function unitProjects(exclude: readonly string[] = []): TestProjectConfiguration[] {
  return projectsOf('test/unit', ['shared', 'alone'], { exclude });
}

/** Real services, stores and processes. */
export function integrationProjects(): TestProjectConfiguration[] {
  return projectsOf('test/integration', ['integration', 'integration alone'], {
    globalSetup: ['test/integration/build-once.ts'],
  });
}
