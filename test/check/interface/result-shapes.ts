import { type ZodType, z } from 'zod';
import {
  bookingMembers,
  count,
  day,
  figures,
  flag,
  ids,
  list,
  month,
  number,
  o,
  period,
  some,
  text,
} from './shape-pieces';

const labelMembers = {
  category: some,
  analysis: text.nullable(),
  recurring: flag,
  contractId: some.nullable(),
  tags: list(text),
  reason: some,
  confidence: number,
};
const labelled = o({ ...bookingMembers, ...labelMembers });
const contract = o({
  contractId: some,
  paymentPartner: o({ name: text, iban: text, creditorId: text }),
  category: some,
  amount: number,
  amountConsistency: z.enum(['fixed', 'changing', 'variable']),
  interval: some.nullable(),
  duration: period,
  nextBookingDate: day.nullable(),
  mref: text,
  isActive: flag,
  transactionIDs: ids,
});
const breakdownMembers = {
  available: flag,
  current: number,
  median: number,
  average: number,
  monthlyOverview: list(
    o({
      month,
      amount: number,
      recurringAmount: number,
      nonRecurringAmount: number,
      recurringTransactionIDs: ids,
      nonRecurringTransactionIDs: ids,
      isComplete: flag,
    }),
  ),
  contractSummary: list(contract),
  observedTimespan: period,
};
const breakdown = o(breakdownMembers);
const counted = o({ count, transactionIDs: ids });
const flow = o({ sum: number, count });
const flowWithIds = o({ sum: number, count, transactionIDs: ids });
const flows = (side: ZodType) => ({
  incomings: side,
  outgoings: side,
  totalTransactionAmount: number,
  totalTransactionCount: count,
});
const accountView = o({
  accountId: text,
  accountNumber: text,
  iban: text,
  name: text,
  owner: text,
  bankName: text,
  type: text,
  currency: text,
  balance: number.nullable(),
});
const balances = {
  endOfMonthBalance: number.nullable(),
  minBalance: number.nullable(),
  maxBalance: number.nullable(),
};
const partners = o({
  partnerList: list(
    o({
      paymentPartner: o({ name: text, iban: text }),
      sum: number,
      count,
      transactionIDs: ids,
      ranking: o({
        rank: count,
        revenueRank: count,
        revenueScore: number,
        occurrenceRank: count,
        occurrenceScore: number,
      }),
    }),
  ),
});
const topSide = o({
  categories: list(
    o({
      category: some,
      sum: number,
      count,
      share: number,
      transactionIDs: ids,
      monthlyOverview: list(o({ month, sum: number, isComplete: flag })),
    }),
  ),
});
const detection = o({
  accountId: text,
  type: text,
  paymentPartner: o({ name: text, iban: text, creditorId: text }).optional(),
  contractId: some.optional(),
  additionalAnalysesInfo: o({
    isUserAdded: flag,
    analysisPeriod: period,
    analysis: o({
      median: number,
      average: number,
      medianEarning: number,
      medianSpending: number,
      averageEarning: number,
      averageSpending: number,
      spending: o({ median: number, average: number, transactionIDs: ids }),
    }),
  }),
});
const part = o({ detected: flag, ...breakdownMembers });
const shortBreakdown = o({
  available: flag,
  current: number,
  median: number,
  average: number,
  activeContracts: count,
  contracts: count,
});
const top = list(o({ category: some, sum: number, count }));
const cockpit = (names: string[]) =>
  o({
    userId: some,
    type: some,
    correlationId: some,
    currency: text,
    observedTimespan: period,
    completeMonths: list(month),
    accounts: count,
    transactions: count,
    contracts: count,
    income: figures,
    spending: figures,
    balance: figures,
    breakdowns: z.record(z.enum(names as [string]), shortBreakdown),
    risk: o({
      backDebits: count,
      garnishments: count,
      collections: count,
      gambling: count,
      overdraftDays: count.nullable(),
    }),
    topIncomings: top,
    topOutgoings: top,
  });
const kinds = ['credits', 'insurances', 'investments', 'internal-bookings'];
const modules = z.record(some, breakdown).refine((value) => Object.keys(value).length > 0, 'has no module');

/** Results and cockpits, strict (`interface.md` 2.4, gaps page, `docs/interface-decisions.md`). */
export const resultShapes = {
  labelled: o({ transactions: list(labelled) }),
  fetched: o({ transactions: list(labelled), unknown: list(text) }),
  contracts: o({ contracts: list(contract).min(1) }),
  detection: o({
    accountsOverview: o({ accountsView: list(detection).min(1), creditsView: list(detection) }),
  }),
  history: o({
    accounts: list(
      o({
        account: accountView,
        period,
        transactionCount: count,
        internalCount: count,
        monthlyOverview: list(
          o({ month, ...flows(flow), ...balances, overdraftDays: count.nullable(), isComplete: flag }),
        ).min(1),
      }),
    ).min(1),
    observedTimespan: period,
  }),
  renter: o({
    available: flag,
    rent: figures,
    income: o({ median: number, average: number }),
    rentShare: number.nullable(),
    monthsObserved: count,
    monthsWithoutRent: list(month),
    returnedDebits: counted,
    garnishments: counted,
    collections: counted,
    contracts: list(contract),
    transactionIDs: ids,
    observedTimespan: period,
  }),
  cash: o({
    available: flag,
    overview: o(flows(flowWithIds)),
    monthlyOverview: list(o({ month, ...flows(flowWithIds), isComplete: flag })).min(1),
    observedTimespan: period,
  }),
  breakdown,
  partners: o({ available: flag, customers: partners, suppliers: partners, observedTimespan: period }),
  foreign: o({
    available: flag,
    countries: list(
      o({
        country: text.length(2),
        ...flows(flowWithIds),
        monthlyOverview: list(o({ month, ...flows(flowWithIds), isComplete: flag })),
      }),
    ),
    observedTimespan: period,
  }),
  liquidity: o({
    available: flag,
    overview: o(flows(flow)),
    accountLiquidity: list(
      o({
        account: accountView,
        overview: o(flows(flow)),
        monthlyOverview: list(o({ month, ...balances, incomings: flow, outgoings: flow, isComplete: flag })),
      }),
    ).min(1),
    observedTimespan: period,
  }),
  risk: o({
    accountRisks: list(
      o({
        account: accountView,
        monthlyOverview: list(
          o({
            month,
            backDebit: counted,
            garnishment: counted,
            overdraftDays: count.nullable(),
            isComplete: flag,
          }),
        ),
      }),
    ).min(1),
    observedTimespan: period,
  }),
  staff: o({
    available: flag,
    salary: o({
      totalMonthly: number,
      totalMonthlyExpenses: number,
      totalMonthlyAdditionalWageCosts: number,
    }),
    employees: o({ minNumberOfEmployees: count, maxNumberOfEmployees: count }),
    sources: o({ contracts: list(contract), transactionIDs: ids }),
    observedTimespan: period,
  }),
  topCategories: o({ available: flag, incomings: topSide, outgoings: topSide, observedTimespan: period }),
  adult: o({
    decision: z.enum(['ADULT', 'NOT_ADULT', 'UNKNOWN']),
    indicators: list(some),
    isEstimate: z.literal(true),
  }),
  budget: o({
    available: flag,
    income: figures,
    spending: figures,
    balance: figures,
    monthlyOverview: list(
      o({ month, income: number, spending: number, balance: number, isComplete: flag }),
    ).min(1),
    observedTimespan: period,
  }),
  modules,
  living: o({
    children: part.extend({ monthlyChildBenefit: number }),
    motorVehicle: part,
    property: part,
    housingRent: part,
    observedTimespan: period,
  }),
  riskFactors: o({
    monthlyOverview: list(
      o({
        month,
        backDebit: counted,
        garnishment: counted,
        collection: counted,
        gambling: counted.extend({ amount: number }),
        overdraftDays: count.nullable(),
        overdrafts: list(o({ accountId: some, date: day, amount: number })),
        isComplete: flag,
      }),
    ).min(1),
    observedTimespan: period,
  }),
  companyCockpit: cockpit(kinds),
  personCockpit: cockpit(kinds),
} satisfies Record<string, ZodType>;
