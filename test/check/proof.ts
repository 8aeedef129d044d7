import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import {
  bytesOfLines,
  contradictionsIn,
  damaged,
  damageKinds,
  findingsOfRows,
  linesOfBytes,
} from './contradictions';
import { filesIn } from './fixture-files';
import { addTally, newTally, proveFile, type Tally } from './proof-mutations';
import { readWhole } from './read-file';

/**
 * `npm run check:proof -- DIR…`: damages every export that has balances in every way that loses or falsifies a row, and counts how
 * often the proof names the spot (issue 13); and whether any row carries findings that contradict each other, in the exports as they
 * are and with their text damaged. Without a folder: all of test/fixtures. `--sample N`: so many rows of a file only.
 */
export const fixtureFolders = [
  'formats',
  'formats-described',
  'formats-invented',
  'formats-samples',
  'cases',
  'cases-more',
  'documents',
  'documents-more',
  'reports',
  'reports-more',
];

const exportForm = /\.(csv|txt|tsv|xml|sta|mt940|ofx|qif|xlsx|xls|qfx|940|zip)$/i;

/** Files whose own figures contradict each other, by what they say themselves: `proof-broken.json` of a folder, name to reason. */
function knownBroken(dir: string): Record<string, string> {
  const path = join(dir, 'proof-broken.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

export async function checkProof(dir: string, sample: number, take: (name: string) => boolean = () => true) {
  const tally = newTally();
  const broken = knownBroken(dir);
  for (const name of filesIn(dir)) {
    if (!exportForm.test(name) || !take(name)) continue;
    const read = await readWhole(basename(name), await readFile(join(dir, name))).catch(() => null);
    if (read) proveFile(name, read, { sample, reason: broken[name] ?? null }, tally);
  }
  return tally;
}

/** Text whose lines are rows: what can be damaged line by line. */
const lineForm = /\.(csv|txt|tsv)$/i;

/** Every export as it is, and its text damaged in each way: whether any row carries findings that contradict each other. */
export async function checkContradictions(dir: string): Promise<{ readings: number; found: string[] }> {
  const tally = { readings: 0, found: [] as string[] };
  for (const [number, name] of filesIn(dir).entries()) {
    if (!exportForm.test(name)) continue;
    const bytes = await readFile(join(dir, name));
    const lines = linesOfBytes(bytes);
    // Another line and another cell of each file, and the same ones every time.
    const damages = lineForm.test(name)
      ? damageKinds.map((kind, at) => ({ kind, line: number + at, cell: number * 5 + at }))
      : [];
    for (const [about, given] of [
      ['as it is', bytes] as const,
      ...damages.map((one) => [one.kind, bytesOfLines(damaged(lines, one))] as const),
    ]) {
      const rows = await findingsOfRows(basename(name), given).catch(() => null);
      if (!rows) continue;
      tally.readings += 1;
      tally.found.push(...contradictionsIn(rows).map((text) => `${name} (${about}):${text}`));
    }
  }
  return tally;
}

export function linesOf({ files, kinds, falseAlarms, missed }: Tally): string[] {
  const { proven, open, broken } = files;
  return [
    `files: ${proven} proven, ${broken} contradict themselves, ${open} have nothing to prove`,
    ...Object.entries(kinds).map(
      ([kind, { found, missed: lost, undetectable }]) =>
        `${kind}: ${found} of ${found + lost} found${undetectable > 0 ? ` (${undetectable} cannot be)` : ''}`,
    ),
    `false alarms on the originals: ${falseAlarms.length}`,
    ...falseAlarms.slice(0, 40).map((alarm) => `  ${alarm}`),
    ...missed.slice(0, 40).map((one) => `  missed: ${one}`),
  ];
}

/** What the command is asked for. @throws TypeError where an option is none of its own */
export function askedFor(args: readonly string[]): { dirs: readonly string[]; sample: number } {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { sample: { type: 'string' } },
    allowPositionals: true,
  });
  const all = fixtureFolders.map((folder) => join('test', 'fixtures', folder));
  return {
    dirs: positionals.length > 0 ? positionals : all,
    sample: Number(values.sample ?? Number.POSITIVE_INFINITY),
  };
}

async function main(args: readonly string[]): Promise<void> {
  const { dirs, sample } = askedFor(args);
  const all = newTally();
  const contradictions = { readings: 0, found: 0 };
  for (const dir of dirs) {
    const tally = await checkProof(dir, sample);
    console.log(`${dir}`);
    for (const line of linesOf(tally)) console.log(`  ${line}`);
    addTally(all, tally);
    const { readings, found } = await checkContradictions(dir);
    console.log(`  rows with findings that contradict each other: ${found.length} in ${readings} readings`);
    for (const one of found.slice(0, 40)) console.log(`    ${one}`);
    contradictions.readings += readings;
    contradictions.found += found.length;
  }
  console.log('all');
  for (const line of linesOf(all)) console.log(`  ${line}`);
  console.log(
    `  rows with findings that contradict each other: ${contradictions.found} in ${contradictions.readings} readings`,
  );
  const wrong = all.falseAlarms.length + all.missed.length + contradictions.found;
  process.exitCode = wrong === 0 ? 0 : 1;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await main(process.argv.slice(2));
