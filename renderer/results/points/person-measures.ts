import { axisValue, type Minor, readMinor } from '../../../preload/contract/values/result-amounts';
import { everyWholeMonth } from '../answers/breakdown';
import { averageOf, type CaseFacts, missedOf, newest } from '../facts/case-facts';
import * as person from '../facts/person-figures';
import { fall, lacking, type Measured, share, type Why } from './measured';

/** How the rules of persons are measured. */

const incomeMedian = (facts: CaseFacts) => person.incomeOf(facts)?.own?.median ?? null;

/** Why there is no median of the income. */
function lackOfIncome(facts: CaseFacts): Why {
  const income = person.incomeOf(facts);
  return income && income.omitted.length > 0 ? 'noMonths' : 'noIncome';
}

const lackOf = (facts: CaseFacts): Why | null =>
  person.lackOfModules(facts, 'person.income') ?? person.lackOfModules(facts, 'person.spending');

export function shareOfIncome(facts: CaseFacts, part: ReturnType<typeof person.housingOf>): Measured {
  const lack = lackOf(facts);
  if (lack) return lacking(lack);
  const income = incomeMedian(facts);
  // Rent may be paid from an account that is not here: what is not seen is not zero.
  if (!part?.own) return lacking(part ? person.lackOfMonths(part) : 'notSeen');
  return share(part.own.average, income, person.bookingsOf(part), lackOfIncome(facts));
}

export function nothingLeft(facts: CaseFacts): Measured {
  const months = person.leftOverOf(facts);
  if (!months) return lacking(person.lackOfModules(facts, 'person.spending') ?? person.lackOfBudget(facts));
  if (months.length < 3) return lacking('fewMonths');
  const short = newest(months, 3).filter(({ amount }) => amount < 0);
  return { value: short.length, ids: person.bookingsIn(facts, new Set(short.map(({ month }) => month))) };
}

export function missedIncome(facts: CaseFacts): Measured {
  const lack = person.lackOfModules(facts, 'person.income');
  const salary = person.salaryOf(facts);
  if (!salary) return lacking(lack ?? 'noIncome');
  const months = everyWholeMonth(salary);
  if (!months || months.length < 3) return lacking(person.lackOfMonths(salary));
  return { value: missedOf(months).length, ids: person.bookingsOf(salary) };
}

export function lowerIncome(facts: CaseFacts): Measured {
  const income = person.incomeOf(facts);
  if (!income) return lacking(person.lackOfModules(facts, 'person.income') ?? 'noIncome');
  const months = everyWholeMonth(income);
  return months ? fall(months, person.bookingsOf(income)) : lacking('noMonths');
}

type Gambling = { count: number; months: { month: string; amount: Minor }[]; ids: string[] };

/** What was paid for gambling, positive, by whole months; wins of a month are deducted as the service does. */
function gamblingMonths(facts: CaseFacts): Gambling | { why: Why } {
  const answer = facts.answer('person.riskFactors');
  if (facts.isMixed) return { why: 'mixed' };
  const all = answer?.monthlyOverview ?? [];
  const isTold = all.every(
    ({ gambling: { count, amount } }) => count !== null && (count === 0 || amount !== null),
  );
  if (!answer || all.length === 0 || !isTold) return { why: 'noAnswer' };
  if (facts.omits('person.riskFactors', answer.observedTimespan, all)) return { why: 'noMonths' };
  const amounts = all.flatMap(({ gambling }) => readMinor(gambling.amount, facts.currency) ?? []);
  // Money out is negative; where every month is positive nobody can tell stakes from wins.
  if (amounts.some((amount) => amount > 0) && amounts.every((amount) => amount >= 0))
    return { why: 'noSign' };
  return {
    count: all.reduce((sum, { gambling }) => sum + (gambling.count ?? 0), 0),
    months: facts.complete('person.riskFactors', answer.observedTimespan, all, ({ gambling }) =>
      gambling.count === 0 ? 0 : 0 - (gambling.amount ?? 0),
    ),
    ids: all.flatMap(({ gambling }) => gambling.transactionIDs),
  };
}

export function gamblingShare(facts: CaseFacts): Measured {
  const gambling = gamblingMonths(facts);
  if ('why' in gambling) return gambling;
  if (gambling.count === 0) return { value: 0, ids: [] };
  if (gambling.months.length === 0) return lacking('fewMonths');
  const lack = person.lackOfModules(facts, 'person.income');
  if (lack) return lacking(lack);
  return share(
    Math.max(0, averageOf(gambling.months, facts) ?? 0),
    incomeMedian(facts),
    gambling.ids,
    lackOfIncome(facts),
  );
}

export function gamblingMost(facts: CaseFacts): Measured {
  const gambling = gamblingMonths(facts);
  if ('why' in gambling) return gambling;
  if (gambling.count > 0 && gambling.months.length === 0) return lacking('fewMonths');
  const most = Math.max(0, ...gambling.months.map(({ amount }) => amount));
  return { value: axisValue(most, facts.currency), ids: gambling.ids };
}

/** Of all money out but transfers of one's own: what goes to other people is spent as well. */
export function cashShare(facts: CaseFacts): Measured {
  const lack = person.lackOfModules(facts, 'person.spending');
  if (lack) return lacking(lack);
  const spending = person.spendingOf(facts);
  if (!spending) return lacking(person.lackOfBudget(facts));
  const counted = new Set(spending.map(({ month }) => month));
  const cash = person.cashOf(facts);
  const all = cash ? everyWholeMonth(cash) : [];
  if (!all) return lacking('noMonths');
  const months = all.filter(({ month }) => counted.has(month));
  const sum = (list: readonly { amount: Minor }[]) => list.reduce((all, { amount }) => all + amount, 0);
  return share(sum(months), sum(spending), person.bookingsOf(cash), 'noSpending');
}
