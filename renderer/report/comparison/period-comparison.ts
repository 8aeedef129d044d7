import { compareDecimals, currencyPlaces, sumOfDecimals } from '../../../preload/contract/values/minor-units';
import type { CashFlow, CashFlowMonth } from '../../results/answers/cash-flow';
import { percentOf } from '../../results/comparison/comparison';

/** One figure of the newest whole months beside the same of as many months before them. Decimals in main units; money out counts as positive. */
export interface ComparedFigure {
  figure: 'moneyIn' | 'moneyOut' | 'net' | 'lowest';
  now: string;
  before: string;
  difference: string;
  /** In percent of what was before; null where that is no base, as of a net or of nothing. */
  percent: number | null;
}

export interface Comparison {
  /** YYYY-MM of the first and the last month. */
  now: readonly [string, string];
  before: readonly [string, string];
  figures: ComparedFigure[];
}

/** A year at most, so that both periods have the same season where there are two; report-anchors, 0.3: not below three months. */
const lengths = { most: 12, least: 3 };

type WholeMonth = CashFlowMonth & { moneyIn: string; moneyOut: string; net: string };

const isWhole = (month: CashFlowMonth): month is WholeMonth =>
  !month.isPartial && month.moneyIn !== null && month.moneyOut !== null && month.net !== null;

/** The newest months in a row of which everything is known, oldest first. */
function newestRun(months: readonly CashFlowMonth[]): WholeMonth[] {
  const run: WholeMonth[] = [];
  for (const month of [...months].reverse()) {
    if (isWhole(month)) run.unshift(month);
    else if (run.length > 0) break;
  }
  return run;
}

/**
 * The newest whole months of one currency against as many months straight before them; where there are too few, the number of whole
 * months in a row that there are.
 */
export function comparisonOf({ months, currency }: CashFlow): Comparison | { whole: number } {
  const run = newestRun(months);
  const length = Math.min(lengths.most, Math.floor(run.length / 2));
  if (length < lengths.least) return { whole: run.length };
  const middle = run.length - length;
  const now = run.slice(middle);
  const before = run.slice(middle - length, middle);
  const sums = (list: readonly WholeMonth[], part: 'moneyIn' | 'moneyOut' | 'net') =>
    sumOfDecimals(
      list.map((month) => month[part]),
      currencyPlaces(currency),
    );
  const [lowest, lowestBefore] = [lowestOf(now), lowestOf(before)];
  const compared = (figure: ComparedFigure['figure'], own: string, other: string): ComparedFigure => {
    const difference = sumOfDecimals([own, negated(other)], currencyPlaces(currency));
    const percent = percentOf(figure, Number(difference), Number(other));
    return { figure, now: own, before: other, difference, percent };
  };
  return {
    now: endsOf(now),
    before: endsOf(before),
    figures: [
      compared('moneyIn', sums(now, 'moneyIn'), sums(before, 'moneyIn')),
      compared('moneyOut', negated(sums(now, 'moneyOut')), negated(sums(before, 'moneyOut'))),
      compared('net', sums(now, 'net'), sums(before, 'net')),
      ...(lowest !== null && lowestBefore !== null ? [compared('lowest', lowest, lowestBefore)] : []),
    ],
  };
}

const endsOf = (months: readonly WholeMonth[]): [string, string] => [
  months[0]?.month ?? '',
  months.at(-1)?.month ?? '',
];

function negated(decimal: string): string {
  if (compareDecimals(decimal, '0') === 0) return decimal.replace('-', '');
  return decimal.startsWith('-') ? decimal.slice(1) : `-${decimal}`;
}

/** Null where a month does not have it: the lowest of some months is not that of all. */
function lowestOf(months: readonly WholeMonth[]): string | null {
  return months.reduce<string | null>((least, { lowestBalance }, index) => {
    if (lowestBalance === null || (index > 0 && least === null)) return null;
    return least === null || compareDecimals(lowestBalance, least) < 0 ? lowestBalance : least;
  }, null);
}
