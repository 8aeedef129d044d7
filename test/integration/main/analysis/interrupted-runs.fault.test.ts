import { afterEach, describe, expect, it } from 'vitest';
import { createWorkspace } from '../../../../main/workspace';
import { resultsOf } from '../../../../preload/contract/answers/result-table';
import { stageExport } from '../../../unit/main/store/memory-store';
import type { Booking } from '../../../unit/main/store/staged-export';
import {
  changeSwitches,
  createCustomer,
  isResult,
  resultsIn,
  startUpload,
  startWorkspace,
  type TestWorkspace,
} from '../upload/service-workspace';

const open: TestWorkspace[] = [];

afterEach(async () => {
  for (const started of open.splice(0)) {
    await started.close();
    expect(started.faults).toEqual([]);
  }
});

const bookings: Booking[] = Array.from({ length: 24 }, (_, index) => ({
  day: `${2023 + Math.floor(index / 12)}-${String(1 + (index % 12)).padStart(2, '0')}-03`,
  amountMinor: -45_000,
  name: 'Musterbank AG',
  purpose: 'Darlehen 4711 Rate Tilgung Zinsen',
}));

async function send(started: TestWorkspace, customerId: string, rows: readonly Booking[]) {
  const { id: importId } = await started.store.call('imports.create');
  await stageExport(started.store, importId, rows);
  const upload = await startUpload(started.workspace, importId, customerId);
  expect((await started.workspace.uploads.settled(upload.id)).state).toBe('done');
}

async function uploadedWorkspace() {
  const started = await startWorkspace();
  open.push(started);
  const customer = await createCustomer(started.workspace);
  await send(started, customer.id, bookings);
  return { started, customer };
}

/** As long as the test itself may take: what is waited for comes when the machine has time. */
const patient = { timeout: 25_000 };

/** The same store and service under a new program; to be stopped before the workspace closes. */
function nextProgram({ store, client, faults }: TestWorkspace) {
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

describe('a run that was interrupted', () => {
  it('between trigger and answer, and the service has finished it: its results are fetched, no link is claimed', async () => {
    const { started, customer } = await uploadedWorkspace();
    const run = await started.store.call('runs.create', customer.id);
    await started.client.call('users.triggerAnalysis', { path: { 'user-id': customer.userId } });
    const program = nextProgram(started);
    await program.opened();
    const done = await program.runs.settled(run.id);
    expect(done).toMatchObject({ state: 'done', correlationId: null, error: null });
    expect((await resultsIn(program, customer.id)).length).toBe(resultsOf('company').length);
    const triggers = started.requests.filter(({ path }) => path.endsWith('/trigger-analysis'));
    expect(triggers.length).toBe(1);
    await program.stop();
  });

  it('before the service began anything: says no answer yet, never failed, and can be triggered again', async () => {
    const { started, customer } = await uploadedWorkspace();
    const run = await started.store.call('runs.create', customer.id);
    const program = nextProgram(started);
    await program.opened();
    await expect.poll(async () => (await program.runs.list())[0]?.polls, patient).toBe(2);
    expect((await program.runs.list())[0]).toMatchObject({ state: 'noAnswerYet', error: null });
    const again = await program.runs.start(customer.id);
    expect((await program.runs.settled(again.id)).state).toBe('done');
    expect((await started.store.call('runs.get', run.id)).state).toBe('stopped');
    await program.stop();
  });

  it('while an earlier run has results: these are not taken for its own', async () => {
    const { started, customer } = await uploadedWorkspace();
    await started.workspace.runs.settled((await started.workspace.runs.start(customer.id)).id);
    await send(started, customer.id, [{ day: '2025-05-05', amountMinor: 9_900, name: 'Neu GmbH' }]);
    const run = await started.store.call('runs.create', customer.id);
    const program = nextProgram(started);
    await program.opened();
    await expect.poll(async () => (await program.runs.list())[0]?.polls, patient).toBe(1);
    expect((await started.store.call('runs.get', run.id)).state).toBe('noAnswerYet');
    await started.client.call('users.triggerAnalysis', { path: { 'user-id': customer.userId } });
    expect((await program.runs.settled(run.id)).state).toBe('done');
    await program.stop();
  });

  it('by a lost answer to the trigger: is found by its results, and not triggered twice', async () => {
    const { started, customer } = await uploadedWorkspace();
    await changeSwitches(started.service, {
      faults: [{ method: 'POST', path: `/users/${customer.userId}/trigger`, kind: 'dropAfter', times: 1 }],
    });
    const run = await started.workspace.runs.start(customer.id);
    const done = await started.workspace.runs.settled(run.id);
    expect(done).toMatchObject({ state: 'done', correlationId: null });
    expect(started.requests.filter(({ path }) => path.endsWith('/trigger-analysis')).length).toBe(1);
  });

  it('while its results were fetched, by the end of the program: fetches the rest and keeps what it had', async () => {
    const { started, customer } = await uploadedWorkspace();
    const third = started.hold(isResult, 3);
    const run = await started.workspace.runs.start(customer.id);
    await third.reached;
    const stopping = started.workspace.stop();
    third.letGo();
    await stopping;
    const kept = await started.store.call('runs.get', run.id);
    expect(kept).toMatchObject({ state: 'fetching', finishedAt: null });
    const before = started.requests.length;
    const program = nextProgram(started);
    await program.opened();
    expect(await program.runs.settled(run.id)).toMatchObject({ state: 'done', error: null });
    const results = await resultsIn(program, customer.id);
    expect(results.length).toBe(resultsOf('company').length);
    expect(results.map(({ state }) => state)).not.toContain('failed');
    const reads = started.requests.slice(before).filter(({ method }) => method === 'GET');
    expect(reads.length).toBe(resultsOf('company').length - kept.resultsDone);
    await program.stop();
  });

  it('by one endpoint that only answers 500 while the service is well: that result has failed, the others are there', async () => {
    const { started, customer } = await uploadedWorkspace();
    await changeSwitches(started.service, {
      faults: [
        {
          method: 'GET',
          path: `/users/${customer.userId}/analysis/company/credits`,
          kind: 'status',
          status: 500,
          times: 50,
        },
      ],
    });
    const run = await started.workspace.runs.start(customer.id);
    expect(await started.workspace.runs.settled(run.id)).toMatchObject({ state: 'done', error: null });
    const results = await resultsIn(started.workspace, customer.id);
    const failed = results.filter(({ state }) => state === 'failed');
    expect(failed.map(({ endpoint, error }) => [endpoint, error?.code])).toEqual([
      ['company.credits', 'service.unavailable'],
    ]);
    expect(results.length).toBe(resultsOf('company').length);
  });

  it('while its results were fetched, by a connection that closes for good: stays in fetching, says why, and goes on later', async () => {
    const { started, customer } = await uploadedWorkspace();
    const third = started.hold(isResult, 3);
    const run = await started.workspace.runs.start(customer.id);
    await third.reached;
    started.client.close();
    third.letGo();
    await expect
      .poll(async () => (await started.workspace.runs.list())[0]?.error?.code, patient)
      .toBe('service.cancelled');
    await started.workspace.stop();
    const kept = await started.store.call('runs.get', run.id);
    expect(kept.state).toBe('fetching');
    expect((await started.store.call('results.endpointsOfRun', run.id)).length).toBe(kept.resultsDone);
    await started.moveService();
  });

  it('while its results were fetched, by a stop: ends at once and says stopped', async () => {
    const { started, customer } = await uploadedWorkspace();
    const second = started.hold(isResult, 2);
    const run = await started.workspace.runs.start(customer.id);
    await second.reached;
    const stopping = started.workspace.runs.stop(run.id);
    second.letGo();
    expect((await stopping).state).toBe('stopped');
    await started.workspace.runs.keepWaiting(run.id);
    expect((await started.workspace.runs.settled(run.id)).state).toBe('done');
  });
});
