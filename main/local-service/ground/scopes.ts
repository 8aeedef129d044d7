import { Problem } from './problem';

export type UserType = 'person' | 'company';

const INCOME_MODULES = [
  'salary',
  'pension',
  'child-benefit',
  'parental-allowance',
  'rental',
  'investment',
  'loan',
  'alimony',
  'self-employment',
  'other',
] as const;

const GENERAL_SCOPES = ['banking', 'banking-upload', 'categorization', 'webhooks'] as const;

const COMPANY_SCOPES = [
  'company-cash',
  'company-liquidity',
  'company-foreign-payment',
  'company-risk',
  'company-credit',
  'company-insurance',
  'company-investment',
  'company-internal-booking',
  'company-staff',
  'company-customer-supplier',
] as const;

export const PERSON_INCOME_SCOPES = INCOME_MODULES.map((module) => `person-income-${module}`);
export const PERSON_RISK_SCOPES = [
  'person-risk-backDebit',
  'person-risk-garnishment',
  'person-risk-collection',
  'person-risk-gambling',
  'person-risk-overdraft-amount',
];

const PERSON_SCOPES = [
  ...PERSON_INCOME_SCOPES,
  ...PERSON_RISK_SCOPES,
  'person-adult-check',
  'person-living-situation',
];

/** Every scope this service can grant to its client (`interface.md` 5; list known from the gaps page). */
export const ALL_SCOPES: readonly string[] = [...GENERAL_SCOPES, ...COMPANY_SCOPES, ...PERSON_SCOPES];

/** Scopes a user has without being given any: enough to receive data, not to be analysed. */
export const BASE_USER_SCOPES: readonly string[] = ['banking', 'banking-upload', 'categorization'];

/** Whether `scope` can exist for a user of this type (`interface.md` 1.3, 5.5). */
export function existsForType(scope: string, type: UserType): boolean {
  const otherType = type === 'company' ? 'person-' : 'company-';
  return !scope.startsWith(otherType) && scope !== 'webhooks';
}

/** A scope, or several of which one is enough. */
export type ScopeRule = string | readonly string[];

/** Throws `forbidden` when none of the scopes of `rule` is held. */
export function requireScope(held: ReadonlySet<string>, rule: ScopeRule | undefined, who: string): void {
  if (rule === undefined) return;
  const accepted = typeof rule === 'string' ? [rule] : rule;
  if (accepted.some((scope) => held.has(scope))) return;
  throw new Problem('forbidden', `${who} does not hold the scope ${accepted.join(' or ')}`);
}
