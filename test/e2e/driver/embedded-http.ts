import keytar from 'keytar';
import type { Page } from 'playwright-core';

/** A token for the embedded service, got with the secret that the real key store holds. */
export interface EmbeddedHttp {
  get(path: string): Promise<unknown>;
}

/**
 * Talks to the embedded service of a running program over HTTP, past all of the program's own code.
 * @param baseAddress of the connection, as the program shows it
 */
export async function embeddedHttp(baseAddress: string): Promise<EmbeddedHttp> {
  const secret = await keytar.getPassword('Kontor (development)', 'local-service.secret');
  if (!secret) throw new Error('The key store holds no secret of the embedded service.');
  const answer = await fetch(`${baseAddress}/auth`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: 'kontor-embedded',
      client_secret: secret,
      grant_type: 'client_credentials',
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return {
    get: async (path) => {
      const found = await fetch(`${baseAddress}${path}`, { headers: { Authorization: `Bearer ${token}` } });
      if (!found.ok) throw new Error(`GET ${path} answered ${found.status}`);
      return found.json();
    },
  };
}

/** All transactions that the service holds for a user, page by page. */
export async function heldTransactions(
  http: EmbeddedHttp,
  userId: string,
): Promise<{ transactionId: string; amount: number }[]> {
  const held: { transactionId: string; amount: number }[] = [];
  for (let page = 1; page < 10_000; page += 1) {
    const answer = await http.get(`/users/${userId}/banking/transactions?page=${page}`);
    const list = Array.isArray(answer) ? answer : Object.values(answer as object).find(Array.isArray);
    const found = list as typeof held;
    if (found.length === 0 || found[0]?.transactionId === held[0]?.transactionId) break;
    held.push(...found);
  }
  return held;
}

/** Their identifiers. */
export async function heldTransactionIds(http: EmbeddedHttp, userId: string): Promise<string[]> {
  return (await heldTransactions(http, userId)).map(({ transactionId }) => transactionId);
}

/** The transactions of the only customer of the program, as its embedded service holds them. */
export async function heldOfOnlyCustomer(page: Page): Promise<Awaited<ReturnType<typeof heldTransactions>>> {
  const [customers, connections] = await page.evaluate(async () =>
    Promise.all([window.kontor.customers.list(), window.kontor.connections.list()]),
  );
  if (!customers.ok || !connections.ok || customers.value.length !== 1) throw new Error('no only customer');
  const http = await embeddedHttp(connections.value[0]?.baseAddress ?? '');
  return heldTransactions(http, customers.value[0]?.userId ?? '');
}
