import type { PreparedTransaction } from '../counterparty/prepared-transaction';
import { chosenTransactions, type LabelledLedger, labelOf } from '../labels/labelled-ledger';
import { toMainUnits } from '../ledger/ledger-from-upload';
import type { AnalysisKind, ContractItem, Period } from '../ledger/ledger-types';
import { summariseMonths } from '../ledger/observed-months';
import { categoryOf } from '../tables/category-tree';

/** interface.md 2.4, main units, positive for money out. */
export interface BreakdownMonth {
  month: string;
  amount: number;
  recurringAmount: number;
  nonRecurringAmount: number;
  recurringTransactionIDs: string[];
  nonRecurringTransactionIDs: string[];
  /** False: the month is only partly covered by the data; it counts neither for current nor median nor average. */
  isComplete: boolean;
}

export interface CategoryBreakdown {
  available: boolean;
  current: number;
  median: number;
  average: number;
  monthlyOverview: BreakdownMonth[];
  contractSummary: ContractItem[];
  observedTimespan: Period;
}

interface MonthSums {
  recurring: number;
  single: number;
  recurringIds: string[];
  singleIds: string[];
}

/**
 * Breaks the transactions of chosen categories down by month. `sign` -1 counts money out as positive (2.4), 1 counts money in as positive
 * (income modules); what goes the other way counts negative in the month it is booked.
 */
export function breakDown(
  labelled: LabelledLedger,
  isChosen: (category: string) => boolean,
  sign: 1 | -1,
  contractSummary: ContractItem[],
  isCountedLeg: (transaction: PreparedTransaction) => boolean = () => true,
): CategoryBreakdown {
  const { observed, currency } = labelled;
  const months = observed.months.map(
    (): MonthSums => ({ recurring: 0, single: 0, recurringIds: [], singleIds: [] }),
  );
  let count = 0;
  for (const transaction of chosenTransactions(labelled, isChosen)) {
    if (!isCountedLeg(transaction)) continue;
    const sums = months[transaction.month - observed.first];
    if (!sums) continue;
    count += 1;
    const amount = transaction.amountMinor * sign;
    if (labelOf(labelled, transaction).isRecurring) {
      sums.recurring += amount;
      sums.recurringIds.push(transaction.transactionId);
    } else {
      sums.single += amount;
      sums.singleIds.push(transaction.transactionId);
    }
  }
  const observedTimespan = { since: observed.since, until: observed.until };
  if (count === 0) {
    return {
      available: false,
      current: 0,
      median: 0,
      average: 0,
      monthlyOverview: [],
      contractSummary: [],
      observedTimespan,
    };
  }
  const figures = summariseMonths(
    months.map((sums) => sums.recurring + sums.single),
    observed,
  );
  const monthlyOverview = months.map(
    (sums, position): BreakdownMonth => ({
      month: observed.months[position] ?? '',
      amount: toMainUnits(sums.recurring + sums.single, currency),
      recurringAmount: toMainUnits(sums.recurring, currency),
      nonRecurringAmount: toMainUnits(sums.single, currency),
      recurringTransactionIDs: sums.recurringIds,
      nonRecurringTransactionIDs: sums.singleIds,
      isComplete: observed.isComplete[position] ?? false,
    }),
  );
  return {
    available: true,
    current: toMainUnits(figures.current, currency),
    median: toMainUnits(figures.median, currency),
    average: toMainUnits(figures.average, currency),
    monthlyOverview: monthlyOverview.reverse(),
    contractSummary,
    observedTimespan,
  };
}

export function contractsOf(
  labelled: LabelledLedger,
  isChosen: (category: string) => boolean,
): ContractItem[] {
  return labelled.contracts
    .filter((contract) => isChosen(contract.category))
    .flatMap((contract) => labelled.contractItems.get(contract) ?? []);
}

/** Analysis a category belongs to and, for the amount, whether this leg counts. */
export function analysisOf(category: string): AnalysisKind | null {
  return categoryOf(category).analysis;
}

/** Drawdowns carry the label credits but no amount; of internal bookings only the outgoing leg counts. */
export function categoryBreakdown(labelled: LabelledLedger, kind: AnalysisKind): CategoryBreakdown {
  return breakDown(
    labelled,
    (category) => analysisOf(category) === kind && category !== 'credits.line-drawdown',
    -1,
    contractsOf(labelled, (category) => analysisOf(category) === kind),
    (transaction) => kind !== 'internal-bookings' || transaction.isOut,
  );
}
