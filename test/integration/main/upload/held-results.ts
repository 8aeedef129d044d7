import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalService } from '../../../../main/local-service/start';
import { endpoints } from '../../../../main/service/endpoint-tables/endpoints';
import type { ServiceClient } from '../../../../main/service/service-client';
import { resultsOf } from '../../../../preload/contract/answers/result-table';

/**
 * Every company result of a user, by endpoint, after an analysis of what the service holds now: straight over HTTP,
 * because the client spaces its polls.
 */
export async function analyse(
  service: Pick<LocalService, 'address' | 'clientId' | 'clientSecret'>,
  userId: string,
): Promise<Record<string, unknown>> {
  const { address, clientId, clientSecret } = service;
  const form = new URLSearchParams({
    client_id: clientId,
    client_secret: clientSecret,
    grant_type: 'client_credentials',
  });
  const auth = await fetch(`${address}/auth`, { method: 'POST', body: form });
  const { access_token: token } = (await auth.json()) as { access_token: string };
  const headers = { Authorization: `Bearer ${token}` };
  const trigger = await fetch(`${address}/users/${userId}/trigger-analysis`, { method: 'POST', headers });
  const id = trigger.headers.get('service-correlation-id') ?? '';
  const correlation = `${address}/users/${userId}/categorization/correlation?correlationId=${id}`;
  const asked = { ...headers, 'Service-Correlation-Id': id };
  for (let status = 404; status === 404; await sleep(20)) {
    ({ status } = await fetch(correlation, { headers: asked }));
  }
  const results: Record<string, unknown> = {};
  for (const key of resultsOf('company')) {
    const answer = await fetch(address + endpoints[key].path.replace('{user-id}', userId), { headers });
    if (!answer.ok) throw new Error(`${key}: ${answer.status}`);
    results[key] = inOrder(await answer.json());
  }
  return results;
}

/** Lists of transactions come in the order in which they arrived, which says nothing; all other lists are compared as they are. */
function inOrder(result: unknown): unknown {
  const { transactions } = result as { transactions?: { transactionId: string }[] };
  if (!transactions) return result;
  return {
    ...(result as object),
    transactions: transactions.slice().sort((a, b) => (a.transactionId < b.transactionId ? -1 : 1)),
  };
}

interface HeldAccount {
  accountId: string;
  iban?: string;
  balance?: number;
}

/** The accounts of a user as the service lists them. */
export async function heldAccounts(client: ServiceClient, userId: string): Promise<HeldAccount[]> {
  const { value } = await client.call('banking.accounts', { path: { 'user-id': userId } });
  return (value as { accounts: HeldAccount[] }).accounts;
}
