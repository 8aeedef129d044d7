import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ReadOptions } from '../../preload/contract/reading/read-options';
import { ReadFailure } from '../../renderer/import/engine/bytes/source';
import { compareRead, type Expected } from './compare-read';
import { filesIn } from './fixture-files';
import {
  compareTold,
  type Judgement,
  judgedExpectation,
  judgementsOf,
  saysInstead,
  waitsForAnswer,
} from './judgement';
import { readPath, type WholeRead } from './read-file';
import { printUnnamedHeaders } from './unnamed-headers';

/**
 * `npm run check:formats -- [DIR] [--without-formats]`: reads every `<id>.csv` (or document `<id>.xml`, `.sta`,
 * `.xlsx` ...) of a folder without interaction and compares with its `<id>.expected.json` by the rules of
 * test/fixtures/formats/README.md. Exit 0 only when all are exact. Files that would ask a question are named. Where the folder
 * says in `judgements.json` what must be asked and reported, that is compared too: see judgement.ts.
 * `--unnamed-headers` measures how well contents stand in for words: see unnamed-headers.ts.
 */

/** The export itself: `<id>.csv`, or a document of any kind under the same id. */
function exportBeside(files: readonly string[], id: string): string {
  return files.find((name) => name.startsWith(`${id}.`) && !name.endsWith('.expected.json')) ?? `${id}.csv`;
}

/** Differences of a reading whose questions and findings count, after the answers to what it had to ask. */
async function compareJudged(
  expected: Expected,
  path: string,
  first: WholeRead,
  judgement: Judgement,
  options: ReadOptions,
): Promise<string[]> {
  const told = compareTold(expected, first, judgement);
  if (saysInstead(first, judgement)) return told;
  const isWaiting = waitsForAnswer(first, judgement, expected);
  if (isWaiting && !judgement.answers) return told;
  const read = isWaiting ? await readPath(path, { ...options, ...judgement.answers }) : first;
  const wanted = judgedExpectation(expected, read, judgement);
  return [...told, ...compareRead(wanted, read, false, readFileSync(path))];
}

export async function checkFormats(
  dir: string,
  withFormats: boolean,
): Promise<{ exact: number; total: number; lines: string[]; asking: string[] }> {
  const files = filesIn(dir);
  const names = files.filter((name) => name.endsWith('.expected.json')).sort();
  const judgements = judgementsOf(dir);
  const lines: string[] = [];
  const asking: string[] = [];
  let exact = 0;
  for (const name of names) {
    const id = name.replace('.expected.json', '');
    const expected = JSON.parse(readFileSync(join(dir, name), 'utf8')) as Expected;
    let differences: string[];
    try {
      const path = join(dir, exportBeside(files, id));
      const options: ReadOptions = withFormats ? {} : { disabledFormats: ['*'] };
      const read = await readPath(path, options);
      // Documents and workbooks carry their meaning with them: descriptions are of CSV exports.
      const isFormatDemanded = withFormats && path.endsWith('.csv') && !judgements;
      differences = judgements
        ? await compareJudged(expected, path, read, judgements.get(id) ?? {}, options)
        : compareRead(expected, read, isFormatDemanded, readFileSync(path));
      const open = read.reading.questions.filter(({ kind }) => !expected.optional.includes(kind));
      if (open.length > 0) asking.push(`${id} (${open.map(({ kind }) => kind).join()})`);
    } catch (error) {
      differences = [
        error instanceof ReadFailure ? `refused: ${error.code}` : String((error as Error).stack ?? error),
      ];
    }
    if (differences.length === 0) exact++;
    const more = differences.length > 3 ? ` (and ${differences.length - 3} more)` : '';
    lines.push(
      differences.length === 0 ? `${id}: exact` : `${id}: ${differences.slice(0, 3).join('; ')}${more}`,
    );
  }
  return { exact, total: names.length, lines, asking };
}

async function main(dir: string, flags: ReadonlySet<string>): Promise<void> {
  if (flags.has('--unnamed-headers')) return printUnnamedHeaders(dir);
  const withFormats = !flags.has('--without-formats');
  const { exact, total, lines, asking } = await checkFormats(dir, withFormats);
  for (const line of lines) console.log(line);
  if (asking.length > 0) console.log(`asking first: ${asking.join(', ')}`);
  if (!withFormats) console.log('without any format description:');
  if (total === 0) console.log(`nothing to compare: no <id>.expected.json in ${dir}`);
  console.log(`formats: ${exact} of ${total} exact`);
  process.exitCode = total > 0 && exact === total ? 0 : 1;
}

if (process.argv[1]?.endsWith('formats.ts')) {
  const given = process.argv.slice(2);
  const dir = given.find((argument) => !argument.startsWith('--')) ?? 'test/fixtures/formats';
  await main(resolve(dir), new Set(given));
}
