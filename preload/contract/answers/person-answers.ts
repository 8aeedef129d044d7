import { z } from 'zod';
import {
  type AnsweredBreakdown,
  breakdown,
  breakdownShape,
  contractItem,
  dayOrNull,
  figure,
  flag,
  ids,
  list,
  monthFigures,
  months,
  object,
  occurrences,
  period,
  tally,
  word,
  wordList,
  words,
} from './answer-parts';

/** Results of persons (interface.md 4.7). */

/** Kinds of income, and areas of spending, that the service is known to name; others come under the name that it gives. */
export const incomeModules = [
  'salary',
  'pension',
  'childBenefit',
  'parentalAllowance',
  'benefits',
  'rental',
  'investment',
  'loan',
  'alimony',
  'selfEmployment',
  'insurancePayout',
  'other',
] as const;

export const spendingModules = [
  'housing',
  'credits',
  'insurances',
  'investments',
  'communication',
  'shopping',
  'mobility',
  'leisure',
  'health',
  'education',
  'giving',
  'taxes',
  'fees',
  'risk',
  'business',
  'socialSecurity',
  'cash',
] as const;

const isBreakdown = (raw: unknown) =>
  typeof raw === 'object' &&
  raw !== null &&
  ('monthlyOverview' in raw || 'available' in raw) &&
  !Array.isArray(raw);

/** An object of breakdowns by name: the known ones in their order, then the others. */
const modules = (known: readonly string[]) =>
  z.unknown().transform((raw): Record<string, AnsweredBreakdown> => {
    if (!raw || typeof raw !== 'object' || Array.isArray(raw)) return {};
    const given = Object.entries(raw).filter(([, value]) => isBreakdown(value));
    const placeOf = (name: string) => (known.includes(name) ? known.indexOf(name) : known.length);
    return Object.fromEntries(
      given
        .sort(([a], [b]) => placeOf(a) - placeOf(b))
        .map(([name, value]) => [name, breakdown.parse(value)]),
    );
  });

export const income = modules(incomeModules);
export const spending = modules(spendingModules);

export const householdBudget = object({
  available: flag,
  income: monthFigures,
  spending: monthFigures,
  balance: monthFigures,
  monthlyOverview: months(
    object({ month: words, income: figure, spending: figure, balance: figure, isComplete: flag }),
  ),
  observedTimespan: period,
});

export const riskFactors = object({
  monthlyOverview: months(
    object({
      month: words,
      backDebit: occurrences,
      garnishment: occurrences,
      collection: occurrences,
      gambling: object({ count: tally, transactionIDs: ids, amount: figure }),
      overdraftDays: tally,
      overdrafts: list(object({ accountId: words, date: dayOrNull, amount: figure })),
      isComplete: flag,
    }),
  ),
  observedTimespan: period,
});

const part = { detected: flag, ...breakdownShape };

export const livingSituation = object({
  children: object({ ...part, monthlyChildBenefit: figure }),
  motorVehicle: object(part),
  property: object(part),
  housingRent: object(part),
  observedTimespan: period,
});

export const adultCheck = object({ decision: word, indicators: wordList, isEstimate: flag });

export const renterInformation = object({
  available: flag,
  rent: monthFigures,
  income: monthFigures,
  rentShare: figure,
  monthsObserved: figure,
  monthsWithoutRent: wordList,
  returnedDebits: occurrences,
  garnishments: occurrences,
  collections: occurrences,
  contracts: list(contractItem),
  transactionIDs: ids,
  observedTimespan: period,
});
