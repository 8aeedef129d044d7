import { z } from 'zod';
import { count } from './basic-values';
import { call, nothing } from './call-schema';

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

/** Files that came from outside the window are read through main. */
export const intakeCalls = {
  /** Token, offset, length; fewer bytes at the end of the file. */
  'intake.read': call(
    z.tuple([z.string().max(40), count, z.number().int().min(1).max(intakeReadLimit)]),
    z.instanceof(Uint8Array),
  ),
  /** The page has the file, or gave up on it. */
  'intake.take': call(z.tuple([z.string().max(40)]), nothing),
  /**
   * How a file that cannot be read stands now. The page gives the `File`; its path, size and instant of change are put in
   * its place by the preload, so that the page learns no path and names none (SEC-27).
   */
  'intake.stand': call(z.tuple([z.string().max(32_767), count, z.number()]), fileStand),
  /** SHA-256 of a file, given in the same way; null for one that is not on this computer, or not any more as the page got it. */
  'intake.digest': call(
    z.tuple([z.string().max(32_767), count, z.number()]),
    z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .nullable(),
  ),
};
