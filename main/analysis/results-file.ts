import { KontorError } from '../bridge/handler-types';
import type { Store } from '../store/open-store';

/**
 * All results of a customer as one JSON file, each as received, whole.
 * @throws KontorError results.none, customer.unknown
 */
export async function resultsFileOf(
  store: Pick<Store, 'call'>,
  customerId: string,
): Promise<{ name: string; bytes: Uint8Array }> {
  const customer = await store.call('customers.get', customerId);
  const results = await store.call('results.listWhole', customerId);
  if (results.length === 0) throw new KontorError('results.none');
  const { type, customUserId, environment, connectionName } = customer;
  const content = { customer: { type, customUserId, environment, connectionName }, results };
  return { name: 'kontor-results.json', bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`, 'utf8') };
}
