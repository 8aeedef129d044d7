import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MemoryStore, stageExport } from './memory-store';
import { type Booking, draftOf } from './staged-export';

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

const rowsOf = (sign: number): Booking[] => [
  { day: '2025-03-01', amountMinor: sign * 1_000, purpose: 'eins' },
  { day: '2025-03-02', amountMinor: sign * 250, purpose: 'zwei' },
];
const reading = { accounts: [draftOf()], sha256: 'ab'.repeat(32) };

async function begunUpload(): Promise<string> {
  await store.call('imports.setCustomer', importId, customerId);
  await store.call('plans.begin', importId);
  const upload = { importId, customerId, batchesTotal: 1, batchSize: 100, heldAccounts: [] };
  return (await store.call('uploads.create', upload)).id;
}

/** The service is read, and holds these. */
async function read(uploadId: string, transactionIds: string[]): Promise<void> {
  const nothing = transactionIds.map(() => null);
  await store.call('uploads.beginReadBack', uploadId);
  await store.call('uploads.addHeld', uploadId, {
    transactionIds,
    amounts: nothing,
    bookingDays: nothing,
    accountIds: nothing,
    currencies: nothing,
  });
}

const removals = async (uploadId: string) =>
  (await store.call('uploads.journal', uploadId))
    .filter(({ kind }) => kind === 'removal')
    .map(({ state }) => state);

/** An import was corrected; the deletion of what it sent before has no answer, and then the import changed once more. */
async function lostRemoval() {
  const { files } = await stageExport(store, importId, rowsOf(1), reading);
  const first = await begunUpload();
  const { rows } = await store.call('imports.rows', importId, {}, { offset: 0, limit: 10 });
  const ids = rows.flatMap(({ transactionId }) => transactionId ?? []);
  const batch = await store.call('uploads.advance', first, null, { size: 100, unit: 's' });
  await store.call('uploads.advance', first, { position: batch?.position ?? 0, outcome: 'done' }, null);
  await store.call('uploads.finish', first, { state: 'done' });
  await store.call('imports.removeFile', files[0]?.id ?? '');
  await stageExport(store, importId, rowsOf(-1), reading);
  const uploadId = await begunUpload();
  await read(uploadId, ids);
  expect(await store.call('replacements.adoptHeld', uploadId)).toBe(2);
  const removal = await store.call('replacements.advance', uploadId, null, 10);
  expect(removal?.transactionIds.toSorted()).toEqual(ids.toSorted());
  const position = removal?.position ?? -1;
  await store.call('replacements.advance', uploadId, { position, outcome: 'unknown' }, null);
  return { uploadId, ids };
}

async function changedSince(uploadId: string): Promise<void> {
  await store.call('uploads.finish', uploadId, { state: 'failed' });
  const april: Booking[] = [{ day: '2025-04-01', amountMinor: 7, purpose: 'drei' }];
  await stageExport(store, importId, april, { ...reading, sha256: 'cd'.repeat(32) });
  await store.call('uploads.reopen', uploadId);
}

describe('a deletion without an answer, once the import is another than when it was named', () => {
  it.each([
    ['holds it all still', 2, 'failed'],
    ['holds one of it', 1, 'failed'],
    ['holds none of it', 0, 'arrived'],
  ] as const)('the service %s: its line says so', async (_title, held, state) => {
    const { uploadId, ids } = await lostRemoval();
    await changedSince(uploadId);
    await read(uploadId, ids.slice(0, held));
    // Nothing goes in place of others any more.
    expect(await store.call('replacements.adoptHeld', uploadId)).toBe(0);
    expect(await removals(uploadId)).toEqual([state]);
  });

  it('when the service was not read since: stays open', async () => {
    const { uploadId } = await lostRemoval();
    await store.call('replacements.adoptHeld', uploadId);
    expect(await removals(uploadId)).toEqual(['unknown']);
    await changedSince(uploadId);
    await store.call('replacements.adoptHeld', uploadId);
    expect(await removals(uploadId)).toEqual(['unknown']);
  });

  it('when the upload is taken back instead: its line says what is there', async () => {
    const { uploadId, ids } = await lostRemoval();
    await changedSince(uploadId);
    await store.call('uploads.finish', uploadId, { state: 'failed' });
    await store.call('rollBacks.begin', uploadId);
    await read(uploadId, ids);
    await store.call('rollBacks.adoptHeld', uploadId);
    expect(await removals(uploadId)).toEqual(['failed']);
  });

  it('of which an earlier version kept no names: settled once all of it is gone', async () => {
    const { uploadId } = await lostRemoval();
    store.session.context.db.run('update upload_calls set identifiers = null where upload_id = ?', uploadId);
    await read(uploadId, []);
    expect(await store.call('replacements.adoptHeld', uploadId)).toBe(0);
    expect(await removals(uploadId)).toEqual(['unknown']);
    await store.call('replacements.finish', uploadId);
    expect(await removals(uploadId)).toEqual(['arrived']);
  });
});
