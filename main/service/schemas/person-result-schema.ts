import { z } from 'zod';
import { breakdownSchema, monthMember } from './breakdown-schema';

/** Modules by name (`salary`, `pension`, …); any may be missing, further members may stand beside them. */
export const moduleBreakdownsSchema = z.record(z.string(), z.union([breakdownSchema, z.unknown()]));

const months = z.array(z.looseObject({ month: monthMember })).nullish();

export const personRiskSchema = z.looseObject({ monthlyOverview: months });
export const householdBudgetSchema = z.looseObject({ monthlyOverview: months });
export const livingSituationSchema = z.looseObject({});

/** An estimate, no legal proof of age. The decision words are known, the list stays open. */
export const adultCheckSchema = z.looseObject({
  decision: z.string().nullish(),
  indicators: z.array(z.unknown()).nullish(),
});
