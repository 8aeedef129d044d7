import { z } from 'zod';

/**
 * What the import engine says of one export file. The engine gives codes and values only; sentences stand in the
 * language files under the same codes. Every code is a key of one of the tables at the end, with the names of its params.
 */

/** Columns of a staged row, in the order of a packed chunk: the UTF-8 JSON text of an array of such arrays. */
export const stagedRowColumns = [
  /** Physical line on which the record begins, from 1; line breaks inside quotes count. 0 for formats without lines. */
  'line',
  /** See `rowDisposition`. */
  'disposition',
  /** Index into `FileReading.accounts`. */
  'accountIndex',
  /** YYYY-MM-DD, or null for a pending row that has no date yet. */
  'bookingDay',
  'valueDay',
  /** Integer in minor units of `currency` (of the account's currency when null; 2 places when that is unknown too). */
  'amountMinor',
  /** ISO 4217, null where the file names none; then the account's currency counts. */
  'currency',
  'counterpartyName',
  'counterpartyIban',
  'counterpartyBic',
  'creditorId',
  'mref',
  'eref',
  'purpose',
  'bookingText',
  /** Balance after this row, minor units. */
  'balanceMinor',
  /** In minor units of `originalCurrency`. */
  'originalAmountMinor',
  'originalCurrency',
  'differentCreditor',
  'differentDebitor',
  'merchantCategoryCode',
  'sepaPurposeCode',
  'transactionCode',
  /** Identity by content, without the account (DESIGN.md, "Identity of a transaction"). `b…`: bank's own id, `c…`: content. */
  'contentHash',
  /** Number among identical rows of that account and day in this file, from 1. */
  'occurrence',
  /** Text of the record as it stands in the file. */
  'raw',
  /** Whole purpose text where it differs from `purpose`, else null. */
  'purposeRaw',
] as const;
export type StagedRowColumn = (typeof stagedRowColumns)[number];

export const rowDisposition = { booking: 0, pending: 1, blocked: 2 } as const;

/** One element of a packed chunk. */
export type StagedRow = [
  line: number,
  disposition: 0 | 1 | 2,
  accountIndex: number,
  bookingDay: string | null,
  valueDay: string | null,
  amountMinor: number | null,
  currency: string | null,
  counterpartyName: string | null,
  counterpartyIban: string | null,
  counterpartyBic: string | null,
  creditorId: string | null,
  mref: string | null,
  eref: string | null,
  purpose: string | null,
  bookingText: string | null,
  balanceMinor: number | null,
  originalAmountMinor: number | null,
  originalCurrency: string | null,
  differentCreditor: string | null,
  differentDebitor: string | null,
  merchantCategoryCode: string | null,
  sepaPurposeCode: string | null,
  transactionCode: string | null,
  contentHash: string,
  occurrence: number,
  raw: string,
  purposeRaw: string | null,
];

/** A packed chunk holds at most this many rows, and about `chunkByteLimit` bytes. */
export const chunkRowLimit = 2_000;
export const chunkByteLimit = 1_048_576;

const count = z.number().int().nonnegative();
const minor = z.number().int();
const isoDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const isoCurrency = z.string().regex(/^[A-Z]{3}$/);
const params = z.record(z.string(), z.union([z.string(), z.number()]));

/** Why the engine thinks something: a code of `reasonCodes` and the values for its sentence. */
export const reasonSchema = z.strictObject({ code: z.string(), params: params.optional() });
export type Reason = z.infer<typeof reasonSchema>;

/** What a column can feed. `debit` and `credit` stand in for `amount`; `direction` and `status` steer a row. */
export const targetFields = [
  'bookingDate',
  'valueDate',
  'transactionDate',
  'amount',
  'debit',
  'credit',
  'direction',
  'currency',
  'fee',
  'tax',
  'counterpartyName',
  'payerName',
  'payeeName',
  'counterpartyIban',
  'payerIban',
  'payeeIban',
  'counterpartyBic',
  'creditorId',
  'mref',
  'eref',
  'purpose',
  'bookingText',
  'balanceAfter',
  'originalAmount',
  'originalCurrency',
  'partAmount',
  'differentCreditor',
  'differentDebitor',
  'merchantCategoryCode',
  'sepaPurposeCode',
  'transactionCode',
  'bankReference',
  'status',
  'time',
  'accountIban',
  'accountBankCode',
  'accountBic',
  'accountBankName',
  'accountOwner',
  'accountName',
  'rejectionReason',
  'ignored',
] as const;
export const targetFieldSchema = z.enum(targetFields);
export type TargetField = z.infer<typeof targetFieldSchema>;

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
  currency: isoCurrency.nullable(),
  balanceMinor: minor.nullable(),
  balanceDay: isoDay.nullable(),
  balanceSource: z.enum(['preamble', 'footer', 'runningColumn', 'column', 'statement']).nullable(),
  openingBalanceMinor: minor.nullable(),
  /** Field name -> where its value comes from. */
  origins: z.record(z.string(), z.enum(valueOrigins)),
  /** Bookings and pending rows. */
  rowCount: count,
  /** Sum of bookings and pending rows per currency ('' where the file names none), minor units. */
  sumMinor: z.record(z.string(), minor),
});
export type AccountDraft = z.infer<typeof accountDraftSchema>;

export const findingSeverities = ['error', 'warning', 'hint'] as const;
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
});
export type Finding = z.infer<typeof findingSchema>;

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

export const fileKinds = ['csv', 'camt', 'mt940', 'ofx', 'qif', 'xlsx'] as const;

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
      'windows-1252',
      'iso-8859-15',
      'windows-1250',
    ]),
    evidence: z.array(reasonSchema),
    /** Other encodings that fit, with a short text decoded both ways for the side by side view. */
    alternatives: z.array(z.strictObject({ label: z.string(), sample: z.string() })),
  }),
  delimiter: z.string().nullable(),
  /** Physical lines of the headers; empty for a file without header. */
  headerRows: z.array(count),
  /** Hash over the normalised header names (or the column kinds of a file without header): key of templates. */
  headerFingerprint: z.string(),
  format: formatMatchSchema.nullable(),
  columns: z.array(columnReadingSchema),
  accounts: z.array(accountDraftSchema),
  counts: readingCountsSchema,
  firstBookingDay: isoDay.nullable(),
  lastBookingDay: isoDay.nullable(),
  /** Capped at `findingLimit`; `findingTotals` has the full numbers per rule. */
  findings: z.array(findingSchema),
  findingTotals: z.record(z.string(), count),
  /** Capped at `notBookingLimit`; the full number is `counts.notBooking`. */
  notBookings: z.array(notBookingSchema),
  questions: z.array(questionSchema),
  drift: driftSchema.nullable(),
  /** A question is open: do not send before the user answered and the file was read again. */
  needsAnswer: z.boolean(),
});
export type FileReading = z.infer<typeof fileReadingSchema>;

export const findingLimit = 1_000;
export const notBookingLimit = 1_000;

/** Every finding rule: its usual severity and the names of its params. */
export const findingRules = {
  'date.missing': { severity: 'error', params: [] },
  'date.unreadable': { severity: 'error', params: [] },
  'date.nonexistent': { severity: 'error', params: [] },
  'valueDate.unreadable': { severity: 'warning', params: [] },
  'valueDate.nonexistent': { severity: 'warning', params: [] },
  'date.outsidePeriod': { severity: 'hint', params: ['from', 'to'] },
  'amount.missing': { severity: 'error', params: [] },
  'amount.unreadable': { severity: 'error', params: [] },
  'amount.tooPrecise': { severity: 'error', params: ['currency', 'places'] },
  'amount.bothSides': { severity: 'error', params: [] },
  'balance.unreadable': { severity: 'warning', params: [] },
  'direction.unknown': { severity: 'error', params: [] },
  'currency.unknown': { severity: 'error', params: [] },
  'status.pending': { severity: 'warning', params: [] },
  'iban.checkDigits': { severity: 'warning', params: [] },
  'bic.form': { severity: 'warning', params: [] },
  'creditorId.checkDigits': { severity: 'warning', params: [] },
  'account.checkDigits': { severity: 'warning', params: [] },
  'account.unknown': { severity: 'hint', params: [] },
  'balance.break': { severity: 'warning', params: ['expected', 'found', 'difference', 'currency'] },
  'balance.closing': { severity: 'warning', params: ['opening', 'sum', 'closing', 'difference', 'currency'] },
  'control.count': { severity: 'warning', params: ['expected', 'found'] },
  'control.sum': { severity: 'warning', params: ['expected', 'found', 'difference', 'currency'] },
  'text.replacement': { severity: 'warning', params: [] },
  'text.scientific': { severity: 'warning', params: [] },
  'quote.unclosed': { severity: 'warning', params: [] },
  'cell.shortened': { severity: 'warning', params: ['limit'] },
  'row.fields': { severity: 'error', params: ['expected', 'found'] },
  'coverage.gap': { severity: 'hint', params: ['from', 'to'] },
  'coverage.overlap': { severity: 'hint', params: ['from', 'to', 'other'] },
} as const satisfies Record<
  string,
  { severity: (typeof findingSeverities)[number]; params: readonly string[] }
>;
export type FindingRule = keyof typeof findingRules;

/** Every reason code with the names of its params. */
export const reasonCodes = {
  'encoding.bom': ['label'],
  'encoding.validUtf8': ['sequences'],
  'encoding.ascii': [],
  'encoding.highBytes': ['bytes'],
  'encoding.windowsOnly': ['bytes'],
  'encoding.zeroBytes': [],
  'encoding.chosen': [],
  'header.exact': ['name'],
  'header.contains': ['name'],
  'header.words': ['name'],
  'header.ofFormat': ['format'],
  'content.kind': ['kind', 'share'],
  'content.position': [],
  'content.sums': ['columns'],
  'content.balance': [],
  'mapping.chosen': [],
  'mapping.template': ['name'],
  'format.header': ['matched', 'of'],
  'format.order': [],
  'format.fileName': ['name'],
  'format.bankCode': ['bankCode'],
  'format.preamble': ['text'],
  'format.content': [],
} as const satisfies Record<string, readonly string[]>;

/** Why a record is no booking. */
export const notBookingReasons = {
  empty: [],
  preamble: [],
  header: [],
  footer: [],
  balance: [],
  total: [],
  notice: [],
  continuation: [],
  partOfCollective: [],
  declined: [],
  emptyTable: [],
} as const satisfies Record<string, readonly string[]>;
export type NotBookingReason = keyof typeof notBookingReasons;

/** Why a file could not be read at all (`failed` of the worker protocol). */
export const readFailures = {
  'file.empty': [],
  'file.binary': ['kind'],
  'file.vanished': [],
  'file.changed': [],
  'file.noTable': [],
  'file.noTransactions': [],
  'file.damaged': ['kind'],
  'file.unsupported': ['kind'],
  'limit.size': ['limitBytes'],
  'limit.lineLength': ['line', 'limit'],
  'limit.rows': ['limit'],
  'limit.columns': ['limit'],
  'limit.archive': ['limit'],
  'read.cancelled': [],
  internal: [],
} as const satisfies Record<string, readonly string[]>;
export type ReadFailureCode = keyof typeof readFailures;

/** The choices of the user, replayable on the next file: data only, stored in templates. */
export const readOptionsSchema = z.strictObject({
  encoding: z.string().optional(),
  delimiter: z.string().max(1).optional(),
  /** Physical line of the header; 0: the file has none. */
  headerRow: count.optional(),
  /** Field -> column indexes from 0; several are joined (text) or coalesced (first filled one counts). */
  mapping: z.partialRecord(targetFieldSchema, z.array(count).max(50)).optional(),
  dateOrder: z.enum(['DMY', 'MDY', 'YMD', 'YDM']).optional(),
  decimalSign: z.enum([',', '.']).optional(),
  /** Decimal places of amounts written as whole minor units. */
  impliedDecimals: z.number().int().min(0).max(4).optional(),
  currency: isoCurrency.optional(),
  statementPeriod: z.strictObject({ from: isoDay, to: isoDay }).optional(),
  sign: z.enum(['asWritten', 'inverted']).optional(),
  debitMarkers: z.array(z.string().max(50)).max(50).optional(),
  creditMarkers: z.array(z.string().max(50)).max(50).optional(),
  bookedMarkers: z.array(z.string().max(50)).max(50).optional(),
  /** Fees and taxes in columns of their own are part of the amount. */
  feeRule: z.enum(['ignore', 'add', 'subtract']).optional(),
  includePending: z.boolean().optional(),
  /** Format ids that must not be used; ['*'] for none at all. */
  disabledFormats: z.array(z.string()).optional(),
  /** Header the mapping was made for: lets a changed export be recognised and the columns be found again by name. */
  template: z.strictObject({ name: z.string(), header: z.array(z.string()) }).optional(),
});
export type ReadOptions = z.infer<typeof readOptionsSchema>;
