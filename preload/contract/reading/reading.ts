import { z } from 'zod';
import { count, currency, day } from '../values/basic-values';
import { unmarkedLabels } from './encodings';
import { findingSeverities } from './reading-codes';
import { targetFieldSchema } from './target-fields';

export * from './read-options';
export * from './reading-codes';
export * from './staged-row';
export * from './target-fields';

/**
 * What the import engine says of one export file. The engine gives codes and values only; sentences stand in the
 * language files under the same codes. Every code is a key of one of the tables in reading-codes.ts, with the names of its params.
 */

const minor = z.number().int();
const params = z.record(z.string(), z.union([z.string(), z.number()]));

/** Why the engine thinks something: a code of `reasonCodes` and the values for its sentence. */
export const reasonSchema = z.strictObject({ code: z.string(), params: params.optional() });
export type Reason = z.infer<typeof reasonSchema>;

export const columnKinds = [
  'empty',
  'date',
  'dateTime',
  'time',
  'amount',
  'integer',
  'currency',
  'iban',
  'bic',
  'creditorId',
  'direction',
  'status',
  'constant',
  'text',
] as const;

export const columnReadingSchema = z.strictObject({
  index: count,
  /** Text of the header cell, trimmed; empty for a nameless column or a file without header. */
  header: z.string(),
  field: targetFieldSchema.nullable(),
  /** 0 to 1: how sure the field is. */
  score: z.number().min(0).max(1),
  kind: z.enum(columnKinds),
  sample: z.array(z.string()).max(5),
  reasons: z.array(reasonSchema),
  /**
   * How many values there are, and how many could be a day, an amount and so on, counted over the rows that were judged: all of most
   * files. One value may be several things. Absent where columns are not mapped and in what was read by an earlier version.
   */
  fits: z
    .strictObject({
      filled: count,
      date: count,
      time: count,
      amount: count,
      iban: count,
      bic: count,
      creditorId: count,
      currency: count,
      direction: count,
      status: count,
    })
    .optional(),
});
export type ColumnReading = z.infer<typeof columnReadingSchema>;

export const valueOrigins = [
  'preamble',
  'column',
  'header',
  'footer',
  'fileName',
  'runningColumn',
  'format',
  'country',
  'bankCode',
  'evidence',
  'statement',
  'user',
] as const;

/** An account as far as the file states it. The user completes it; the store turns it into an account of the customer. */
export const accountDraftSchema = z.strictObject({
  iban: z.string().nullable(),
  accountNumber: z.string().nullable(),
  bankCode: z.string().nullable(),
  bankName: z.string().nullable(),
  bic: z.string().nullable(),
  owner: z.string().nullable(),
  name: z.string().nullable(),
  /** Account type of the service (GIRO, KREDIT_KARTE, DEPOT, …; open set), null without evidence. */
  type: z.string().nullable(),
  /** Currency of the account. `origins.currency` says whether the file states it or the format or country suggests it. */
  currency: currency.nullable(),
  balanceMinor: minor.nullable(),
  balanceDay: day.nullable(),
  balanceSource: z.enum(['preamble', 'footer', 'runningColumn', 'column', 'statement']).nullable(),
  openingBalanceMinor: minor.nullable(),
  /** Statements of a document that state what they begin and end with; rows counted from 0 over the rows of the file. */
  statements: z
    .array(
      z.strictObject({
        line: count,
        firstRow: count,
        rows: count,
        openingMinor: minor,
        closingMinor: minor,
      }),
    )
    .max(10_000)
    .optional(),
  /** The period that the file says it holds; absent where it names none. */
  period: z.strictObject({ from: day, to: day }).optional(),
  /** Field name -> where its value comes from. */
  origins: z.record(z.string(), z.enum(valueOrigins)),
  /** Bookings and pending rows. */
  rowCount: count,
  /** Sum of bookings and pending rows per currency ('' where the file names none), minor units; not exact beyond the safe integers. */
  sumMinor: z.record(z.string(), z.number()),
});
export type AccountDraft = z.infer<typeof accountDraftSchema>;

export const findingSchema = z.strictObject({
  severity: z.enum(findingSeverities),
  /** Key of `findingRules`. */
  rule: z.string(),
  /** Physical line, null where the finding belongs to the whole file. */
  line: count.nullable(),
  /** Name from `targetFields`, null where no field is meant. */
  field: z.string().nullable(),
  /** Name of the column in the file. */
  column: z.string().nullable(),
  /** Text of the cell, shortened to 200 characters. */
  text: z.string().nullable(),
  params,
  /** Why it came about: a key of `findingCauses` with its params. */
  cause: reasonSchema.optional(),
  /** What its account is called by: index into `FileReading.accounts`. */
  accountIndex: count.optional(),
  /** A repair that the program can give a reason for; never made by itself. `value` as the user would write it (decimal, day). */
  suggestion: z
    .strictObject({ field: z.string(), value: z.string().max(200), reason: reasonSchema })
    .optional(),
  /** Of the checks of the store (`imports.findings`) alone: ids of the rows that are meant, the first of them at `line`. */
  rowIds: z.array(z.number().int()).max(50).optional(),
  fileId: z.string().max(100).optional(),
  accountRowId: z.string().max(100).optional(),
  /** What should stand there and what does, as decimals, days or text. */
  expected: z.string().max(200).optional(),
  found: z.string().max(200).optional(),
});
export type Finding = z.infer<typeof findingSchema>;

/** Findings of one check about one column with one text. */
const alikeFindings = findingSchema
  .pick({ severity: true, rule: true, field: true, column: true, text: true, params: true })
  .extend({ lines: z.array(count) });
export type AlikeFindings = z.infer<typeof alikeFindings>;

export const notBookingSchema = z.strictObject({
  line: count,
  /** Number of physical lines this entry covers. */
  lines: count,
  /** Key of `notBookingReasons`. */
  reason: z.string(),
  text: z.string(),
});
export type NotBooking = z.infer<typeof notBookingSchema>;

export const questionKinds = [
  'dateOrder',
  'numberStyle',
  'encoding',
  'currency',
  'year',
  'sign',
  'mapping',
  'status',
] as const;
export const questionSchema = z.strictObject({
  /** Stable within one header: the same question of the next file has the same id, so an answer can be remembered. */
  id: z.string(),
  kind: z.enum(questionKinds),
  /** While a blocking question is open every row is blocked; the file has to be read again with the answer. */
  blocking: z.boolean(),
  column: count.nullable(),
  choices: z.array(
    z.strictObject({
      /** What goes into `ReadOptions` under `option`. */
      value: z.string(),
      isProposed: z.boolean(),
      /** Real cells and what they would mean under this choice. */
      examples: z.array(z.strictObject({ line: count, text: z.string(), meaning: z.string() })).max(5),
    }),
  ),
  /** Name of the option of `ReadOptions` that carries the answer. */
  option: z.string(),
  /** Why the proposed choice is one, where it is not told by examples. */
  reason: reasonSchema.optional(),
  /** The word of the file that is asked about, '' for cells that are empty; absent where it is none. */
  word: z.string().max(60).optional(),
});
export type Question = z.infer<typeof questionSchema>;

/** How a known header differs from the one at hand: data for the one drift sentence. */
export const driftSchema = z.strictObject({
  /** Format id or template name whose header was expected. */
  expected: z.string(),
  added: z.array(z.string()),
  missing: z.array(z.string()),
  renamed: z.array(z.strictObject({ from: z.string(), to: z.string() })),
  isReordered: z.boolean(),
});
export type Drift = z.infer<typeof driftSchema>;

export const formatMatchSchema = z.strictObject({
  id: z.string(),
  bank: z.string(),
  country: z.string(),
  exportType: z.string(),
  /** Below 0.8 a file is never taken unattended (feature 7). */
  confidence: z.number().min(0).max(1),
  reasons: z.array(reasonSchema),
});
export type FormatMatch = z.infer<typeof formatMatchSchema>;

/** `xls`: a page or an XML spreadsheet, which banks hand out under that name; real files of that kind are refused. */
export const fileKinds = ['csv', 'camt', 'mt940', 'ofx', 'qif', 'xlsx', 'xls'] as const;

/** Lines of a file by what became of them; they add up: bookings + pending + blocked + notBooking records = all records. */
export const readingCountsSchema = z.strictObject({
  bookings: count,
  pending: count,
  blocked: count,
  /** Records that are no transactions; listed in `notBookings` with their reason. */
  notBooking: count,
  /** Physical lines of the file; `bookingLines` of them belong to staged rows, `notBookingLines` to the others. */
  lines: count,
  bookingLines: count,
  notBookingLines: count,
});

export const fileReadingSchema = z.strictObject({
  /** Hex SHA-256 of the bytes of the file. */
  sha256: z.string(),
  sizeBytes: count,
  lineCount: count,
  kind: z.enum(fileKinds),
  encoding: z.strictObject({
    label: z.enum([
      'utf-8',
      'utf-8-bom',
      'utf-16le-bom',
      'utf-16be-bom',
      'utf-16le',
      'utf-16be',
      ...unmarkedLabels,
    ]),
    evidence: z.array(reasonSchema),
    /** Encodings that give other text, the chosen one first; `sample`: the same lines of the file as each reads them. */
    alternatives: z.array(z.strictObject({ label: z.string(), sample: z.string() })),
  }),
  delimiter: z.string().nullable(),
  /** Physical lines of the headers; empty for a file without header. */
  headerRows: z.array(count),
  /** Why delimiter and header; absent in formats without them and in what was read by an earlier version. */
  layoutReasons: z.array(reasonSchema).optional(),
  /** Hash over the normalised header names (or the column kinds of a file without header): key of templates. */
  headerFingerprint: z.string(),
  format: formatMatchSchema.nullable(),
  /** How sure days, amounts, signs and currencies are, and why not more; absent in what was read by an earlier version. */
  certainty: z.strictObject({ value: z.number().min(0).max(1), reasons: z.array(reasonSchema) }).optional(),
  columns: z.array(columnReadingSchema),
  accounts: z.array(accountDraftSchema),
  counts: readingCountsSchema,
  firstBookingDay: day.nullable(),
  lastBookingDay: day.nullable(),
  /** Capped at `findingLimit`; `findingTotals` has the full numbers per rule. */
  findings: z.array(findingSchema),
  findingTotals: z.record(z.string(), count),
  /** Beyond the listed ones: lines of those that are like another, so that all of them can be corrected at once. Absent where none are. */
  alikeFindings: z.array(alikeFindings).optional(),
  /** Capped at `notBookingLimit`; the full number is `counts.notBooking`. */
  notBookings: z.array(notBookingSchema),
  questions: z.array(questionSchema),
  drift: driftSchema.nullable(),
  /** A question is open: do not send before the user answered and the file was read again. */
  needsAnswer: z.boolean(),
});
export type FileReading = z.infer<typeof fileReadingSchema>;

export const findingLimit = 1_000;
/** Lines of equal findings that are kept beyond the listed ones. */
export const alikeLimit = 100_000;
export const notBookingLimit = 1_000;
