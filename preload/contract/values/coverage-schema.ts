import { z } from 'zod';
import { day, identifier } from './basic-values';

const dayRange = z.strictObject({ since: day, until: day });

/** Which days of one account are there: see coverage-calendar.ts. */
export const coverageCalendar = z.strictObject({
  since: day,
  until: day,
  gaps: z.array(dayRange),
  overlaps: z.array(dayRange),
  months: z
    .array(
      z.strictObject({
        month: z.string().regex(/^\d{4}-\d{2}$/),
        /** One letter of `dayStates` for each day. */
        days: z.string().regex(/^[copm-]{28,31}$/),
        state: z.enum(['whole', 'part', 'none']),
      }),
    )
    .max(600),
});

export type CoverageCalendar = z.infer<typeof coverageCalendar>;

export const importCoverage = coverageCalendar.extend({
  accountRowId: identifier,
  fileIds: z.array(identifier).max(1_000),
});
export type ImportCoverage = z.infer<typeof importCoverage>;
