import { z } from 'zod';
import { readOptionsSchema } from './reading/read-options';
import { rowFilter } from './row-filter';
import { count, currency, day, decimal, identifier } from './values/basic-values';
import { dayNumberOf } from './values/calendar-day';
import { leaveOutReason } from './values/leave-out-reasons';

/** One line of text as a person types it; what a spreadsheet pastes has its white space tidied by the page. */
const line = z.string().trim().min(1).max(1_000);

const realDay = day.refine((text) => dayNumberOf(text) !== null);

/**
 * What of a staged row can be corrected, each with the values it may have; null takes a value away. Days, and decimals in the
 * currency of the row.
 */
export const rowEditValues = {
  bookingDay: realDay.nullable(),
  valueDay: realDay.nullable(),
  amount: decimal.nullable(),
  currency,
  counterpartyName: line.nullable(),
  counterpartyIban: z
    .string()
    .regex(/^[A-Z]{2}\d{2}[A-Z0-9]{4,30}$/)
    .nullable(),
  counterpartyBic: z
    .string()
    .regex(/^[A-Z0-9]{8}([A-Z0-9]{3})?$/)
    .nullable(),
  purpose: z.string().trim().min(1).max(20_000).nullable(),
  bookingText: line.nullable(),
  eref: line.nullable(),
  mref: line.nullable(),
  creditorId: line.nullable(),
  balance: decimal.nullable(),
} as const;
export type RowEditField = keyof typeof rowEditValues;
export const rowEditFields = Object.keys(rowEditValues) as [RowEditField, ...RowEditField[]];

/** Field of a finding (`targetFields`) -> the field of a row that corrects it; others have the same name. */
const correctedBy: Readonly<Record<string, RowEditField>> = {
  bookingDate: 'bookingDay',
  valueDate: 'valueDay',
  debit: 'amount',
  credit: 'amount',
  direction: 'amount',
  balanceAfter: 'balance',
  payerName: 'counterpartyName',
  payeeName: 'counterpartyName',
  payerIban: 'counterpartyIban',
  payeeIban: 'counterpartyIban',
};

/** What of a row corrects a finding about this field; null for a field that no correction reaches. */
export function editFieldOf(findingField: string): RowEditField | null {
  const field = correctedBy[findingField] ?? findingField;
  return rowEditFields.find((one) => one === field) ?? null;
}

/** Fields whose values are free text: what find and replace looks through. */
export const rowTextFields = [
  'counterpartyName',
  'counterpartyIban',
  'counterpartyBic',
  'purpose',
  'bookingText',
  'eref',
  'mref',
  'creditorId',
] as const satisfies readonly RowEditField[];

/** A row by its id, or the rows of a line of a file where only that is known. */
export const rowPlace = z.union([
  z.strictObject({ rowId: z.number().int() }),
  z.strictObject({ fileId: identifier, line: count }),
]);
export type RowPlace = z.infer<typeof rowPlace>;

/** One cell of an edit; `value` is checked against `rowEditValues` of its field. */
export const cellEdit = z
  .strictObject({
    at: rowPlace,
    field: z.enum(rowEditFields),
    value: z.string().max(20_000).nullable(),
  })
  .refine(({ field, value }) => rowEditValues[field].safeParse(value).success);
export type CellEdit = z.infer<typeof cellEdit>;

/** What a step of the history is called by. */
export const changeKinds = [
  'edit',
  'paste',
  'repair',
  'likeThis',
  'replace',
  'rowsIn',
  'choice',
  /** Files were read otherwise: a question was answered, columns were mapped. */
  'reading',
  /** Steps of an earlier import of the same format, done again together. */
  'repeat',
  /** Equal rows of a new file, decided as an earlier import says of the same bookings. */
  'asBefore',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const cellsEdit = z.strictObject({
  kind: z.enum(['edit', 'paste', 'repair', 'likeThis', 'rowsIn']),
  cells: z.array(cellEdit).min(1).max(100_000),
  /** Rows that the same was found about and that are not listed get the value of the first cell as well. */
  alsoAlike: z
    .strictObject({
      rule: z.string().max(100),
      field: z.string().max(100),
      text: z.string().max(200).nullable(),
    })
    .optional(),
});
export type CellsEdit = z.infer<typeof cellsEdit>;

/** Find and replace in one field of all rows that a filter shows. */
export const rowReplacement = z.strictObject({
  filter: rowFilter,
  field: z.enum(rowTextFields),
  find: z.string().min(1).max(1_000),
  replaceWith: z.string().max(1_000),
  /** The whole value, not a part of it. */
  isWhole: z.boolean(),
});
export type RowReplacement = z.infer<typeof rowReplacement>;

/** `leaveOut`, `send` (a pending row too) or `default`, for given rows or all that a filter shows. */
export const rowsChoice = z.strictObject({
  rows: z.union([z.array(rowPlace).min(1).max(100_000), rowFilter]),
  choice: z.enum(['send', 'leaveOut', 'default']),
  /** Why rows are left out. */
  reason: leaveOutReason.optional(),
});
export type RowsChoice = z.infer<typeof rowsChoice>;

/** A step of the history of an import, as it is listed. */
export const importChange = z.strictObject({
  id: z.number().int(),
  kind: z.enum(changeKinds),
  /** Rows that it changed; files, where they were read otherwise. */
  rows: count,
  /** Where it changed one row only. */
  fileName: z.string().max(500).nullable(),
  line: count.nullable(),
  field: z.enum(rowEditFields).nullable(),
  choice: z.enum(['send', 'leaveOut', 'default', 'replace', 'beside', 'leaveThere', 'takeAway']).nullable(),
  /** Text of before and after where all rows have the same; what was found and put in its place. */
  from: z.string().max(1_000).nullable(),
  to: z.string().max(1_000).nullable(),
  reason: z.string().max(500).nullable(),
  /** Of a `reading` step: its files that are in the import, and how the first of them was read before and after. */
  reading: z
    .strictObject({
      fileIds: z.array(identifier).max(1_000),
      before: readOptionsSchema,
      after: readOptionsSchema,
    })
    .optional(),
  changedAt: z.string(),
  changedBy: z.string().max(200).nullable(),
  isUndone: z.boolean(),
});
export type ImportChange = z.infer<typeof importChange>;

/** Steps of an earlier import that fit files of this one, offered and never done without a press. */
export const repeatOffer = z.strictObject({
  /** By which the import remembers that they are not wanted: see `imports.confirm`. */
  key: z.string().regex(/^[a-zA-Z]+:[0-9a-f]{32}$/),
  /** When that import was begun. */
  createdAt: z.string(),
  steps: z
    .array(
      z.strictObject({
        change: importChange,
        /** Cells or rows of this import that it would change as they are now; 0 for one that may find what a step before it leaves. */
        hits: count,
      }),
    )
    .max(200),
  /** Steps about single rows, which are not repeated. */
  notRepeated: count,
});
export type RepeatOffer = z.infer<typeof repeatOffer>;
