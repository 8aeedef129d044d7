import { axisValue } from '../../../preload/contract/values/result-amounts';
import { averageOf, type CaseFacts, missedOf, newest } from '../facts/case-facts';
import * as person from '../facts/person-figures';
import { fall, lacking, type Measured, share } from './measured';

/** How the rules of persons are measured. */

const incomeMedian = (facts: CaseFacts) => person.incomeOf(facts)?.own?.median ?? null;

export function shareOfIncome(facts: CaseFacts, part: ReturnType<typeof person.housingOf>): Measured {
  if (!facts.answer('person.spending') || !facts.answer('person.income')) return lacking('noAnswer');
  const income = incomeMedian(facts);
  return share(part?.own?.average ?? 0, income, person.bookingsOf(part), 'noIncome');
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
  const months = person.wholeMonths(salary);
  if (months.length < 3) return lacking('fewMonths');
  return { value: missedOf(months).length, ids: person.bookingsOf(salary) };
}

export function lowerIncome(facts: CaseFacts): Measured {
  const income = person.incomeOf(facts);
  return income ? fall(person.wholeMonths(income), person.bookingsOf(income)) : lacking('noIncome');
}

function gamblingMonths(facts: CaseFacts) {
  const answer = facts.answer('person.riskFactors');
  if (!answer || answer.monthlyOverview.length === 0) return null;
  const { monthlyOverview, observedTimespan } = answer;
  return {
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
  if (gambling.ids.length === 0) return { value: 0, ids: [] };
  return share(averageOf(gambling.months), incomeMedian(facts), gambling.ids, 'noIncome');
}

export function gamblingMost(facts: CaseFacts): Measured {
  const gambling = gamblingMonths(facts);
  if (!gambling) return lacking('noAnswer');
  const most = Math.max(0, ...gambling.months.map(({ amount }) => amount));
  return { value: axisValue(most, facts.currency), ids: gambling.ids };
}

export function cashShare(facts: CaseFacts): Measured {
  if (!facts.answer('person.spending')) return lacking('noAnswer');
  const cash = person.cashOf(facts);
  const all = person.allSpendingOf(facts)?.own?.average ?? null;
  return share(cash?.own?.average ?? 0, all, person.bookingsOf(cash), 'noSpending');
}
