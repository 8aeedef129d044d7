/** Columns of a staged row, in the order of the tuple that packed-rows.ts packs and unpacks. */
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
  /** Identity by content, without the account (docs/architecture.md, "Identity of a transaction"). `b…`: bank's own id, `c…`: content. */
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

/** One row as engine, store and tests hold it. */
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
