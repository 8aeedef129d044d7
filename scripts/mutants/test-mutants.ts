import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { broken, type Mutant, needsElectron } from '../../test/mutants/mutant';
import { mutantTables } from '../../test/mutants/tables';
import { findElectron } from '../electron-runtime';
import { startHeadlessDesktop } from '../headless';
import { exitOf, runTests } from './one-test';
import { partOf } from './part-of';
import { copyTree, type TreeCopy } from './tree-copy';

const tsx = (folder: string) => join(folder, 'node_modules', '.bin', 'tsx');

/** Applies a mutant, runs its test, puts the file back. Answers why it was not caught, null when it was. */
async function survives(tree: TreeCopy, mutant: Mutant, env: NodeJS.ProcessEnv): Promise<string | null> {
  const source = tree.read(mutant.file);
  if (source.split(mutant.find).length !== 2) return 'what it replaces does not stand there once';
  tree.write(mutant.file, broken(mutant, source));
  try {
    if (needsElectron(mutant) && (await exitOf(tsx(tree.folder), ['scripts/build.ts'], tree.folder)) !== 0)
      return 'could not be built';
    const outcome = await runTests(tree.folder, [mutant.test], mutant.title, env);
    if (!outcome) return 'the test did not run';
    if (outcome.failed.some((name) => name.includes(mutant.title))) return null;
    return outcome.passed > 0 ? 'all tests passed' : 'no test has this title, or the file did not load';
  } finally {
    tree.write(mutant.file, source);
  }
}

/** Tests that are red with nothing broken catch nothing. Others of the same files are not asked. */
async function redBefore(
  tree: TreeCopy,
  mutants: readonly Mutant[],
  env: NodeJS.ProcessEnv,
): Promise<string[]> {
  const outcome = await runTests(tree.folder, [...new Set(mutants.map(({ test }) => test))], '', env);
  if (!outcome) return ['the tests did not run'];
  const isRed = ({ title }: Mutant, failed: readonly string[]) => failed.some((name) => name.includes(title));
  const red: string[] = [];
  // Many files at once are slow on a busy computer: what is red then is looked at once more, alone.
  for (const mutant of mutants.filter((one) => isRed(one, outcome.failed))) {
    const alone = await runTests(tree.folder, [mutant.test], mutant.title, env);
    if (!alone || isRed(mutant, alone.failed)) red.push(`${mutant.test}: ${mutant.title}`);
  }
  return red;
}

interface Tally {
  caught: number;
  survivors: string[];
}

/** Takes mutants until none is left, in a tree of its own. */
async function work(left: Mutant[], tree: TreeCopy, tally: Tally, env: NodeJS.ProcessEnv): Promise<void> {
  for (let mutant = left.shift(); mutant; mutant = left.shift()) {
    const startedAt = Date.now();
    const why = await survives(tree, mutant, env);
    if (why === null) tally.caught += 1;
    else tally.survivors.push(`${mutant.line}: ${mutant.breaks}`);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.log(
      `${why === null ? 'caught  ' : 'SURVIVES'} ${mutant.line}: ${mutant.breaks}${why ? ` (${why})` : ''}, ${seconds} s`,
    );
  }
}

async function inNode(mutants: readonly Mutant[], tally: Tally, workers: number): Promise<void> {
  if (mutants.length === 0) return;
  const trees = Array.from({ length: workers }, () => copyTree(false));
  try {
    const red = await redBefore(trees[0] as TreeCopy, mutants, {});
    if (red.length > 0) throw new Error(`Red with nothing broken: ${red.join('; ')}`);
    const left = [...mutants];
    await Promise.all(trees.map((tree) => work(left, tree, tally, {})));
  } finally {
    for (const tree of trees) tree.remove();
  }
}

/** On a desktop of its own; the built program of the tree with nothing broken comes first. */
async function inElectron(mutants: readonly Mutant[], tally: Tally): Promise<void> {
  if (mutants.length === 0) return;
  findElectron();
  const home = mkdtempSync(join(tmpdir(), 'kontor-mutants-desktop-'));
  const desktop = await startHeadlessDesktop(home);
  const tree = copyTree(true);
  const env = { ...desktop.env, KONTOR_DESKTOPS: JSON.stringify([desktop.env]) };
  try {
    if ((await exitOf(tsx(tree.folder), ['scripts/build.ts'], tree.folder)) !== 0)
      throw new Error('The program could not be built.');
    const red = await redBefore(tree, mutants, env);
    if (red.length > 0) throw new Error(`Red with nothing broken: ${red.join('; ')}`);
    await work([...mutants], tree, tally, env);
  } finally {
    desktop.stop();
    tree.remove();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** `npm run test:mutants -- NAME`; see README.md beside this file. */
async function testMutants(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      line: { type: 'string', multiple: true },
      part: { type: 'string', default: '1/1' },
      electron: { type: 'boolean', default: true },
      node: { type: 'boolean', default: true },
      workers: { type: 'string', default: String(availableParallelism()) },
    },
    allowNegative: true,
  });
  const table = mutantTables[positionals[0] ?? ''];
  if (!table) throw new Error(`Which one: ${Object.keys(mutantTables).join(', ')}?`);
  const lines = values.line?.flatMap((given) => given.replaceAll('SEC-', '').split(','));
  const asked = table.mutants.filter(
    (mutant) =>
      (lines === undefined || lines.includes(String(mutant.line))) &&
      (values.electron || !needsElectron(mutant)) &&
      (values.node || needsElectron(mutant)),
  );
  const wanted = partOf(values.part, asked);
  const tally: Tally = { caught: 0, survivors: [] };
  const inPlainNode = wanted.filter((mutant) => !needsElectron(mutant));
  await inNode(inPlainNode, tally, Math.max(1, Number(values.workers)));
  await inElectron(wanted.filter(needsElectron), tally);
  for (const { line, why } of table.untestable) console.log(`not here ${line}: ${why}`);
  for (const survivor of tally.survivors) console.log(`SURVIVES ${survivor}`);
  console.log(
    `${tally.caught} of ${wanted.length} caught, ${new Set(wanted.map(({ line }) => line)).size} lines${wanted.length < table.mutants.length ? `; ${table.mutants.length} ways in all` : ''}`,
  );
  return tally.survivors.length === 0 && wanted.length > 0;
}

testMutants().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
