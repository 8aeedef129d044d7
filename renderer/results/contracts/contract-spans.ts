import type { TracedTransaction } from '../../../preload/contract';
import { dayNumberOf, dayOf } from '../../../preload/contract/values/calendar-day';
import type { Contract } from '../answers/contract-list';
import { intervalDaysOf, lateAfter } from '../answers/contract-state';

/** A contract over time. Days as `YYYY-MM-DD`. */
export interface ContractSpan {
  contract: Contract;
  /** Days of its bookings on this computer, oldest first; where there is none, what the service says of first and last. */
  paid: readonly string[];
  first: string;
  last: string;
  /** Stretches between two payments that are longer than its rhythm allows. */
  gaps: readonly { since: string; until: string }[];
  /** As the service expects it; null where it says nothing, or nothing later than the last payment. */
  next: string | null;
}

/** Contracts with a known first and last payment, those that began first at the top. */
export function contractSpans(
  contracts: readonly Contract[],
  bookings: ReadonlyMap<string, TracedTransaction>,
): ContractSpan[] {
  return contracts
    .flatMap((contract): ContractSpan[] => {
      const traced = contract.transactionIds.flatMap((id) => bookings.get(id)?.bookingDay ?? []);
      const known = traced.length > 0 ? traced : [contract.firstDay, contract.lastDay];
      const paid = [...new Set(known.flatMap((day) => (isDay(day) ? day : [])))].sort();
      const [first] = paid;
      const last = paid.at(-1);
      if (first === undefined || last === undefined) return [];
      const next = isDay(contract.nextDay) && contract.nextDay > last ? contract.nextDay : null;
      return [
        { contract, paid, first, last, gaps: traced.length > 0 ? gapsOf(paid, contract.interval) : [], next },
      ];
    })
    .sort((a, b) => a.first.localeCompare(b.first) || a.last.localeCompare(b.last));
}

/** A service may name days that do not exist. */
const isDay = (day: string | null): day is string => day !== null && dayNumberOf(day) !== null;

function gapsOf(paid: readonly string[], interval: string | null): ContractSpan['gaps'] {
  const days = intervalDaysOf(interval);
  if (days === null) return [];
  return paid.flatMap((day, index) => {
    const before = paid[index - 1];
    const [start, end] = [dayNumberOf(before ?? ''), dayNumberOf(day)];
    if (start === null || end === null || end - start <= days + lateAfter(days)) return [];
    return [{ since: dayOf(start + 1), until: dayOf(end - 1) }];
  });
}
