import { dayNumberOf, dayOf } from '../../../../preload/contract/values/calendar-day';
import type { FindingLog } from '../checks/finding-log';
import { NumberSequence } from '../checks/number-sequence';

interface Numbered {
  readonly account: number;
  readonly line: number;
  readonly number: number | null;
  readonly opening: { readonly day: string | null } | null;
  readonly closing: { readonly day: string | null } | null;
}

interface Placed {
  number: number;
  line: number;
  day: number | null;
}

/** More numbers than these, and than those that follow each other, are another way of counting: by days and pages, by branches. */
const mostMissing = 31;

/** Statements of an account are numbered without a hole: a number that is skipped is that of a statement that is not here. */
export function checkNumbers(statements: readonly Numbered[], log: FindingLog): void {
  const byAccount = new Map<number, Placed[]>();
  for (const { account, number, line, closing, opening } of statements) {
    if (number === null) continue;
    const text = closing?.day ?? opening?.day ?? null;
    const own = byAccount.get(account) ?? [];
    byAccount.set(account, own);
    own.push({ number, line, day: text === null ? null : dayNumberOf(text) });
  }
  for (const [accountIndex, own] of byAccount) {
    const inTime = own.every(({ day }) => day !== null)
      ? [...own].sort((a, b) => (a.day ?? 0) - (b.day ?? 0) || a.number - b.number)
      : own;
    if (countsDays(inTime)) continue;
    const sequence = new NumberSequence();
    for (const { number, line } of inTime) sequence.add(number, line);
    const found = sequence.settle();
    if (!found || found.missing > Math.max(mostMissing, found.steps)) continue;
    if (found.jumps.length > Math.max(1, found.steps)) continue;
    for (const { from, to, line } of found.jumps) {
      const params = { from: String(from), to: String(to) };
      log.add('sequence.statement', { line, accountIndex, text: String(to), params });
    }
  }
}

/** Numbers that are those of the days of the year: they skip the days without a statement. */
function countsDays(inTime: readonly Placed[]): boolean {
  return inTime.every(({ number, day }) => {
    if (day === null) return false;
    const newYear = dayNumberOf(`${dayOf(day).slice(0, 4)}-01-01`) ?? 0;
    return Math.abs(day - newYear + 1 - number) <= 1;
  });
}
