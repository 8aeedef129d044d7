import type { LabelledLedger } from '../labels/labelled-ledger';
import { toMainUnits } from '../ledger/ledger-from-upload';
import { type CategorySum, categoryFlows } from './category-flows';

/** Sums by category over the observed timespan, largest first; internal bookings are left out on both sides. */

/** Largest first. */
export function largestCategories(labelled: LabelledLedger, isOut: boolean): [string, CategorySum][] {
  const { in: incoming, out } = categoryFlows(labelled);
  return [...(isOut ? out : incoming)]
    .filter(([category]) => category !== 'transfers.internal')
    .sort(([a, sumA], [b, sumB]) => Math.abs(sumB.minor) - Math.abs(sumA.minor) || (a < b ? -1 : 1));
}

function onWire(labelled: LabelledLedger, isOut: boolean) {
  const { observed, currency } = labelled;
  const sums = largestCategories(labelled, isOut);
  const total = sums.reduce((all, [, sum]) => all + Math.abs(sum.minor), 0);
  return sums.map(([category, sum]) => ({
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
