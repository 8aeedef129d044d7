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
    .map((rule) => pointOf(rule, rule.isOff ? { why: 'notSettled' } : measureOf(rule.key, facts)))
    .sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level));
}

function measureOf(key: string, facts: CaseFacts): Measured {
  return measures[key]?.(facts) ?? { why: 'noAnswer' };
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

function levelOf(
  { isLower, note, clarify, informs }: PointRule,
  value: number,
  hasBookings: boolean,
): PointLevel {
  const fires = (bound: number | null) => bound !== null && (isLower ? value < bound : value >= bound);
  if (fires(clarify)) return 'clarify';
  if (fires(note)) return 'note';
  return informs && (value > 0 || hasBookings) ? 'information' : 'passed';
}
