import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileReading } from '../../../../preload/contract/reading/reading';
import { MemoryStore, stageExport, stageRows } from './memory-store';
import { type Booking, readingOf, stagedRowsOf } from './staged-export';

let store: MemoryStore;
let importId: string;
let customerId: string;

beforeEach(async () => {
  store = new MemoryStore();
  importId = (await store.call('imports.create')).id;
  customerId = await store.call('customers.begin', {
    connectionId: 'peer',
    name: 'Muster GmbH',
    type: 'company',
    expiresIn: null,
    environment: 'local',
    connectionName: 'Peer',
    customUserId: 'made-up',
  });
  await store.call('customers.finish', customerId, { userId: 'user', expiresAt: null });
});
afterEach(() => store.close());

const march: Booking[] = [
  { day: '2025-03-01', amountMinor: 1_000, purpose: 'eins' },
  { day: '2025-03-02', amountMinor: -250, purpose: 'zwei' },
];
const april: Booking[] = [{ day: '2025-04-01', amountMinor: 7 }];
const beingSent = { code: 'import.beingSent' };

async function begunUpload() {
  await store.call('imports.setCustomer', importId, customerId);
  await store.call('plans.begin', importId);
  return store.call('uploads.create', {
    importId,
    customerId,
    batchesTotal: 1,
    batchSize: 100,
    heldAccounts: [],
  });
}

async function firstRowId(): Promise<number> {
  const { rows } = await store.call('imports.rows', importId, {}, { offset: 0, limit: 1 });
  return rows[0]?.rowId ?? 0;
}

async function sendAll(uploadId: string): Promise<void> {
  const batch = await store.call('uploads.advance', uploadId, null, { size: 100, unit: 's' });
  const settled = { position: batch?.position ?? 0, outcome: 'done' as const };
  await store.call('uploads.advance', uploadId, settled, null);
  await store.call('uploads.finish', uploadId, { state: 'done' });
}

describe('an import whose upload is open', () => {
  it('when files come or a row, an account or a file is to change, refuses and stays as it is', async () => {
    const { accounts, files } = await stageExport(store, importId, march);
    const upload = await begunUpload();
    for (const state of ['paused', 'interrupted', 'answerUnknown', 'running'] as const) {
      await store.call('uploads.change', upload.id, { state });
      const attempts = [
        store.call('imports.addFile', importId, { name: 'april.csv', sizeBytes: 10 }),
        store.call('imports.chooseRows', importId, {
          rows: [{ rowId: await firstRowId() }],
          choice: 'leaveOut',
        }),
        store.call('imports.changeAccount', importId, accounts[0]?.id ?? '', { name: 'Giro' }),
        store.call('imports.removeFile', files[0]?.id ?? ''),
        store.call('imports.remove', importId),
      ];
      for (const attempt of attempts) await expect(attempt).rejects.toMatchObject(beingSent);
    }
    const { rows } = await store.call('imports.rows', importId, {}, { offset: 0, limit: 9 });
    expect(rows.map(({ state }) => state)).toEqual(['booking', 'booking']);
    await store.call('uploads.finish', upload.id, { state: 'cancelled' });
    await store.call('imports.chooseRows', importId, {
      rows: [{ rowId: await firstRowId() }],
      choice: 'leaveOut',
    });
  });

  it('when a file was begun before the upload, its end is refused and the upload has only its own rows', async () => {
    await stageExport(store, importId, march);
    await store.call('imports.setCustomer', importId, customerId);
    await store.call('plans.begin', importId);
    const rows = stagedRowsOf(april);
    const fileId = await stageRows(store, importId, rows);
    // Between the plan and the start: the plan is void.
    const plan = { importId, customerId, batchesTotal: 1, batchSize: 100, heldAccounts: [] };
    await expect(store.call('uploads.create', plan)).rejects.toMatchObject({ code: 'upload.differs' });
    await store.call('imports.removeFile', fileId);
    const upload = await begunUpload();
    store.session.context.db.run(
      `insert into files (id, import_id, position, name, size_bytes, state)
       values ('late', ?, 9, 'april.csv', 10, 'reading')`,
      importId,
    );
    await expect(store.call('imports.finishFile', 'late', readingOf([]))).rejects.toMatchObject(beingSent);
    expect(upload.transactionsTotal).toBe(2);
  });
});

describe('an import that was sent', () => {
  it('when all rows that could go were part of the upload or held before, is uploaded', async () => {
    await stageExport(store, importId, march);
    await store.call('imports.setCustomer', importId, customerId);
    await store.call('plans.begin', importId);
    const { rows } = await store.call('imports.rows', importId, {}, { offset: 0, limit: 1 });
    await store.call('plans.addHeld', importId, {
      transactionIds: [rows[0]?.transactionId ?? ''],
      amounts: [10],
      bookingDays: ['2025-03-01'],
      accountIds: [null],
      currencies: [null],
    });
    const plan = { importId, customerId, batchesTotal: 1, batchSize: 100, heldAccounts: [] };
    const upload = await store.call('uploads.create', plan);
    expect(upload.transactionsTotal).toBe(1);
    await sendAll(upload.id);
    expect((await store.call('imports.get', importId)).state).toBe('uploaded');
  });

  it('when a file came after a failed upload that is then taken up again, stays open for the new rows', async () => {
    await stageExport(store, importId, march);
    const upload = await begunUpload();
    await store.call('uploads.finish', upload.id, { state: 'failed' });
    await stageExport(store, importId, april);
    await store.call('uploads.reopen', upload.id);
    await sendAll(upload.id);
    expect((await store.call('uploads.get', upload.id)).transactionsDone).toBe(2);
    expect((await store.call('imports.get', importId)).state).toBe('open');
  });

  it('when a file of a failed upload was removed, the upload that goes on counts without it', async () => {
    await stageExport(store, importId, march);
    const { files } = await stageExport(store, importId, april);
    const upload = await begunUpload();
    expect(upload.transactionsTotal).toBe(3);
    await store.call('uploads.finish', upload.id, { state: 'failed' });
    await store.call('imports.removeFile', files[1]?.id ?? '');
    expect((await store.call('uploads.reopen', upload.id)).transactionsTotal).toBe(2);
  });
});

describe('a blocked row', () => {
  it('when left out, counts as left out, keeps its finding, and is still never sent or traced', async () => {
    const rows = march.map((row, index) => ({
      ...row,
      disposition: index === 0 ? (2 as const) : (0 as const),
    }));
    const findings = [{ severity: 'error', rule: 'amount.unreadable', line: 2 }] as FileReading['findings'];
    await stageExport(store, importId, rows, { findings });
    const summary = await store.call('imports.chooseRows', importId, {
      rows: [{ rowId: await firstRowId() }],
      choice: 'leaveOut',
    });
    expect(summary.accounts[0]).toMatchObject({ bookings: 1, blocked: 0 });
    expect(summary.files[0]?.lineCounts).toMatchObject({ staged: 1, leftOut: 1, blocked: 0 });
    const { rows: views } = await store.call('imports.rows', importId, {}, { offset: 0, limit: 1 });
    expect(views[0]).toMatchObject({ state: 'leftOut', transactionId: null });
    expect(views[0]?.findings).toEqual([{ severity: 'error', rule: 'amount.unreadable' }]);
    expect((await begunUpload()).transactionsTotal).toBe(1);
  });

  it('when told to be sent, stays blocked', async () => {
    await stageExport(
      store,
      importId,
      march.map((row) => ({ ...row, disposition: 2 as const })),
    );
    const summary = await store.call('imports.chooseRows', importId, {
      rows: [{ rowId: await firstRowId() }],
      choice: 'send',
    });
    expect(summary.accounts[0]).toMatchObject({ bookings: 0, blocked: 2 });
  });
});
