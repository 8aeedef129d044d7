import { z } from 'zod';

const amount = z.number().nullish();
const transactionIds = z.array(z.string()).nullish();
const month = z.string().regex(/^\d{4}-\d{2}$/);

/** `{since, until}`, other spellings or a string: read it with wire/read-period. */
export const periodSchema = z.union([z.looseObject({}), z.string()]).nullish();

/** interface-gaps.md, "contract item". */
export const contractSchema = z.looseObject({
  contractId: z.string().nullish(),
  paymentPartner: z.looseObject({}).nullish(),
  category: z.unknown().optional(),
  amount,
  interval: z.unknown().optional(),
  nextBookingDate: z.unknown().optional(),
  isActive: z.boolean().nullish(),
  transactionIDs: transactionIds,
});

/** Category breakdown of interface.md 2.4. `available: false` may come alone: nothing found, never zero. */
export const breakdownSchema = z.looseObject({
  available: z.boolean(),
  current: amount,
  median: amount,
  average: amount,
  monthlyOverview: z
    .array(
      z.looseObject({
        month,
        amount,
        recurringAmount: amount,
        nonRecurringAmount: amount,
        recurringTransactionIDs: transactionIds,
        nonRecurringTransactionIDs: transactionIds,
      }),
    )
    .nullish(),
  contractSummary: z.array(contractSchema).nullish(),
  observedTimespan: periodSchema,
});

export const sumSchema = z.looseObject({
  sum: z.number().nullish(),
  count: z.number().nullish(),
  transactionIDs: transactionIds,
});

export const countedSchema = z.looseObject({ count: z.number().nullish(), transactionIDs: transactionIds });

export { amount as amountMember, month as monthMember, transactionIds as transactionIdsMember };
