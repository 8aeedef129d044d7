import { z } from 'zod';
import { count } from './basic-values';

/** A file that came in past the window (command line, file association, dock, second start): never its path (SEC-27). */
export const offeredFile = z.strictObject({
  token: z.string().max(40),
  name: z.string().max(500),
  sizeBytes: count,
});
export type OfferedFile = z.infer<typeof offeredFile>;

/** How a file stands against what it was when the page got it; `same` where nothing is wrong with it. */
export const fileStand = z.enum(['same', 'vanished', 'unreadable', 'grew', 'changed']);
export type FileStand = z.infer<typeof fileStand>;

/** Bytes of an offered file that one call gives at most. */
export const intakeReadLimit = 4 * 1024 * 1024;
