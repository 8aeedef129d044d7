import { chosenTransactions, type LabelledLedger } from '../labels/labelled-ledger';
import { addTo, type FlowTotals, flowsOnWire, totalsWithIds } from './flow-totals';

/** Month by month flows of chosen transactions, newest first, with an overview over all of them. */
export function flowOverview(
  labelled: LabelledLedger,
  isChosen: (category: string) => boolean,
): { total: FlowTotals; months: FlowTotals[] } {
  const { observed } = labelled;
  const total = totalsWithIds();
  const months = observed.months.map(totalsWithIds);
  for (const transaction of chosenTransactions(labelled, isChosen)) {
    addTo(total, transaction);
    const month = months[transaction.month - observed.first];
    if (month) addTo(month, transaction);
  }
  return { total, months };
}

/** interface-gaps.md: cash paid in and drawn out, not general cash flow. */
export function cashTransactions(labelled: LabelledLedger) {
  const { currency, observed } = labelled;
  const { total, months } = flowOverview(labelled, (category) => category.startsWith('cash.'));
  return {
    available: total.inCount + total.outCount > 0,
    overview: flowsOnWire(total, currency),
    monthlyOverview: months
      .map((totals, position) => ({
        month: observed.months[position] ?? '',
        ...flowsOnWire(totals, currency),
        isComplete: observed.isComplete[position] ?? false,
      }))
      .reverse(),
    observedTimespan: { since: observed.since, until: observed.until },
  };
}
