import { z } from 'zod';
import { identifier } from '../values/basic-values';
import { readOptionsSchema } from './reading';

/** How a file was read, as far as the user or a saved mapping decided it. */
export const readWith = z.strictObject({
  options: readOptionsSchema,
  /** Name of the saved mapping that was applied; null for none. */
  templateName: z.string().max(200).nullable(),
});
export type ReadWith = z.infer<typeof readWith>;

/** Files to be read in another way, each with how. */
export const readOtherwise = z.strictObject({
  files: z
    .array(z.strictObject({ fileId: identifier, readWith }))
    .min(1)
    .max(1_000),
  /** The user chose it: it is written down as a step that can be taken back. */
  isStep: z.boolean(),
  /** As if it came now: the files alone say what their accounts are, whatever was typed of them. */
  isAnew: z.boolean().optional(),
});
export type ReadOtherwise = z.infer<typeof readOtherwise>;
