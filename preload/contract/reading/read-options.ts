import { z } from 'zod';
import { count, currency, day } from '../values/basic-values';
import { unmarkedLabels } from './encodings';
import { targetFieldSchema } from './target-fields';

/** How the cells of one column are taken apart, and which field each part feeds (feature 14). */
export const columnSplitSchema = z.strictObject({
  column: count,
  by: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('separator'), text: z.string().min(1).max(20) }),
    /** Text with `{}` for each part, as in `{} (IBAN {})`. No regular expression: a shared template must not be able to hang. */
    z.strictObject({ kind: z.literal('pattern'), text: z.string().min(2).max(200) }),
    /** Three parts: what stands before an IBAN, the IBAN, what stands behind it. */
    z.strictObject({ kind: z.literal('iban') }),
  ]),
  /** Field of each part in order; null: the part is not used. */
  feeds: z.array(targetFieldSchema.nullable()).min(1).max(8),
});
export type ColumnSplit = z.infer<typeof columnSplitSchema>;

/** The choices of the user, replayable on the next file: data only, stored in templates. */
export const readOptionsSchema = z.strictObject({
  encoding: z.string().optional(),
  /** What text is in that is neither marked nor valid UTF-8: an answer that does no harm once the bank moves to UTF-8. */
  singleByteEncoding: z.enum(unmarkedLabels).optional(),
  delimiter: z.string().max(1).optional(),
  /** Physical line of the header; 0: the file has none. */
  headerRow: count.optional(),
  /** Field -> column indexes from 0; several are joined (text) or coalesced (first filled one counts). */
  mapping: z.partialRecord(targetFieldSchema, z.array(count).max(50)).optional(),
  /** Text between the columns of a field, which are then one text in the order of `mapping`. */
  separators: z.partialRecord(targetFieldSchema, z.string().max(20)).optional(),
  splits: z.array(columnSplitSchema).max(20).optional(),
  dateOrder: z.enum(['DMY', 'MDY', 'YMD', 'YDM']).optional(),
  /** `mixed`: most amounts in one style, single ones in the other, each of which fits only one. */
  decimalSign: z.enum([',', '.', 'mixed']).optional(),
  /** Decimal places of amounts written as whole minor units. */
  impliedDecimals: z.number().int().min(0).max(4).optional(),
  currency: currency.optional(),
  statementPeriod: z.strictObject({ from: day, to: day }).optional(),
  sign: z.enum(['asWritten', 'inverted']).optional(),
  debitMarkers: z.array(z.string().max(50)).max(50).optional(),
  creditMarkers: z.array(z.string().max(50)).max(50).optional(),
  bookedMarkers: z.array(z.string().max(50)).max(50).optional(),
  /** What words for the state of a row mean, as the user said it; in small letters, '' for a cell that is empty. */
  statusWords: z.record(z.string().max(60), z.enum(['booked', 'pending', 'declined'])).optional(),
  /** Fees and taxes in columns of their own are part of the amount. */
  feeRule: z.enum(['ignore', 'add', 'subtract']).optional(),
  includePending: z.boolean().optional(),
  /** Format ids that must not be used; ['*'] for none at all. */
  disabledFormats: z.array(z.string()).optional(),
  /** Header the mapping was made for: lets a changed export be recognised and the columns be found again by name. */
  template: z.strictObject({ name: z.string(), header: z.array(z.string()) }).optional(),
});
export type ReadOptions = z.infer<typeof readOptionsSchema>;
