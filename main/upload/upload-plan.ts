import type { Customer, UploadPlan } from '../../preload/contract';
import { endpoints } from '../service/endpoint-tables/endpoints';
import type { ServiceClient } from '../service/service-client';
import type { HeldAccount } from '../store/context/planned-balance';
import type { Store } from '../store/open-store';
import type { BalancePatch } from '../store/operations/sending/balance-operations';
import type { PlannedAccount } from '../store/operations/sending/plan-operations';
import { type BatchSizing, batchesFor, startSizing } from './decisions/batch-size-policy';
import { eachHeldPage, heldAccountsOf } from './held-pages';
import { removalSize } from './transaction-removal';

const sampleTransactions = 3;
const sampleLimit = 20_000;

export interface MadePlan {
  plan: UploadPlan;
  sizing: BatchSizing;
  /** JSON text of each account to be created, in the order of the plan. */
  newAccounts: string[];
  batches: number;
  /** As the service listed them when the plan was made. */
  heldAccounts: HeldAccount[];
}

/**
 * The dry run (feature 33): reads what the service holds and counts what would be sent. A known account is never
 * posted again, because that replaces it with everything in it (interface.md 2.2; feature 35).
 *
 * @throws KontorError import.* when the import cannot be sent as it is; ServiceError when the service cannot be read
 */
export async function makePlan(
  store: Pick<Store, 'call'>,
  client: ServiceClient,
  importId: string,
  customer: Customer,
): Promise<MadePlan> {
  await store.call('imports.setCustomer', importId, customer.id);
  await store.call('plans.begin', importId);
  const heldAccounts = await heldAccountsOf(client, customer.userId);
  const heldIds = new Set(heldAccounts.map(({ accountId }) => accountId));
  const { userId, transactionCount } = customer;
  if (heldIds.size + transactionCount > 0) {
    await eachHeldPage(client, { userId }, (page) => store.call('plans.addHeld', importId, page));
  }
  const planned = await store.call('plans.read', importId, heldAccounts);
  // In which the service holds bookings is there, listed or not: created, it would be emptied.
  for (const { serviceAccountId, knownTransactions } of planned)
    if (knownTransactions > 0) heldIds.add(serviceAccountId);
  const sizing = startSizing(await store.call('uploads.learnedBatchSize', customer.id));
  const created = planned.filter(({ serviceAccountId }) => !heldIds.has(serviceAccountId));
  const changed = planned.filter(({ balance }) => balance?.action === 'patch');
  const counts = planned.flatMap(({ newTransactions }) => (newTransactions > 0 ? [newTransactions] : []));
  const batches = batchesFor(counts, sizing);
  const replaces = await store.call('plans.replaces', importId);
  const sentOtherwise = await store.call('plans.sentOtherwise', importId);
  const unit = client.connection.timestampUnit;
  const rawSample = await store.call('plans.sample', importId, sampleTransactions, unit);
  const sample = rawSample ?? sampleOfAccounts(created[0]?.accountBody, changed[0]);
  return {
    sizing,
    batches,
    heldAccounts,
    newAccounts: created.map(({ accountBody }) => accountBody),
    plan: {
      importId,
      customerId: customer.id,
      accounts: planned.map(({ serviceAccountId, accountBody: _body, ...account }) => ({
        ...account,
        accountId: serviceAccountId,
        action: heldIds.has(serviceAccountId) ? 'add' : 'create',
      })),
      calls: [
        ...callsOf('upload.deleteTransactions', removalCalls(replaces?.perAccount ?? [])),
        ...callsOf('upload.createAccounts', created.length > 0 ? 1 : 0),
        ...callsOf('upload.addTransactions', batches),
        ...callsOf('upload.patchAccounts', changed.length > 0 ? 1 : 0),
      ],
      sampleBody: JSON.stringify(JSON.parse(sample), null, 2).slice(0, sampleLimit),
      transactions: sumOf(counts),
      ...(replaces ? { replaces: { transactions: sumOf(replaces.perAccount), rows: replaces.rows } } : {}),
      ...(sentOtherwise.rows > 0 ? { sentOtherwise } : {}),
    },
  };
}

/** The same client, whose calls end with the signal although somebody stands in front of them and they do not wait for ever. */
export function endedBy(client: ServiceClient, signal: AbortSignal): ServiceClient {
  const call = (key: never, options: object = {}) => client.call(key, { ...options, signal } as never);
  return { ...client, call: call as unknown as ServiceClient['call'] };
}

/** Body of `POST .../banking/accounts` (interface.md 4.4) out of the JSON texts of its accounts. */
export function accountsBody(accounts: readonly string[]): string {
  return `{"accounts":[${accounts.join(',')}]}`;
}

/** The body of the first call where no transactions go. */
function sampleOfAccounts(created: string | undefined, changed: PlannedAccount | undefined): string {
  if (created) return accountsBody([created]);
  const balance = changed?.balance?.given;
  return balance ? balancesBody([{ accountId: changed.serviceAccountId, balance: Number(balance) }]) : 'null';
}

/** Body of `PATCH .../banking/accounts` (interface.md 4.7): what is left out stays as it is. */
export function balancesBody(accounts: readonly BalancePatch[]): string {
  return JSON.stringify({ accounts });
}

function removalCalls(perAccount: readonly number[]): number {
  return sumOf(perAccount.map((transactions) => Math.ceil(transactions / removalSize)));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function callsOf(
  key:
    | 'upload.deleteTransactions'
    | 'upload.createAccounts'
    | 'upload.addTransactions'
    | 'upload.patchAccounts',
  count: number,
) {
  const { method, path } = endpoints[key];
  return count === 0 ? [] : [{ method, endpoint: path, count }];
}
