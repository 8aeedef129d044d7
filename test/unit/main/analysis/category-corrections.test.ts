import { afterEach, beforeEach, expect, it } from 'vitest';
import { CategoryCorrections } from '../../../../main/analysis/category-corrections';
import type { ServiceClient } from '../../../../main/service/service-client';
import { serviceError } from '../../../../main/service/transport/service-error';
import { type Customer, categoryCorrection } from '../../../../preload/contract';
import { MemoryStore } from '../store/memory-store';

let store: MemoryStore;
/** Bodies that the service got. */
let sent: [transactionId: string, category: string][];
/** Thrown at the call of that number, from 0. */
let failAt: Map<number, Error>;
let corrections: CategoryCorrections;
const input = {
  payee: 'Zwirbel KG',
  isOut: true,
  original: 'business.supplier',
  category: 'insurances.other',
  transactionIds: ['1', '2', '3'],
};
const network = serviceError('service.network', { host: 'service', reason: 'refused', attempts: 3 });
const missing = (status: number) =>
  serviceError('service.notFound', { endpoint: 'POST /feedback', type: '', message: '' }, status);

beforeEach(() => {
  store = new MemoryStore();
  sent = [];
  failAt = new Map();
  let calls = 0;
  const client = {
    call: async (key: string, { body }: { body: Record<string, string> }) => {
      expect(key).toBe('feedback.create');
      expect(body.userId).toBe('user');
      const fault = failAt.get(calls);
      calls += 1;
      if (fault) throw fault;
      sent.push([body.transactionId ?? '', body.category ?? '?']);
    },
  };
  corrections = new CategoryCorrections({
    store: () => store as never,
    serviceClientOf: async () => client as unknown as ServiceClient,
    onFault: (error) => {
      throw error;
    },
  });
});
afterEach(() => store.close());

async function makeCustomer(environment: Customer['environment'] = 'local'): Promise<string> {
  const id = await store.call('customers.begin', {
    connectionId: 'peer',
    name: 'Muster GmbH',
    type: 'company',
    expiresIn: null,
    environment,
    connectionName: 'Peer',
    customUserId: 'made-up',
  });
  await store.call('customers.finish', id, { userId: 'user', expiresAt: null });
  return id;
}

it('tells the service of every booking of the payee, and keeps what was said', async () => {
  const customerId = await makeCustomer();
  const said = await corrections.set(customerId, input);
  expect(sent).toEqual(['1', '2', '3'].map((id) => [id, 'insurances.other']));
  expect(said).toMatchObject({ state: 'sent', sent: 3, bookings: 3, error: null, payee: 'Zwirbel KG' });
  const [kept] = await corrections.list(customerId);
  expect({ ...kept, changedAt: '' }).toEqual({ ...categoryCorrection.parse(said), changedAt: '' });
});

it('another word about the same payee takes the place of the first, for all bookings ever named', async () => {
  const customerId = await makeCustomer();
  await corrections.set(customerId, input);
  sent = [];
  const again = { ...input, payee: 'ZWIRBEL KG', category: 'leisure.sport', transactionIds: ['3', '4'] };
  await corrections.set(customerId, again);
  expect(sent).toEqual(['1', '2', '3', '4'].map((id) => [id, 'leisure.sport']));
  expect(await corrections.list(customerId)).toHaveLength(1);
  // Money the other way, and what was taken for something else, are words of their own.
  await corrections.set(customerId, { ...input, isOut: false });
  await corrections.set(customerId, { ...input, original: 'credits.loan' });
  expect(await corrections.list(customerId)).toHaveLength(3);
});

it('when sending fails, keeps how far it came; the same word once more sends the rest', async () => {
  const customerId = await makeCustomer();
  failAt.set(1, network);
  const broken = await corrections.set(customerId, input);
  expect(broken).toMatchObject({ state: 'open', sent: 1, error: { code: 'service.network' } });
  expect(await corrections.list(customerId)).toEqual([broken]);
  const mended = await corrections.set(customerId, { id: broken.id, category: input.category });
  expect(sent.map(([id]) => id)).toEqual(['1', '2', '3']);
  expect(mended).toEqual({ ...broken, state: 'sent', sent: 3, error: null, changedAt: mended.changedAt });
});

it.each([404, 405, 501])('a service without feedback (%i): kept here, and no failure', async (status) => {
  const customerId = await makeCustomer('test');
  failAt.set(0, missing(status));
  expect(await corrections.set(customerId, input)).toMatchObject({ state: 'kept', sent: 0, error: null });
});

it('withdraws with an empty category at a local service, with the first category at another one', async () => {
  for (const [environment, category] of [
    ['local', ''],
    ['test', 'business.supplier'],
  ] as const) {
    const customerId = await makeCustomer(environment);
    const { id } = await corrections.set(customerId, input);
    sent = [];
    const withdrawn = await corrections.set(customerId, { id, category: null });
    expect(sent).toEqual(['1', '2', '3'].map((booking) => [booking, category]));
    expect(withdrawn).toMatchObject({ category: null, state: 'sent', sent: 3 });
    await store.call('customers.purge', customerId);
    expect(await corrections.list(customerId)).toEqual([]);
  }
});

it('words said quickly one after the other leave in their order, and the last one stays', async () => {
  const customerId = await makeCustomer();
  const first = corrections.set(customerId, input);
  const second = corrections.set(customerId, { ...input, category: 'leisure.sport' });
  await Promise.all([first, second]);
  expect(sent.at(-1)).toEqual(['3', 'leisure.sport']);
  expect(await corrections.list(customerId)).toMatchObject([
    { category: 'leisure.sport', state: 'sent', sent: 3 },
  ]);
});

it('the audit of the customer tells what was said, without the name of the payee', async () => {
  const customerId = await makeCustomer();
  const { id } = await corrections.set(customerId, input);
  await corrections.set(customerId, { id, category: null });
  const audit = await store.call('audit.file', customerId);
  expect(audit.match(/"event":"categoryCorrected"/g)).toHaveLength(2);
  expect(audit).toContain('"original":"business.supplier","category":"insurances.other","bookings":3');
  expect(audit).not.toContain('Zwirbel');
});

it('refuses what is not there any more', async () => {
  const customerId = await makeCustomer();
  await expect(corrections.set(customerId, { id: 'gone', category: null })).rejects.toMatchObject({
    code: 'correction.unknown',
  });
});
