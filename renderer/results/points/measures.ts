import type { Answer, AnsweredEndpoint } from '../../../preload/contract/answers/answer-table';
import { ownMoves } from '../../../preload/contract/answers/category-groups';
import { dayNumberOf } from '../../../preload/contract/values/calendar-day';
import { categoryCodes } from '../categories/category-choices';
import {
  accountsThatPay,
  type CaseFacts,
  countedOf,
  fallInYear,
  fallOf,
  type MonthAmount,
  missedOf,
  newest,
  shareOf,
  sumOf,
} from '../facts/case-facts';
import {
  areMeansApart,
  bufferDaysOf,
  businessMonths,
  categoryIds,
  categoryMonths,
  coverOf,
  isBusiness,
  lackOfCategories,
  lackOfDebt,
} from '../facts/company-figures';
import { largestOf, returnedOf } from '../facts/key-facts';
import * as person from '../facts/person-figures';
import { newLenders, newPayouts, ownReturns, roundTrips, unassigned } from './booking-measures';
import { daysOverLine, lineUse, longestOverLine, turnoverOfLine } from './line-measures';
import { fall, lacking, type Measure, type Measured, type Why } from './measured';
import {
  cashShare,
  gamblingMost,
  gamblingShare,
  lowerIncome,
  missedIncome,
  nothingLeft,
  shareOfIncome,
} from './person-measures';

const accountsOf = (facts: CaseFacts) => facts.sources.figures?.accounts ?? [];

function missingDays(facts: CaseFacts): Measured {
  const { coverage } = facts.sources.basis;
  if (!coverage) return lacking('noFigures');
  const daysBetween = (a: string, b: string) => (dayNumberOf(b) ?? 0) - (dayNumberOf(a) ?? 0);
  const oldestDay = coverage.accounts.flatMap(({ covered }) => covered[0]?.since ?? []).sort()[0] ?? '';
  const newestDay =
    coverage.accounts
      .map(({ accountId }) => coverage.lastDayOf(accountId) ?? '')
      .sort()
      .at(-1) ?? '';
  const lacks = coverage.accounts.map((account) => {
    const inGaps = account.gaps.reduce((sum, gap) => sum + daysBetween(gap.since, gap.until) + 1, 0);
    const silence = coverage.silences.find(({ account: one }) => one.accountId === account.accountId);
    const late = silence?.unknownBefore ? daysBetween(oldestDay, silence.unknownBefore) : 0;
    return inGaps + late + (silence?.silentAfter ? daysBetween(silence.silentAfter, newestDay) : 0);
  });
  return { value: Math.max(0, ...lacks), ids: [] };
}

function brokenProofs(facts: CaseFacts): Measured {
  const accounts = accountsOf(facts);
  const value = accounts.reduce((sum, { balanceBreaks }) => sum + balanceBreaks, 0);
  if (accounts.length === 0) return lacking('noFigures');
  // A break is found on any account; none is only told where each file has a balance.
  const isUnproved = accounts.some(
    ({ balanceProof }) => balanceProof === 'noBalance' || balanceProof === 'partly',
  );
  return value === 0 && isUnproved ? lacking('noProof') : { value, ids: [] };
}

function historyDays(facts: CaseFacts): Measured {
  const accounts = accountsOf(facts);
  if (accounts.length === 0) return lacking('noFigures');
  return { value: Math.max(...accounts.map(({ daysCovered }) => daysCovered)), ids: [] };
}

type Categorized = Answer<'categorization.get'>[number];

/** Bookings that the answer about single bookings tells something of; none is only told where it speaks of such things at all. */
function labelled(
  facts: CaseFacts,
  isMeant: (one: Categorized) => boolean,
  lackOf: (all: readonly Categorized[]) => Why | null,
): Measured {
  const all = facts.answer('categorization.get');
  if (!all || all.length === 0) return lacking('noAnswer');
  const meant = all.filter(isMeant);
  const lack = meant.length === 0 ? lackOf(all) : null;
  if (lack) return lacking(lack);
  return {
    value: meant.length,
    ids: meant.flatMap(({ transactionId }) => transactionId ?? []),
    of: all.length,
  };
}

const ownElsewhere = ownMoves.filter((category) => category !== 'transfers.internal');
const knownCodes: ReadonlySet<string> = new Set(categoryCodes);

function furtherAccounts(facts: CaseFacts): Measured {
  return labelled(
    facts,
    ({ category }) => category !== null && ownElsewhere.includes(category),
    (all) => {
      const told = all.flatMap(({ category }) => category ?? []);
      if (told.length === 0) return 'noAnswer';
      return told.every((category) => knownCodes.has(category)) ? null : 'otherCodes';
    },
  );
}

function garnishments(facts: CaseFacts): Measured {
  const months = facts.sources.isPerson
    ? facts.answer('person.riskFactors')?.monthlyOverview
    : facts.answer('company.risk')?.accountRisks.flatMap(({ monthlyOverview }) => monthlyOverview);
  return countedOf((months ?? []).map(({ garnishment }) => garnishment)) ?? lacking('noAnswer');
}

/** The account that was below zero for the largest share of its days. */
function belowZero(facts: CaseFacts): Measured {
  const accounts = accountsThatPay(facts.sources);
  const known = accounts.flatMap(({ dayBalances }) => (dayBalances ? [dayBalances] : []));
  const shares = known.map(({ below, days, firstBelow }) => ({
    value: shareOf(below, days) ?? 0,
    of: days,
    ...(firstBelow === null ? {} : { day: firstBelow }),
  }));
  const worst = shares.reduce<(typeof shares)[number] | null>(
    (a, b) => (a && a.value >= b.value ? a : b),
    null,
  );
  const isKnown = known.length === accounts.length || (worst !== null && worst.value > 0);
  return worst && isKnown ? { ...worst, ids: [] } : lacking('noBalance');
}

function collections(facts: CaseFacts): Measured {
  const months = facts.answer('person.riskFactors')?.monthlyOverview;
  const told = facts.sources.isPerson ? countedOf((months ?? []).map(({ collection }) => collection)) : null;
  return (
    told ??
    labelled(
      facts,
      ({ tags }) => tags?.includes('collection') ?? false,
      (all) => (all.some(({ tags }) => tags === null) ? 'noAnswer' : null),
    )
  );
}

/** Days below zero of the newest three whole months against the three before, of all accounts of a company. */
function moreDaysBelow(facts: CaseFacts): Measured {
  const answer = facts.answer('company.risk');
  if (!answer) return lacking('noAnswer');
  const days = new Map<string, number>();
  for (const { monthlyOverview } of answer.accountRisks) {
    for (const { month, overdraftDays } of monthlyOverview) {
      if (overdraftDays === null) return lacking('noBalance');
      days.set(month, (days.get(month) ?? 0) + overdraftDays);
    }
  }
  const months = [...days].sort(([a], [b]) => (a < b ? -1 : 1)).map(([month, value]) => ({ month, value }));
  if (facts.omits('company.risk', answer.observedTimespan, months)) return lacking('noMonths');
  const whole = facts.complete('company.risk', answer.observedTimespan, months, () => 0);
  if (whole.length < 6) return lacking('fewMonths');
  const sum = (list: readonly MonthAmount[]) =>
    list.reduce((all, { month }) => all + (days.get(month) ?? 0), 0);
  const last = sum(newest(whole, 3));
  const before = sum(newest(whole, 6)) - last;
  if (before === 0) return last === 0 ? { value: 0, ids: [] } : lacking('nothingBefore');
  return { value: Math.max(0, shareOf(last - before, before) ?? 0), ids: [] };
}

function largestCustomer(facts: CaseFacts): Measured {
  const answer = facts.answer('company.customersSuppliers');
  if (!answer) return lacking('noAnswer');
  if (facts.isMixed) return lacking('mixed');
  const largest = largestOf(answer.customers.partnerList);
  const value = largest?.ranking.revenueScore ?? null;
  return largest && value !== null ? { value, ids: largest.transactionIDs } : lacking('noCustomers');
}

/** Whole months after the first payment of a category in which there is none, where wages are paid at all. */
function missedMonths(facts: CaseFacts, category: string): Measured {
  const months = categoryMonths(facts, 'outgoings', (one) => one === category);
  const wages = categoryMonths(facts, 'outgoings', (one) => one === 'staff.salary');
  if (!months || !wages) return lacking(lackOfCategories(facts) ?? 'noAnswer');
  if (sumOf(wages) === 0) return lacking('noWages');
  const paid = (list: readonly MonthAmount[]) =>
    list.map(({ month, amount }) => ({ month, amount: -amount }));
  const isSeen = months.some(({ amount }) => amount < 0);
  // Due from the first wages on, not from when it was first paid.
  const due = isSeen
    ? missedOf(
        paid(months),
        wages.findIndex(({ amount }) => amount < 0),
      )
    : wages.filter(({ amount }) => amount < 0);
  return { value: due.length, ids: categoryIds(facts, 'outgoings', (one) => one === category) };
}

function valueOr(value: number | null, why: Why, ids: readonly string[] = []): Measured {
  return value === null ? lacking(why) : { value, ids };
}

function whenAnswered(endpoint: AnsweredEndpoint, measure: Measure): Measure {
  return (facts) => (facts.answer(endpoint) ? measure(facts) : lacking('noAnswer'));
}

function fallingMoney(facts: CaseFacts, fallIn: typeof fallOf): Measured {
  const months = businessMonths(facts);
  return months
    ? fall(months, categoryIds(facts, 'incomings', isBusiness), fallIn)
    : lacking(lackOfCategories(facts) ?? 'noAnswer');
}

/** Rule -> how it is measured. */
export const measures: Readonly<Record<string, Measure>> = {
  D1: missingDays,
  D2: brokenProofs,
  D3: historyDays,
  D4: furtherAccounts,
  D5: unassigned,
  K1: (facts) => returnedOf(facts) ?? lacking('noAnswer'),
  'K2.person': belowZero,
  'K2.company': belowZero,
  K3: daysOverLine,
  'K3.run': longestOverLine,
  K4: garnishments,
  K5: collections,
  K6: newPayouts,
  'K6.lenders': newLenders,
  P1: (facts) => shareOfIncome(facts, person.housingOf(facts)),
  P2: (facts) => shareOfIncome(facts, person.loansOf(facts)),
  P3: nothingLeft,
  P4: missedIncome,
  'P4.lower': lowerIncome,
  P5: gamblingShare,
  'P5.most': gamblingMost,
  P6: cashShare,
  C1: lineUse,
  C2: () => lacking('notSettled'),
  C3: moreDaysBelow,
  C4: turnoverOfLine,
  C5: largestCustomer,
  C6: (facts) => fallingMoney(facts, fallOf),
  'C6.year': (facts) => fallingMoney(facts, fallInYear),
  C7: (facts) =>
    valueOr(
      bufferDaysOf(facts),
      lackOfCategories(facts) ?? (areMeansApart(facts) ? 'otherDays' : 'noBalance'),
    ),
  C8: whenAnswered('company.credits', (facts) => {
    const lack = lackOfCategories(facts);
    if (lack) return lacking(lack);
    return valueOr(coverOf(facts), lackOfDebt(facts));
  }),
  C9: (facts) => missedMonths(facts, 'staff.social-security'),
  C10: (facts) => missedMonths(facts, 'staff.salary'),
  C11: roundTrips,
  C12: ownReturns,
};
