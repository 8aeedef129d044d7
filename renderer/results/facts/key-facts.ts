import { type Minor, readMinor } from '../../../preload/contract/values/result-amounts';
import type { ResultCell } from '../answers/result-tree';
import { averageOf, type CaseFacts, shareOf, sumOf } from './case-facts';
import {
  bufferDaysOf,
  businessMonths,
  categoryIds,
  coverOf,
  debtMonths,
  isBusiness,
  netMonths,
} from './company-figures';
import * as person from './person-figures';

/** One of the eight figures that a reader looks at first. Its words are `facts.name.KEY` and `facts.define.KEY`. */
export interface KeyFact {
  key: string;
  /** Null where it cannot be determined. */
  cell: ResultCell | null;
  /** A share, a cover or a count beside the figure. */
  beside: { text: 'share' | 'cover' | 'of' | 'savings' | 'on'; cell: ResultCell } | null;
  ids: readonly string[];
}

const minorCell = (value: Minor | null | undefined): ResultCell | null =>
  value === null || value === undefined ? null : { kind: 'minor', value };

const beside = (text: NonNullable<KeyFact['beside']>['text'], cell: ResultCell | null): KeyFact['beside'] =>
  cell === null ? null : { text, cell };

const percentCell = (value: number | null): ResultCell | null =>
  value === null ? null : { kind: 'percent', value };

export function keyFactsOf(facts: CaseFacts): KeyFact[] {
  return facts.sources.isPerson ? personFacts(facts) : companyFacts(facts);
}

/** Share of the monthly income; null without income. */
function ofIncome(part: Minor | null | undefined, income: Minor | null): KeyFact['beside'] {
  return beside(
    'share',
    percentCell(part === null || part === undefined ? null : shareOf(part, income ?? 0)),
  );
}

function personFacts(facts: CaseFacts): KeyFact[] {
  const hasIncome = facts.answer('person.income') !== null;
  const hasSpending = facts.answer('person.spending') !== null;
  const income = person.incomeOf(facts);
  const median = income?.own?.median ?? null;
  const fixed = person.fixedSpendingOf(facts);
  const housing = person.housingOf(facts);
  const loans = person.loansOf(facts);
  const left = person.leftOverOf(facts);
  const savings = person.savingsOf(facts)?.own?.average;
  const zeroIf = (isHere: boolean, value: Minor | null | undefined) => value ?? (isHere ? 0 : null);
  return [
    {
      key: 'income',
      cell: minorCell(hasIncome && income === null ? 0 : median),
      beside: null,
      ids: person.bookingsOf(income),
    },
    {
      key: 'fixed',
      cell: minorCell(fixed?.average),
      beside: ofIncome(fixed?.average, median),
      ids: fixed?.ids ?? [],
    },
    ...[['housing', housing] as const, ['loans', loans] as const].map(([key, part]) => ({
      key,
      cell: minorCell(part ? part.own?.average : zeroIf(hasSpending, null)),
      beside: ofIncome(part?.own?.average, median),
      ids: person.bookingsOf(part),
    })),
    {
      key: 'left',
      cell: minorCell(left && averageOf(left)),
      beside: beside('savings', minorCell(savings)),
      ids: [],
    },
    ...conductFacts(facts),
  ];
}

function companyFacts(facts: CaseFacts): KeyFact[] {
  const business = businessMonths(facts);
  const net = netMonths(facts);
  const debt = debtMonths(facts);
  const cover = coverOf(facts);
  const buffer = bufferDaysOf(facts);
  const [largest] = facts.answer('company.customersSuppliers')?.customers.partnerList ?? [];
  return [
    {
      key: 'business',
      cell: minorCell(business && averageOf(business)),
      beside: null,
      ids: categoryIds(facts, 'incomings', isBusiness),
    },
    { key: 'net', cell: minorCell(net && averageOf(net)), beside: null, ids: [] },
    {
      key: 'debt',
      cell: minorCell(debt && (averageOf(debt) ?? (debt.length === 0 && sumOf(debt) === 0 ? 0 : null))),
      beside: beside('cover', cover === null ? null : { kind: 'number', value: cover }),
      ids: [],
    },
    {
      key: 'buffer',
      cell: buffer === null ? null : { kind: 'number', value: buffer },
      beside: null,
      ids: [],
    },
    {
      key: 'customer',
      cell: percentCell(largest?.ranking.revenueScore ?? null),
      beside: largest?.paymentPartner.name
        ? beside('on', { kind: 'text', text: largest.paymentPartner.name })
        : null,
      ids: largest?.transactionIDs ?? [],
    },
    ...conductFacts(facts),
  ];
}

/** How the accounts are kept: lowest balance, days below zero, returned debits. */
function conductFacts(facts: CaseFacts): KeyFact[] {
  const accounts = facts.sources.figures?.accounts ?? [];
  const lows = accounts
    .flatMap(({ lowestBalance, lowestDay, currency }) => {
      const value = lowestBalance === null ? null : readMinor(Number(lowestBalance), currency);
      return value === null || lowestDay === null || currency !== facts.currency
        ? []
        : [{ value, lowestDay }];
    })
    .sort((a, b) => a.value - b.value);
  const days = accounts.flatMap(({ dayBalances }) => (dayBalances ? [dayBalances] : []));
  const worst = [...days].sort((a, b) => b.below / b.days - a.below / a.days)[0];
  const returned = facts.sources.isPerson
    ? facts.answer('person.riskFactors')?.monthlyOverview
    : facts.answer('company.risk')?.accountRisks.flatMap(({ monthlyOverview }) => monthlyOverview);
  const [low] = lows;
  return [
    {
      key: 'lowest',
      cell: minorCell(low?.value),
      beside: beside('on', low ? { kind: 'text', text: low.lowestDay } : null),
      ids: [],
    },
    {
      key: 'below',
      cell: worst ? { kind: 'number', value: worst.below } : null,
      beside: beside('of', worst ? { kind: 'number', value: worst.days } : null),
      ids: [],
    },
    {
      key: 'returned',
      cell: returned?.length
        ? { kind: 'number', value: returned.reduce((sum, { backDebit }) => sum + (backDebit.count ?? 0), 0) }
        : null,
      beside: null,
      ids: returned?.flatMap(({ backDebit }) => backDebit.transactionIDs) ?? [],
    },
  ];
}
