import { type AnalysisOptions, labelLedger } from './labels/label-ledger';
import type { LabelledLedger } from './labels/labelled-ledger';
import type {
  AnalysisKind,
  ContractItem,
  DoubtfulPayee,
  Ledger,
  TransactionCategory,
  UserType,
} from './ledger/ledger-types';
import { accountDetection, accountHistory } from './results/account-results';
import { analysisOf, type CategoryBreakdown, categoryBreakdown } from './results/category-breakdown';
import { cockpit } from './results/cockpit';
import { cashTransactions } from './results/company-cash';
import { liquidity } from './results/company-liquidity';
import { customersSuppliers, foreignSales } from './results/company-partners';
import { staff } from './results/company-staff';
import { doubtfulPayees } from './results/doubtful-payees';
import { householdBudget, personIncome, personSpending } from './results/person-modules';
import { adultCheck, livingSituation } from './results/person-situation';
import { renterInformation } from './results/renter-information';
import { companyRisk, personRiskFactors } from './results/risk-months';
import { topCategories } from './results/top-categories';

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

type Compute = (labelled: LabelledLedger) => unknown;

const breakdownOf =
  (kind: AnalysisKind): Compute =>
  (labelled) =>
    categoryBreakdown(labelled, kind);

const generalResults: Record<string, Compute> = {
  'account-detection': accountDetection,
  'account-history': accountHistory,
  'renter-information': renterInformation,
};

const resultsOfType: Record<UserType, Record<string, Compute>> = {
  company: {
    'company/cash-transactions': cashTransactions,
    'company/credits': breakdownOf('credits'),
    'company/customers-suppliers': customersSuppliers,
    'company/foreign-sales': foreignSales,
    'company/insurances': breakdownOf('insurances'),
    'company/internal-bookings': breakdownOf('internal-bookings'),
    'company/investments': breakdownOf('investments'),
    'company/liquidity': liquidity,
    'company/risk': companyRisk,
    'company/staff': staff,
    'company/top-categories': topCategories,
    'cockpits/company': (labelled) => cockpit(labelled),
  },
  person: {
    'person/adult-check': adultCheck,
    'person/household-bugdet': householdBudget,
    'person/income': personIncome,
    'person/living-situation': livingSituation,
    'person/risk-factors': personRiskFactors,
    'person/spending': personSpending,
    'cockpits/person': (labelled) => cockpit(labelled),
  },
};

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
  const computes: Record<string, Compute> = {
    contracts: () => contracts,
    ...generalResults,
    ...resultsOfType[ledger.userType],
  };
  const bound = Object.entries(computes).map(([name, compute]) => [name, () => compute(labelled)] as const);
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
    results: lazily(Object.fromEntries(bound)),
  };
}
