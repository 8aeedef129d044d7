import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, type TestProjectConfiguration } from 'vitest/config';

/**
 * Tests of code that keeps nothing between two calls share a process, in which each module is loaded once instead of once per file:
 * that is half of the time of a small test.
 */
const sharing = 'test/unit';

/** What changes modules, clocks, globals or the process, or measures times, has a process of its own. */
const ownProcess =
  /\bvi\.(?:mock|doMock|resetModules|spyOn|stub\w+|useFakeTimers|setSystemTime)\b|\bprocess\.(?:env|chdir|on)\b|\bglobalThis\b|\bperformance\.now\b|\bprocessorMs\b/;

function sharedFiles(): string[] {
  return readdirSync(sharing, { recursive: true, encoding: 'utf8' })
    .map((path) => `${sharing}/${path.replaceAll('\\', '/')}`)
    .filter((file) => /\.test\.tsx?$/.test(file) && !ownProcess.test(readFileSync(file, 'utf8')));
}

// Vitest leaves one core free, which on two cores is half of them.
const common = {
  maxWorkers: availableParallelism(),
  testTimeout: 30_000,
  setupFiles: ['test/patience.ts'],
};

/** The unit tests as one run, but for `exclude`: those that share a process first, then each of the others in its own. */
export function unitProjects(exclude: readonly string[] = []): TestProjectConfiguration[] {
  const shared = sharedFiles();
  const left = [...configDefaults.exclude, ...exclude];
  return [
    {
      test: {
        ...common,
        name: 'shared',
        include: shared,
        exclude: left,
        isolate: false,
        // Fails the file that leaves something behind.
        setupFiles: [...common.setupFiles, 'test/unit/leaves-nothing.ts'],
        sequence: { groupOrder: 0 },
      },
    },
    {
      test: {
        ...common,
        name: 'alone',
        include: ['test/unit/**/*.test.{ts,tsx}'],
        exclude: [...left, ...shared],
        sequence: { groupOrder: 1 },
      },
    },
  ];
}

/** Real services, stores and processes, each file in a process of its own. */
export const integrationProject: TestProjectConfiguration = {
  test: {
    ...common,
    name: 'integration',
    include: ['test/integration/**/*.test.{ts,tsx}'],
    globalSetup: ['test/integration/build-once.ts'],
    sequence: { groupOrder: 1 },
  },
};
