import type { Page } from 'playwright-core';
import { type EmbeddedHttp, embeddedHttp } from './embedded-http';
import type { ExpectedAccount } from './friday-files';

/** An account of the service without what the program may name it: number of transactions and their sum. */
export interface HeldAccount {
  readonly number: string;
  readonly bookings: number;
  readonly sumMinor: number;
}

/** All pages of a list of the service. */
async function pagesOf(http: EmbeddedHttp, path: string): Promise<Record<string, unknown>[]> {
  const all: Record<string, unknown>[] = [];
  const seen = new Set<string>();
  for (let page = 1; page < 1_000; page += 1) {
    const answer = await http.get(`${path}?page=${page}`);
    const list = (Array.isArray(answer) ? answer : Object.values(answer as object).find(Array.isArray)) ?? [];
    const key = JSON.stringify(list[0] ?? null);
    if (list.length === 0 || seen.has(key)) break;
    seen.add(key);
    all.push(...(list as Record<string, unknown>[]));
  }
  return all;
}

async function heldAccounts(http: EmbeddedHttp, userId: string): Promise<HeldAccount[]> {
  const accounts = await pagesOf(http, `/users/${userId}/banking/accounts`);
  const transactions = await pagesOf(http, `/users/${userId}/banking/transactions`);
  return accounts.map((account) => {
    const own = transactions.filter(({ accountId }) => accountId === account.accountId);
    return {
      number: String(account.iban ?? account.accountNumber ?? ''),
      bookings: own.length,
      sumMinor: own.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0),
    };
  });
}

/** Counts and sums without numbers, in one order. */
export const figures = (accounts: readonly (HeldAccount | ExpectedAccount)[]) =>
  accounts.map(({ bookings, sumMinor }) => `${bookings} bookings, ${sumMinor}`).sort();

/** What the service on this computer holds of a customer. */
export async function heldOfCustomer(page: Page, customerName: string): Promise<HeldAccount[]> {
  const [customers, connections] = await page.evaluate(async () => {
    const [found, known] = await Promise.all([
      window.kontor.customers.list(),
      window.kontor.connections.list(),
    ]);
    return [found.ok ? found.value : [], known.ok ? known.value : []] as const;
  });
  const customer = customers.find(({ name }) => name === customerName);
  const connection = connections.find(({ id }) => id === customer?.connectionId);
  const http = await embeddedHttp(connection?.baseAddress ?? '');
  return heldAccounts(http, customer?.userId ?? '');
}
