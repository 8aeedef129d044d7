import { z } from 'zod';
import { creditLine } from './answers/analyst-entries';
import { isDrawnPicture } from './answers/drawn-picture';
import { bridgeError } from './errors';
import { count, currency, day, decimal, decimalSum, identifier, text } from './values/basic-values';
import { call, nothing } from './values/call-schema';
import { coverageCalendar } from './values/coverage-schema';
import { leaveOutReason } from './values/leave-out-reasons';
import { sparedList, unreadable } from './values/spared-list';

/** One analysis run (interface.md 3). Never `failed` on a bare 404. */
export const run = z.strictObject({
  id: identifier,
  customerId: identifier,
  correlationId: z.string().nullable(),
  state: z.enum([
    'triggering',
    'running',
    'fetching',
    'done',
    'noAnswerYet',
    'outOfBudget',
    'stopped',
    'failed',
  ]),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
  polls: count,
  nextPollAt: z.string().nullable(),
  resultsDone: count,
  resultsTotal: count,
  error: bridgeError.nullable(),
  ...unreadable,
});
export type Run = z.infer<typeof run>;

/** Of a run that does not fit, what is readable stays; how it stands is never guessed as done or under way. */
export const listedRuns = sparedList(
  run,
  1_000,
  (at): Run => ({
    id: `unreadable-${at}`,
    customerId: 'unreadable',
    correlationId: null,
    state: 'stopped',
    startedAt: '',
    finishedAt: null,
    polls: 0,
    nextPollAt: null,
    resultsDone: 0,
    resultsTotal: 0,
    error: { code: 'internal' },
  }),
);

/** What an analysis endpoint answered, kept as received. */
export const result = z.strictObject({
  /** Key of the endpoint in main/service/endpoints, e.g. `company.credits`. */
  endpoint: identifier,
  runId: identifier,
  fetchedAt: z.string(),
  /** Missing scope, nothing found and fault are told apart (feature 48). */
  state: z.enum(['received', 'nothingFound', 'missingScope', 'failed']),
  payload: z.unknown(),
  error: bridgeError.nullable(),
});
export type Result = z.infer<typeof result>;

const resultList = z.array(result).max(200);

/**
 * Results as they cross main: the UTF-8 of their JSON. As values they would be taken apart and put together there, which stops
 * everything else for as long as they are large. @throws SyntaxError or ZodError where they are something else
 */
export function resultsOfBytes(bytes: Uint8Array): Result[] {
  return resultList.parse(JSON.parse(new TextDecoder().decode(bytes)));
}

/** A transaction with the line of the file it came from (feature 53). */
export const tracedTransaction = z.strictObject({
  transactionId: identifier,
  accountId: identifier,
  accountLabel: z.string(),
  bookingDay: day,
  valueDay: day.nullable(),
  amount: decimal,
  currency,
  counterpartyName: text.nullable(),
  counterpartyIban: z.string().nullable(),
  purpose: text.nullable(),
  bookingText: text.nullable(),
  fileName: z.string(),
  fileSha256: z.string(),
  line: count,
  raw: text,
});
export type TracedTransaction = z.infer<typeof tracedTransaction>;

/** The last day of a month on which all accounts are known, the last of each (some of those that are `known`), `of` how many accounts. */
const endKnown = z.strictObject({
  together: z.strictObject({ day, amount: decimalSum }).nullable(),
  accounts: z.array(z.strictObject({ accountId: identifier, day, amount: decimalSum })).max(12),
  known: count,
  of: count,
});

/** Control figures computed here from the staged rows, never mixed with the service's results (feature 54). */
export const localFigures = z.strictObject({
  months: z
    .array(
      z.strictObject({
        month: z.string(),
        currency,
        moneyIn: decimalSum,
        moneyOut: decimalSum,
        /** Not every account of this currency has the whole month (coverage.ts). */
        isPartial: z.boolean(),
        /** Of the accounts of this currency together, at the end of the last day known; null where that is not the same day for each. */
        endBalance: decimalSum.nullable(),
        /** What is known where the end is not; absent in a currency whose accounts are never known together. */
        endKnown: endKnown.optional(),
        /** The lowest end of a day of these accounts together, of the days on which each is known, and that day. */
        lowestBalance: decimalSum.nullable(),
        lowestDay: day.nullable(),
      }),
    )
    .max(2_000),
  accounts: z
    .array(
      z.strictObject({
        accountId: identifier,
        label: z.string(),
        iban: z.string().nullable(),
        bankName: z.string().nullable(),
        owner: z.string().nullable(),
        type: z.string(),
        currency,
        firstBookingDay: day.nullable(),
        lastBookingDay: day.nullable(),
        bookings: count,
        duplicatesMerged: count,
        leftOut: count,
        /** Rows left out because the bank only announced them, and because they cannot be read; absent where there are none. */
        leftOutAs: z.strictObject({ pending: count, blocked: count }).optional(),
        /** Why rows were left out, as far as it was said, the most frequent first. */
        leftOutFor: z
          .array(z.strictObject({ reason: leaveOutReason, rows: count }))
          .max(50)
          .optional(),
        /** By month, excluded bookings included as in the totals; absent where another account of this currency is not there. */
        months: z
          .array(
            z.strictObject({
              month: z.string(),
              moneyIn: decimal,
              moneyOut: decimal,
              isPartial: z.boolean(),
              endBalance: decimal.nullable(),
              lowestBalance: decimal.nullable(),
            }),
          )
          .max(600)
          .optional(),
        /** Rows that a person corrected; absent where there are none. */
        corrected: count.optional(),
        /** Rows of which a person decided whether they are bookings: see main/store/figures. Absent where there are none. */
        decided: z
          .strictObject({ replaced: count, beside: count, equalKept: count, equalLeftOut: count })
          .optional(),
        /** Figures are of what the service has. Rows of which it has something else than the files say: see main/store/figures. Absent for none. */
        differs: z.strictObject({ unsent: count, unknown: count, leftOut: count, asSent: count }).optional(),
        /** The first days on which something else counts than a file proves, each a break; bookings in no sum, for their currency. */
        contradicted: z.array(day).max(50).optional(),
        otherCurrency: count.optional(),
        /** The same account under another of its names. */
        twinId: identifier.optional(),
        totalIn: decimalSum,
        totalOut: decimalSum,
        closingBalance: decimalSum.nullable(),
        /** Of the closing balance, where the file says so. */
        closingBalanceDay: day.nullable(),
        openingBalance: decimalSum.nullable(),
        /** What was there before the first booking, by the balances that count; absent unless the balance of every day since is known. */
        openingComputed: decimalSum.optional(),
        /** The lowest end of a day of this account alone, and that day. */
        lowestBalance: decimalSum.nullable(),
        lowestDay: day.nullable(),
        /**
         * Ends of the days of this account: how many are known, how many of them lie below zero, the first of those, their mean. Absent
         * unless the balance of every covered day is known.
         */
        dayBalances: z
          .strictObject({ days: count.min(1), below: count, firstBelow: day.nullable(), mean: decimalSum })
          .optional(),
        /** The overdraft that the analyst says was agreed, and how the account kept to it; absent where none is said. */
        line: creditLine.optional(),
        /**
         * Running-balance proof: `proved`, `partly` when a file has days that no file proves, `broken` (with the number of breaks), `noBalance`
         * when the files state none.
         */
        balanceProof: z.enum(['proved', 'partly', 'broken', 'noBalance']),
        balanceBreaks: count,
        daysCovered: count,
        /** Days of which the files tell everything, in order; what months are complete follows from them (coverage.ts). */
        covered: z.array(z.strictObject({ since: day, until: day })).max(501),
        /** Day by day; absent where no file says anything of the account. */
        calendar: coverageCalendar.optional(),
        gaps: z.array(z.strictObject({ since: day, until: day })).max(500),
        files: z
          .array(z.strictObject({ name: z.string(), sha256: z.string(), rows: count, lines: count }))
          .max(1_000),
      }),
    )
    .max(1_000),
  /** Bookings that the analyst left out of the months above; balances have them all the same. Absent where there are none. */
  excluded: z
    .array(
      z.strictObject({
        transactionId: identifier,
        bookingDay: day,
        amount: decimal,
        currency,
        counterpartyName: text.nullable(),
        note: z.string(),
      }),
    )
    .max(1_000)
    .optional(),
  /** Bookings that were sent before it was written down how, and that no row is any more: not counted. Absent for none. */
  beyond: count.optional(),
  transactions: count,
});
export type LocalFigures = z.infer<typeof localFigures>;

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** Of which accounts and whole calendar months local figures are: both ends included, null for an open one. */
const figureFilter = z.strictObject({
  /** Empty for every account. */
  accountIds: z.array(identifier).max(1_000),
  since: month.nullable(),
  until: month.nullable(),
});
export type FigureFilter = z.infer<typeof figureFilter>;

/** Ends of days, and what is read off them first. */
const balanceLine = z.strictObject({
  /** A point where the balance changes, and the last day; null from the day on which none is known any more. */
  points: z.array(z.strictObject({ day, balance: decimal.nullable() })).max(40_000),
  lowest: z.strictObject({ day, amount: decimal }),
  /** Days of the line, those of them below zero, and the first of these. */
  days: count,
  below: count,
  firstBelow: day.nullable(),
});
export type BalanceLine = z.infer<typeof balanceLine>;

/** Control figures of this computer for some accounts and months (feature 57), by the rules of `LocalFigures`. */
const periodFigures = z.strictObject({
  months: localFigures.shape.months,
  accounts: z
    .array(
      z.strictObject({
        accountId: identifier,
        currency,
        /** In the period; what the analyst left out is one of them. */
        bookings: count,
        /** Null unless each balance of the period is known. */
        line: balanceLine.nullable(),
      }),
    )
    .max(1_000),
  /** Of the accounts of a currency together, where there is more than one. */
  together: z.array(z.strictObject({ currency, line: balanceLine.nullable() })).max(200),
  /** Bookings of the period that the months do not count. */
  excludedIds: z.array(identifier).max(1_000),
});
export type PeriodFigures = z.infer<typeof periodFigures>;

/** The bookings behind local figures, newest last; `total` says how many there are where a page has no room for all. */
const bookingsOfPeriod = z.strictObject({ ids: z.array(identifier).max(5_000), total: count });

/**
 * Day and account of bookings, in the order asked; null for one that is not here. Lists and no objects: a contract may have ten thousand, and
 * each member of an object costs on its way into the page.
 */
const bookingDays = z.strictObject({
  days: z.array(day.nullable()).max(5_000),
  accountIds: z.array(identifier.nullable()).max(5_000),
});
export type BookingDays = z.infer<typeof bookingDays>;

export const periodCalls = {
  'results.periodFigures': call(z.tuple([identifier, figureFilter]), periodFigures),
  'results.bookingsOf': call(z.tuple([identifier, figureFilter]), bookingsOfPeriod),
  'results.bookingDays': call(z.tuple([identifier, z.array(identifier).max(5_000)]), bookingDays),
  /** Puts a picture that the page drew, a PNG, on the clipboard: the window itself may not. */
  'results.copyPicture': call(z.tuple([z.instanceof(Uint8Array).refine(isDrawnPicture)]), nothing),
};
