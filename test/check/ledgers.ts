import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { analyse, ledgerFromUpload, type RawRecord } from '../../main/local-service/analysis';

/**
 * npm run check:ledgers -- DIR --out DIR
 * Reads each ledger.json below DIR, runs the local service's engine, writes predictions.json per ledger below --out, and
 * prints scores, with the table of well-known firms on and off, where a truth.json lies beside the ledger.
 */

interface Scores {
  macroF1: number;
  category: { accuracy: number };
  contracts: { f1: number };
  recurring: { f1: number };
  results: { meanError: number };
  noise: string;
}

interface Scorer {
  score(truth: unknown, predictions: unknown): Scores;
  summary(all: Scores[]): Record<string, number>;
}

const thresholds: Record<string, { macroF1: number; contracts: number; category: number; error: number }> = {
  low: { macroF1: 0.96, contracts: 0.93, category: 0.93, error: 0.03 },
  high: { macroF1: 0.91, contracts: 0.87, category: 0.87, error: 0.08 },
};

function ledgersBelow(folder: string): string[] {
  const found: string[] = [];
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) found.push(...ledgersBelow(path));
    else if (name === 'ledger.json') found.push(path);
  }
  return found;
}

interface LedgerFile {
  user: { type: 'person' | 'company' };
  accounts: RawRecord[];
  transactions: RawRecord[];
}

/** What a CSV export lacks. */
const withoutCodes = ({
  merchantCategoryCode: _merchant,
  sepaPurposeCode: _purpose,
  transactionCode: _code,
  ...rest
}: RawRecord): RawRecord => rest;

function predict(file: LedgerFile, useBrands: boolean, hasCodes = true) {
  const ledger = ledgerFromUpload({
    userType: file.user.type,
    accounts: file.accounts,
    transactions: hasCodes ? file.transactions : file.transactions.map(withoutCodes),
  });
  const outcome = analyse(ledger, { useBrands });
  return {
    transactions: outcome.categorization,
    results: outcome.breakdowns,
  };
}

const percent = (value: number) => `${(100 * value).toFixed(1)}%`;

function line(name: string, scores: Scores): string {
  const columns = [
    `macro F1 ${percent(scores.macroF1)}`,
    `category ${percent(scores.category.accuracy)}`,
    `recurring F1 ${percent(scores.recurring.f1)}`,
    `contract F1 ${percent(scores.contracts.f1)}`,
    `result error ${percent(scores.results.meanError)}`,
  ];
  return `${name.padEnd(34)} ${columns.join('  ')}`;
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

async function main(argv: readonly string[]): Promise<number> {
  const outAt = argv.indexOf('--out');
  const out = outAt >= 0 ? argv[outAt + 1] : undefined;
  const folder = argv.find((argument, at) => !argument.startsWith('--') && at !== outAt + 1) ?? argv[0];
  if (!folder || !out) {
    process.stderr.write('usage: check:ledgers -- DIR --out DIR\n');
    return 64;
  }
  // The scorer is a plain script without types; it is kept beside the fixtures it came with.
  const { score, summary } = (await import('../fixtures/ledgers/score.mjs' as string)) as Scorer;
  const withBrands: Scores[] = [];
  const withoutBrands: Scores[] = [];
  const withoutAnyCode: Scores[] = [];
  let isGood = true;
  for (const path of ledgersBelow(resolve(folder))) {
    const name = relative(resolve(folder), dirname(path)) || '.';
    const file = JSON.parse(readFileSync(path, 'utf8')) as LedgerFile;
    const predictions = predict(file, true);
    const target = join(resolve(out), name);
    mkdirSync(target, { recursive: true });
    writeFileSync(join(target, 'predictions.json'), JSON.stringify(predictions));
    const truth = truthBeside(path);
    if (truth === null) {
      process.stdout.write(`${name}: predictions written, no truth.json to score against\n`);
      continue;
    }
    const scores = score(truth, predictions);
    const bare = score(truth, predict(file, false));
    const coded = score(truth, predict(file, true, false));
    withBrands.push(scores);
    withoutBrands.push(bare);
    withoutAnyCode.push(coded);
    if (!holds(scores)) isGood = false;
    process.stdout.write(`${line(`${name} (${scores.noise})${holds(scores) ? '' : ' BELOW'}`, scores)}\n`);
    process.stdout.write(`${line('  without the table of firms', bare)}\n`);
    process.stdout.write(`${line('  without codes, as a CSV export', coded)}\n`);
  }
  if (withBrands.length > 0) {
    for (const [label, all] of [
      ['mean', withBrands],
      ['mean without the table of firms', withoutBrands],
      ['mean without codes', withoutAnyCode],
    ] as const) {
      const mean = summary([...all]);
      process.stdout.write(
        `${label.padEnd(34)} macro F1 ${percent(mean.macroF1 ?? 0)}  category ${percent(mean.categoryAccuracy ?? 0)}  recurring F1 ${percent(mean.recurringF1 ?? 0)}  contract F1 ${percent(mean.contractF1 ?? 0)}  result error ${percent(mean.resultError ?? 0)}\n`,
      );
    }
  }
  return isGood ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
