import { z } from 'zod';
import { bridgeError } from './errors';
import {
  accountDraftSchema,
  type FileReading,
  fileReadingSchema,
  findingSchema,
  formatMatchSchema,
} from './reading/reading';
import { unreadableMembers } from './reading/unreadable-members';
import { rowEditFields } from './row-edits';
import { count, currency, day, decimal, decimalSum, identifier, text } from './values/basic-values';
import { leaveOutReason } from './values/leave-out-reasons';
import { sparedList, unreadable } from './values/spared-list';

/**
 * What lists show of a file: a few hundred bytes, where a whole reading has up to a thousand findings. The whole one is
 * asked for file by file (`imports.reading`).
 */
export const readingDigest = z.strictObject({
  kind: fileReadingSchema.shape.kind,
  encoding: fileReadingSchema.shape.encoding.shape.label,
  format: formatMatchSchema.pick({ bank: true, exportType: true, confidence: true }).nullable(),
  /** How sure the reading is, 0 to 1; absent in what was read by an earlier version. */
  certainty: z.number().min(0).max(1).optional(),
  accounts: count,
  /** The bank that all accounts are of, by the file or its IBANs; null or absent where that is not told. */
  bankName: accountDraftSchema.shape.bankName.optional(),
  /** What names the first account; null when the file names none. */
  firstAccount: accountDraftSchema.pick({ iban: true, accountNumber: true, name: true }).nullable(),
  counts: fileReadingSchema.shape.counts,
  firstBookingDay: fileReadingSchema.shape.firstBookingDay,
  lastBookingDay: fileReadingSchema.shape.lastBookingDay,
  findingTotals: fileReadingSchema.shape.findingTotals,
  drift: fileReadingSchema.shape.drift,
  needsAnswer: z.boolean(),
  /** What tells its header from others. */
  header: fileReadingSchema.shape.headerFingerprint.optional(),
});
export type ReadingDigest = z.infer<typeof readingDigest>;

export function digestOfReading(reading: FileReading): ReadingDigest {
  const { kind, format, counts, firstBookingDay, lastBookingDay, findingTotals, drift, needsAnswer } =
    reading;
  const [first, ...others] = reading.accounts;
  const isOneBank = others.every(({ bankName }) => bankName === first?.bankName);
  return {
    kind,
    encoding: reading.encoding.label,
    format: format && { bank: format.bank, exportType: format.exportType, confidence: format.confidence },
    certainty: reading.certainty?.value,
    accounts: reading.accounts.length,
    bankName: isOneBank ? (first?.bankName ?? null) : null,
    firstAccount: first ? { iban: first.iban, accountNumber: first.accountNumber, name: first.name } : null,
    counts,
    firstBookingDay,
    lastBookingDay,
    findingTotals,
    drift,
    needsAnswer,
    header: reading.headerFingerprint,
  };
}

/** One export file of an import, from the drop until it is staged. */
export const importFile = z.strictObject({
  id: identifier,
  name: z.string().max(500),
  sizeBytes: count,
  state: z.enum(['reading', 'staged', 'failed']),
  digest: readingDigest.nullable(),
  error: bridgeError.nullable(),
  /** Its bytes are in the store: until the import is sent or discarded it can be read in another way. */
  isKept: z.boolean(),
  /** It is to be read in another way than as the file of this id, which it takes the place of; absent once it is read. */
  replaces: identifier.optional(),
  /**
   * Files of the same bytes (SHA-256): `sent` for a customer on a day with another import, or `twice` in this import.
   * Absent for none.
   */
  sameBytes: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('sent'), customerName: z.string(), sentAt: z.string() }),
        z.strictObject({ kind: z.literal('twice'), name: z.string().max(500) }),
      ]),
    )
    .max(20)
    .optional(),
  /** Every line ends in exactly one of these (docs/architecture.md); they add up to `lines`. */
  lineCounts: z
    .strictObject({
      staged: count,
      known: count,
      leftOut: count,
      blocked: count,
      notBooking: count,
      lines: count,
      /** Rows that are blocked now; absent in what was counted by an earlier version. */
      blockedRows: count.optional(),
    })
    .nullable(),
});
export type ImportFile = z.infer<typeof importFile>;

/** A bank account as it will be uploaded (interface.md 2.2); made from the drafts of all files that name it. */
export const importAccount = z.strictObject({
  id: identifier,
  /** Derived from IBAN, else bank code + account number; null until one of them is known. */
  accountId: z.string().nullable(),
  iban: z.string().max(34).nullable(),
  accountNumber: z.string().max(50).nullable(),
  bankCode: z.string().max(20).nullable(),
  bankName: z.string().max(200).nullable(),
  bic: z.string().max(11).nullable(),
  owner: z.string().max(200).nullable(),
  name: z.string().max(200).nullable(),
  type: z.string().max(50),
  currency,
  balance: decimal.nullable(),
  balanceDay: day.nullable(),
  fileIds: z.array(identifier).max(1_000),
  bookings: count,
  known: count,
  pending: count,
  blocked: count,
  leftOut: count,
  /** Rows that a plan would take: bookings, and what an earlier upload brought. */
  sendable: count,
  /** The user left the whole account out; its rows stay here. */
  isLeftOut: z.boolean(),
  firstBookingDay: day.nullable(),
  lastBookingDay: day.nullable(),
  totalIn: decimalSum,
  totalOut: decimalSum,
  /** Where each value comes from: field -> origin code ('preamble', 'column', 'fileName', 'footer', 'iban', 'user', 'made'). */
  origins: z.record(z.string(), z.string().max(100)),
});
export type ImportAccount = z.infer<typeof importAccount>;

export const importAccountPatch = z.strictObject({
  iban: z.string().trim().max(42).nullable().optional(),
  accountNumber: z.string().trim().max(50).nullable().optional(),
  bankCode: z.string().trim().max(20).nullable().optional(),
  bankName: z.string().trim().max(200).nullable().optional(),
  bic: z.string().trim().max(11).nullable().optional(),
  owner: z.string().trim().max(200).nullable().optional(),
  name: z.string().trim().max(200).nullable().optional(),
  type: z.string().trim().max(50).optional(),
  currency: currency.optional(),
  balance: decimal.nullable().optional(),
});
export type ImportAccountPatch = z.infer<typeof importAccountPatch>;

/** Which doubt was confirmed: its kind, and a digest of the names and accounts it is about. */
export const confirmationKey = z.string().regex(/^[a-zA-Z]+:[0-9a-f]{32}$/);
/** As many headers as an import may have files, and what else is asked about it. */
export const confirmationsKept = 1_100;

/** An account of an import that a customer here has already: it was sent for this customer. */
export const accountOwner = z.strictObject({ accountRowId: identifier, customerId: identifier });
export type AccountOwner = z.infer<typeof accountOwner>;

/** More of either in one import is refused. */
export const importLimits = { files: 1_000, accounts: 1_000 } as const;

export const importSummary = z.strictObject({
  id: identifier,
  createdAt: z.string(),
  customerId: identifier.nullable(),
  /** `open` until it was sent completely. */
  state: z.enum(['open', 'uploaded']),
  files: z.array(importFile).max(importLimits.files),
  accounts: z.array(importAccount).max(importLimits.accounts),
  /** Doubts that the user confirmed. A key is made from what was doubted, so it is void when names or accounts change. */
  confirmed: z.array(confirmationKey).max(confirmationsKept),
  /** Where it says so, what is kept of it does not fit here, and nothing but what names it is given. */
  ...unreadable,
});
export type ImportSummary = z.infer<typeof importSummary>;

const unreadableImport = (id: string, createdAt: string): ImportSummary => ({
  id,
  createdAt,
  customerId: null,
  state: 'open',
  files: [],
  accounts: [],
  confirmed: [],
});

/** Imports in a list: one that does not fit is named as unreadable, and does not take the others along (SEC-44). */
export const listedImports = sparedList(
  importSummary,
  100_000,
  (at) => unreadableImport(`unreadable-${at}`, ''),
  ({ id, createdAt }): ImportSummary => ({ ...unreadableImport(id, createdAt), isUnreadable: true }),
);

/** Of one row. */
const findingsShown = 50;

/** A staged row as the table shows it; amounts are decimal strings in `currency`. */
export const rowView = z.strictObject({
  rowId: z.number().int(),
  fileId: identifier,
  fileName: z.string(),
  line: count,
  state: z.enum(['booking', 'known', 'pending', 'blocked', 'leftOut']),
  accountRowId: identifier.nullable(),
  bookingDay: day.nullable(),
  valueDay: day.nullable(),
  amount: decimal.nullable(),
  currency: currency.nullable(),
  counterpartyName: text.nullable(),
  counterpartyIban: z.string().max(50).nullable(),
  counterpartyBic: z.string().max(50).nullable(),
  purpose: text.nullable(),
  bookingText: text.nullable(),
  creditorId: z.string().nullable(),
  mref: z.string().nullable(),
  eref: z.string().nullable(),
  balance: decimal.nullable(),
  raw: z.string(),
  transactionId: z.string().nullable(),
  findings: z
    .array(z.strictObject({ severity: z.enum(['error', 'warning', 'hint']), rule: z.string() }))
    .max(findingsShown),
  /** What a person changed: field -> what the file says, written as this view writes it. Absent where nothing was changed. */
  edited: z.partialRecord(z.enum(rowEditFields), z.string().nullable()).optional(),
  /** Why a person left the row out; absent where nothing was said. */
  leftOutFor: leaveOutReason.optional(),
});
export type RowView = z.infer<typeof rowView>;

/** Of a row that does not fit, what is readable stays; it says of itself that it is not, and is none that counts. */
const shownRows = sparedList(
  rowView,
  500,
  (at): RowView => ({
    rowId: -1 - at,
    fileId: 'unreadable',
    fileName: '–',
    line: 0,
    state: 'blocked',
    accountRowId: null,
    bookingDay: null,
    valueDay: null,
    amount: null,
    currency: null,
    counterpartyName: null,
    counterpartyIban: null,
    counterpartyBic: null,
    purpose: null,
    bookingText: null,
    creditorId: null,
    mref: null,
    eref: null,
    balance: null,
    raw: '',
    transactionId: null,
    findings: [],
  }),
  (row, odd) => {
    const { findings, isBlocked } = unreadableMembers(odd);
    const all = [...findings, ...row.findings].slice(0, findingsShown);
    return { ...row, ...(isBlocked && { state: 'blocked' as const }), findings: all };
  },
);

export const rowWindow = z.strictObject({ total: count, offset: count, rows: shownRows });
export type RowWindow = z.infer<typeof rowWindow>;

const alikeCount = findingSchema.pick({ rule: true, field: true, text: true }).extend({ count });

/** What the files and the checks say of the rows of an import as they are now; listed up to a limit, counted to the end. */
export const importFindings = z.strictObject({
  findings: z.array(findingSchema).max(1_000_000),
  totals: z.record(z.string(), count),
  /** Open ones that are not listed, by what they are like. */
  alike: z.array(alikeCount).max(100_000),
  /** Of cells, and settled since by a correction; of those that were never listed the first. */
  settled: z.array(findingSchema).max(1_000_000),
  /** Rows that are announced and sent all the same. */
  pendingIn: count,
});
export type ImportFindings = z.infer<typeof importFindings>;
