import { type AnalysisOptions, labelLedger } from './labels/label-ledger';
import type { LabelledLedger } from './labels/labelled-ledger';
import type {
  AnalysisKind,
  ContractItem,
  DoubtfulPayee,
  Ledger,
  TransactionCategory,
} from './ledger/ledger-types';
import { ANALYSES } from './results/analyses-table';
import { analysisOf, type CategoryBreakdown, categoryBreakdown } from './results/category-breakdown';
import { cockpit } from './results/cockpit';
import { doubtfulPayees } from './results/doubtful-payees';

/** Everything one run answers. Pure: the same ledger, in any order, gives the same outcome. */
export interface AnalysisOutcome {
  /** In the order of `ledger.transactions`; made when it is first read. */
  readonly categorization: readonly TransactionCategory[];
  /** A piece of `categorization`, made at each call: a million of them need not be in memory together. */
  categoriesOf(start: number, end: number): TransactionCategory[];
  /** Payees whose category is least sure, most money first; made at each call. */
  doubtfulPayees(most: number): DoubtfulPayee[];
  readonly contracts: readonly ContractItem[];
  /** interface.md 2.4, for persons too. */
  readonly breakdowns: Readonly<Record<AnalysisKind, CategoryBreakdown>>;
  /**
   * Answers by endpoint, those of the user's type only: "contracts", "account-detection", "account-history",
   * "renter-information", "company/credits", "person/household-bugdet", "cockpits/company" and so on (interface.md 4.7).
   * Each is computed when it is first read.
   */
  readonly results: Readonly<Record<string, unknown>>;
}

function categorize({ ledger, labels }: LabelledLedger, start: number, end: number): TransactionCategory[] {
  const result: TransactionCategory[] = [];
  for (let index = start; index < Math.min(end, labels.length); index += 1) {
    const label = labels[index];
    const transaction = ledger.transactions[index];
    if (!label || !transaction) continue;
    result.push({
      transactionId: transaction.transactionId,
      category: label.category,
      analysis: analysisOf(label.category),
      recurring: label.isRecurring,
      contractId: label.contract?.id ?? null,
      tags: label.tags.length < 2 ? (label.tags as string[]) : [...label.tags].sort(),
      reason: label.reason,
      confidence: label.confidence,
    });
  }
  return result;
}

/** An object whose members are computed on first reading and kept. */
function lazily<T>(table: Readonly<Record<string, () => T>>): Record<string, T> {
  const target: Record<string, T> = {};
  for (const [key, compute] of Object.entries(table)) {
    let isDone = false;
    let value: T | undefined;
    Object.defineProperty(target, key, {
      enumerable: true,
      get: () => {
        if (!isDone) value = compute();
        isDone = true;
        return value;
      },
    });
  }
  return target;
}

export function analyse(ledger: Ledger, options: AnalysisOptions = {}): AnalysisOutcome {
  const labelled = labelLedger(ledger, options);
  const contracts = labelled.contracts.flatMap((contract) => labelled.contractItems.get(contract) ?? []);
  const own = ANALYSES.filter(({ userType }) => (userType ?? ledger.userType) === ledger.userType);
  const computes: [string, () => unknown][] = [
    ...own.map(({ kind, compute }): [string, () => unknown] => [kind, () => compute(labelled)]),
    [`cockpits/${ledger.userType}`, () => cockpit(labelled)],
  ];
  const kinds: AnalysisKind[] = ['credits', 'insurances', 'investments', 'internal-bookings'];
  const breakdowns = lazily(
    Object.fromEntries(kinds.map((kind) => [kind, () => categoryBreakdown(labelled, kind)])),
  );
  let categorization: TransactionCategory[] | undefined;
  return {
    get categorization() {
      categorization ??= categorize(labelled, 0, ledger.transactions.length);
      return categorization;
    },
    categoriesOf: (start, end) => categorize(labelled, start, end),
    doubtfulPayees: (most) => doubtfulPayees(labelled, most),
    contracts,
    breakdowns: breakdowns as Record<AnalysisKind, CategoryBreakdown>,
    results: lazily(Object.fromEntries(computes)),
  };
}
