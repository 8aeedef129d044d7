import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import buildOnce from '../../test/integration/build-once';
import { buildMain, buildProgram } from '../build';
import type { Order, Outcome } from './tree-tests';

// A process of its own in a copy of the tree (tree-tests.ts), which stays while one row after the other is applied: what a small test
// costs is otherwise the start of its runner.

const isElectron = process.argv.includes('--electron');
const vitest = await createVitest('test', {
  config: isElectron ? 'vitest.e2e.config.ts' : 'vitest.config.ts',
  watch: false,
  // Of what shares a process the modules would be those of the row before.
  isolate: true,
  // Nor is anything taken as it was translated before.
  experimental: { fsModuleCache: false },
  reporters: [{}],
});

/** What is bundled beside the tests of a kind, and only there: bundles must hold what was broken. */
async function bundle({ tests }: Order, stale: ReadonlySet<string>): Promise<void> {
  if (isElectron) {
    const hasPages = existsSync('dist') && ![...stale].some((file) => file.startsWith('renderer/'));
    await (hasPages ? buildMain() : buildProgram());
  } else if (tests.some(({ file }) => file.startsWith('test/integration/'))) {
    removeBundles?.();
    removeBundles = await buildOnce();
  }
}

let removeBundles: (() => void) | null = null;
/** Broken by the order before this one, and as it was since. */
let restored: string | null = null;

async function run(order: Order): Promise<Outcome> {
  const stale = new Set([order.changed, restored].filter((file) => file !== null));
  restored = order.changed;
  for (const file of stale) vitest.invalidateFile(join(process.cwd(), file));
  await bundle(order, stale);
  const specifications: TestSpecification[] = [];
  for (const { file, titles } of order.tests) {
    for (const { project, moduleId } of await vitest.globTestSpecifications([file])) {
      project.config.bail = order.isBailing ? 1 : 0;
      specifications.push(project.createSpecification(moduleId, { testNamePattern: anyOf(titles) }));
    }
  }
  const { testModules } = await vitest.runTestSpecifications(specifications);
  const files = new Set(specifications.map(({ moduleId }) => moduleId));
  const tests = testModules
    .filter(({ moduleId }) => files.has(moduleId))
    .flatMap(({ children }) => [...children.allTests()]);
  const named = (state: string) =>
    tests.filter((test) => test.result().state === state).map(({ fullName }) => fullName);
  return { failed: named('failed'), passed: named('passed').length };
}

/** Titles stand in it as they are. */
const anyOf = (titles: readonly string[]) =>
  new RegExp(titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'));

process.on('message', (order: Order) => {
  run(order).then(
    (outcome) => process.send?.(outcome),
    (error: unknown) => process.send?.({ failed: [], passed: 0, error: String(error) } satisfies Outcome),
  );
});
process.on('disconnect', () => {
  removeBundles?.();
  process.exit();
});
process.send?.({ failed: [], passed: 0 } satisfies Outcome);
