import { type Minor, readMinor } from '../../../preload/contract/values/result-amounts';
import type { ResultCell } from '../answers/result-tree';
import { accountsThatPay, averageOf, type CaseFacts, countedOf, shareOf } from './case-facts';
import {
  bufferDaysOf,
  businessMonths,
  categoryIds,
  coverOf,
  debtMonths,
  isBusiness,
  netMonths,
} from './company-figures';
import { lineUseOf } from './credit-lines';
import * as person from './person-figures';

/** One of the eight figures that a reader looks at first. Its words are `facts.name.KEY` and `facts.define.KEY`. */
export interface KeyFact {
  key: string;
  /** Null where it cannot be determined. */
  cell: ResultCell | null;
  /** A share, a cover or a count beside the figure. */
  beside: { text: 'share' | 'cover' | 'of' | 'savings' | 'on' | 'peak'; cell: ResultCell } | null;
  ids: readonly string[];
}

const minorCell = (value: Minor | null | undefined): ResultCell | null =>
  value === null || value === undefined ? null : { kind: 'minor', value };

const beside = (text: NonNullable<KeyFact['beside']>['text'], cell: ResultCell | null): KeyFact['beside'] =>
  cell === null ? null : { text, cell };

const percentCell = (value: number | null): ResultCell | null =>
  value === null ? null : { kind: 'percent', value };

/** Behind a figure that cannot be determined stand no bookings: they would be taken for it. */
export function keyFactsOf(facts: CaseFacts): KeyFact[] {
  const all = facts.sources.isPerson ? personFacts(facts) : companyFacts(facts);
  return all.map((fact) => (fact.cell === null ? { ...fact, ids: [] } : fact));
}

/** Share of the monthly income; null without income. */
function ofIncome(part: Minor | null | undefined, income: Minor | null): KeyFact['beside'] {
  return beside(
    'share',
    percentCell(part === null || part === undefined ? null : shareOf(part, income ?? 0)),
  );
}

function personFacts(facts: CaseFacts): KeyFact[] {
  const income = person.incomeOf(facts);
  const median = income?.own?.median ?? null;
  const fixed = person.fixedSpendingOf(facts);
  const housing = person.housingOf(facts);
  const loans = person.loansOf(facts);
  const left = person.leftOverOf(facts);
  const savings = person.savingsOf(facts)?.own?.average;
  return [
    {
      key: 'income',
      cell: minorCell(median),
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
      cell: minorCell(part?.own?.average),
      beside: ofIncome(part?.own?.average, median),
      ids: person.bookingsOf(part),
    })),
    {
      key: 'left',
      cell: minorCell(left && averageOf(left, facts)),
      beside: beside('savings', minorCell(savings)),
      ids: [],
    },
    ...conductFacts(facts),
  ];
}

interface Ranked {
  readonly ranking: { readonly revenueScore: number | null };
}

/** The customer with the largest share, in whatever order a service lists them. */
export function largestOf<Partner extends Ranked>(partners: readonly Partner[]): Partner | undefined {
  return [...partners].sort((a, b) => (b.ranking.revenueScore ?? -1) - (a.ranking.revenueScore ?? -1))[0];
}

function companyFacts(facts: CaseFacts): KeyFact[] {
  const business = businessMonths(facts);
  const net = netMonths(facts);
  const debt = debtMonths(facts);
  const cover = coverOf(facts);
  const buffer = bufferDaysOf(facts);
  const largest = largestOf(facts.answer('company.customersSuppliers')?.customers.partnerList ?? []);
  return [
    {
      key: 'business',
      cell: minorCell(business && averageOf(business, facts)),
      beside: null,
      ids: categoryIds(facts, 'incomings', isBusiness),
    },
    { key: 'net', cell: minorCell(net && averageOf(net, facts)), beside: null, ids: [] },
    {
      key: 'debt',
      cell: minorCell(debt && averageOf(debt, facts)),
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
      cell: percentCell(facts.isMixed ? null : (largest?.ranking.revenueScore ?? null)),
      beside:
        largest?.paymentPartner.name && !facts.isMixed
          ? beside('on', { kind: 'text', text: largest.paymentPartner.name })
          : null,
      ids: largest?.transactionIDs ?? [],
    },
    ...conductFacts(facts),
  ];
}

/** Debits of others that went back, as the service counts them; null where it tells of none and not of every month. */
export function returnedOf(facts: CaseFacts) {
  const months = facts.sources.isPerson
    ? facts.answer('person.riskFactors')?.monthlyOverview
    : facts.answer('company.risk')?.accountRisks.flatMap(({ monthlyOverview }) => monthlyOverview);
  return countedOf((months ?? []).map(({ backDebit }) => backDebit));
}

/** Of a company with an agreed line, how much of it is used. */
function lineFact(facts: CaseFacts): KeyFact | null {
  const use = facts.sources.isPerson ? null : lineUseOf(facts);
  return (
    use && {
      key: 'line',
      cell: percentCell(use.mean),
      beside: beside('peak', percentCell(use.peak)),
      ids: [],
    }
  );
}

/** How the accounts are kept: lowest balance, days below zero, returned debits. */
function conductFacts(facts: CaseFacts): KeyFact[] {
  const accounts = accountsThatPay(facts.sources);
  const lows = accounts
    .flatMap(({ lowestBalance, lowestDay, currency }) => {
      const value = lowestBalance === null ? null : readMinor(Number(lowestBalance), currency);
      return value === null || lowestDay === null || currency !== facts.currency
        ? []
        : [{ value, lowestDay }];
    })
    .sort((a, b) => a.value - b.value);
  const days = accounts.flatMap(({ dayBalances }) => (dayBalances ? [dayBalances] : []));
  // The lowest of some accounts is not the lowest of all.
  const isEachKnown = lows.length === accounts.length;
  const worst = [...days].sort((a, b) => b.below / b.days - a.below / a.days)[0];
  const isBelowKnown = days.length === accounts.length || (worst?.below ?? 0) > 0;
  const returned = returnedOf(facts);
  const low = isEachKnown ? lows[0] : undefined;
  const below = isBelowKnown ? worst : undefined;
  return [
    {
      key: 'lowest',
      cell: minorCell(low?.value),
      beside: beside('on', low ? { kind: 'text', text: low.lowestDay } : null),
      ids: [],
    },
    lineFact(facts) ?? {
      key: 'below',
      cell: below ? { kind: 'number', value: below.below } : null,
      beside: beside('of', below ? { kind: 'number', value: below.days } : null),
      ids: [],
    },
    {
      key: 'returned',
      cell: returned && { kind: 'number', value: returned.value },
      beside: null,
      ids: returned?.ids ?? [],
    },
  ];
}
