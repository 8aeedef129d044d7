import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { analyse, type Correction, ledgerFromUpload } from '../../main/local-service/analysis';
import { makeLedger } from '../../scripts/ledgers/make-ledger';
import { handLedgers, isHandSet } from './hand-ledgers';
import { type Claim, calibrationOf } from './ledger-calibration';
import { canBeLaidOut, laidOut, layouts } from './ledger-layouts';
import { analysesOf, lineOf, percent, type Scorer, type Scores } from './ledger-scores';
import { type LedgerFile, type Variant, variants } from './ledger-variants';

/**
 * npm run check:ledgers -- DIR --out DIR     every ledger.json below DIR; predictions.json per ledger below --out
 * npm run check:ledgers -- --made [COUNT]    made ledgers, the part to work on
 * npm run check:ledgers -- --exam [COUNT]    made ledgers on other names and texts; seldom, see docs/measured.md
 * npm run check:ledgers -- --hand [SET]      the ledgers of test/fixtures/ledgers-by-hand: first (usual), work, kept, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh
 * npm run check:ledgers -- --layouts [SET]   a hand set as other banks print it
 * Prints scores per variant where the answers are known. Add --each for a line per made ledger.
 */

const thresholds: Record<string, { macroF1: number; contracts: number; category: number; error: number }> = {
  low: { macroF1: 0.96, contracts: 0.93, category: 0.93, error: 0.03 },
  high: { macroF1: 0.91, contracts: 0.87, category: 0.87, error: 0.08 },
};

const usualCount = 24;

function ledgersBelow(folder: string): string[] {
  const found: string[] = [];
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) found.push(...ledgersBelow(path));
    else if (name === 'ledger.json') found.push(path);
  }
  return found;
}

function run(file: LedgerFile, { useBrands, change }: Variant, corrections: readonly Correction[] = []) {
  const ledger = ledgerFromUpload({
    userType: file.user.type,
    accounts: file.accounts,
    transactions: change(file.transactions),
  });
  return analyse(ledger, { useBrands, corrections });
}

function predict(file: LedgerFile, variant: Variant, corrections: readonly Correction[] = []) {
  const outcome = run(file, variant, corrections);
  return { transactions: outcome.categorization, results: outcome.breakdowns };
}

function holds(scores: Scores): boolean {
  const wanted = thresholds[scores.noise];
  if (!wanted) return true;
  return (
    scores.macroF1 >= wanted.macroF1 &&
    scores.contracts.f1 >= wanted.contracts &&
    scores.category.accuracy >= wanted.category &&
    scores.results.meanError <= wanted.error
  );
}

function truthBeside(ledgerPath: string): unknown {
  try {
    return JSON.parse(readFileSync(join(dirname(ledgerPath), 'truth.json'), 'utf8'));
  } catch {
    return null;
  }
}

interface Truth {
  transactions: readonly { transactionId: string; category: string }[];
}

interface Answered {
  name: string;
  ledger: LedgerFile;
  truth: unknown;
}

function readLedgers(folder: string, out: string): Answered[] {
  const found: Answered[] = [];
  for (const path of ledgersBelow(resolve(folder))) {
    const name = relative(resolve(folder), dirname(path)) || '.';
    const ledger = JSON.parse(readFileSync(path, 'utf8')) as LedgerFile;
    const target = join(resolve(out), name);
    mkdirSync(target, { recursive: true });
    const [asPrinted] = variants;
    if (asPrinted)
      writeFileSync(join(target, 'predictions.json'), JSON.stringify(predict(ledger, asPrinted)));
    const truth = truthBeside(path);
    if (truth === null)
      process.stdout.write(`${name}: predictions written, no truth.json to score against\n`);
    else found.push({ name, ledger, truth });
  }
  return found;
}

function report(ledgers: readonly Answered[], { score }: Scorer, isEach: boolean): boolean {
  let isGood = true;
  for (const [at, variant] of variants.entries()) {
    const all = ledgers.map(({ name, ledger, truth }) => {
      const scores = score(truth, predict(ledger, variant));
      const isBelow = at === 0 && !holds(scores);
      if (isBelow) isGood = false;
      if (at === 0 && isEach) process.stdout.write(lineOf(`${name}${isBelow ? ' BELOW' : ''}`, [scores]));
      return scores;
    });
    process.stdout.write(lineOf(`mean ${variant.title}`, all) + analysesOf(all));
  }
  return isGood;
}

const topOf = (category = ''): string => category.slice(0, category.indexOf('.'));

/** Whether a category that calls itself nine in ten sure is right nine times in ten. */
function reportCalibration(ledgers: readonly Answered[], variant: Variant): void {
  const claims = ledgers.flatMap(({ ledger, truth }): Claim[] => {
    const answers = new Map(
      (truth as Truth).transactions.map(({ transactionId, category }) => [transactionId, category]),
    );
    return run(ledger, variant).categorization.map(({ transactionId, category, confidence }) => ({
      confidence,
      isRight: topOf(category) === topOf(answers.get(transactionId)),
    }));
  });
  const { lines, apart } = calibrationOf(claims);
  process.stdout.write(`${variant.title}: said and right are ${percent(apart)} apart\n${lines.join('\n')}\n`);
}

const answersGiven = [0, 5, 10, 20, 40];

/** What an analyst brings who answers for the payees with the most doubtful money. */
function reportCorrections(ledgers: readonly Answered[], { score }: Scorer, variant: Variant): void {
  for (const count of answersGiven) {
    const all = ledgers.map(({ ledger, truth }) => {
      const answers = new Map(
        (truth as Truth).transactions.map(({ transactionId, category }) => [transactionId, category]),
      );
      const corrections = run(ledger, variant)
        .doubtfulPayees(count)
        .flatMap(({ transactionIDs: [transactionId = ''] }) => ({
          transactionId,
          category: answers.get(transactionId) ?? '',
        }));
      return score(truth, predict(ledger, variant, corrections));
    });
    process.stdout.write(lineOf(`${variant.title}, ${count} answers`, all));
  }
}

/** The bookings of a set in the layouts of other banks: what is lost there is lost for the layout alone. */
function reportLayouts(ledgers: readonly Answered[], { score }: Scorer): void {
  const named = ledgers.filter(({ ledger }) => canBeLaidOut(ledger.transactions));
  for (const name of Object.keys(layouts)) {
    const variant = { title: name, useBrands: true };
    process.stdout.write(
      lineOf(
        name,
        named.map(({ ledger, truth }) =>
          score(truth, predict(ledger, { ...variant, change: () => laidOut(ledger, name) })),
        ),
      ),
    );
  }
}

function answeredLedgers(flag: string, which: string): Answered[] {
  if (flag === '--hand' || flag === '--layouts') return handLedgers(isHandSet(which) ? which : 'first');
  return Array.from({ length: Number(which) || usualCount }, (_, number) =>
    makeLedger(number, flag === '--made' ? 'work' : 'exam'),
  );
}

async function main(argv: readonly string[]): Promise<number> {
  const scorer = (await import('../fixtures/ledgers/score.mjs' as string)) as Scorer;
  const flag = ['--made', '--exam', '--hand', '--layouts'].find((name) => argv.includes(name));
  if (flag) {
    const ledgers = answeredLedgers(flag, argv[argv.indexOf(flag) + 1] ?? '');
    if (flag === '--layouts') {
      reportLayouts(ledgers, scorer);
      return 0;
    }
    report(ledgers, scorer, argv.includes('--each'));
    for (const variant of variants.slice(0, 2)) {
      reportCorrections(ledgers, scorer, variant);
      reportCalibration(ledgers, variant);
    }
    return 0;
  }
  const outAt = argv.indexOf('--out');
  const out = outAt >= 0 ? argv[outAt + 1] : undefined;
  const folder = argv.find((argument, at) => !argument.startsWith('--') && at !== outAt + 1);
  if (!folder || !out) {
    process.stderr.write(
      'usage: check:ledgers -- DIR --out DIR | --made [COUNT] | --exam [COUNT] | --layouts [SET]\n',
    );
    return 64;
  }
  return report(readLedgers(folder, out), scorer, true) ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
