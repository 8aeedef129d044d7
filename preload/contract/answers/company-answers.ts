import type { z } from 'zod';
import {
  account,
  contractItem,
  figure,
  flag,
  flow,
  flows,
  ids,
  list,
  months,
  object,
  occurrences,
  period,
  tally,
  words,
} from './answer-parts';

/** Results of companies beside the category breakdowns (interface.md 4.7). */

const head = { available: flag, observedTimespan: period };

export const liquidity = object({
  ...head,
  overview: object(flows),
  accountLiquidity: list(
    object({
      account,
      overview: object(flows),
      monthlyOverview: months(
        object({
          month: words,
          endOfMonthBalance: figure,
          minBalance: figure,
          maxBalance: figure,
          incomings: flow,
          outgoings: flow,
          isComplete: flag,
        }),
      ),
    }),
  ),
});

const flowMonths = months(object({ month: words, ...flows, isComplete: flag }));

export const cashTransactions = object({ ...head, overview: object(flows), monthlyOverview: flowMonths });

const partners = object({
  partnerList: list(
    object({
      paymentPartner: object({ name: words, iban: words }),
      sum: figure,
      count: figure,
      transactionIDs: ids,
      ranking: object({
        rank: figure,
        revenueRank: figure,
        revenueScore: figure,
        occurrenceRank: figure,
        occurrenceScore: figure,
      }),
    }),
  ),
});
export type AnsweredPartners = z.infer<typeof partners>;

export const customersSuppliers = object({ ...head, customers: partners, suppliers: partners });

export const foreignSales = object({
  ...head,
  countries: list(object({ country: words, ...flows, monthlyOverview: flowMonths })),
});

export const staff = object({
  ...head,
  salary: object({
    totalMonthly: figure,
    totalMonthlyExpenses: figure,
    totalMonthlyAdditionalWageCosts: figure,
  }),
  employees: object({ minNumberOfEmployees: figure, maxNumberOfEmployees: figure }),
  sources: object({ contracts: list(contractItem), transactionIDs: ids }),
});

export const companyRisk = object({
  ...head,
  accountRisks: list(
    object({
      account,
      monthlyOverview: months(
        object({
          month: words,
          backDebit: occurrences,
          garnishment: occurrences,
          overdraftDays: tally,
          isComplete: flag,
        }),
      ),
    }),
  ),
});

const categories = object({
  categories: list(
    object({
      category: words,
      sum: figure,
      count: figure,
      share: figure,
      transactionIDs: ids,
      monthlyOverview: months(object({ month: words, sum: figure, isComplete: flag })),
    }),
  ),
});
export type AnsweredCategories = z.infer<typeof categories>;

export const topCategories = object({ ...head, incomings: categories, outgoings: categories });
