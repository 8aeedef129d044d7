import { type CaseFacts, fallOf, type Lack, type MonthAmount, shareOf } from '../facts/case-facts';

/** Why a rule could not be checked; its sentence is `points.why.CODE`. */
export type Why =
  | Lack
  | 'noFigures'
  | 'noSigns'
  | 'noBalance'
  | 'noProof'
  | 'noLimit'
  | 'fewMonths'
  | 'noIncome'
  | 'noSpending'
  | 'noDebt'
  | 'notSeen'
  | 'noCustomers'
  | 'noWages'
  | 'notSettled'
  | 'noCollections'
  | 'nothingBefore'
  | 'otherDays'
  | 'noSign'
  | 'otherCurrency';

/** What a rule found: its value in its unit, the bookings behind it; `of` is the whole that a share or a count is of. */
export type Measured = { value: number; ids: readonly string[]; of?: number; day?: string } | { why: Why };

export type Measure = (facts: CaseFacts) => Measured;

export const lacking = (why: Why): Measured => ({ why });

export function share(part: number | null, whole: number | null, ids: readonly string[], why: Why): Measured {
  const value = part === null || whole === null ? null : shareOf(part, whole);
  return value === null ? lacking(why) : { value, ids };
}

/** By how much the last three months lie below those they are held against; nothing where they lie above. */
export function fall(
  months: readonly MonthAmount[] | null,
  ids: readonly string[],
  fallIn: typeof fallOf = fallOf,
): Measured {
  if (!months) return lacking('noAnswer');
  const value = fallIn(months);
  return value === null ? lacking('fewMonths') : { value: Math.max(0, value), ids };
}
