import { z } from 'zod';

const ids = z.array(z.string());

/** `interface.md` 2.4. */
export const breakdownSchema = z.looseObject({
  available: z.boolean(),
  current: z.number(),
  median: z.number(),
  average: z.number(),
  monthlyOverview: z.array(
    z.looseObject({
      month: z.string().regex(/^\d{4}-\d{2}$/),
      amount: z.number(),
      recurringAmount: z.number(),
      nonRecurringAmount: z.number(),
      recurringTransactionIDs: ids,
      nonRecurringTransactionIDs: ids,
    }),
  ),
  contractSummary: z.array(z.looseObject({})),
  observedTimespan: z.looseObject({ since: z.string(), until: z.string() }).nullish(),
});

export const categorizedSchema = z.looseObject({
  transactions: z.array(
    z.looseObject({ transactionId: z.string(), category: z.string(), tags: z.array(z.string()) }),
  ),
});

export const transactionIdsSchema = z.looseObject({
  transactionIDs: z.array(z.string().min(1).max(500)).min(1).max(10_000),
});
