import { z } from 'zod';
import { bridgeError } from './errors';
import { count, currency, day, decimal, identifier } from './values';

/** What a send would do, computed without sending anything (feature 33). Counts equal what is later sent. */
export const uploadPlan = z.strictObject({
  importId: identifier,
  customerId: identifier,
  accounts: z
    .array(
      z.strictObject({
        accountRowId: identifier,
        accountId: identifier,
        label: z.string(),
        currency,
        /** `create` posts the account; `add` goes to the transactions endpoint of an account the service holds. */
        action: z.enum(['create', 'add']),
        newTransactions: count,
        /** Already held by the service with the same identifier. */
        knownTransactions: count,
        leftOut: count,
        /** Of the new transactions in `currency`; two currencies are never summed. */
        totalIn: decimal,
        totalOut: decimal,
        /** New transactions in other currencies, which count in `newTransactions`; absent when there are none. */
        otherCurrencies: z
          .array(z.strictObject({ currency, newTransactions: count, totalIn: decimal, totalOut: decimal }))
          .max(200)
          .optional(),
        firstBookingDay: day.nullable(),
        lastBookingDay: day.nullable(),
      }),
    )
    .max(1_000),
  calls: z.array(z.strictObject({ method: z.string(), endpoint: z.string(), count })).max(50),
  /** First body of the plan as it will be sent, cut to three transactions, pretty-printed. */
  sampleBody: z.string().max(20_000),
  transactions: count,
});
export type UploadPlan = z.infer<typeof uploadPlan>;

export const upload = z.strictObject({
  id: identifier,
  importId: identifier,
  customerId: identifier,
  /** `interrupted`: found unfinished at start; `answerUnknown`: sent, the answer never came, will be read back first. */
  state: z.enum([
    'running',
    'waiting',
    'paused',
    'interrupted',
    'answerUnknown',
    'done',
    'cancelled',
    'failed',
  ]),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  batchesTotal: count,
  batchesDone: count,
  transactionsTotal: count,
  transactionsDone: count,
  /** Seconds left as estimated from the rate so far; null until there is a rate. */
  secondsLeft: z.number().nonnegative().nullable(),
  /** After reading back: identifiers sent but not held, and held with other content. */
  readBack: z.strictObject({ compared: count, missing: count, different: count }).nullable(),
  error: bridgeError.nullable(),
  /** Chosen with the sending: the analysis follows by itself. */
  analysesNext: z.boolean(),
});
export type Upload = z.infer<typeof upload>;
