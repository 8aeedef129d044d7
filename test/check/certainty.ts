import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currencyPlaces, minorToDecimal } from '../../preload/contract/values/minor-units';
import type { Expected } from './compare-read';
import { filesIn } from './fixture-files';
import { judgementsOf } from './judgement';
import { judgeAll, seedsOf } from './made-exports';
import { layouts } from './made-exports/layouts';
import { readPath, type WholeRead } from './read-file';

/**
 * `npm run check:certainty -- [DIR ...]`: how often a reading is right by how sure the engine says it is, over all corpora and exports
 * that are made from layouts and were never looked at (`made-exports`). Right:
 * every row's day, amount, sign and currency, and the currency of the account. A file that asks before its rows are taken is counted
 * apart: nothing in it is wrong in silence. Exit 0 only when what is called 95 % or more is right in 95 of 100.
 */

const corpora = [
  'formats',
  'formats-described',
  'formats-invented',
  'formats-samples',
  'formats-unseen',
  'formats-tried',
  'formats-stranger-1',
  'formats-stranger-2',
  'formats-stranger-3',
  'formats-stranger-4',
  'formats-public',
  'formats-public-world',
  'reports',
  'reports-more',
  'documents',
  'documents-more',
].map((name) => join('test/fixtures', name));

/** Lower ends of the steps of the curve. */
const steps = [0.95, 0.9, 0.8, 0.6, 0] as const;
const wanted = 0.95;

export interface Step {
  from: number;
  files: number;
  right: number;
  wrong: string[];
}

export interface Curve {
  steps: Step[];
  asked: number;
  refused: number;
}

function isRight(expected: Expected, { reading, rows }: WholeRead): boolean {
  if (rows.length !== expected.transactions.length) return false;
  const isOpen = (field: string) => expected.optional.includes(field);
  const rowsFit = expected.transactions.every((want, at) => {
    const row = rows[at];
    if (!row) return false;
    const currency = row.currency as string | null;
    const amount =
      row.amountMinor === null ? null : minorToDecimal(Number(row.amountMinor), currencyPlaces(currency));
    // A row that is blocked says so.
    if (row.disposition === 2) return true;
    return (
      // `12.5` is `12.50`.
      (amount === want.amount || (amount !== null && Number(amount) === Number(want.amount))) &&
      (isOpen('bookingDate') || row.bookingDay === want.bookingDate) &&
      (isOpen('currency') || currency === want.currency)
    );
  });
  const currencies = reading.accounts.every(({ currency }, at) => {
    const stated = expected.accounts?.[at]?.currency ?? expected.currency;
    // An expectation that states none says nothing of it.
    return currency === null || !stated || isOpen('account.currency') || currency === stated;
  });
  return rowsFit && currencies;
}

const emptyCurve = (): Curve => ({
  steps: steps.map((from) => ({ from, files: 0, right: 0, wrong: [] })),
  asked: 0,
  refused: 0,
});

/** Seeds of made exports that nobody works on. */
const seeds = 2;

/** The curve of made exports. */
async function measureMade(curve: Curve): Promise<void> {
  for (const { made, outcome, certainty } of await judgeAll(layouts, seedsOf(seeds, true))) {
    const step = curve.steps.find(({ from }) => certainty >= from);
    if (outcome === 'asked' || outcome === 'needless') curve.asked++;
    else if (step) {
      step.files++;
      // A row that is blocked says so.
      if (outcome === 'right' || outcome === 'blocked') step.right++;
      else step.wrong.push(`${made.layout.id}.${made.seed} ${certainty}`);
    }
  }
}

export async function measureCertainty(dirs: readonly string[], curve = emptyCurve()): Promise<Curve> {
  for (const dir of dirs.filter((path) => existsSync(path))) {
    const files = filesIn(dir);
    const judgements = judgementsOf(dir);
    for (const name of files.filter((file) => file.endsWith('.expected.json'))) {
      const id = name.replace('.expected.json', '');
      const file = files.find((other) => other.startsWith(`${id}.`) && other !== name);
      const expected = JSON.parse(readFileSync(join(dir, name), 'utf8')) as Expected;
      const read = file ? await readPath(join(dir, file)).catch(() => null) : null;
      if (!read) {
        curve.refused++;
        continue;
      }
      if (read.reading.questions.some(({ blocking }) => blocking)) {
        curve.asked++;
        continue;
      }
      const value = read.reading.certainty?.value ?? 0;
      const step = curve.steps.find(({ from }) => value >= from);
      if (!step) continue;
      const isOpen = judgements?.get(id)?.currencyOpen
        ? { ...expected, optional: [...expected.optional, 'account.currency'] }
        : expected;
      step.files++;
      if (isRight(isOpen, read)) step.right++;
      else step.wrong.push(`${id} ${value}`);
    }
  }
  return curve;
}

async function main(given: readonly string[]): Promise<void> {
  const curve = emptyCurve();
  if (given.length === 0) await measureMade(curve);
  for (const dir of given.length > 0 ? given : corpora) {
    const [top] = curve.steps;
    const before = { files: top?.files ?? 0, right: top?.right ?? 0 };
    await measureCertainty([dir], curve);
    const [files, right] = [(top?.files ?? 0) - before.files, (top?.right ?? 0) - before.right];
    if (files > 0)
      console.log(
        `${dir}: ${right} of ${files} from ${wanted} right (${((100 * right) / files).toFixed(1)} %)`,
      );
  }
  const { steps: found, asked, refused } = curve;
  for (const { from, files, right, wrong } of found) {
    const share = files === 0 ? '-' : `${((100 * right) / files).toFixed(1)} %`;
    const named = wrong.length > 0 ? `  wrong: ${wrong.slice(0, 12).join(', ')}` : '';
    console.log(`certainty from ${from}: ${right} of ${files} right (${share})${named}`);
  }
  const [top] = found;
  console.log(`asked before any row: ${asked}; not readable: ${refused}`);
  process.exitCode = top && top.right >= top.files * wanted ? 0 : 1;
}

if (process.argv[1]?.endsWith('certainty.ts')) await main(process.argv.slice(2));
