import { z } from 'zod';
import { bridgeError } from './errors';
import { count, currency, day, decimal, decimalSum, identifier } from './values/basic-values';
import { sparedList, unreadable } from './values/spared-list';

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
        totalIn: decimalSum,
        totalOut: decimalSum,
        /** New transactions in other currencies, which count in `newTransactions`; absent when there are none. */
        otherCurrencies: z
          .array(
            z.strictObject({ currency, newTransactions: count, totalIn: decimalSum, totalOut: decimalSum }),
          )
          .max(200)
          .optional(),
        firstBookingDay: day.nullable(),
        lastBookingDay: day.nullable(),
        /**
         * The account's balance at the service: `held` now, `given` afterwards, as of the end of `day` by the newest
         * statement of all imports, with the bookings after that day. Null when neither side knows one.
         */
        balance: z
          .strictObject({
            action: z.enum(['create', 'patch', 'keep']),
            held: decimalSum.nullable(),
            given: decimalSum.nullable(),
            day: day.nullable(),
          })
          .nullable(),
      }),
    )
    .max(1_000),
  calls: z.array(z.strictObject({ method: z.string(), endpoint: z.string(), count })).max(50),
  /** First body of the plan as it will be sent, cut to three transactions, pretty-printed. */
  sampleBody: z.string().max(20_000),
  transactions: count,
  /**
   * The import was corrected after it was sent: transactions of the earlier sending, held by the service under
   * identifiers that the import has no more, which go first. Absent for none.
   */
  replaces: z
    .strictObject({
      transactions: count,
      /** The first of them, as the service lists them. */
      rows: z
        .array(
          z.strictObject({
            transactionId: identifier,
            bookingDay: day.nullable(),
            amount: decimal.nullable(),
            currency: currency.nullable(),
          }),
        )
        .max(200),
    })
    .optional(),
  /** Rows that other imports sent with other content; nothing is sent while one has no answer. Absent for none. */
  sentOtherwise: z.strictObject({ rows: count, open: count }).optional(),
});
export type UploadPlan = z.infer<typeof uploadPlan>;

export const upload = z.strictObject({
  id: identifier,
  importId: identifier,
  customerId: identifier,
  /**
   * `queued`: another upload goes over the connection, this one goes when its turn comes; `interrupted`: found unfinished at start; `answerUnknown`: sent, the answer never came, will be read back first;
   * `rollBackStopped`: being taken back, to be resumed.
   */
  state: z.enum([
    'queued',
    'running',
    'waiting',
    'paused',
    'interrupted',
    'answerUnknown',
    'done',
    'cancelled',
    'failed',
    'rollingBack',
    'rollBackStopped',
    'rolledBack',
  ]),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  batchesTotal: count,
  batchesDone: count,
  transactionsTotal: count,
  transactionsDone: count,
  /** Rows that the service did not take: named by `uploads.refusals`, and not counted above. Absent for none. */
  refused: count.optional(),
  /** In `queued`: its place among those that wait for the connection, 1 for the next. Absent in any other state. */
  queuePlace: count.optional(),
  /** In `waiting`: when it goes on by itself, ISO 8601; the service asked for it. Null where that is not known. */
  waitingUntil: z.string().nullable(),
  /** Seconds left as estimated from the rate so far; null until there is a rate. */
  secondsLeft: z.number().nonnegative().nullable(),
  /** After reading back: identifiers sent but not held, held with other content, and accounts with another balance. */
  readBack: z
    .strictObject({ compared: count, missing: count, different: count, otherBalances: count.optional() })
    .nullable(),
  error: bridgeError.nullable(),
  /** Chosen with the sending: the analysis follows by itself. */
  analysesNext: z.boolean(),
  ...unreadable,
});
export type Upload = z.infer<typeof upload>;

/** Of an upload that does not fit, what is readable stays; how it stands is never guessed as over or under way. */
export const listedUploads = sparedList(
  upload,
  100_000,
  (at): Upload => ({
    id: `unreadable-${at}`,
    importId: 'unreadable',
    customerId: 'unreadable',
    state: 'interrupted',
    startedAt: '',
    finishedAt: null,
    batchesTotal: 0,
    batchesDone: 0,
    transactionsTotal: 0,
    transactionsDone: 0,
    waitingUntil: null,
    secondsLeft: null,
    readBack: null,
    error: { code: 'internal' },
    analysesNext: false,
  }),
);

/** What taking an upload back would remove (feature 42), from the journal; nothing is asked of the service for it. */
export const rollBackPlan = z.strictObject({
  uploadId: identifier,
  accounts: z
    .array(
      z.strictObject({
        accountRowId: identifier,
        label: z.string(),
        currency,
        transactions: count,
        /** Sent by this upload, but another upload that stays has them too. */
        kept: count,
        /** In `currency`, of the transactions that go. */
        totalIn: decimalSum,
        totalOut: decimalSum,
        firstBookingDay: day.nullable(),
        lastBookingDay: day.nullable(),
      }),
    )
    .max(1_000),
  /** The first of the transactions that go, in the order of the files. */
  rows: z
    .array(
      z.strictObject({
        transactionId: identifier,
        fileName: z.string(),
        line: count,
        bookingDay: day.nullable(),
        amount: decimal.nullable(),
        currency: z.string().nullable(),
        counterpartyName: z.string().nullable(),
      }),
    )
    .max(500),
  transactions: count,
  kept: count,
});
export type RollBackPlan = z.infer<typeof rollBackPlan>;

/** What of an import, or of one file of it, uploads from here brought to the service and is there still. */
export const atService = z.strictObject({
  transactions: count,
  /** Of other files, brought by the same uploads: taking these back takes them along. */
  others: count,
  /** Names of the customers who have them. */
  customers: z.array(z.string()).max(1_000),
  uploadIds: z.array(identifier).max(1_000),
});
export type AtService = z.infer<typeof atService>;

/** What becomes of them when the import or file is removed: they stay and are known, go first, or stay and are forgotten. */
export const howToDiscard = z.enum(['keep', 'rollBack', 'forget']);
export type HowToDiscard = z.infer<typeof howToDiscard>;

/** A row that the service did not take, and what it said. */
export const refusedRow = z.strictObject({
  rowId: count,
  fileName: z.string(),
  line: count,
  bookingDay: day.nullable(),
  amount: decimal.nullable(),
  currency: z.string().nullable(),
  counterpartyName: z.string().nullable(),
  reason: z.enum(['refused', 'tooLarge']),
  /** Words of the service; empty when it said none. */
  message: z.string().max(2_000),
  isLeftOut: z.boolean(),
});
export type RefusedRow = z.infer<typeof refusedRow>;
