import { type PointRule, type PointThresholds, rulesFor } from '../../../preload/contract/points';
import type { CaseFacts } from '../facts/case-facts';
import type { Measured, Why } from './measured';
import { measures } from './measures';

/** ▲ clarify, ● note, ○ information; passed, and what could not be checked, are listed too. */
export type PointLevel = 'clarify' | 'note' | 'information' | 'passed' | 'notCheckable';

export interface Point {
  rule: PointRule;
  level: PointLevel;
  value: number | null;
  why: Why | null;
  /** The whole that a count is of, and the first day it was so, where they are told. */
  of: number | null;
  day: string | null;
  ids: readonly string[];
}

const order: readonly PointLevel[] = ['clarify', 'note', 'information', 'passed', 'notCheckable'];

/** Every rule of the kind of customer once, the heaviest first. */
export function evaluatePoints(facts: CaseFacts, changed: PointThresholds): Point[] {
  return rulesFor(facts.sources.isPerson, changed)
    .map((rule) => pointOf(rule, measureOf(rule, facts)))
    .sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}

function measureOf({ key, isOff, currency }: PointRule, facts: CaseFacts): Measured {
  if (isOff) return { why: 'notSettled' };
  const measured: Measured = measures[key]?.(facts) ?? { why: 'noAnswer' };
  // Nothing at all is below a threshold in every currency.
  const isComparable = !currency || currency === facts.currency || 'why' in measured || measured.value === 0;
  return isComparable ? measured : { why: 'otherCurrency' };
}

function pointOf(rule: PointRule, measured: Measured): Point {
  if ('why' in measured)
    return { rule, level: 'notCheckable', value: null, why: measured.why, of: null, day: null, ids: [] };
  const { value, ids } = measured;
  return {
    rule,
    level: levelOf(rule, value, ids.length > 0),
    value,
    why: null,
    of: measured.of ?? null,
    day: measured.day ?? null,
    ids: [...new Set(ids)],
  };
}

/** Values are not rounded before: 30.04 % is above 30 %. */
const meets: Readonly<Record<PointRule['fires'], (value: number, bound: number) => boolean>> = {
  from: (value, bound) => value >= bound,
  above: (value, bound) => value > bound,
  below: (value, bound) => value < bound,
};

function levelOf(
  { fires, note, clarify, informs }: PointRule,
  value: number,
  hasBookings: boolean,
): PointLevel {
  const isMet = (bound: number | null) => bound !== null && meets[fires](value, bound);
  if (isMet(clarify)) return 'clarify';
  if (isMet(note)) return 'note';
  return informs && (value > 0 || hasBookings) ? 'information' : 'passed';
}
