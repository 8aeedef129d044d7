import { dayNumberOf } from '../../../preload/contract/values/calendar-day';
import {
  anchorAt,
  type BalanceAnchor,
  type BalanceRow,
  type StatedBalance,
  windowDays,
} from '../accounts/newest-balance';
import type { ImportIndex } from '../rows/import-index';
import { eachBooking, positionsIn, SourceNumbers } from '../sending/account-bookings';
import { type GivenBalance, givenBalance } from '../sending/given-balance';
import type { KnownBalance } from '../sending/known-balance';
import { readReading } from './import-summary';
import { indexOfImport } from './load-index';
import type { StoreContext } from './store-context';

interface Evidence {
  stated: StatedBalance[];
  /** Day of the newest running balance. */
  newestRowDay: number;
}

interface FileFacts {
  first: number;
  last: number;
  sum: number;
}

/**
 * The newest known balance of each account of the import, over the given imports in the order in which they were made:
 * a file without balances takes nothing away, and an older file nothing back.
 */
export function newestBalances(
  context: StoreContext,
  index: ImportIndex,
  customerId: string,
  importIds: readonly string[] = importsThatCount(context, index, customerId),
): KnownBalance[] {
  const evidence = index.accounts.map(
    (): Evidence => ({ stated: [], newestRowDay: Number.NEGATIVE_INFINITY }),
  );
  const sources = new SourceNumbers();
  const read = (id: string) => (id === index.importId ? index : indexOfImport(context, id));
  const reach = new Map(importIds.map((id) => [id, gather(context, index, read(id), evidence, sources)]));
  const given = index.accounts.map(({ serviceAccountId, isLeftOut }) =>
    serviceAccountId === null || isLeftOut ? null : givenBalance(context.db, customerId, serviceAccountId),
  );
  const days = evidence.map(({ stated, newestRowDay }) =>
    stated.reduce((newest, { day }) => Math.max(newest, day), newestRowDay),
  );
  const found = index.accounts.map((): Collected => ({ rows: [], laterKeys: new Set() }));
  const firstDay = Math.min(...days.filter(Number.isFinite)) - windowDays;
  for (const id of importIds) {
    if ((reach.get(id) ?? Number.NEGATIVE_INFINITY) >= firstDay)
      collect(index, read(id), days, found, sources);
  }
  return index.accounts.map(({ fields }, account) => {
    const day = days[account] ?? Number.NEGATIVE_INFINITY;
    const { rows = [], laterKeys = new Set<string>() } = found[account] ?? {};
    const anchor = Number.isFinite(day) ? anchorAt(day, evidence[account]?.stated ?? [], rows) : null;
    const remembered = rememberedAnchor(context, customerId, given[account] ?? null, fields.currency);
    if (remembered && (anchor === null || remembered.day > anchor.day)) {
      return { anchor: remembered, origin: given[account]?.origin ?? '', laterKeys };
    }
    return { anchor, origin: sources.originOf(anchor?.source ?? -1), laterKeys };
  });
}

function importsThatCount(context: StoreContext, index: ImportIndex, customerId: string): string[] {
  return [...sentImports(context, customerId).filter((id) => id !== index.importId), index.importId];
}

/** Imports of which something went to the service, the oldest first; those taken back do not count. */
export function sentImports(context: StoreContext, customerId: string): string[] {
  return context.db
    .all<{ id: string }>(
      `select id from imports i where exists (select 1 from uploads u where u.import_id = i.id and u.customer_id = ?
         and (u.transactions_done > 0 or u.state = 'done')) order by created_at, id`,
      customerId,
    )
    .map(({ id }) => id);
}

/** What is remembered counts only while its file is gone: one that is here speaks for itself, also when it was corrected. */
function rememberedAnchor(
  context: StoreContext,
  customerId: string,
  given: GivenBalance | null,
  currency: string,
): BalanceAnchor | null {
  if (given === null || given.currency !== currency) return null;
  const isHere = context.db.get(
    `select 1 from imports i left join files f on f.import_id = i.id
     where i.customer_id = ?1 and (i.id = ?2 or f.reading ->> '$.sha256' = ?2)`,
    customerId,
    given.origin,
  );
  const day = dayNumberOf(given.day);
  return isHere || day === null ? null : { day, balanceMinor: given.statedMinor, source: -1 };
}

/** Answers the last day with a booking of the accounts in question. */
function gather(
  context: StoreContext,
  target: ImportIndex,
  index: ImportIndex,
  evidence: readonly Evidence[],
  sources: SourceNumbers,
): number {
  const positions = positionsIn(target, index);
  if (positions.every((position) => position === -1)) return Number.NEGATIVE_INFINITY;
  const facts = new Map<number, FileFacts>();
  const leftOut = new Set<number>();
  const lastDays = index.accounts.map(() => Number.NEGATIVE_INFINITY);
  const newestRowDays = index.accounts.map(() => Number.NEGATIVE_INFINITY);
  eachBooking(
    index,
    ({ account, source, isLeftOut, day, amount, balance }) => {
      if (isLeftOut) {
        leftOut.add(source);
        return;
      }
      const fact = facts.get(source) ?? { first: day, last: day, sum: 0 };
      facts.set(source, fact);
      fact.first = Math.min(fact.first, day);
      fact.last = Math.max(fact.last, day);
      fact.sum += amount;
      lastDays[account] = Math.max(lastDays[account] ?? day, day);
      if (!Number.isNaN(balance)) newestRowDays[account] = Math.max(newestRowDays[account] ?? day, day);
    },
    sources,
  );
  for (const [account, { fields }] of index.accounts.entries()) {
    const found = evidence[positions[account] ?? -1];
    if (!found || fields.origins.balance !== 'user') continue;
    const day = (fields.balanceDay && dayNumberOf(fields.balanceDay)) || (lastDays[account] ?? Number.NaN);
    // What a person states replaces what the files of the import say, also when it is "none".
    newestRowDays[account] = Number.NEGATIVE_INFINITY;
    if (fields.balanceMinor === null || !Number.isFinite(day)) continue;
    const { importId } = index;
    const source = sources.of({ fileId: `import ${importId}`, accountIndex: account, origin: importId });
    found.stated.push({
      source,
      day,
      balanceMinor: fields.balanceMinor,
      isOfUser: true,
      beginsEarlier: false,
    });
  }
  for (const [account, position] of positions.entries()) {
    const found = evidence[position];
    if (found)
      found.newestRowDay = Math.max(found.newestRowDay, newestRowDays[account] ?? found.newestRowDay);
  }
  gatherStated(context, index, positions, evidence, { sources, facts, leftOut });
  return lastDays.reduce(
    (last, day, account) => (positions[account] === -1 ? last : Math.max(last, day)),
    Number.NEGATIVE_INFINITY,
  );
}

/** The balances that files state as such, and the last of a column of running balances. */
function gatherStated(
  context: StoreContext,
  index: ImportIndex,
  positions: readonly number[],
  evidence: readonly Evidence[],
  {
    sources,
    facts,
    leftOut,
  }: { sources: SourceNumbers; facts: ReadonlyMap<number, FileFacts>; leftOut: ReadonlySet<number> },
): void {
  for (const { id: fileId, sha256: origin } of index.files) {
    const map = context.db.all<{ account_index: number; account_row_id: string }>(
      'select account_index, account_row_id from file_accounts where file_id = ?',
      fileId,
    );
    const drafts = readReading(context.db, fileId)?.accounts ?? [];
    for (const { account_index: accountIndex, account_row_id: accountRowId } of map) {
      const account = index.accounts.findIndex(({ id }) => id === accountRowId);
      const found = evidence[positions[account] ?? -1];
      const draft = drafts[accountIndex];
      if (!found || !draft || draft.balanceMinor === null) continue;
      if (index.accounts[account]?.fields.origins.balance === 'user') continue;
      const source = sources.of({ fileId, accountIndex, origin });
      const fact = facts.get(source);
      // An account that the user keeps out altogether says nothing of its balance either.
      if (!fact && leftOut.has(source)) continue;
      const day = dayOfStatement(draft, fact);
      if (day === null) continue;
      const beginsEarlier = fact !== undefined && fact.first < day;
      found.stated.push({ source, day, balanceMinor: draft.balanceMinor, isOfUser: false, beginsEarlier });
    }
  }
}

/** The day whose end a file's balance is meant for. One that its own bookings lead to counts all of them. */
function dayOfStatement(
  draft: { balanceMinor: number | null; balanceDay: string | null; openingBalanceMinor: number | null },
  fact: FileFacts | undefined,
): number | null {
  const stated = draft.balanceDay === null ? null : dayNumberOf(draft.balanceDay);
  if (!fact) return stated;
  const isProved =
    draft.openingBalanceMinor !== null && draft.openingBalanceMinor + fact.sum === draft.balanceMinor;
  if (stated === null) return fact.last;
  return isProved ? Math.max(stated, fact.last) : stated;
}

interface Collected {
  rows: BalanceRow[];
  laterKeys: Set<string>;
}

function collect(
  target: ImportIndex,
  index: ImportIndex,
  days: readonly number[],
  found: readonly Collected[],
  sources: SourceNumbers,
): void {
  const positions = positionsIn(target, index);
  eachBooking(
    index,
    ({ account, source, isLeftOut, day, amount, balance, key }) => {
      const position = positions[account] ?? -1;
      const newest = days[position] ?? Number.POSITIVE_INFINITY;
      if (isLeftOut || position === -1 || day < newest - windowDays) return;
      if (day <= newest) found[position]?.rows.push({ key: key(), source, day, amount, balance });
      else if (index !== target) found[position]?.laterKeys.add(key());
    },
    sources,
  );
}
