import { useMemo } from 'react';
import type { Result } from '../../../preload/contract';
import { readAnswer } from '../../../preload/contract/answers/answer-table';
import { readMinor, resultDecimal } from '../../../preload/contract/values/result-amounts';
import { hasMonth } from '../../../preload/contract/values/result-months';
import { type Breakdown, combined } from '../answers/breakdown';
import type { CashFlow } from '../answers/cash-flow';
import { monthAxis } from '../answers/month-axis';
import type { DigestReading } from '../digests/digest-parts';
import { isBorrowed, modulesOf } from '../digests/person-modules';

/** All modules of a person's income or spending as one breakdown; null where there is none, and where there may be several currencies. */
export function areasTogether(
  result: Pick<Result, 'endpoint' | 'payload'>,
  reading: DigestReading,
): Breakdown | null {
  const { endpoint, payload } = result;
  if (endpoint !== 'person.income' && endpoint !== 'person.spending') return null;
  const answer = readAnswer(endpoint, payload);
  if (!answer) return null;
  const modules = modulesOf(answer, { ...reading, isIncome: endpoint === 'person.income' });
  const together = combined(modules.filter((one) => !isBorrowed(one)).map(({ breakdown }) => breakdown));
  return together?.isMixed ? null : together;
}

/** The months of a household budget as a flow of money; null without a known currency, or without months. @internal */
export function budgetFlow(result: Result, reading: DigestReading): CashFlow | null {
  const { currency, basis, fetchedAt } = reading;
  if (result.endpoint !== 'person.householdBudget' || currency === null) return null;
  const answer = readAnswer(result.endpoint, result.payload);
  if (!answer || answer.monthlyOverview.length === 0) return null;
  const timespan = answer.observedTimespan;
  const decimal = (value: number | null | undefined) => {
    const minor = readMinor(value, currency);
    return minor === null ? null : resultDecimal(minor, currency);
  };
  const listed = new Map(answer.monthlyOverview.map((month) => [month.month, month]));
  const months = monthAxis([...listed.keys()]).map((month) => {
    const entry = listed.get(month);
    return {
      month,
      isListed: entry !== undefined,
      isPartial: !hasMonth(month, { ...basis, timespan, fetchedAt }),
      moneyIn: decimal(entry?.income),
      moneyOut: decimal(entry?.spending),
      net: decimal(entry?.balance),
      endBalance: null,
      knownEnds: null,
      lowestBalance: null,
      lowestDay: null,
    };
  });
  const sums = { totalIn: '0', totalOut: '0', net: '0', lowestBalance: null };
  return { currency, bookings: 0, excluded: 0, months, isOfAccount: false, isBudget: true, ...sums };
}

export function usePersonCharts(result: Result, reading: DigestReading) {
  const { fetchedAt, currency, basis } = reading;
  return useMemo(() => {
    const own = { fetchedAt, currency, basis };
    return { breakdown: areasTogether(result, own), flow: budgetFlow(result, own) };
  }, [result, fetchedAt, currency, basis]);
}
