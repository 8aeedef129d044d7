import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { broken, type Mutant, needsElectron } from '../../test/mutants/mutant';
import { mutantTables } from '../../test/mutants/tables';
import { findElectron } from '../electron-runtime';
import { startHeadlessDesktop } from '../headless';
import { KeptOutcomes } from './kept-outcomes';
import { partOf } from './part-of';
import { copyTree, type TreeCopy } from './tree-copy';
import { TreeTests } from './tree-tests';

/** A copy of the tree and the runner in it. */
interface Bench {
  readonly tree: TreeCopy;
  readonly tests: TreeTests;
}

/** Applies a mutant, runs its test, puts the file back. Answers why it was not caught, null when it was. */
async function survives({ tree, tests }: Bench, mutant: Mutant): Promise<string | null> {
  const source = tree.read(mutant.file);
  if (source.split(mutant.find).length !== 2) return 'what it replaces does not stand there once';
  tree.write(mutant.file, broken(mutant, source));
  try {
    const { failed, passed, error } = await tests.run({
      changed: mutant.file,
      tests: [{ file: mutant.test, titles: [mutant.title] }],
      isBailing: true,
    });
    if (error) return error;
    if (failed.length > 0) return null;
    return passed > 0 ? 'all tests passed' : 'no test has this title, or the file did not load';
  } finally {
    tree.write(mutant.file, source);
  }
}

/** Tests that are red with nothing broken catch nothing. Others of the same files are not asked. */
async function redBefore({ tests }: Bench, mutants: readonly Mutant[]): Promise<string[]> {
  const titlesOf = new Map<string, string[]>();
  for (const { test, title } of mutants) titlesOf.set(test, [...(titlesOf.get(test) ?? []), title]);
  const wanted = [...titlesOf].map(([file, titles]) => ({ file, titles }));
  const { failed, error } = await tests.run({ changed: null, tests: wanted, isBailing: false });
  if (error) return [error];
  const red: string[] = [];
  // Many files at once are slow on a busy computer: what is red then is looked at once more, alone.
  for (const { test, title } of mutants.filter(({ title }) => failed.some((name) => name.includes(title)))) {
    const alone = await tests.run({
      changed: null,
      tests: [{ file: test, titles: [title] }],
      isBailing: true,
    });
    if (alone.error || alone.failed.length > 0) red.push(`${test}: ${title}`);
  }
  return red;
}

interface Tally {
  caught: number;
  survivors: string[];
  readonly kept: KeptOutcomes;
  /** Nothing is begun after it, in milliseconds of the clock. */
  readonly endsAt: number;
}

/** Takes mutants until none is left, in a tree of its own. */
async function work(left: Mutant[], bench: Bench, tally: Tally): Promise<void> {
  while (Date.now() < tally.endsAt) {
    const mutant = left.shift();
    if (!mutant) return;
    const startedAt = Date.now();
    const why = await survives(bench, mutant);
    if (why === null) {
      tally.caught += 1;
      tally.kept.note(mutant);
    } else tally.survivors.push(`${mutant.line}: ${mutant.breaks}`);
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.log(
      `${why === null ? 'caught  ' : 'SURVIVES'} ${mutant.line}: ${mutant.breaks}${why ? ` (${why})` : ''}, ${seconds} s`,
    );
  }
}

/** Looks at the tests with nothing broken first, then takes every row, `workers` at a time. */
async function inTrees(
  mutants: readonly Mutant[],
  tally: Tally,
  { workers, isElectron, env }: { workers: number; isElectron: boolean; env: NodeJS.ProcessEnv },
): Promise<void> {
  if (mutants.length === 0 || Date.now() >= tally.endsAt) return;
  const benches = Array.from({ length: Math.min(workers, mutants.length) }, (): Bench => {
    const tree = copyTree(isElectron);
    return { tree, tests: new TreeTests(tree.folder, isElectron, env) };
  });
  try {
    const red = await redBefore(benches[0] as Bench, mutants);
    if (red.length > 0) throw new Error(`Red with nothing broken: ${red.join('; ')}`);
    // Those of one file follow each other: what it imports is then loaded.
    const left = [...mutants].sort((a, b) => a.test.localeCompare(b.test));
    await Promise.all(benches.map((bench) => work(left, bench, tally)));
  } finally {
    for (const { tree, tests } of benches) {
      tests.end();
      tree.remove();
    }
  }
}

/** On a desktop of its own. */
async function inElectron(mutants: readonly Mutant[], tally: Tally): Promise<void> {
  if (mutants.length === 0 || Date.now() >= tally.endsAt) return;
  findElectron();
  const home = mkdtempSync(join(tmpdir(), 'kontor-mutants-desktop-'));
  const desktop = await startHeadlessDesktop(home);
  const env = { ...desktop.env, KONTOR_DESKTOPS: JSON.stringify([desktop.env]) };
  try {
    await inTrees(mutants, tally, { workers: 1, isElectron: true, env });
  } finally {
    desktop.stop();
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
      minutes: { type: 'string', default: '1000' },
      anew: { type: 'boolean', default: false },
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
  const kept = new KeptOutcomes(values.anew);
  const left = wanted.filter((mutant) => !kept.wasCaught(mutant));
  const caught = wanted.length - left.length;
  if (caught > 0) console.log(`${caught} caught in this tree before`);
  const tally: Tally = { caught, survivors: [], kept, endsAt: Date.now() + Number(values.minutes) * 60_000 };
  const inPlainNode = left.filter((mutant) => !needsElectron(mutant));
  const workers = Math.max(1, Number(values.workers));
  await inTrees(inPlainNode, tally, { workers, isElectron: false, env: {} });
  await inElectron(left.filter(needsElectron), tally);
  for (const { line, why } of table.untestable) console.log(`not here ${line}: ${why}`);
  for (const survivor of tally.survivors) console.log(`SURVIVES ${survivor}`);
  console.log(
    `${tally.caught} of ${wanted.length} caught, ${new Set(wanted.map(({ line }) => line)).size} lines${wanted.length < table.mutants.length ? `; ${table.mutants.length} ways in all` : ''}`,
  );
  const unasked = wanted.length - tally.caught - tally.survivors.length;
  if (unasked > 0) console.log(`${unasked} not asked yet: the same command goes on with them`);
  return tally.caught === wanted.length && wanted.length > 0;
}

testMutants().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
