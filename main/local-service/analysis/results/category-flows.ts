import { isCounted, type LabelledLedger, labelOf } from '../labels/labelled-ledger';
import { categoryOf } from '../tables/category-tree';
import { addTo, type FlowTotals, sumsOnly } from './flow-totals';

/** Counted transactions of one category on one side, in order of booking day. */
export interface CategorySum {
  minor: number;
  ids: string[];
  /** Minor units, by position in `observed.months`. */
  months: number[];
  totals: FlowTotals;
}

export interface CategoryFlows {
  in: Map<string, CategorySum>;
  out: Map<string, CategorySum>;
}

/** What gives a payment back: money that was one's own before is no income, and what is taken back no spending. */
const undoing = ['returned-debit', 'refund'];

/** Categories of either direction stand on both sides; in all of them a return counts with the payments it undoes. */
function collect(labelled: LabelledLedger): CategoryFlows {
  const { observed } = labelled;
  const flows: CategoryFlows = { in: new Map(), out: new Map() };
  for (const [category, list] of labelled.byCategory) {
    const { sign } = categoryOf(category);
    const sumFor = (): CategorySum => ({
      minor: 0,
      ids: [],
      months: observed.months.map(() => 0),
      totals: sumsOnly(),
    });
    const sumIn = sumFor();
    const sumOut = sumFor();
    for (const transaction of list) {
      if (!isCounted(labelled, transaction)) continue;
      const isUndoing = labelOf(labelled, transaction).tags.some((tag) => undoing.includes(tag));
      const isOut = sign === 0 ? transaction.isOut !== isUndoing : sign === -1;
      const sum = isOut ? sumOut : sumIn;
      sum.minor += transaction.amountMinor;
      sum.ids.push(transaction.transactionId);
      const position = transaction.month - observed.first;
      sum.months[position] = (sum.months[position] ?? 0) + transaction.amountMinor;
      addTo(sum.totals, transaction);
    }
    if (sumIn.ids.length > 0) flows.in.set(category, sumIn);
    if (sumOut.ids.length > 0) flows.out.set(category, sumOut);
  }
  return flows;
}

const known = new WeakMap<LabelledLedger, CategoryFlows>();

/** Sums by category over the observed timespan, which several results are made of. */
export function categoryFlows(labelled: LabelledLedger): CategoryFlows {
  let flows = known.get(labelled);
  if (!flows) {
    flows = collect(labelled);
    known.set(labelled, flows);
  }
  return flows;
}
