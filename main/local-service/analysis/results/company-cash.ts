import { isCounted, type LabelledLedger, labelOf } from '../labelled-ledger';
import type { PreparedTransaction } from '../prepared-transaction';
import { addTo, emptyTotals, type FlowTotals, flowsOnWire } from './flow-totals';

/** Month by month flows of chosen transactions, newest first, with an overview over all of them. */
export function flowOverview(
  labelled: LabelledLedger,
  isChosen: (transaction: PreparedTransaction) => boolean,
): { total: FlowTotals; months: FlowTotals[] } {
  const { observed, ordered } = labelled;
  const total = emptyTotals();
  const months = observed.months.map(emptyTotals);
  for (const transaction of ordered) {
    if (!isCounted(labelled, transaction) || !isChosen(transaction)) continue;
    addTo(total, transaction);
    const month = months[transaction.month - observed.first];
    if (month) addTo(month, transaction);
  }
  return { total, months };
}

/** interface-gaps.md: cash paid in and drawn out, not general cash flow. */
export function cashTransactions(labelled: LabelledLedger) {
  const { currency, observed } = labelled;
  const { total, months } = flowOverview(labelled, (transaction) =>
    labelOf(labelled, transaction).category.startsWith('cash.'),
  );
  return {
    available: total.inIds.length + total.outIds.length > 0,
    overview: flowsOnWire(total, currency, true),
    monthlyOverview: months
      .map((totals, position) => ({
        month: observed.months[position] ?? '',
        ...flowsOnWire(totals, currency, true),
        isComplete: observed.isComplete[position] ?? false,
      }))
      .reverse(),
    observedTimespan: { since: observed.since, until: observed.until },
  };
}
