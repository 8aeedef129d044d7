import { afterEach, describe, expect, it } from 'vitest';
import { refusedRow } from '../../../../preload/contract';
import { stageExport } from '../../../unit/main/store/memory-store';
import { type Booking, draftOf } from '../../../unit/main/store/staged-export';
import { heldAccounts } from './held-results';
import {
  changeSwitches,
  createCustomer,
  heldIds,
  startUpload,
  startWorkspace,
  type TestWorkspace,
} from './service-workspace';

const open: TestWorkspace[] = [];

afterEach(async () => {
  for (const started of open.splice(0)) {
    await started.close();
    expect(started.faults).toEqual([]);
  }
});

/** Longer than any text that the service takes. */
const tooLong = 'Z'.repeat(10_001);

function rowsOf(count: number, bad: readonly number[]): Booking[] {
  return Array.from({ length: count }, (_, index) => ({
    day: `2025-03-${String(1 + (index % 28)).padStart(2, '0')}`,
    amountMinor: 100 + index,
    purpose: bad.includes(index) ? `${tooLong} ${index}` : `Posten ${index}`,
    raw: `Zeile ${index}`,
  }));
}

async function stagedWorkspace(rows: readonly Booking[]) {
  const started = await startWorkspace();
  open.push(started);
  const { id: importId } = await started.store.call('imports.create');
  await stageExport(started.store, importId, rows, {
    accounts: [draftOf({ balanceMinor: 1_000, balanceDay: '2025-03-31' })],
  });
  const customer = await createCustomer(started.workspace);
  return { ...started, importId, customer };
}

describe('rows that the service refuses', () => {
  it('when three of a thousand are bad, 997 arrive, and the three are named with file, line and its words', async () => {
    const { workspace, store, client, requests, importId, customer } = await stagedWorkspace(
      rowsOf(1_000, [99, 500, 999]),
    );
    const before = requests.length;
    const upload = await startUpload(workspace, importId, customer.id);
    const end = await workspace.uploads.settled(upload.id);
    expect(end).toMatchObject({
      state: 'done',
      error: null,
      refused: 3,
      transactionsTotal: 997,
      transactionsDone: 997,
      readBack: { compared: 997, missing: 0, different: 0, otherBalances: 0 },
    });
    expect(end.batchesDone).toBe(end.batchesTotal);
    expect((await heldIds(client, customer.userId)).length).toBe(997);
    expect((await heldAccounts(client, customer.userId))[0]?.balance).toBe(10);
    const refused = await workspace.uploads.refusals(upload.id);
    expect(refused.map((row) => refusedRow.parse(row))).toEqual(refused);
    expect(refused.map(({ fileName, line, amount }) => [fileName, line, amount])).toEqual([
      ['umsatz.csv', 101, '1.99'],
      ['umsatz.csv', 502, '6.00'],
      ['umsatz.csv', 1001, '10.99'],
    ]);
    for (const { reason, message } of refused) {
      expect(reason).toBe('refused');
      expect(message).toContain('purpose');
    }
    const posts = requests.slice(before).filter(({ path }) => path.endsWith('/transactions')).length;
    expect(posts).toBeLessThan(40);
    // The size of batches has grown on in spite of it.
    expect(await store.call('uploads.learnedBatchSize', customer.id)).toBeGreaterThanOrEqual(400);
    // Not all of the import is there: it can be sent again, and then only those go.
    expect((await store.call('imports.get', importId)).state).toBe('open');
    expect((await workspace.uploads.plan(importId, customer.id)).transactions).toBe(3);
    await workspace.uploads.leaveOutRefused(upload.id);
    expect((await workspace.uploads.refusals(upload.id)).every(({ isLeftOut }) => isLeftOut)).toBe(true);
    expect((await store.call('imports.get', importId)).state).toBe('uploaded');
    expect((await workspace.uploads.plan(importId, customer.id)).transactions).toBe(0);
  });

  it('when the message names no row, finds them by halving', async () => {
    const { workspace, client, service, importId, customer } = await stagedWorkspace(rowsOf(300, [7, 250]));
    await changeSwitches(service, { errorEnvelope: 'empty' });
    const upload = await startUpload(workspace, importId, customer.id);
    const end = await workspace.uploads.settled(upload.id);
    expect(end).toMatchObject({ state: 'done', refused: 2, transactionsDone: 298 });
    const refused = await workspace.uploads.refusals(upload.id);
    expect(refused.map(({ line, message }) => [line, message])).toEqual([
      [9, ''],
      [252, ''],
    ]);
    expect((await heldIds(client, customer.userId)).length).toBe(298);
  });

  it('when a single row is larger than the service takes, says so, and the rest arrives', async () => {
    const { workspace, client, service, importId, customer } = await stagedWorkspace(rowsOf(40, [20]));
    await changeSwitches(service, { bodyLimitBytes: 9_000 });
    const upload = await startUpload(workspace, importId, customer.id);
    const end = await workspace.uploads.settled(upload.id);
    expect(end).toMatchObject({ state: 'done', refused: 1, transactionsDone: 39 });
    expect(await workspace.uploads.refusals(upload.id)).toMatchObject([{ line: 22, reason: 'tooLarge' }]);
    expect((await heldIds(client, customer.userId)).length).toBe(39);
  });

  it('when the service refuses whatever is sent, stops soon, and keeps every row to be sent', async () => {
    const { workspace, service, importId, customer, requests } = await stagedWorkspace(rowsOf(500, []));
    await changeSwitches(service, {
      faults: [
        {
          method: 'POST',
          path: `/users/${customer.userId}/banking/accounts/`,
          kind: 'status',
          status: 400,
          times: 999,
        },
      ],
    });
    const before = requests.length;
    const upload = await startUpload(workspace, importId, customer.id);
    const end = await workspace.uploads.settled(upload.id);
    expect(end).toMatchObject({
      state: 'failed',
      error: { code: 'service.badRequest' },
      transactionsTotal: 500,
    });
    expect(end.refused).toBeUndefined();
    expect(requests.length - before).toBeLessThan(150);
    await changeSwitches(service, { faults: [] });
    await workspace.uploads.resume(upload.id);
    expect(await workspace.uploads.settled(upload.id)).toMatchObject({
      state: 'done',
      transactionsDone: 500,
    });
  });
});
