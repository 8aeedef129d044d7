import { dayNumberOf, dayOf } from '../../../preload/contract/values/calendar-day';
import {
  anchorAt,
  type BalanceAnchor,
  type BalanceRow,
  type StatedBalance,
  windowDays,
} from '../accounts/newest-balance';
import { accountOfRow, currencyOfRow, type ImportIndex, leavesOut } from '../rows/import-index';
import { bookingKey, type KnownBalance } from '../sending/known-balance';
import { readReading } from './import-summary';
import { indexOfImport } from './load-index';
import type { StoreContext } from './store-context';

/** What was given to the service last for an account, kept beyond the file it came from. */
export interface GivenBalance {
  /** SHA-256 of the file that states it, or the import in which a person did. */
  origin: string;
  currency: string;
  /** As sent: the stated balance and the bookings after its day. */
  givenMinor: number;
  statedMinor: number;
  day: string;
}

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
    serviceAccountId === null || isLeftOut ? null : givenBalance(context, customerId, serviceAccountId),
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

export function givenBalance(
  context: StoreContext,
  customerId: string,
  serviceAccountId: string,
): GivenBalance | null {
  return (
    context.db.get<GivenBalance>(
      `select origin, currency, given_minor as givenMinor, stated_minor as statedMinor,
         balance_day as day
       from account_balances where customer_id = ? and service_account_id = ?`,
      customerId,
      serviceAccountId,
    ) ?? null
  );
}

export function forgetGivenBalance(
  context: StoreContext,
  customerId: string,
  serviceAccountId: string,
): void {
  context.db.run(
    'delete from account_balances where customer_id = ? and service_account_id = ?',
    customerId,
    serviceAccountId,
  );
}

export function keepGivenBalance(
  context: StoreContext,
  customerId: string,
  serviceAccountId: string,
  given: Omit<GivenBalance, 'day'> & { day: number },
): void {
  context.db.run(
    `insert into account_balances (customer_id, service_account_id, origin, currency, given_minor, stated_minor,
       balance_day) values (?, ?, ?, ?, ?, ?, ?)
     on conflict do update set origin = excluded.origin, currency = excluded.currency,
       given_minor = excluded.given_minor, stated_minor = excluded.stated_minor, balance_day = excluded.balance_day`,
    customerId,
    serviceAccountId,
    given.origin,
    given.currency,
    given.givenMinor,
    given.statedMinor,
    dayOf(given.day),
  );
}

/** Numbers for the accounts of the files of all imports, in the order in which they came. */
class SourceNumbers {
  readonly #numbers = new Map<string, number>();
  readonly #origins: string[] = [];

  of(source: { fileId: string; accountIndex: number; origin: string }): number {
    const key = `${source.fileId}:${source.accountIndex}`;
    const number = this.#numbers.get(key) ?? this.#origins.push(source.origin) - 1;
    this.#numbers.set(key, number);
    return number;
  }

  originOf(number: number): string {
    return this.#origins[number] ?? '';
  }
}

/** Position in `target` of each account of `index`, or -1: the same account in the same currency. One that is left out says nothing. */
function positionsIn(target: ImportIndex, index: ImportIndex): number[] {
  return index.accounts.map(({ serviceAccountId, fields, isLeftOut }) =>
    serviceAccountId === null || isLeftOut
      ? -1
      : target.accounts.findIndex(
          (account) =>
            !account.isLeftOut &&
            account.serviceAccountId === serviceAccountId &&
            account.fields.currency === fields.currency,
        ),
  );
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

interface Booking {
  account: number;
  source: number;
  isLeftOut: boolean;
  day: number;
  amount: number;
  balance: number;
  key: () => string;
}

/** Every booking in the currency of its account; known ones too, for a file is a whole. */
function eachBooking(index: ImportIndex, visit: (booking: Booking) => void, sources: SourceNumbers): void {
  for (const segment of index.segments) {
    const { columns, choices } = segment;
    const { id: fileId = '', sha256: origin = '' } = index.files[segment.fileIndex] ?? {};
    const numbers: number[] = [];
    for (let position = 0; position < columns.rowCount; position += 1) {
      if (columns.dispositions[position] !== 0) continue;
      const account = accountOfRow(segment, position);
      if (account === -1) continue;
      if (currencyOfRow(index, segment, position) !== index.accounts[account]?.fields.currency) continue;
      const accountIndex = columns.accountIndexes[position] ?? 0;
      const source = numbers[accountIndex] ?? sources.of({ fileId, accountIndex, origin });
      numbers[accountIndex] = source;
      visit({
        account,
        source,
        isLeftOut: leavesOut(choices.get(position)),
        day: columns.days[position] ?? 0,
        amount: columns.amounts[position] ?? 0,
        balance: columns.balances[position] ?? Number.NaN,
        key: () =>
          bookingKey({
            low: columns.hashLow[position] ?? 0,
            high: columns.hashHigh[position] ?? 0,
            occurrence: columns.occurrences[position] ?? 1,
          }),
      });
    }
  }
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
