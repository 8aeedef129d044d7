/** Scores of `test/fixtures/ledgers/score.mjs`, and how they are printed. */

interface Share {
  precision: number;
  recall: number;
  f1: number;
}

export interface Scores {
  macroF1: number;
  analyses: Record<string, Share>;
  category: { accuracy: number };
  contracts: Share;
  recurring: { f1: number };
  results: { meanError: number };
  noise: string;
}

export interface Scorer {
  score(truth: unknown, predictions: unknown): Scores;
}

export const percent = (value: number): string => `${(100 * value).toFixed(1)}%`;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export function lineOf(name: string, all: readonly Scores[]): string {
  const columns = [
    `macro F1 ${percent(mean(all.map((scores) => scores.macroF1)))}`,
    `category ${percent(mean(all.map((scores) => scores.category.accuracy)))}`,
    `recurring F1 ${percent(mean(all.map((scores) => scores.recurring.f1)))}`,
    `contract F1 ${percent(mean(all.map((scores) => scores.contracts.f1)))}`,
    `result error ${percent(mean(all.map((scores) => scores.results.meanError)))}`,
  ];
  return `${name.padEnd(40)} ${columns.join('  ')}\n`;
}

/** Precision and recall of each analysis. */
export function analysesOf(all: readonly Scores[]): string {
  const lines = ['credits', 'insurances', 'investments', 'internal-bookings'].map((kind) => {
    const shares = all.flatMap((scores) => scores.analyses[kind] ?? []);
    const precision = percent(mean(shares.map((share) => share.precision)));
    const recall = percent(mean(shares.map((share) => share.recall)));
    return `  ${kind.padEnd(38)} precision ${precision}  recall ${recall}\n`;
  });
  return lines.join('');
}
