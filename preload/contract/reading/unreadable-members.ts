import type { FindingRule } from './reading-codes';

interface UnreadableFinding {
  severity: 'error' | 'warning';
  rule: FindingRule;
}

/** What is said of a row by what of it was not readable: nothing stands empty as if the file had nothing there. */
const rules = [
  { members: ['amount', 'currency'], severity: 'error', rule: 'amount.unreadable' },
  { members: ['bookingDay'], severity: 'error', rule: 'date.unreadable' },
  { members: ['valueDay'], severity: 'warning', rule: 'valueDate.unreadable' },
  { members: ['balance'], severity: 'warning', rule: 'balance.unreadable' },
] as const satisfies readonly (UnreadableFinding & { members: readonly string[] })[];

/** Of all other members, findings included: the row is not what stands there. */
const otherwise: UnreadableFinding = { severity: 'error', rule: 'row.unreadable' };

/** The findings for members of a row that were not readable, and whether it counts all the same. */
export function unreadableMembers(odd: readonly string[]) {
  const named = rules.flatMap(({ members }): readonly string[] => members);
  const found: UnreadableFinding[] = rules
    .filter(({ members }) => members.some((name) => odd.includes(name)))
    .map(({ severity, rule }) => ({ severity, rule }));
  if (odd.some((name) => !named.includes(name))) found.push(otherwise);
  return { findings: found, isBlocked: found.some(({ severity }) => severity === 'error') };
}
