import { afterEach, describe, expect, it } from 'vitest';
import { result, run as runSchema } from '../../../../preload/contract';
import { resultsOf } from '../../../../preload/contract/answers/result-table';
import { stageExport } from '../../../unit/main/store/memory-store';
import type { Booking } from '../../../unit/main/store/staged-export';
import {
  changeSwitches,
  connectionId,
  createCustomer,
  resultsIn,
  startUpload,
  startWorkspace,
  type TestWorkspace,
  type TestWorkspaceOptions,
} from '../upload/service-workspace';

const open: TestWorkspace[] = [];

afterEach(async () => {
  for (const started of open.splice(0)) {
    await started.close();
    expect(started.faults).toEqual([]);
  }
});

/** Two years of a loan and an insurance. */
const bookings: Booking[] = Array.from({ length: 24 }, (_, index) => {
  const month = `${2023 + Math.floor(index / 12)}-${String(1 + (index % 12)).padStart(2, '0')}`;
  return [
    {
      day: `${month}-03`,
      amountMinor: -45_000,
      name: 'Musterbank AG',
      purpose: 'Darlehen 4711 Rate Tilgung Zinsen',
    },
    { day: `${month}-10`, amountMinor: 500_000, name: 'Kunde GmbH', purpose: `Rechnung ${index}` },
    {
      day: `${month}-15`,
      amountMinor: -8_900,
      name: 'Muster Versicherung AG',
      purpose: 'Betriebshaftpflicht Beitrag',
    },
  ];
}).flat();

async function uploadedWorkspace(options: TestWorkspaceOptions = {}) {
  const started = await startWorkspace(options);
  open.push(started);
  const { id: importId } = await started.store.call('imports.create');
  await stageExport(started.store, importId, bookings);
  const customer = await createCustomer(started.workspace);
  const upload = await startUpload(started.workspace, importId, customer.id);
  expect((await started.workspace.uploads.settled(upload.id)).state).toBe('done');
  return { ...started, importId, customer };
}

describe('an analysis run', () => {
  it('when triggered, polls, fetches every result of a company, and traces their bookings to lines of the file', async () => {
    const { workspace, store, customer, published } = await uploadedWorkspace();
    const run = await workspace.runs.start(customer.id);
    const done = await workspace.runs.settled(run.id);
    expect(runSchema.parse(done)).toMatchObject({
      state: 'done',
      resultsDone: resultsOf('company').length,
      resultsTotal: resultsOf('company').length,
    });
    expect(done.correlationId).not.toBeNull();
    const results = await resultsIn(workspace, customer.id);
    for (const each of results) expect(result.parse(each)).toEqual(each);
    expect(results.map(({ endpoint }) => endpoint).sort()).toEqual([...resultsOf('company')].sort());
    const credits = results.find(({ endpoint }) => endpoint === 'company.credits');
    expect(credits?.state).toBe('received');
    const payload = credits?.payload as { monthlyOverview: { recurringTransactionIDs: string[] }[] };
    const ids = payload.monthlyOverview.flatMap(({ recurringTransactionIDs }) => recurringTransactionIDs);
    expect(ids.length).toBeGreaterThan(0);
    const traced = await workspace.handlers['results.transactions'](customer.id, ids);
    expect(traced.map(({ transactionId }) => transactionId)).toEqual(ids);
    for (const { line, raw, purpose } of traced) {
      expect(line).toBeGreaterThan(1);
      expect(raw).toContain(purpose ?? 'no purpose');
    }
    const customers = published.get('customers.changed') as { lastRunAt: string | null }[] | undefined;
    expect(customers?.[0]?.lastRunAt ?? (await store.call('customers.list'))[0]?.lastRunAt).not.toBeNull();
  });

  it('when a scope is missing and another result fails, tells both apart and keeps all others', async () => {
    const { workspace, customer, service } = await uploadedWorkspace();
    await changeSwitches(service, {
      clientScopes: ['banking', 'banking-upload', 'categorization', 'company-credit', 'company-investment'],
      faults: [
        {
          method: 'GET',
          path: `/users/${customer.userId}/analysis/company/credits`,
          kind: 'status',
          status: 418,
          times: 1,
        },
      ],
    });
    await fetch(service.address.replace(/\/v1$/, '/control/tokens/revoke'), { method: 'POST' });
    const done = await workspace.runs.settled((await workspace.runs.start(customer.id)).id);
    expect(done.state).toBe('done');
    const states = new Map(
      (await resultsIn(workspace, customer.id)).map(({ endpoint, state }) => [endpoint, state]),
    );
    expect(states.get('company.credits')).toBe('failed');
    expect(states.get('company.insurances')).toBe('missingScope');
    expect(states.get('company.investments')).toBe('nothingFound');
    expect(states.get('categorization.get')).toBe('received');
  });

  it.each(['connection', 'customer'] as const)(
    'when the %s lacks the scope of the common endpoint, each result is followed by its own and fetched after it',
    async (who) => {
      const started = await uploadedWorkspace();
      const { workspace, customer, requests, service } = started;
      const clientScopes = ['banking', 'banking-upload', 'company-credit', 'company-investment'];
      const closed = [
        '/categorization',
        '/categorization/correlation',
        '/analysis/company/insurances/correlation',
      ];
      const faults = closed.map((path) => ({
        method: 'GET',
        path: `/users/${customer.userId}${path}`,
        kind: 'status',
        status: 403,
        times: 9,
      }));
      await changeSwitches(service, who === 'customer' ? { faults } : { clientScopes });
      await fetch(service.address.replace(/\/v1$/, '/control/tokens/revoke'), { method: 'POST' });
      requests.length = 0;
      const done = await workspace.runs.settled((await workspace.runs.start(customer.id)).id);
      expect(done).toMatchObject({ state: 'done', resultsDone: 15, resultsTotal: 15, error: null });
      const states = new Map(
        (await resultsIn(workspace, customer.id)).map(({ endpoint, state }) => [endpoint, state]),
      );
      expect(states.get('company.credits')).toBe('received');
      expect(states.get('company.investments')).toBe('nothingFound');
      expect(states.get('company.insurances')).toBe('missingScope');
      expect(states.get('categorization.get')).toBe('missingScope');
      const paths = requests.map(({ path }) =>
        path.slice(path.indexOf(customer.userId) + customer.userId.length),
      );
      const credits = '/analysis/company/credits';
      expect(paths.indexOf(`${credits}/correlation`)).toBeGreaterThan(-1);
      expect(paths.indexOf(credits)).toBeGreaterThan(paths.indexOf(`${credits}/correlation`));
      // What is closed is not asked for behind its back.
      expect(paths).not.toContain('/analysis/company/insurances');
    },
  );

  it('when the customer is a person, fetches the set of a person and nothing of a company', async () => {
    const started = await startWorkspace();
    open.push(started);
    const { workspace, store } = started;
    const { id: importId } = await store.call('imports.create');
    await stageExport(store, importId, bookings);
    const customer = await workspace.customers.create({
      connectionId,
      name: 'Anna Beispiel',
      type: 'person',
      expiresIn: null,
    });
    await workspace.uploads.settled((await startUpload(workspace, importId, customer.id)).id);
    await workspace.runs.settled((await workspace.runs.start(customer.id)).id);
    const endpoints = (await resultsIn(workspace, customer.id)).map(({ endpoint }) => endpoint);
    expect(endpoints.sort()).toEqual([...resultsOf('person')].sort());
  });

  it('when stopped while polling, says stopped and never failed, and can be taken up again', async () => {
    const { workspace, customer, service } = await uploadedWorkspace();
    await changeSwitches(service, { runDurationMs: 1_500 });
    const run = await workspace.runs.start(customer.id);
    await expect
      .poll(async () => (await workspace.runs.list())[0]?.polls ?? 0, { timeout: 5_000 })
      .toBeGreaterThan(0);
    expect((await workspace.runs.stop(run.id)).state).toBe('stopped');
    await workspace.runs.keepWaiting(run.id);
    expect((await workspace.runs.settled(run.id)).state).toBe('done');
  });

  it('when the program ends while polling, the run goes on at the next start', async () => {
    const { workspace, customer, service, store } = await uploadedWorkspace();
    await changeSwitches(service, { runDurationMs: 1_200 });
    const run = await workspace.runs.start(customer.id);
    await expect
      .poll(async () => (await workspace.runs.list())[0]?.polls ?? 0, { timeout: 5_000 })
      .toBeGreaterThan(0);
    await workspace.stop();
    expect((await store.call('runs.get', run.id)).state).toBe('running');
    const again = await startWorkspaceOver(open[0] as TestWorkspace);
    await again.opened();
    const done = await again.runs.settled(run.id);
    expect(done.state).toBe('done');
    expect(done.correlationId).not.toBeNull();
    await again.stop();
  });
});

/** The same store and service under a new program. */
async function startWorkspaceOver({ store, client, faults }: TestWorkspace) {
  const { createWorkspace } = await import('../../../../main/workspace');
  return createWorkspace({
    openLink: async () => undefined,
    copyPicture: async () => undefined,
    store: () => store,
    serviceClientOf: async () => client,
    connectionOf: () => ({ name: 'Peer', environment: 'local' }),
    publish: () => undefined,
    save: async (fileName) => ({ fileName }),
    onFault: (error) => faults.push(error),
  });
}
