import type { TracedTransaction } from '../../preload/contract';
import { type Minor, summariseMonths } from '../../preload/contract/values/result-amounts';
import { type Breakdown, breakdownOf, everyWholeMonth, idsOf } from '../results/answers/breakdown';
import { type CaseFacts, type MonthAmount, missedOf, shareOf } from '../results/facts/case-facts';
import { keyFactsOf } from '../results/facts/key-facts';
import { incomeOf } from '../results/facts/person-figures';

/** What the short form for a landlord says; amounts in minor units of the only currency, null where it cannot be determined. */
export interface LettingFacts {
  income: {
    median: Minor;
    months: number;
    withIncome: number;
    /** Months within a tenth of the median; two neighbours also together. */
    steady: number;
  } | null;
  /** `isHere: false`: no rent is seen in these accounts. */
  rent: {
    isHere: boolean;
    median: Minor | null;
    share: number | null;
    /** Since the first rent; null where no month is whole, or the answer leaves one out, so that nothing is known of the others either. */
    months: number | null;
    /** Whether any month is whole: without one `months` is null for that. */
    hasWholeMonth: boolean;
    missed: readonly string[];
    /** Days of the month on which it was booked, from and to, the first may be the later one (29 to 2); null where not every booking is known. */
    paidOn: { from: number; to: number } | null;
  } | null;
  returned: number | null;
}

const longestMonth = 31;

/** How far a month's income may be from the median to count as steady. */
const steadyWithin = 0.1;

export function lettingFactsOf(facts: CaseFacts, bookings: readonly TracedTransaction[]): LettingFacts {
  const returned = keyFactsOf(facts).find(({ key }) => key === 'returned')?.cell;
  return {
    income: incomeFacts(facts),
    rent: rentFacts(facts, bookings),
    returned: returned?.kind === 'number' ? returned.value : null,
  };
}

function incomeMonths(facts: CaseFacts): MonthAmount[] {
  const income = facts.currency === null ? null : incomeOf(facts);
  return (income && everyWholeMonth(income)) ?? [];
}

function incomeFacts(facts: CaseFacts): LettingFacts['income'] {
  const months = incomeMonths(facts);
  const median = summariseMonths(months, facts.currency)?.median;
  if (median === undefined) return null;
  return {
    median,
    months: months.length,
    withIncome: months.filter(({ amount }) => amount > 0).length,
    steady: steadyMonths(months, median),
  };
}

/** Pay of the 30th moves over a weekend into the next month: one month has none then, and its neighbour has it twice. Months that only make up for each other are not steady. */
function steadyMonths(months: readonly MonthAmount[], median: Minor): number {
  const isNear = (amount: Minor, whole: Minor) => Math.abs(amount - whole) <= whole * steadyWithin;
  let steady = 0;
  for (let at = 0; at < months.length; at += 1) {
    const [amount, next] = [months[at]?.amount ?? 0, months[at + 1]?.amount];
    if (isNear(amount, median)) steady += 1;
    else if (
      next !== undefined &&
      isNear(Math.max(amount, next), 2 * median) &&
      isNear(amount + next, 2 * median)
    ) {
      steady += 2;
      at += 1;
    }
  }
  return steady;
}

const nothing = { median: null, share: null, hasWholeMonth: true, missed: [], paidOn: null };

function rentFacts(facts: CaseFacts, bookings: readonly TracedTransaction[]): LettingFacts['rent'] {
  const answer = facts.answer('person.livingSituation');
  if (!answer || facts.currency === null) return null;
  const rent = breakdownOf(answer.housingRent, facts.reading('person.livingSituation'));
  const whole = everyWholeMonth(rent);
  const paid = (whole ?? []).filter(({ amount }) => amount > 0);
  const isNowhere = whole !== null && whole.length > 0 && paid.length === 0;
  if (answer.housingRent.detected !== true || isNowhere)
    return answer.housingRent.detected === null ? null : { ...nothing, isHere: false, months: 0 };
  // Of no whole month, as of months that are not listed, nothing is said: detected is not the same as not there.
  if (whole === null || whole.length === 0) return unlisted(rent, whole === null);
  // The lease may have begun within the period.
  const months = whole.slice(whole.findIndex(({ amount }) => amount > 0));
  const median = summariseMonths(paid, facts.currency)?.median ?? null;
  const income = summariseMonths(incomeMonths(facts), facts.currency)?.median ?? null;
  return {
    isHere: true,
    hasWholeMonth: true,
    median,
    share: median === null || income === null ? null : shareOf(median, income),
    months: months.length,
    missed: missedOf(months),
    paidOn: daysOf(idsOf(rent), bookings),
  };
}

/** Rent of which the answer does not list each month: neither how much it is, nor whether it came every month, nor on which days. */
function unlisted(rent: Breakdown, hasWholeMonth: boolean): LettingFacts['rent'] {
  const isPaid = rent.months.some(({ amount }) => amount !== null && amount > 0);
  return isPaid ? { ...nothing, isHere: true, months: null, hasWholeMonth } : null;
}

/** The shortest stretch of a month, over its end too, in which all payments lie. */
function daysOf(
  ids: readonly string[],
  bookings: readonly TracedTransaction[],
): { from: number; to: number } | null {
  const known = new Map(bookings.map(({ transactionId, bookingDay }) => [transactionId, bookingDay]));
  const days = [...new Set(ids.flatMap((id) => known.get(id) ?? []).map((day) => Number(day.slice(8))))];
  if (days.length === 0 || ids.some((id) => !known.has(id))) return null;
  days.sort((a, b) => a - b);
  // What follows the widest gap comes first.
  const gaps = days.map((day, index) => day - (days[index - 1] ?? (days.at(-1) ?? 0) - longestMonth));
  const first = gaps.indexOf(Math.max(...gaps));
  return { from: days[first] ?? 0, to: days.at(first - 1) ?? 0 };
}
