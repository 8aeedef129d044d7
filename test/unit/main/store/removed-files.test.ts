import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryStore, stageExport } from './memory-store';

let store: MemoryStore;
beforeEach(() => {
  store = new MemoryStore();
});
afterEach(() => store.close());

/** An import of nine files, of which each has the bookings of the one before it and one more. */
async function nine(): Promise<{ id: string; files: string[] }> {
  const { id } = await store.call('imports.create');
  for (let count = 1; count <= 9; count += 1) {
    const rows = Array.from({ length: count }, (_, at) => ({
      day: `2025-03-0${at + 1}`,
      amountMinor: at + 1,
    }));
    await stageExport(store, id, rows, { sha256: `${count}`.repeat(64) }, { name: `${count}.csv` });
  }
  const { files } = await store.call('imports.get', id);
  return { id, files: files.map((file) => file.id) };
}

async function figures(id: string) {
  const { files, accounts } = await store.call('imports.get', id);
  const rows = files.map(({ name, lineCounts }) => ({ name, lineCounts }));
  return {
    rows,
    accounts: accounts.map(({ id: _id, fileIds, ...one }) => ({ ...one, files: fileIds.length })),
  };
}

describe('files that are removed together', () => {
  it('leave what they leave one by one, for the cost of one', async () => {
    const [one, many] = [await nine(), await nine()];
    for (const fileId of one.files.slice(0, 7)) await store.call('imports.removeFile', fileId);
    const { db } = store.session.context;
    const sweep = vi.spyOn(db, 'sweep');
    const run = vi.spyOn(db, 'run');
    await store.call('imports.removeFiles', many.files.slice(0, 7));
    expect(await figures(many.id)).toEqual(await figures(one.id));
    expect((await figures(many.id)).rows.map(({ name }) => name)).toEqual(['8.csv', '9.csv']);
    expect(sweep).toHaveBeenCalledTimes(1);
    const counted = run.mock.calls.filter(([sql]) => sql.startsWith('update accounts set figures'));
    expect(counted).toHaveLength(1);
  });

  it('are no fault where one is gone already, and stay all where their import is being sent', async () => {
    const { id, files } = await nine();
    await store.call('imports.removeFiles', [files[0] ?? '', 'gone', files[1] ?? '']);
    expect((await store.call('imports.get', id)).files).toHaveLength(7);
    const { db } = store.session.context;
    const customerId = await store.call('customers.begin', {
      connectionId: 'x',
      connectionName: 'X',
      environment: 'local',
      name: 'Muster',
      type: 'company',
      expiresIn: null,
      customUserId: 'u',
    });
    db.run(
      `insert into uploads (id, import_id, customer_id, state, started_at, batches_total, batches_done, transactions_total,
         transactions_done, batch_size) values ('u', ?, ?, 'running', '2025-01-01', 1, 0, 1, 0, 1)`,
      id,
      customerId,
    );
    await expect(store.call('imports.removeFiles', files.slice(2))).rejects.toMatchObject({
      code: 'import.beingSent',
    });
    expect((await store.call('imports.get', id)).files).toHaveLength(7);
  });
});
