/** What is said of a row by what of it was not readable: nothing stands empty as if the file had nothing there. */
const rules = [
  { members: ['amount', 'currency'], severity: 'error', rule: 'amount.unreadable' },
  { members: ['bookingDay'], severity: 'error', rule: 'date.unreadable' },
  { members: ['valueDay'], severity: 'warning', rule: 'valueDay.unreadable' },
  { members: ['balance'], severity: 'warning', rule: 'balance.unreadable' },
] as const;

/** The findings for members of a row that were not readable, and whether it counts all the same. */
export function unreadableMembers(odd: readonly string[]) {
  const found = rules.filter(({ members }) => members.some((name) => odd.includes(name)));
  return {
    findings: found.map(({ severity, rule }) => ({ severity, rule })),
    isBlocked: found.some(({ severity }) => severity === 'error'),
  };
}
