import { loanPayouts, ownMoves } from '../../../preload/contract/answers/category-groups';
import { dayNumberOf, lastDayOfMonth } from '../../../preload/contract/values/calendar-day';
import { readMinor } from '../../../preload/contract/values/result-amounts';
import { type Breakdown, breakdownOf, everyWholeMonth } from '../answers/breakdown';
import { categoryCodes } from '../categories/category-choices';
import { accountsThatPay, type CaseFacts, type Lack, type MonthAmount, sumOf } from './case-facts';

/** Figures of a company from sums of categories (report-anchors, part 2). Amounts in minor units. */

/** Money in from the business: no loans, capital, own accounts, refunds of taxes. */
const businessCategories = [
  'income.sales',
  'income.self-employment',
  'income.rental',
  'income.other',
  'cash.deposit',
];

type Side = 'incomings' | 'outgoings';

const ofScopes = ['staff', 'credits', 'insurances', 'investments', 'cashTransactions', 'risk'];

/** Categories whose scope is missing are left out of the list of categories: its sums are not of all bookings then. */
function isCut({ sources }: CaseFacts): boolean {
  return ofScopes.some((name) => sources.results.get(`company.${name}`)?.state === 'missingScope');
}

const knownCodes: ReadonlySet<string> = new Set(categoryCodes);

type Categories = NonNullable<ReturnType<typeof categoriesOf>>['incomings']['categories'];

function categoriesOf(facts: CaseFacts) {
  return facts.answer('company.topCategories');
}

/** Money is told of a category, but not in which months. */
function hasUntoldMonths(categories: Categories): boolean {
  return categories.some(
    ({ sum, count, transactionIDs, monthlyOverview }) =>
      monthlyOverview.some((month) => month.sum === null) ||
      (monthlyOverview.length === 0 && (sum !== 0 || (count ?? 0) > 0 || transactionIDs.length > 0)),
  );
}

/** Why no sum can be made by category; null where it can. Another service may name its categories otherwise: then none is zero. */
export function lackOfCategories(facts: CaseFacts): Lack | null {
  if (facts.isMixed) return 'mixed';
  const answer = categoriesOf(facts);
  if (!answer || isCut(facts)) return 'noAnswer';
  const all = [...answer.incomings.categories, ...answer.outgoings.categories];
  if (all.some(({ category }) => category !== null && !knownCodes.has(category))) return 'otherCodes';
  const listed = all.flatMap(({ monthlyOverview }) => monthlyOverview);
  const isOmitting = facts.omits('company.topCategories', answer.observedTimespan, listed);
  return hasUntoldMonths(all) || isOmitting ? 'noMonths' : null;
}

/** Whole months of some categories of a side; a month without any counts as zero. Null when they cannot be summed. */
export function categoryMonths(
  facts: CaseFacts,
  side: Side,
  isChosen: (category: string) => boolean,
): MonthAmount[] | null {
  const answer = categoriesOf(facts);
  if (!answer || facts.once('lack of categories', () => lackOfCategories(facts)) !== null) return null;
  const span = answer.observedTimespan;
  const all = [...answer.incomings.categories, ...answer.outgoings.categories];
  const names = new Set(all.flatMap(({ monthlyOverview }) => monthlyOverview.map(({ month }) => month)));
  const sums = new Map<string, number>([...names].sort().map((month) => [month, 0]));
  for (const { category, monthlyOverview } of answer[side].categories) {
    if (category === null || !isChosen(category)) continue;
    for (const { month, amount } of facts.complete(
      'company.topCategories',
      span,
      monthlyOverview,
      (one) => one.sum,
    ))
      sums.set(month, (sums.get(month) ?? 0) + amount);
  }
  const months = [...sums].map(([month, amount]) => ({ month, amount }));
  const whole = facts.complete('company.topCategories', span, months, () => 0);
  const isWhole = new Set(whole.map(({ month }) => month));
  return months.filter(({ month }) => isWhole.has(month));
}

export function categoryIds(facts: CaseFacts, side: Side, isChosen: (category: string) => boolean): string[] {
  const categories = facts.answer('company.topCategories')?.[side].categories ?? [];
  return categories.flatMap(({ category, transactionIDs }) =>
    category !== null && isChosen(category) ? transactionIDs : [],
  );
}

export const isBusiness = (category: string) => businessCategories.includes(category);
export const isMoved = (category: string) => ownMoves.includes(category);

export const businessMonths = (facts: CaseFacts) => categoryMonths(facts, 'incomings', isBusiness);

/** Money in plus money out (negative) without moves of one's own. */
export function netMonths(facts: CaseFacts): MonthAmount[] | null {
  const isMeant = (category: string) => !isMoved(category);
  const incoming = categoryMonths(facts, 'incomings', isMeant);
  const outgoing = categoryMonths(facts, 'outgoings', isMeant);
  if (!incoming || !outgoing) return null;
  const out = new Map(outgoing.map(({ month, amount }) => [month, amount]));
  return incoming.map(({ month, amount }) => ({ month, amount: amount + (out.get(month) ?? 0) }));
}

function debtOf(facts: CaseFacts): Breakdown | null {
  const answer = facts.answer('company.credits');
  if (!answer || facts.isMixed) return null;
  return breakdownOf(answer, facts.reading('company.credits'));
}

/** Interest, instalments and leasing per month, positive; null where the answer leaves whole months out. */
export function debtMonths(facts: CaseFacts): MonthAmount[] | null {
  const debt = debtOf(facts);
  return debt && everyWholeMonth(debt);
}

/** Why the debt service covers nothing: whole months are left out, or there is none, or no debt. */
export function lackOfDebt(facts: CaseFacts): 'noMonths' | 'fewMonths' | 'noDebt' {
  const debt = debtOf(facts);
  if (debt && (debtMonths(facts) === null || hasOtherMonths(facts))) return 'noMonths';
  const isNone = facts.answer('company.credits')?.available === false;
  return !isNone && debtMonths(facts)?.length === 0 ? 'fewMonths' : 'noDebt';
}

const payoutMonths = (facts: CaseFacts) =>
  categoryMonths(facts, 'incomings', (category) => loanPayouts.includes(category));

/** The debt service is told of fewer months than the money in and out: over different months nothing covers anything. */
function hasOtherMonths(facts: CaseFacts): boolean {
  const [net, debt] = [netMonths(facts) ?? [], debtMonths(facts) ?? []];
  const told = new Set(debt.map(({ month }) => month));
  return debt.length > 0 && net.some(({ month }) => !told.has(month));
}

/** How many times the money of the account movements covers the debt service; null without debt service. */
export function coverOf(facts: CaseFacts): number | null {
  const [net, debt, payouts] = [netMonths(facts), debtMonths(facts), payoutMonths(facts)];
  if (!net || !debt || !payouts || hasOtherMonths(facts)) return null;
  const counted = new Set(net.map(({ month }) => month));
  const paid = sumOf(debt.filter(({ month }) => counted.has(month)));
  // Rounded down: what covers not quite is never shown as covered.
  return paid > 0 ? Math.floor(((sumOf(net) + paid - sumOf(payouts)) * 100) / paid) / 100 : null;
}

/** Of the days from the first to the last of all accounts, each account is known on at least so many. */
const sameDays = 0.95;

/** Means of different times have no sum: what lay on an account that is closed lies on another one since. */
export function areMeansApart(facts: CaseFacts): boolean {
  const accounts = accountsThatPay(facts.sources);
  const ends = accounts.flatMap(({ covered }) =>
    covered.flatMap(({ since, until }) => [dayNumberOf(since) ?? 0, dayNumberOf(until) ?? 0]),
  );
  const days = Math.max(...ends) - Math.min(...ends) + 1;
  return (
    accounts.length > 1 && accounts.some(({ dayBalances }) => (dayBalances?.days ?? 0) < sameDays * days)
  );
}

/** Mean balances of all accounts together, divided by the money out per day; null unless each account has a mean, of nearly the same days. */
export function bufferDaysOf(facts: CaseFacts): number | null {
  const { currency } = facts;
  const accounts = accountsThatPay(facts.sources);
  const out = categoryMonths(facts, 'outgoings', (category) => !isMoved(category));
  if (accounts.length === 0 || currency === null || !out || out.length === 0) return null;
  if (areMeansApart(facts)) return null;
  let mean = 0;
  for (const account of accounts) {
    const own = account.dayBalances ? readMinor(Number(account.dayBalances.mean), account.currency) : null;
    if (own === null || account.currency !== currency) return null;
    mean += own;
  }
  const days = out.reduce((sum, { month }) => sum + Number(lastDayOfMonth(month).slice(8)), 0);
  const spent = -sumOf(out);
  return spent > 0 ? Math.floor((mean * days) / spent) : null;
}
