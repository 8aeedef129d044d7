import { z } from 'zod';

/** Result of a call that only does something. */
export const nothing = z.null();

/** Answer of a call that ends in a save dialog: the base name that was written, or null when the user cancelled. */
export const savedAs = z.strictObject({ fileName: z.string().max(300) }).nullable();

/** Argument tuple and result of one call. */
export function call<Args extends z.ZodTuple, Result extends z.ZodType>(args: Args, result: Result) {
  return { args, result };
}
