import { isCounted, type LabelledLedger } from '../labelled-ledger';
import { toMainUnits } from '../ledger-from-upload';
import { categoryOf } from '../tables/category-tree';

/** Sums by category over the observed timespan, largest first; internal bookings are left out on both sides. */

interface Sum {
  minor: number;
  ids: string[];
  months: number[];
}

export function sumByCategory(labelled: LabelledLedger, isOut: boolean): Map<string, Sum> {
  const sums = new Map<string, Sum>();
  for (const [category, list] of labelled.byCategory) {
    if (category === 'transfers.internal') continue;
    // A return counts with the payments it undoes, not as money in.
    const { sign } = categoryOf(category);
    if (sign !== 0 && (sign === -1) !== isOut) continue;
    const sum: Sum = { minor: 0, ids: [], months: labelled.observed.months.map(() => 0) };
    for (const transaction of list) {
      if (!isCounted(labelled, transaction) || (sign === 0 && transaction.isOut !== isOut)) continue;
      sum.minor += transaction.amountMinor;
      sum.ids.push(transaction.source.transactionId);
      const position = transaction.month - labelled.observed.first;
      sum.months[position] = (sum.months[position] ?? 0) + transaction.amountMinor;
    }
    if (sum.ids.length > 0) sums.set(category, sum);
  }
  return sums;
}

function onWire(labelled: LabelledLedger, isOut: boolean) {
  const { observed, currency } = labelled;
  const sums = [...sumByCategory(labelled, isOut).entries()];
  const total = sums.reduce((all, [, sum]) => all + Math.abs(sum.minor), 0);
  return sums
    .sort(([a, sumA], [b, sumB]) => Math.abs(sumB.minor) - Math.abs(sumA.minor) || (a < b ? -1 : 1))
    .map(([category, sum]) => ({
      category,
      sum: toMainUnits(sum.minor, currency),
      count: sum.ids.length,
      share: total === 0 ? 0 : Math.round((Math.abs(sum.minor) * 10_000) / total) / 100,
      transactionIDs: sum.ids,
      monthlyOverview: sum.months
        .map((minor, position) => ({
          month: observed.months[position] ?? '',
          sum: toMainUnits(minor, currency),
          isComplete: observed.isComplete[position] ?? false,
        }))
        .reverse(),
    }));
}

/** interface-gaps.md (assumed): `share` in percent of its side; outgoings are negative. */
export function topCategories(labelled: LabelledLedger) {
  const incomings = { categories: onWire(labelled, false) };
  const outgoings = { categories: onWire(labelled, true) };
  return {
    available: incomings.categories.length + outgoings.categories.length > 0,
    incomings,
    outgoings,
    observedTimespan: { since: labelled.observed.since, until: labelled.observed.until },
  };
}
