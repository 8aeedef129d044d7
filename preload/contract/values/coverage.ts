import { bankDaysOfMonth } from './bank-days';
import { dayNumberOf, dayOf, lastDayOfMonth } from './calendar-day';

/**
 * The one rule of which months are complete for which accounts (docs/architecture.md, "Figures"). The store, the screens, the report
 * and the exports all ask here.
 *
 * - A file covers the days from its first to its last booking, and the period it states.
 * - A month is complete for an account when its first and its last bank day lie within one covered span.
 * - A month is complete when it is so for every account of which anything is known. One of which bookings count and no file covers a day
 *   has no month whole.
 */

/** Days of one file of an account; balances in minor units where the file proves them. */
export interface FileSpan {
  first: number;
  last: number;
  opening: number | null;
  closing: number | null;
}

/** Day numbers, both ends included. */
export interface DaySpan {
  first: number;
  last: number;
}

export interface AccountCoverage {
  /** Joined spans in order of days. */
  spans: DaySpan[];
  daysCovered: number;
  gaps: { since: number; until: number }[];
}

/** So many days without a booking between two files say nothing, unless the balances on both sides contradict each other. */
const quietDays = 5;

/**
 * Joins spans that overlap, follow each other, or are bridged by the balance: what one file ends with, the next begins with.
 * @param lacking days of which a booking stands in a file and does not count: they are not covered
 */
export function joinSpans(
  files: readonly FileSpan[],
  lacking: ReadonlySet<number> = new Set(),
): AccountCoverage {
  const spans: DaySpan[] = [];
  const gaps: AccountCoverage['gaps'] = [];
  let closing: number | null = null;
  for (const file of [...files].sort((a, b) => a.first - b.first || a.last - b.last)) {
    const open = spans.at(-1);
    if (open && isJoined(open, closing, file)) {
      if (file.last >= open.last) closing = file.closing;
      open.last = Math.max(open.last, file.last);
      continue;
    }
    // Balances that contradict each other on two neighbouring days: what is missing lies on one of the two.
    if (open) gaps.push({ since: Math.min(open.last + 1, file.first - 1), until: file.first - 1 });
    spans.push({ first: file.first, last: file.last });
    closing = file.closing;
  }
  const whole = lacking.size === 0 ? { spans, gaps } : withoutDays(spans, gaps, lacking);
  const daysCovered = whole.spans.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  return { ...whole, daysCovered };
}

/** Days in a row that are taken out of a span are a gap. */
function withoutDays(
  spans: readonly DaySpan[],
  gaps: AccountCoverage['gaps'],
  lacking: ReadonlySet<number>,
): Pick<AccountCoverage, 'spans' | 'gaps'> {
  const left = spans.map(({ first, last }) => ({ first, last }));
  const found: AccountCoverage['gaps'] = [];
  for (const day of [...lacking].sort((a, b) => a - b)) {
    const at = left.findIndex(({ first, last }) => first <= day && day <= last);
    const span = left[at];
    if (!span) continue;
    const parts = [
      { first: span.first, last: day - 1 },
      { first: day + 1, last: span.last },
    ];
    left.splice(at, 1, ...parts.filter(({ first, last }) => first <= last));
    const before = found.at(-1);
    if (before?.until === day - 1) before.until = day;
    else found.push({ since: day, until: day });
  }
  return { spans: left, gaps: [...gaps, ...found].sort((a, b) => a.since - b.since) };
}

function isJoined(open: DaySpan, closing: number | null, file: FileSpan): boolean {
  const quiet = file.first - open.last - 1;
  if (quiet < 0) return true;
  if (closing !== null && file.opening !== null) return closing === file.opening;
  return quiet <= quietDays;
}

/** Whether a month (`YYYY-MM`) lies within one span. Bank days count: one that ends on Friday 30 May has the whole of May. */
export function coversMonth(spans: readonly DaySpan[], month: string): boolean {
  const bankDays = bankDaysOfMonth(month);
  return spans.some(({ first, last }) => first <= bankDays.first && last >= bankDays.last);
}

/** An account as `LocalFigures` has it; `covered` are its spans as `YYYY-MM-DD`. */
export interface CoveredAccount {
  accountId: string;
  covered: readonly { since: string; until: string }[];
  /** That count. */
  bookings?: number;
}

/** What one account lacks of the time that the others have. Days as `YYYY-MM-DD`. */
export interface AccountSilence<Account> {
  account: Account;
  /** The last day of which anything is known, where other accounts have a whole month after it. */
  silentAfter: string | null;
  /** The first day of which anything is known, where other accounts have a whole month before it. */
  unknownBefore: string | null;
}

export interface Coverage<Account extends CoveredAccount = CoveredAccount> {
  /** Accounts of which anything is known. */
  accounts: readonly Account[];
  /** Accounts that no file here says anything of: neither bookings nor a period. */
  unknown: readonly Account[];
  /** Every month that any account touches, `YYYY-MM`, oldest first. */
  months: readonly string[];
  isComplete(month: string): boolean;
  /** Accounts that do not have the whole of the month. */
  missingIn(month: string): Account[];
  /** The newest month that every account has; null when there is none. */
  newestComplete: string | null;
  silences: readonly AccountSilence<Account>[];
  /** No gap in any account, and each begins and ends with the others. */
  isEven: boolean;
  /** How much of a month an account has; `none` for an account that is not known as well. */
  shareOf(accountId: string, month: string): 'whole' | 'part' | 'none';
  /** Last day of which anything is known for an account; null for an unknown one. */
  lastDayOf(accountId: string): string | null;
}

export function coverageOf<Account extends CoveredAccount>(all: readonly Account[]): Coverage<Account> {
  const known = all.flatMap((account) => {
    const spans = account.covered.map(({ since, until }) => ({
      first: dayNumberOf(since) ?? 0,
      last: dayNumberOf(until) ?? 0,
    }));
    return spans.length > 0 ? [{ account, spans }] : [];
  });
  const months = monthsOf(known.flatMap(({ spans }) => spans));
  const missing = new Map(
    months.map((month) => [month, known.filter(({ spans }) => !coversMonth(spans, month))]),
  );
  const unknown = all.filter(({ covered }) => covered.length === 0);
  const uncovered = unknown.filter(({ bookings = 0 }) => bookings > 0);
  const isComplete = (month: string) =>
    known.length > 0 && uncovered.length === 0 && missing.get(month)?.length === 0;
  // Months that somebody has whole: only they make the silence of another account a lack.
  const had = months.filter((month) => (missing.get(month)?.length ?? 0) < known.length);
  const find = (accountId: string) => known.find(({ account }) => account.accountId === accountId);
  const silences = known.flatMap(({ account, spans }): AccountSilence<Account>[] => {
    const first = Math.min(...spans.map((span) => span.first));
    const last = Math.max(...spans.map((span) => span.last));
    const endsEarly = had.some((month) => bankDaysOfMonth(month).last > last);
    const beginsLate = had.some((month) => bankDaysOfMonth(month).first < first);
    if (!endsEarly && !beginsLate) return [];
    return [
      {
        account,
        silentAfter: endsEarly ? dayOf(last) : null,
        unknownBefore: beginsLate ? dayOf(first) : null,
      },
    ];
  });
  return {
    accounts: known.map(({ account }) => account),
    unknown,
    months,
    isComplete,
    missingIn: (month) => [...(missing.get(month) ?? known).map(({ account }) => account), ...uncovered],
    newestComplete: months.filter(isComplete).at(-1) ?? null,
    silences,
    isEven: silences.length === 0 && known.every(({ spans }) => spans.length === 1),
    shareOf(accountId, month) {
      const { spans = [] } = find(accountId) ?? {};
      if (coversMonth(spans, month)) return 'whole';
      const [since, until] = [`${month}-01`, lastDayOfMonth(month)].map((day) => dayNumberOf(day) ?? 0);
      const touches = spans.some(({ first, last }) => first <= (until ?? 0) && last >= (since ?? 0));
      return touches ? 'part' : 'none';
    },
    lastDayOf(accountId) {
      const found = find(accountId);
      return found ? dayOf(Math.max(...found.spans.map(({ last }) => last))) : null;
    },
  };
}

/** Far beyond any bank export; more come from a damaged file, and the newest are kept. */
const monthLimit = 2_000;

/** Every month that the spans and what lies between them touch, oldest first. */
function monthsOf(spans: readonly DaySpan[]): string[] {
  if (spans.length === 0) return [];
  const first = Math.min(...spans.map((span) => span.first));
  const last = Math.max(...spans.map((span) => span.last));
  return monthsBetween(dayOf(first).slice(0, 7), dayOf(last).slice(0, 7));
}

/** Months as `YYYY-MM` from the first to the last one, both included. */
export function monthsBetween(first: string, last: string): string[] {
  const indexOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
  const until = indexOf(last);
  const since = Math.max(indexOf(first), until - monthLimit + 1);
  return Array.from({ length: Math.max(0, until - since + 1) }, (_, offset) => {
    const year = Math.floor((since + offset) / 12);
    const month = ((since + offset) % 12) + 1;
    return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  });
}
