import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/**
 * `npm run test:quick`: each module's own tests, a minute on two cores. What reads whole corpora, mutates at random or waits for
 * processes holds the whole and runs in `npm test`.
 */
const slow = [
  'test/unit/**/*.property.test.ts',
  'test/unit/renderer/import/{fixtures,small-exports}.test.ts',
  'test/unit/renderer/import/engine/{behaviours,reports,reports-more,hostile-files.security}.test.ts',
  'test/unit/renderer/import/engine/**/{hostile-statements,xlsx}.security.test.ts',
  'test/unit/renderer/import/engine/workbooks/{xlsx-exports,named-xls}.test.ts',
  'test/unit/main/local-service/analysis/{sample-ledgers,analysis-invariants}.test.ts',
  'test/unit/main/store/**/*.test.ts',
];

/**
 * Tests of code that keeps nothing between two calls share a process, in which each module is loaded once instead of once per file:
 * that is most of their time. In `npm test` every file has a process of its own.
 */
const sharing = ['main', 'preload', 'rules', 'renderer/import/engine'].map((name) => `test/unit/${name}`);
/** What changes modules, clocks, globals or the process stays alone. */
const ownProcess =
  /\bvi\.(?:mock|doMock|resetModules|spyOn|stub\w+|useFakeTimers|setSystemTime)\b|\bprocess\.(?:env|chdir|on)\b|\bglobalThis\b/;
const shared = sharing.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts') && !ownProcess.test(readFileSync(file, 'utf8'))),
);

const common = { maxWorkers: availableParallelism(), testTimeout: 30_000 };
const exclude = [...configDefaults.exclude, ...slow];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'shared',
          include: shared,
          exclude,
          isolate: false,
          // Fails the file that leaves something behind.
          setupFiles: ['test/unit/leaves-nothing.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...common,
          name: 'alone',
          include: ['test/unit/**/*.test.{ts,tsx}'],
          exclude: [...exclude, ...shared],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
