import { isProven } from '../../../preload/contract/proof/proof-result';
import { dayNumberOf, dayOf, noDay } from '../../../preload/contract/values/calendar-day';
import { type CheckedChain, chainsOf } from './balance-chains';
import type { Check, CheckScope } from './check';
import { accountFinding } from './row-finding';

/** So many days without a booking between two files say nothing where no balance speaks (as in `joinSpans`). */
const quietDays = 5;

/** What one file has of the account: day numbers, and the balances at its ends where it proves them. */
interface FileDays {
  fileIndex: number;
  first: number;
  last: number;
  opening: number | null;
  closing: number | null;
}

/** Days that no file of the import has of an account, and days that two have. */
export const fileCoverage: Check = {
  id: 'fileCoverage',
  rules: ['coverage.gap', 'coverage.overlap'],
  columns: ['days', 'balances'],
  run(scope, found) {
    if (!scope.index.accounts[scope.account]) return;
    const files = fileDaysOf(scope).sort((a, b) => a.first - b.first || a.last - b.last);
    let open = files[0];
    for (const file of files.slice(1)) {
      if (!open) break;
      if (file.first <= open.last) {
        const until = Math.min(open.last, file.last);
        const params = {
          since: dayOf(file.first),
          until: dayOf(until),
          file: scope.index.files[open.fileIndex]?.name ?? '',
        };
        found(accountFinding(scope, file.fileIndex, 'coverage.overlap', { params }));
      } else if (isGap(open, file)) {
        // Balances that contradict each other on neighbouring days: what is missing lies on one of the two.
        const since = dayOf(Math.min(open.last + 1, file.first - 1));
        const params = { since, until: dayOf(file.first - 1) };
        found(
          accountFinding(scope, file.fileIndex, 'coverage.gap', { params, ...missing(scope, open, file) }),
        );
      }
      if (file.last >= open.last) open = file;
    }
  },
};

function isGap(before: FileDays, after: FileDays): boolean {
  if (before.closing !== null && after.opening !== null) return before.closing !== after.opening;
  return after.first - before.last - 1 > quietDays;
}

function missing({ index, account }: CheckScope, before: FileDays, after: FileDays) {
  if (before.closing === null || after.opening === null) return {};
  const currency = index.accounts[account]?.fields.currency ?? '';
  const amount = after.opening - before.closing;
  return { cause: { code: 'rowMissing', params: { amount, currency } } };
}

/** Per file: the days of its rows and of the period that it states, in the currency of the account. */
export function fileDaysOf(scope: CheckScope): FileDays[] {
  const { index, account, facts } = scope;
  const currency = index.accounts[account]?.fields.currency;
  const files = new Map<number, FileDays>();
  const chains = chainsOf(scope).filter((chain) => chain.currency === currency);
  for (const chain of chains) {
    const span = rowSpan(chain);
    if (!span) continue;
    const isOnly = chains.filter(({ fileIndex }) => fileIndex === chain.fileIndex).length === 1;
    const draft = facts[chain.fileIndex]?.accounts[chain.accountIndex];
    const ends = isOnly ? provenEnds(chain, draft ?? null) : { opening: null, closing: null };
    const from = draft?.period ? dayNumberOf(draft.period.from) : null;
    const to = draft?.period ? dayNumberOf(draft.period.to) : null;
    const known = files.get(chain.fileIndex);
    files.set(chain.fileIndex, {
      fileIndex: chain.fileIndex,
      first: Math.min(span.first, from ?? span.first, known?.first ?? span.first),
      last: Math.max(span.last, Math.min(to ?? span.last, scope.today), known?.last ?? span.last),
      ...ends,
    });
  }
  return Array.from(files.values());
}

function provenEnds(
  { proof, places, rows }: CheckedChain,
  draft: {
    openingBalanceMinor: number | null;
    balanceMinor: number | null;
    balanceSource: string | null;
  } | null,
): { opening: number | null; closing: number | null } {
  if (proof) {
    return isProven(proof)
      ? { opening: proof.openingMinor, closing: proof.closingMinor }
      : { opening: null, closing: null };
  }
  const { openingBalanceMinor: opening = null, balanceMinor: closing = null } = draft ?? {};
  let sum = 0;
  for (let row = 0; row < places.length; row += 1) sum += rows.amountAt(row);
  return opening !== null && closing !== null && opening + sum === closing
    ? { opening, closing }
    : { opening: null, closing: null };
}

function rowSpan({ rows }: CheckedChain): { first: number; last: number } | null {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let row = 0; row < rows.length; row += 1) {
    const day = rows.days[row] ?? noDay;
    if (day === noDay) continue;
    if (day < first) first = day;
    if (day > last) last = day;
  }
  return first <= last ? { first, last } : null;
}
