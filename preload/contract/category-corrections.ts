import { z } from 'zod';
import { bridgeError } from './errors';
import { count, identifier, text } from './values/basic-values';

/** Code of a category as the service writes it: "top.sub". */
const category = z.string().min(1).max(200);

/** Bookings of one payee; more than a page can get of them. */
const mostBookings = 100_000;

/** What an analyst said of the bookings of a payee that went the same way and were taken for the same. */
export const categoryCorrection = z.strictObject({
  id: identifier,
  /** Null: bookings without a name. */
  payee: text.nullable(),
  isOut: z.boolean(),
  /** What the service took them for when they were first corrected. */
  original: category,
  /** What they are; null: the correction was withdrawn. */
  category: category.nullable(),
  bookings: count,
  /** How many of them the service was told of, in the words of `category`. */
  sent: count,
  /** `open`: not all are sent yet, see `error`; `kept`: the service takes no feedback, so this computer alone knows it. */
  state: z.enum(['open', 'sent', 'kept']),
  /** Why sending ended; null while it goes on, and once all is sent. */
  error: bridgeError.nullable(),
  changedAt: z.string(),
});
export type CategoryCorrection = z.infer<typeof categoryCorrection>;

/** The service was told of every booking before this analysis began. */
export function isHeededBy(
  { state, changedAt }: Pick<CategoryCorrection, 'state' | 'changedAt'>,
  run: { readonly startedAt: string } | null,
): boolean {
  return state === 'sent' && run !== null && Date.parse(run.startedAt) > Date.parse(changedAt);
}

/** A correction given, given anew, or (by `id`) changed, withdrawn with null, or sent once more by saying the same again. */
export const correctionInput = z.union([
  z.strictObject({
    payee: text.nullable(),
    isOut: z.boolean(),
    original: category,
    category,
    transactionIds: z.array(identifier).min(1).max(mostBookings),
  }),
  z.strictObject({ id: identifier, category: category.nullable() }),
]);
export type CorrectionInput = z.infer<typeof correctionInput>;
