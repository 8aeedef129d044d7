import { createHash } from 'node:crypto';
import type { ServiceClient } from '../service/service-client';
import { isServiceError } from '../service/transport/service-error';
import { bookingDayOfTimestamp } from '../service/wire/booking-day';
import { readAccounts, readTransactions } from '../service/wire/list-envelope';
import { partsOfTransactionId } from '../store/accounts/account-identity';
import type { HeldAccount } from '../store/context/planned-balance';
import type { HeldPage } from '../store/sending/send-set';

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
  const waitsForService = signal !== undefined;
  try {
    const query = { page: String(page), pageSize: String(pageSize) };
    return (await client.call('banking.transactions', { path, query, signal, waitsForService })).value;
  } catch (error) {
    if (isServiceError(error, 'service.notFound') && page > 1) return [];
    // A service that does not know the parameters gives everything at once.
    if (!isServiceError(error, 'service.badRequest')) throw error;
    return page > 1
      ? []
      : (await client.call('banking.transactions', { path, signal, waitsForService })).value;
  }
}

/** Larger numbers are no amounts; they could not be held in minor units either. */
const largestAmount = 1e13;

function heldPageOf(items: readonly Record<string, unknown>[]): HeldPage {
  const page: HeldPage = { transactionIds: [], amounts: [], bookingDays: [], accountIds: [], currencies: [] };
  for (const { transactionId, amount, bookingDate, accountId, currency } of items) {
    if (typeof transactionId !== 'string') continue;
    page.transactionIds.push(transactionId);
    page.amounts.push(amountOf(amount));
    page.bookingDays.push(bookingDayOfTimestamp(bookingDate) ?? null);
    const saysAccount = partsOfTransactionId(transactionId) !== null;
    page.accountIds.push(saysAccount || typeof accountId !== 'string' ? null : accountId);
    page.currencies.push(typeof currency === 'string' ? currency : null);
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

function amountOf(raw: unknown): number | null {
  return typeof raw === 'number' && Math.abs(raw) < largestAmount ? raw : null;
}

/** The accounts that the service holds for the user. */
export async function heldAccountsOf(
  client: ServiceClient,
  userId: string,
  signal?: AbortSignal,
): Promise<HeldAccount[]> {
  const path = { 'user-id': userId };
  // A plan has somebody in front of it; only what runs in the background waits for ever.
  const waitsForService = signal !== undefined;
  const { value } = await client.call('banking.accounts', { path, signal, waitsForService });
  return readAccounts(value).flatMap(({ accountId, balance, currency }) =>
    accountId
      ? {
          accountId: String(accountId),
          balance: amountOf(balance),
          currency: typeof currency === 'string' ? currency : null,
        }
      : [],
  );
}
