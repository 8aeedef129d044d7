import { axisValue } from '../../../preload/contract/values/result-amounts';
import { wholeMonths } from '../answers/breakdown';
import { averageOf, type CaseFacts, missedOf, newest } from '../facts/case-facts';
import * as person from '../facts/person-figures';
import { fall, lacking, type Measured, share } from './measured';

/** How the rules of persons are measured. */

const incomeMedian = (facts: CaseFacts) => person.incomeOf(facts)?.own?.median ?? null;

export function shareOfIncome(facts: CaseFacts, part: ReturnType<typeof person.housingOf>): Measured {
  if (!facts.answer('person.spending') || !facts.answer('person.income')) return lacking('noAnswer');
  const income = incomeMedian(facts);
  // Rent may be paid from an account that is not here: what is not seen is not zero.
  if (!part?.own) return lacking('notSeen');
  return share(part.own.average, income, person.bookingsOf(part), 'noIncome');
}

export function nothingLeft(facts: CaseFacts): Measured {
  const months = person.leftOverOf(facts);
  if (!months) return lacking('noAnswer');
  if (months.length < 3) return lacking('fewMonths');
  return { value: newest(months, 3).filter(({ amount }) => amount < 0).length, ids: [] };
}

export function missedIncome(facts: CaseFacts): Measured {
  const salary = person.salaryOf(facts);
  if (!salary) return lacking('noIncome');
  const months = wholeMonths(salary.months);
  const isCut = salary.months.some(({ isListed, isUnfinished }) => !isListed && !isUnfinished);
  if (months.length < 3 || isCut) return lacking('fewMonths');
  return { value: missedOf(months).length, ids: person.bookingsOf(salary) };
}

export function lowerIncome(facts: CaseFacts): Measured {
  const income = person.incomeOf(facts);
  return income ? fall(wholeMonths(income.months), person.bookingsOf(income)) : lacking('noIncome');
}

function gamblingMonths(facts: CaseFacts) {
  const answer = facts.answer('person.riskFactors');
  if (!answer?.monthlyOverview.some(({ gambling }) => gambling.count !== null)) return null;
  const { monthlyOverview, observedTimespan } = answer;
  return {
    count: monthlyOverview.reduce((sum, { gambling }) => sum + (gambling.count ?? 0), 0),
    months: facts.complete(
      'person.riskFactors',
      observedTimespan,
      monthlyOverview,
      ({ gambling }) => -(gambling.amount ?? 0),
    ),
    ids: monthlyOverview.flatMap(({ gambling }) => gambling.transactionIDs),
  };
}

export function gamblingShare(facts: CaseFacts): Measured {
  const gambling = gamblingMonths(facts);
  if (!gambling) return lacking('noAnswer');
  if (gambling.count === 0) return { value: 0, ids: [] };
  if (gambling.months.length === 0) return lacking('fewMonths');
  return share(Math.max(0, averageOf(gambling.months) ?? 0), incomeMedian(facts), gambling.ids, 'noIncome');
}

export function gamblingMost(facts: CaseFacts): Measured {
  const gambling = gamblingMonths(facts);
  if (!gambling) return lacking('noAnswer');
  if (gambling.count > 0 && gambling.months.length === 0) return lacking('fewMonths');
  const most = Math.max(0, ...gambling.months.map(({ amount }) => amount));
  return { value: axisValue(most, facts.currency), ids: gambling.ids };
}

export function cashShare(facts: CaseFacts): Measured {
  if (!facts.answer('person.spending')) return lacking('noAnswer');
  const cash = person.cashOf(facts);
  const all = person.allSpendingOf(facts)?.own?.average ?? null;
  return share(cash?.own?.average ?? 0, all, person.bookingsOf(cash), 'noSpending');
}
