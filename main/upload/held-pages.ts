import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { endpoints } from '../service/endpoint-tables/endpoints';
import { endpointLabel } from '../service/requests/request-builder';
import type { ServiceClient } from '../service/service-client';
import { isServiceError, serviceError } from '../service/transport/service-error';
import { bookingDayOfTimestamp } from '../service/wire/booking-day';
import { hasList, isListAnswer, readAccounts, readTransactions } from '../service/wire/list-envelope';
import { partsOfTransactionId } from '../store/accounts/account-identity';
import type { HeldAccount } from '../store/context/planned-balance';
import type { HeldPage } from '../store/sending/send-set';

/** Asked for in this order: a service that does not give as many says 400. Each answer stays in memory alone. */
const pageSizes = [2_000, 500, 100] as const;
const maxPages = 100_000;

/**
 * What the service holds of a user, page by page, so that reading back a million transactions takes the memory of two
 * or three pages: the next are on their way while one is looked at. Ends with an empty page or one that begins as the one before: a
 * service that does not page answers the same list again. Any other end has to be proven. The client's own
 * page reader remembers every item, which is too much here.
 *
 * @throws ServiceError service.listIncomplete: a later page did not come, and what was read is not known to be all
 */
export async function* heldPages(
  client: ServiceClient,
  userId: string,
  signal?: AbortSignal,
): AsyncGenerator<ReadPage, void, void> {
  const beginnings = new Set<string>();
  const pages = new PageRequests(client, userId, signal);
  let last = '';
  const coming = [pages.request(1)];
  for (let page = 1; page <= maxPages; page += 1) {
    const items = await pages.read(page, await (coming.shift() ?? pages.request(page)));
    const beginning = beginningOf(items);
    if (items.length === 0 || beginning === last) return;
    // Neither a list that came again nor a last page that did: one page took the place of another.
    if (beginnings.has(beginning)) return pages.requireEnd();
    beginnings.add(beginning);
    last = beginning;
    pages.note(items.length);
    // The second page says whether the service pages at all; one that is not full that the end may be near.
    const ahead = page > 1 && items.length === pages.size ? 2 : 1;
    while (coming.length < ahead) coming.push(pages.request(page + 1 + coming.length));
    yield* inParts(items);
  }
}

/** A service that does not page gives everything at once: nobody waits until all of it was looked at. */
async function* inParts(items: readonly Record<string, unknown>[]): AsyncGenerator<ReadPage, void, void> {
  const [most] = pageSizes;
  yield heldPageOf(items.slice(0, most));
  for (let at: number = most; at < items.length; at += most) {
    await setImmediate();
    yield heldPageOf(items.slice(at, at + most));
  }
}

/** The same for each page, which is compared while the one after it is read. @throws also what `compare` throws */
export async function eachHeldPage(
  client: ServiceClient,
  { userId, signal }: { userId: string; signal?: AbortSignal },
  compare: (page: ReadPage) => Promise<unknown>,
): Promise<void> {
  let compared: Promise<unknown> = Promise.resolve();
  for await (const page of heldPages(client, userId, signal)) {
    await compared;
    compared = compare(page);
    compared.catch(() => undefined);
  }
  await compared;
}

/** What tells a page from the others. Not every item needs an id: then all of the page has to be the same. */
function beginningOf(items: readonly Record<string, unknown>[]): string {
  const id = items[0]?.transactionId;
  if (typeof id === 'string' && id !== '') return `id ${id}`;
  const hash = createHash('sha256');
  for (const { accountId, bookingDate, amount, transactionId } of items) {
    hash.update(JSON.stringify([accountId, bookingDate, amount, transactionId]));
  }
  return `items ${hash.digest('base64')}`;
}

/** No service gives so few at a time: such a list is all there is. */
const shortestPage = 3;

class PageRequests {
  /** Index into `pageSizes`; past its end the service does not page. */
  #size = 0;
  #read = 0;
  #first = 0;

  constructor(
    readonly client: ServiceClient,
    readonly userId: string,
    readonly signal: AbortSignal | undefined,
  ) {}

  get size(): number | undefined {
    return pageSizes[this.#size];
  }

  note(items: number): void {
    if (this.#read === 0) this.#first = items;
    this.#read += items;
  }

  /** Asks ahead. Whoever looks at the pages may stop before this one: what went wrong is heard when it is read. */
  request(page: number): Promise<PageAnswer> {
    const pageSize = this.size;
    // A service that does not know the parameters gives everything at once.
    if (pageSize === undefined && page > 1) return Promise.resolve({ answer: [] });
    const query = pageSize === undefined ? undefined : { page: String(page), pageSize: String(pageSize) };
    return this.#ask(query).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
  }

  /** The items of a page after all before it were read. */
  async read(page: number, asked: PageAnswer): Promise<Record<string, unknown>[]> {
    try {
      if ('error' in asked) throw asked.error;
      const { answer } = asked;
      const items = readTransactions(answer);
      if (page === 1) requireList(answer, 'banking.transactions');
      // Later pages follow a list: something that is none is not its end.
      if (page > 1 && items.length === 0 && !hasList(answer)) await this.requireEnd();
      return items;
    } catch (error) {
      const isBadRequest = isServiceError(error, 'service.badRequest');
      if (!isBadRequest && !isServiceError(error, 'service.notFound')) throw error;
      // Some services refuse a page behind the last one, and any may refuse one by mistake.
      if (page > 1) {
        await this.requireEnd(error.status);
        return [];
      }
      // Pages of another size would begin elsewhere: only before the first is the size still open.
      if (!isBadRequest) throw error;
      if (this.size === undefined) throw error;
      this.#size += 1;
      return this.read(page, await this.request(page));
    }
  }

  /** @throws ServiceError service.listIncomplete unless what was read is all that the service holds */
  async requireEnd(status = 0): Promise<void> {
    if (await this.#isAll().catch(() => false)) return;
    const endpoint = endpointLabel(endpoints['banking.transactions']);
    throw serviceError('service.listIncomplete', { endpoint, status });
  }

  /**
   * Proven by a page of another size, which begins among the items that were read and would end behind them: it holds
   * exactly those that are left of them. A service that had more would fill it up.
   */
  async #isAll(): Promise<boolean> {
    if (this.#read < shortestPage) return true;
    for (let size = this.#first - 1; size >= this.#first / 2; size -= 1) {
      const rest = this.#read % size;
      if (rest === 0) continue;
      const page = String(Math.floor(this.#read / size) + 1);
      return readTransactions(await this.#ask({ page, pageSize: String(size) })).length === rest;
    }
    return false;
  }

  async #ask(query?: Record<string, string>): Promise<unknown> {
    const { client, userId, signal } = this;
    const path = { 'user-id': userId };
    const waitsForService = signal !== undefined;
    const settings = { path, query, signal, waitsForService, readsAscii: true };
    return (await client.call('banking.transactions', settings)).value;
  }
}

type PageAnswer = { answer: unknown } | { error: unknown };

/**
 * With the accounts in which the service holds anything, by id and, of ids of our own, by tag, also what has no identifier;
 * null: something of no account.
 */
export interface ReadPage extends HeldPage {
  holders: (string | null)[];
}

/** Larger numbers are no amounts; they could not be held in minor units either. */
const largestAmount = 1e13;

function heldPageOf(items: readonly Record<string, unknown>[]): ReadPage {
  const page: HeldPage = { transactionIds: [], amounts: [], bookingDays: [], accountIds: [], currencies: [] };
  const holders = new Set<string | null>();
  const dayOf = rememberedDays();
  for (const { transactionId, amount, bookingDate, accountId, currency } of items) {
    const parts = typeof transactionId === 'string' ? partsOfTransactionId(transactionId) : null;
    if (parts) holders.add(parts.accountTag);
    if (typeof accountId === 'string' || typeof accountId === 'number') holders.add(String(accountId));
    else if (!parts) holders.add(null);
    if (typeof transactionId !== 'string') continue;
    page.transactionIds.push(transactionId);
    page.amounts.push(amountOf(amount));
    page.bookingDays.push(dayOf(bookingDate));
    page.accountIds.push(parts || typeof accountId !== 'string' ? null : accountId);
    page.currencies.push(typeof currency === 'string' ? currency : null);
  }
  return { ...page, holders: Array.from(holders) };
}

/** The transactions of a page share a few days. */
function rememberedDays(): (rawTimestamp: unknown) => string | null {
  const known = new Map<unknown, string | null>();
  return (rawTimestamp) => {
    let day = known.get(rawTimestamp);
    if (day === undefined) {
      day = bookingDayOfTimestamp(rawTimestamp) ?? null;
      known.set(rawTimestamp, day);
    }
    return day;
  };
}

/** Whether the service holds any transaction of the user. */
export async function holdsTransactions(
  client: ServiceClient,
  userId: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const pages = new PageRequests(client, userId, signal);
  const items = await pages.read(1, await pages.request(1));
  return items.some(({ transactionId }) => typeof transactionId === 'string');
}

function amountOf(raw: unknown): number | null {
  return typeof raw === 'number' && Math.abs(raw) < largestAmount ? raw : null;
}

/** What is no list says nothing of what the service holds. @throws ServiceError service.badAnswer */
function requireList(answer: unknown, key: 'banking.accounts' | 'banking.transactions'): void {
  if (!isListAnswer(answer)) throw badShape(key);
}

function badShape(key: 'banking.accounts' | 'banking.transactions') {
  const endpoint = endpointLabel(endpoints[key]);
  return serviceError('service.badAnswer', { endpoint, status: 200, reason: 'shape', message: '' }, 200);
}

function noneWhereNotFound(error: unknown): false {
  if (isServiceError(error, 'service.notFound')) return false;
  throw error;
}

/** The accounts that the service holds for the user. @throws ServiceError */
export async function heldAccountsOf(
  client: ServiceClient,
  userId: string,
  signal?: AbortSignal,
): Promise<HeldAccount[]> {
  const path = { 'user-id': userId };
  // A plan has somebody in front of it; only what runs in the background waits for ever.
  const waitsForService = signal !== undefined;
  const { value } = await client.call('banking.accounts', { path, signal, waitsForService });
  // An account that is taken for missing is created, which empties the one that is there (interface-gaps).
  requireList(value, 'banking.accounts');
  // Said without a list, "none" is believed of a user without bookings only.
  if (!hasList(value) && (await holdsTransactions(client, userId, signal).catch(noneWhereNotFound)))
    throw badShape('banking.accounts');
  return readAccounts(value).flatMap(({ accountId, balance, currency }) =>
    (typeof accountId === 'string' && accountId !== '') || typeof accountId === 'number'
      ? {
          accountId: String(accountId),
          balance: amountOf(balance),
          currency: typeof currency === 'string' ? currency : null,
        }
      : [],
  );
}
