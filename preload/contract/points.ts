import { z } from 'zod';

/**
 * The rules of "Points to check": a mark asks for an explanation, it is no score and no verdict. Thresholds are proposals that the
 * analyst changes in the settings; the report prints those that were used. A change of a rule or a proposal raises the version.
 */
export const pointRulesVersion = 2;

export interface PointRule {
  /** Of settings and texts; the number that is printed is the part before the dot. */
  key: string;
  for: 'person' | 'company' | 'both';
  unit: 'count' | 'days' | 'months' | 'percent' | 'amount' | 'factor';
  /** How a value meets its thresholds: from them on, only beyond them, or below them. The words say the same. */
  fires: 'from' | 'above' | 'below';
  /** Of thresholds that are amounts: accounts of another currency cannot be held against them. */
  currency?: 'EUR';
  note: number | null;
  clarify: number | null;
  /** Worth a line from the first one on, below its thresholds too. */
  informs?: true;
  /** Not evaluated: how it is computed is not settled. */
  isOff?: true;
}

const both = { for: 'both' } as const;
const person = { for: 'person' } as const;
const company = { for: 'company' } as const;

export const pointRules: readonly PointRule[] = [
  { key: 'D1', ...both, unit: 'days', fires: 'from', note: 1, clarify: 32 },
  { key: 'D2', ...both, unit: 'count', fires: 'from', note: 1, clarify: null },
  { key: 'D3', ...both, unit: 'days', fires: 'below', note: 90, clarify: 30 },
  { key: 'D4', ...both, unit: 'count', fires: 'from', note: 1, clarify: null },
  { key: 'D5', ...both, unit: 'percent', fires: 'from', note: 10, clarify: 25 },
  { key: 'K1', ...both, unit: 'count', fires: 'from', note: 1, clarify: 3 },
  { key: 'K2.person', ...person, unit: 'percent', fires: 'from', note: 10, clarify: 48.1 },
  { key: 'K2.company', ...company, unit: 'percent', fires: 'from', note: 48.1, clarify: 99.5 },
  { key: 'K3', ...both, unit: 'days', fires: 'from', note: 29, clarify: 119 },
  { key: 'K3.run', ...both, unit: 'days', fires: 'from', note: null, clarify: 90 },
  { key: 'K4', ...both, unit: 'count', fires: 'from', note: null, clarify: 1 },
  { key: 'K5', ...both, unit: 'count', fires: 'from', note: 1, clarify: 3 },
  { key: 'K6', ...both, unit: 'count', fires: 'from', note: 1, clarify: null },
  { key: 'K6.lenders', ...both, unit: 'count', fires: 'from', note: null, clarify: 3 },
  { key: 'P1', ...person, unit: 'percent', fires: 'above', note: 30, clarify: 40 },
  { key: 'P2', ...person, unit: 'percent', fires: 'above', note: 40, clarify: 50 },
  { key: 'P3', ...person, unit: 'months', fires: 'from', note: 1, clarify: 2 },
  { key: 'P4', ...person, unit: 'months', fires: 'from', note: 1, clarify: null },
  { key: 'P4.lower', ...person, unit: 'percent', fires: 'from', note: 20, clarify: null },
  { key: 'P5', ...person, unit: 'percent', fires: 'above', note: 5, clarify: null, informs: true },
  { key: 'P5.most', ...person, unit: 'amount', fires: 'above', currency: 'EUR', note: null, clarify: 1_000 },
  { key: 'P6', ...person, unit: 'percent', fires: 'from', note: 30, clarify: 60 },
  { key: 'C1', ...company, unit: 'percent', fires: 'from', note: 65.1, clarify: 89.5 },
  { key: 'C2', ...company, unit: 'percent', fires: 'from', note: 0.01, clarify: 0.5, isOff: true },
  { key: 'C3', ...company, unit: 'percent', fires: 'from', note: 11.4, clarify: 29.9 },
  { key: 'C4', ...company, unit: 'factor', fires: 'below', note: 6, clarify: null },
  { key: 'C5', ...company, unit: 'percent', fires: 'from', note: 20, clarify: 30 },
  { key: 'C6', ...company, unit: 'percent', fires: 'from', note: 20, clarify: 40 },
  { key: 'C6.year', ...company, unit: 'percent', fires: 'from', note: 20, clarify: 40 },
  { key: 'C7', ...company, unit: 'days', fires: 'below', note: 27, clarify: 15 },
  { key: 'C8', ...company, unit: 'factor', fires: 'below', note: 1.2, clarify: 1 },
  { key: 'C9', ...company, unit: 'months', fires: 'from', note: 1, clarify: 6 },
  { key: 'C10', ...company, unit: 'months', fires: 'from', note: 1, clarify: 3 },
  { key: 'C11', ...company, unit: 'count', fires: 'from', note: 3, clarify: null },
  { key: 'C12', ...company, unit: 'percent', fires: 'from', note: null, clarify: null, informs: true },
];

const bound = z.number().min(0).max(1_000_000).nullable();

/** Thresholds that the analyst changed, by the key of the rule; the others stand as proposed. */
export const pointThresholds = z.record(z.string().max(20), z.strictObject({ note: bound, clarify: bound }));
export type PointThresholds = z.infer<typeof pointThresholds>;

export const numberOfRule = (key: string) => key.split('.')[0] ?? key;

/** The rules of a kind of customer with the thresholds that hold. */
export function rulesFor(isPerson: boolean, changed: PointThresholds): PointRule[] {
  const kind = isPerson ? 'person' : 'company';
  return pointRules
    .filter((rule) => rule.for === 'both' || rule.for === kind)
    .map((rule) => ({ ...rule, ...(changed[rule.key] ?? {}) }));
}
