import { z } from 'zod';
import { count, currency, day, decimal, identifier, text } from './basic-values';

/** One of two rows that are, or may be, the same booking, with the line of its file. */
export const bookingSide = z.strictObject({
  rowId: z.number().int(),
  fileName: z.string(),
  line: count,
  /** Name and number of its account. */
  account: z.string(),
  bookingDay: day.nullable(),
  valueDay: day.nullable(),
  amount: decimal.nullable(),
  currency: currency.nullable(),
  counterpartyName: text.nullable(),
  counterpartyIban: z.string().max(50).nullable(),
  purpose: text.nullable(),
  bookingText: text.nullable(),
  raw: z.string().max(20_000),
  isEdited: z.boolean(),
});
export type BookingSide = z.infer<typeof bookingSide>;

/**
 * What counts of a booking that another import sent with other content: what this import says (it takes the place of that one, or
 * that one goes), both, or what is at the service already.
 */
export const sentAnswers = ['here', 'both', 'there'] as const;
export type SentAnswer = (typeof sentAnswers)[number];

/** A row that another import sent with other content; nothing is sent before it is answered. */
export const sentOtherwise = z.strictObject({
  /** `leftOut`: it is left out here, and the service has it. */
  kind: z.enum(['changed', 'leftOut']),
  here: bookingSide,
  there: bookingSide,
  importId: identifier,
  sentAt: z.string(),
  /** The service can hold one of the two only. */
  isSameId: z.boolean(),
  answer: z.enum(sentAnswers).nullable(),
});
export type SentOtherwise = z.infer<typeof sentOtherwise>;

export const sentOtherwiseWindow = z.strictObject({
  total: count,
  /** Without an answer. */
  open: count,
  rows: z.array(sentOtherwise).max(100),
});
export type SentOtherwiseWindow = z.infer<typeof sentOtherwiseWindow>;

/** @see sentAnswers; for these rows, or for all that have no answer yet. */
export const sentAnswering = z.strictObject({
  rows: z.union([z.array(z.number().int()).min(1).max(10_000), z.literal('open'), z.literal('all')]),
  answer: z.enum(sentAnswers).nullable(),
});
export type SentAnswering = z.infer<typeof sentAnswering>;

/** What of several equal rows are bookings; `some` is a choice row by row. */
export const equalDecisions = ['all', 'one', 'none'] as const;
export type EqualDecision = (typeof equalDecisions)[number];

/** Rows of one file and account that say the same, or rows of an account that two files have. */
export const duplicateGroup = z.strictObject({
  key: z.string().max(300),
  /** `equal`: each is a booking unless a person says otherwise; `overlap`: two files have them, each goes once. */
  kind: z.enum(['equal', 'overlap']),
  rows: count,
  /** Lines of the rows in their file; the first of them. */
  lines: z.array(count).max(50),
  /** Of an equal group its first two rows; of an overlap the first pairs, one after the other. */
  sides: z.array(bookingSide).max(10),
  since: day.nullable(),
  until: day.nullable(),
  /** The running balance proves that each of them was booked. */
  isProven: z.boolean(),
  decision: z.enum([...equalDecisions, 'some']).nullable(),
});
export type DuplicateGroup = z.infer<typeof duplicateGroup>;

export const duplicateWindow = z.strictObject({
  total: count,
  /** Equal groups that neither a balance nor a person has settled. */
  open: count,
  groups: z.array(duplicateGroup).max(100),
});
export type DuplicateWindow = z.infer<typeof duplicateWindow>;

export const duplicateDeciding = z.strictObject({
  groups: z.union([z.array(z.string().max(300)).min(1).max(10_000), z.literal('open')]),
  decision: z.enum(equalDecisions).nullable(),
});
export type DuplicateDeciding = z.infer<typeof duplicateDeciding>;
