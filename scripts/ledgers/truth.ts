import { dayOf, isBankDay, numberOf } from './days';
import type { Fact, LedgerContract } from './facts';

/** The answers to a made ledger, in the form of `test/fixtures/ledgers/README.md`; computed from the facts alone. */

const analysisOfTop: Record<string, string> = {
  credits: 'credits',
  insurances: 'insurances',
  investments: 'investments',
};
const analyses = ['credits', 'insurances', 'investments', 'internal-bookings'] as const;

function analysisOf(category: string): string | null {
  if (category === 'transfers.internal') return 'internal-bookings';
  return analysisOfTop[category.slice(0, category.indexOf('.'))] ?? null;
}

/** Months touched, oldest first, and whether any bank day of them lies outside of the span. */
function monthsOf(first: number, last: number): { month: string; isComplete: boolean }[] {
  const months: { month: string; isComplete: boolean }[] = [];
  for (let day = first; day <= last; day += 1) {
    const month = dayOf(day).slice(0, 7);
    if (months[months.length - 1]?.month === month) continue;
    const [year = 0, number = 1] = month.split('-').map(Number);
    const from = numberOf(`${month}-01`);
    const until = Date.UTC(year, number, 0) / 86_400_000;
    let isComplete = true;
    for (let at = from; at <= until; at += 1)
      if ((at < first || at > last) && isBankDay(at)) isComplete = false;
    months.push({ month, isComplete });
  }
  return months;
}

const euros = (minor: number): number => minor / 100;

function median(sorted: readonly number[]): number {
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : Math.round(((sorted[middle - 1] ?? 0) + upper) / 2);
}

interface Counted {
  fact: Fact;
  id: string;
  isRecurring: boolean;
}

function resultOf(counted: readonly Counted[], months: ReturnType<typeof monthsOf>) {
  if (counted.length === 0)
    return { available: false, current: 0, median: 0, average: 0, monthlyOverview: [] };
  const overview = months.map(({ month }) => {
    const inMonth = counted.filter(({ fact }) => dayOf(fact.day).startsWith(month));
    const sum = (isRecurring: boolean) =>
      -inMonth
        .filter((one) => one.isRecurring === isRecurring)
        .reduce((total, { fact }) => total + fact.amount, 0);
    const ids = (isRecurring: boolean) =>
      inMonth.filter((one) => one.isRecurring === isRecurring).map(({ id }) => id);
    return {
      month,
      minor: sum(true) + sum(false),
      amount: euros(sum(true) + sum(false)),
      recurringAmount: euros(sum(true)),
      nonRecurringAmount: euros(sum(false)),
      recurringTransactionIDs: ids(true),
      nonRecurringTransactionIDs: ids(false),
    };
  });
  const complete = overview.filter((_, at) => months[at]?.isComplete).map(({ minor }) => minor);
  const total = complete.reduce((sum, minor) => sum + minor, 0);
  return {
    available: true,
    current: euros(complete[complete.length - 1] ?? 0),
    median: euros(median([...complete].sort((a, b) => a - b))),
    average: complete.length > 0 ? euros(Math.round(total / complete.length)) : 0,
    monthlyOverview: overview.map(({ minor: _, ...rest }) => rest).reverse(),
  };
}

/** Belongs to an agreement, but is no payment of its rhythm. */
const isBeside = (role: string | undefined): boolean => role === 'special' || role === 'refund';
const isNeutral = (role: string | undefined): boolean =>
  role === 'return' || role === 'leg-in' || isBeside(role);

export function truthOf(
  facts: readonly Fact[],
  ids: readonly string[],
  contracts: readonly LedgerContract[],
  userType: string,
) {
  const first = facts[0]?.day ?? 0;
  const last = facts[facts.length - 1]?.day ?? 0;
  const months = monthsOf(first, last);
  const counted = facts.map(
    (fact, at): Counted => ({
      fact,
      id: ids[at] ?? '',
      isRecurring: fact.answer.contractId !== null && !isBeside(fact.answer.role),
    }),
  );
  const of = (contractId: string, wantsNeutral: boolean) =>
    counted
      .filter(
        ({ fact }) => fact.answer.contractId === contractId && isNeutral(fact.answer.role) === wantsNeutral,
      )
      .map(({ id }) => id);
  return {
    userType,
    noise: 'made',
    observedTimespan: { since: dayOf(first), until: dayOf(last) },
    completeMonths: months.filter(({ isComplete }) => isComplete).map(({ month }) => month),
    transactions: counted.map(({ fact, id, isRecurring }) => ({
      transactionId: id,
      category: fact.answer.category,
      analysis: analysisOf(fact.answer.category),
      recurring: isRecurring,
      contractId: fact.answer.contractId,
      ...(fact.answer.role ? { role: fact.answer.role } : {}),
      ...(fact.answer.accept ? { accept: fact.answer.accept } : {}),
    })),
    contracts: contracts.map(({ contractId, kind, category, optional, fewest }) => {
      const transactionIds = of(contractId, false);
      return {
        contractId,
        kind,
        category,
        analysis: analysisOf(category),
        optional,
        scorable: transactionIds.length >= fewest,
        transactionIds,
        neutralTransactionIds: of(contractId, true),
      };
    }),
    results: Object.fromEntries(
      analyses.map((analysis) => [
        analysis,
        resultOf(
          counted.filter(
            ({ fact }) =>
              analysisOf(fact.answer.category) === analysis &&
              (analysis !== 'internal-bookings' || fact.amount < 0),
          ),
          months,
        ),
      ]),
    ),
  };
}
