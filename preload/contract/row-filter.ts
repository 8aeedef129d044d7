import { z } from 'zod';
import { findingSeverities } from './reading/reading-codes';
import { identifier } from './values/basic-values';

export const rowFilter = z.strictObject({
  fileId: identifier.optional(),
  accountRowId: identifier.optional(),
  states: z
    .array(z.enum(['booking', 'known', 'pending', 'blocked', 'leftOut']))
    .max(5)
    .optional(),
  search: z.string().max(200).optional(),
  hasFindings: z.boolean().optional(),
  /** Rows with a finding of this level. */
  severity: z.enum(findingSeverities).optional(),
  /** Rows with a finding of this check. */
  rule: z.string().max(100).optional(),
  /** Rows that a person changed. */
  isEdited: z.boolean().optional(),
  /** These rows and no others. */
  rowIds: z.array(z.number().int()).min(1).max(500).optional(),
  /** Rows that are announced and sent all the same. */
  isPendingIn: z.boolean().optional(),
});
export type RowFilter = z.infer<typeof rowFilter>;

/** Where to look for a row with a finding: behind this place of the filtered rows (-1: from the first), or before it. */
export const findingSearch = z.strictObject({ from: z.number().int().min(-1), isBackwards: z.boolean() });
export type FindingSearch = z.infer<typeof findingSearch>;
