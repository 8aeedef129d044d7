import { z } from 'zod';

const shown = z.string().max(20_000);
const value = z.union([shown, z.number()]);
const ids = z.array(z.string().max(200)).max(5_000);

/** What the window shows of a case, for the file of its results: amounts in main units of `currency`, shares in percent. */
export const savedCase = z.strictObject({
  /** Of the key figures; null where there are several or none is known. */
  currency: z.string().max(3).nullable(),
  keyFigures: z
    .array(
      z.strictObject({
        id: shown,
        name: shown,
        /** Null where it cannot be determined. */
        value: value.nullable(),
        beside: value.nullable(),
        transactionIds: ids,
      }),
    )
    .max(20),
  points: z
    .array(
      z.strictObject({
        rule: shown,
        name: shown,
        level: shown,
        value: z.number().nullable(),
        unit: shown,
        fires: shown,
        note: z.number().nullable(),
        clarify: z.number().nullable(),
        /** Why it could not be checked. */
        why: shown.nullable(),
        transactionIds: ids,
      }),
    )
    .max(100),
  /** Head of each breakdown: over the months of the answer that every account has whole, in decimals; null where nothing stands for all of them. */
  heads: z
    .array(
      z.strictObject({
        endpoint: z.string().max(200),
        currency: z.string().max(3).nullable(),
        serviceCountsTheSameMonths: z.boolean(),
        months: z.array(z.string().max(7)).max(2_000),
        currentMonth: z.string().max(7).nullable(),
        current: shown.nullable(),
        median: shown.nullable(),
        average: shown.nullable(),
      }),
    )
    .max(200),
  tables: z
    .array(
      z.strictObject({
        title: shown,
        columns: z.array(shown).max(60),
        rows: z.array(z.array(value).max(60)).max(20_000),
      }),
    )
    .max(5_000),
});
export type SavedCase = z.infer<typeof savedCase>;
