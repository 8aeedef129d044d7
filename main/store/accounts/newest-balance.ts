/** A booking near the day in question. Minor units; `balance` is NaN where its line has none. */
export interface BalanceRow {
  /** Text that is the same for the same booking in every file. */
  key: string;
  /** Number of the file it stands in; a later one was imported later. */
  source: number;
  day: number;
  amount: number;
  balance: number;
}

/** A balance that a file or a person states for the end of a day. */
export interface StatedBalance {
  source: number;
  day: number;
  balanceMinor: number;
  isOfUser: boolean;
  /** The file has bookings of earlier days, so it holds all of this day up to the moment of its making. */
  beginsEarlier: boolean;
}

/** What the account held at the end of a day, all bookings of that day counted that any file has. */
export interface BalanceAnchor {
  day: number;
  balanceMinor: number;
  /** The file that says so, the newest of several. */
  source: number;
}

/** Days before the day in question whose rows help to order it. */
export const windowDays = 31;

/**
 * The balance at the end of a day for which one is known. `stated` and `rows` are what all files say of the account, the
 * rows of at least the last `windowDays` days.
 *
 * Two files of one day contradict each other when one was made in the morning, or when an export was cut within the
 * day. Then the running balances of all their rows make one chain, whose end counts; and of two stated balances the
 * later is the one to which the other leads by the bookings that only the later has. The order of files, lines and
 * imports says nothing.
 */
export function anchorAt(
  day: number,
  stated: readonly StatedBalance[],
  rows: readonly BalanceRow[],
): BalanceAnchor | null {
  const ofDay = stated.filter((one) => one.day === day);
  const [ofUser] = ofDay.filter(({ isOfUser }) => isOfUser).sort(newestFirst);
  if (ofUser) return { day, balanceMinor: ofUser.balanceMinor, source: ofUser.source };
  const distinct = distinctRows(rows);
  const today = distinct.filter((row) => row.day === day);
  const candidates = [
    ...chained(day, distinct, rows),
    ...ofDay.sort(newestFirst).map((one) => asCandidate(one, day, rows)),
  ];
  const ranked = candidates
    .map((candidate) => ({ candidate, rank: rankAmong(candidates, candidate) }))
    .sort((a, b) => b.rank - a.rank || b.candidate.covered.size - a.candidate.covered.size);
  const best = ranked[0]?.candidate;
  if (!best) return null;
  const balanceMinor = laterThan(best, candidates, today).reduce(
    (sum, { amount }) => sum + amount,
    best.balanceMinor,
  );
  return { day, balanceMinor, source: best.source };
}

interface Candidate {
  source: number;
  balanceMinor: number;
  /** Bookings of the day that it counts, with their amounts. */
  covered: ReadonlyMap<string, number>;
  beginsEarlier: boolean;
}

/** How many of the others it is later than, less how many are later than it. */
function rankAmong(candidates: readonly Candidate[], one: Candidate): number {
  let rank = 0;
  for (const other of candidates) {
    if (leadsTo(other, one)) rank += 1;
    if (leadsTo(one, other)) rank -= 1;
  }
  return rank;
}

function leadsTo(earlier: Candidate, later: Candidate): boolean {
  let sum = earlier.balanceMinor;
  let added = 0;
  for (const [key, amount] of later.covered) {
    if (earlier.covered.has(key)) continue;
    sum += amount;
    added += 1;
  }
  return added > 0 && sum === later.balanceMinor;
}

/** Bookings of the day that came after the balance was stated. */
function laterThan(
  best: Candidate,
  candidates: readonly Candidate[],
  today: readonly BalanceRow[],
): BalanceRow[] {
  // A file that began before the day has all of it up to its making; one that begins within it says nothing of before.
  if (best.beginsEarlier) return today.filter(({ key }) => !best.covered.has(key));
  if (!candidates.some(({ beginsEarlier }) => beginsEarlier)) return [];
  return today.filter(({ key }) => !candidates.some(({ covered }) => covered.has(key)));
}

function newestFirst(a: StatedBalance, b: StatedBalance): number {
  return b.source - a.source;
}

/** One booking once, as the newest file has it. */
function distinctRows(rows: readonly BalanceRow[]): BalanceRow[] {
  const found = new Map<string, BalanceRow>();
  for (const row of rows) {
    const known = found.get(row.key);
    const isBetter = known === undefined || (Number.isNaN(known.balance) && !Number.isNaN(row.balance));
    if (isBetter || (!Number.isNaN(row.balance) && row.source > (known?.source ?? -1)))
      found.set(row.key, row);
  }
  return Array.from(found.values());
}

function asCandidate(stated: StatedBalance, day: number, rows: readonly BalanceRow[]): Candidate {
  const { source, balanceMinor, beginsEarlier } = stated;
  const covered = rows.filter((row) => row.source === source && row.day === day);
  return { source, balanceMinor, beginsEarlier, covered: amountsOf(covered) };
}

function amountsOf(rows: readonly BalanceRow[]): Map<string, number> {
  return new Map(rows.map(({ key, amount }) => [key, amount]));
}

/** The end of the chain of running balances, where there is exactly one. */
function chained(day: number, distinct: readonly BalanceRow[], rows: readonly BalanceRow[]): Candidate[] {
  const today = distinct.filter((row) => row.day === day && !Number.isNaN(row.balance));
  if (today.length === 0) return [];
  const end = endOfChain(today, today) ?? endOfChain(distinct, today);
  if (end === null) return [];
  const sources = new Set(
    rows.flatMap((row) => (row.day === day && !Number.isNaN(row.balance) ? [row.source] : [])),
  );
  const ofSources = rows.filter(({ source }) => sources.has(source));
  return [
    {
      source: Math.max(...sources),
      balanceMinor: end,
      covered: amountsOf(ofSources.filter((row) => row.day === day)),
      beginsEarlier: ofSources.some((row) => row.day < day),
    },
  ];
}

/** A row leads from the balance before it to its own: what is led to once more than it is left is the end. */
function endOfChain(chain: readonly BalanceRow[], last: readonly BalanceRow[]): number | null {
  const surplus = new Map<number, number>();
  const add = (balance: number, by: number) => surplus.set(balance, (surplus.get(balance) ?? 0) + by);
  for (const { amount, balance } of chain) {
    if (Number.isNaN(balance)) continue;
    add(balance, 1);
    add(balance - amount, -1);
  }
  const ends = new Set(
    last.map(({ balance }) => balance).filter((balance) => (surplus.get(balance) ?? 0) > 0),
  );
  return ends.size === 1 ? (Array.from(ends)[0] ?? null) : null;
}
