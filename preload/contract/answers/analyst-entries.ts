import { z } from 'zod';
import { count, day, decimal, decimalSum, identifier } from '../values/basic-values';

/** What an analyst says of accounts and bookings beside the files: it stays on this computer and is shown wherever it acts. */

/** Where a limit is known from, or why a booking is left out; never empty. */
export const entryNote = z.string().trim().min(1).max(300);

const limitAmount = z.string().regex(/^\d{1,12}(\.\d{1,4})?$/);

export const analystEntry = z.discriminatedUnion('kind', [
  /** The agreed overdraft of an account, a decimal above zero in its currency; null takes it back. */
  z.strictObject({
    kind: z.literal('limit'),
    accountId: identifier,
    limit: z.strictObject({ amount: limitAmount, source: entryNote }).nullable(),
  }),
  /** A booking that does not count in the figures of this computer; null takes that back. */
  z.strictObject({
    kind: z.literal('excluded'),
    transactionId: identifier,
    note: entryNote.nullable(),
  }),
]);
export type AnalystEntry = z.infer<typeof analystEntry>;

/** An agreed overdraft, and how the account kept to it; `use` only where the balance of every covered day is known. */
export const creditLine = z.strictObject({
  limit: decimal,
  source: z.string(),
  enteredAt: z.string(),
  use: z
    .strictObject({
      daysOver: count,
      firstOver: day.nullable(),
      /** Days in a row. */
      longestRun: count,
      /** Mean of the ends of all covered days, where a balance above zero counts as nothing used; absolute. */
      meanDebit: decimalSum,
      peakDebit: decimalSum,
    })
    .optional(),
});
export type CreditLine = z.infer<typeof creditLine>;
