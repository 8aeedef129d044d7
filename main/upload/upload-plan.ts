import type { Customer, UploadPlan } from '../../preload/contract';
import { endpoints } from '../service/endpoints';
import type { ServiceClient } from '../service/service-client';
import type { Store } from '../store/open-store';
import { type BatchSizing, batchesFor, startSizing } from './batch-size-policy';
import { heldAccountIds, heldPages } from './held-pages';

const sampleTransactions = 3;
const sampleLimit = 20_000;

export interface MadePlan {
  plan: UploadPlan;
  sizing: BatchSizing;
  /** JSON text of each account to be created, in the order of the plan. */
  newAccounts: string[];
  batches: number;
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
  const heldAccounts = await heldAccountIds(client, customer.userId);
  if (heldAccounts.size > 0) {
    for await (const page of heldPages(client, customer.userId)) {
      await store.call('plans.addHeld', importId, page);
    }
  }
  const planned = await store.call('plans.read', importId);
  const sizing = startSizing(await store.call('uploads.learnedBatchSize', customer.id));
  const created = planned.filter(({ serviceAccountId }) => !heldAccounts.has(serviceAccountId));
  const counts = planned.flatMap(({ newTransactions }) => (newTransactions > 0 ? [newTransactions] : []));
  const batches = batchesFor(counts, sizing);
  const unit = client.connection.timestampUnit;
  const rawSample = await store.call('plans.sample', importId, sampleTransactions, unit);
  const sample = rawSample ?? (created.length > 0 ? accountsBody([created[0]?.accountBody ?? '{}']) : 'null');
  return {
    sizing,
    batches,
    newAccounts: created.map(({ accountBody }) => accountBody),
    plan: {
      importId,
      customerId: customer.id,
      accounts: planned.map(({ serviceAccountId, accountBody: _body, ...account }) => ({
        ...account,
        accountId: serviceAccountId,
        action: heldAccounts.has(serviceAccountId) ? 'add' : 'create',
      })),
      calls: [
        ...callsOf('upload.createAccounts', created.length > 0 ? 1 : 0),
        ...callsOf('upload.addTransactions', batches),
      ],
      sampleBody: JSON.stringify(JSON.parse(sample), null, 2).slice(0, sampleLimit),
      transactions: counts.reduce((sum, transactions) => sum + transactions, 0),
    },
  };
}

/** Body of `POST .../banking/accounts` (interface.md 4.4) out of the JSON texts of its accounts. */
export function accountsBody(accounts: readonly string[]): string {
  return `{"accounts":[${accounts.join(',')}]}`;
}

function callsOf(key: 'upload.createAccounts' | 'upload.addTransactions', count: number) {
  const { method, path } = endpoints[key];
  return count === 0 ? [] : [{ method, endpoint: path, count }];
}
