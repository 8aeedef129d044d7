import type { Ledger, TransactionCategory } from '../analysis/ledger-types';

/** Stands in until the engine's own entry exists: shapes without findings. */
export function analyse(ledger: Ledger): {
  results: Record<string, unknown>;
  transactions: TransactionCategory[];
} {
  const none = {
    available: false,
    current: 0,
    median: 0,
    average: 0,
    monthlyOverview: [],
    contractSummary: [],
  };
  return {
    results: {
      'company/credits': none,
      'company/insurances': none,
      'company/investments': none,
      'company/internal-bookings': none,
    },
    transactions: ledger.transactions.map(({ transactionId }) => ({
      transactionId,
      category: 'other.unknown',
      analysis: null,
      recurring: false,
      contractId: null,
      tags: [],
      reason: 'not looked at',
    })),
  };
}
