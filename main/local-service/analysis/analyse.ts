import { type AnalysisOptions, labelLedger } from './label-ledger';
import { type LabelledLedger, labelOf } from './labelled-ledger';
import type { ContractItem, Ledger, TransactionCategory } from './ledger-types';
import { analysisOf, type CategoryBreakdown, categoryBreakdown } from './results/category-breakdown';

export interface AnalysisOutcome {
  /** In the order of `ledger.transactions`. */
  readonly categorization: readonly TransactionCategory[];
  readonly contracts: readonly ContractItem[];
  readonly credits: CategoryBreakdown;
  readonly insurances: CategoryBreakdown;
  readonly investments: CategoryBreakdown;
  readonly internalBookings: CategoryBreakdown;
}

function categorize(labelled: LabelledLedger): TransactionCategory[] {
  const result = new Array<TransactionCategory>(labelled.ordered.length);
  for (const transaction of labelled.ordered) {
    const label = labelOf(labelled, transaction);
    result[transaction.index] = {
      transactionId: transaction.source.transactionId,
      category: label.category,
      analysis: analysisOf(label.category),
      recurring: label.isRecurring,
      contractId: label.contract?.id ?? null,
      tags: [...label.tags].sort(),
      reason: label.reason,
    };
  }
  return result;
}

export function analyse(ledger: Ledger, options: AnalysisOptions = {}): AnalysisOutcome {
  const labelled = labelLedger(ledger, options);
  return {
    categorization: categorize(labelled),
    contracts: labelled.contracts.flatMap((c) => labelled.contractItems.get(c) ?? []),
    credits: categoryBreakdown(labelled, 'credits'),
    insurances: categoryBreakdown(labelled, 'insurances'),
    investments: categoryBreakdown(labelled, 'investments'),
    internalBookings: categoryBreakdown(labelled, 'internal-bookings'),
  };
}
