import { z } from 'zod';
import {
  amountMember,
  countedSchema,
  monthMember,
  sumSchema,
  transactionIdsMember,
} from './breakdown-schema';

const inAndOut = { incomings: sumSchema.nullish(), outgoings: sumSchema.nullish() };
const overview = z.looseObject({
  ...inAndOut,
  totalTransactionAmount: amountMember,
  totalTransactionCount: z.number().nullish(),
});
const account = z.looseObject({}).nullish();
const monthly = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.array(z.looseObject({ month: monthMember, ...shape })).nullish();

/** "Result shapes known beyond section 2.4" of interface-gaps.md; cash paid in and drawn out. */
export const cashTransactionsSchema = z.looseObject({
  overview: overview.nullish(),
  monthlyOverview: monthly(inAndOut),
});

export const liquiditySchema = z.looseObject({
  overview: overview.nullish(),
  accountLiquidity: z
    .array(
      z.looseObject({
        account,
        overview: overview.nullish(),
        monthlyOverview: monthly({
          endOfMonthBalance: amountMember,
          minBalance: amountMember,
          maxBalance: amountMember,
          ...inAndOut,
        }),
      }),
    )
    .nullish(),
});

export const companyRiskSchema = z.looseObject({
  accountRisks: z
    .array(
      z.looseObject({
        account,
        monthlyOverview: monthly({
          backDebit: countedSchema.nullish(),
          garnishment: countedSchema.nullish(),
          overdraftDays: z.unknown().optional(),
        }),
      }),
    )
    .nullish(),
});

export const staffSchema = z.looseObject({
  salary: z
    .looseObject({
      totalMonthly: amountMember,
      totalMonthlyExpenses: amountMember,
      totalMonthlyAdditionalWageCosts: amountMember,
    })
    .nullish(),
  employees: z
    .looseObject({
      minNumberOfEmployees: z.number().nullish(),
      maxNumberOfEmployees: z.number().nullish(),
    })
    .nullish(),
  sources: z
    .looseObject({ contracts: z.array(z.unknown()).nullish(), transactionIDs: transactionIdsMember })
    .nullish(),
});

const partners = z
  .looseObject({
    partnerList: z
      .array(
        z.looseObject({
          paymentPartner: z.looseObject({}).nullish(),
          ranking: z.looseObject({ rank: z.number().nullish() }).nullish(),
        }),
      )
      .nullish(),
  })
  .nullish();

export const customersSuppliersSchema = z.looseObject({ customers: partners, suppliers: partners });

export const foreignSalesSchema = z.looseObject({
  countries: z
    .array(z.looseObject({ country: z.string().nullish(), ...inAndOut, monthlyOverview: monthly(inAndOut) }))
    .nullish(),
});

/** For incomings and outgoings; the members of an item are an assumption. */
export const topCategoriesSchema = z.looseObject({
  categories: z
    .union([
      z.array(z.looseObject({ category: z.unknown(), sum: amountMember, count: z.number().nullish() })),
      z.looseObject({}),
    ])
    .nullish(),
});
