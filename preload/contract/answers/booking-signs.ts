import { z } from 'zod';
import { count, currency, day, decimalSum, identifier } from '../values/basic-values';

/** Identifiers of one sign that cross the bridge at most; the counts are of all. */
export const signIdsLimit = 2_000;

const ids = z.array(identifier).max(signIdsLimit);

/**
 * What only single bookings tell: computed on this computer from amounts, days and names of the files and from the category that the
 * service gave each booking. Sums are of one currency each. Members that need categories are null where the service gave none.
 */
export const bookingSigns = z.strictObject({
  /** Categories that the service named, each once; the reader judges whether it knows them. */
  categories: z.array(z.string().max(200)).max(1_000),
  /** Money in and out without moves of one's own, as an absolute sum, and how much of it no category says anything precise of. */
  turnover: z
    .array(z.strictObject({ currency, all: decimalSum, unassigned: decimalSum, unassignedIds: ids }))
    .max(50)
    .nullable(),
  /** Borrowed money that came in within the last 90 days of the bookings, and from how many lenders. */
  payouts: z.strictObject({ since: day, count, lenders: count, ids }).nullable(),
  /** The same amount in and out with the same party within three days, no return and no transfer of one's own. */
  roundTrips: z.strictObject({ pairs: count, ids }),
  /** Direct debits that this customer collected, and those of them that came back; absolute sums. */
  collections: z
    .array(
      z.strictObject({ currency, collected: decimalSum, returned: decimalSum, returnedCount: count, ids }),
    )
    .max(50),
});
export type BookingSigns = z.infer<typeof bookingSigns>;
