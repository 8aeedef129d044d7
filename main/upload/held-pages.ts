import { createHash } from 'node:crypto';
import type { ServiceClient } from '../service/service-client';
import { isServiceError } from '../service/service-error';
import { bookingDayOfTimestamp } from '../service/wire/booking-day';
import { readAccounts, readTransactions } from '../service/wire/list-envelope';
import type { HeldPage } from '../store/send-set';

/** What the local service gives at most; a page more costs less than an answer that is too large. */
const pageSize = 500;
const maxPages = 100_000;

/**
 * What the service holds of a user, page by page, so that reading back a million transactions takes the memory of one
 * page. Ends with an empty page or one that begins as an earlier one did: a service that does not page answers the
 * same list again. The client's own page reader remembers every item, which is too much here.
 */
export async function* heldPages(
  client: ServiceClient,
  userId: string,
  signal?: AbortSignal,
): AsyncGenerator<HeldPage, void, void> {
  const beginnings = new Set<string>();
  for (let page = 1; page <= maxPages; page += 1) {
    const rawAnswer = await fetchPage(client, userId, page, signal);
    const items = readTransactions(rawAnswer);
    const beginning = beginningOf(items);
    if (items.length === 0 || beginnings.has(beginning)) return;
    beginnings.add(beginning);
    yield heldPageOf(items);
  }
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

async function fetchPage(
  client: ServiceClient,
  userId: string,
  page: number,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const path = { 'user-id': userId };
  try {
    const query = { page: String(page), pageSize: String(pageSize) };
    return (await client.call('banking.transactions', { path, query, signal })).value;
  } catch (error) {
    if (isServiceError(error, 'service.notFound') && page > 1) return [];
    // A service that does not know the parameters gives everything at once.
    if (!isServiceError(error, 'service.badRequest')) throw error;
    return page > 1 ? [] : (await client.call('banking.transactions', { path, signal })).value;
  }
}

function heldPageOf(items: readonly Record<string, unknown>[]): HeldPage {
  const page: HeldPage = { transactionIds: [], amounts: [], bookingDays: [] };
  for (const { transactionId, amount, bookingDate } of items) {
    if (typeof transactionId !== 'string') continue;
    page.transactionIds.push(transactionId);
    page.amounts.push(typeof amount === 'number' ? amount : null);
    page.bookingDays.push(bookingDayOfTimestamp(bookingDate) ?? null);
  }
  return page;
}

/** Whether the service holds any transaction of the user. */
export async function holdsTransactions(
  client: ServiceClient,
  userId: string,
  signal?: AbortSignal,
): Promise<boolean> {
  for await (const page of heldPages(client, userId, signal)) return page.transactionIds.length > 0;
  return false;
}

/** `accountId` of every account that the service holds for the user. */
export async function heldAccountIds(
  client: ServiceClient,
  userId: string,
  signal?: AbortSignal,
): Promise<Set<string>> {
  const { value } = await client.call('banking.accounts', { path: { 'user-id': userId }, signal });
  return new Set(readAccounts(value).flatMap(({ accountId }) => (accountId ? [String(accountId)] : [])));
}
