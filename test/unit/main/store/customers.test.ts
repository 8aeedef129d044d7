import { describe, expect, it, vi } from 'vitest';
import { customerHistory, customer as customerSchema } from '../../../../preload/contract';
import { MemoryStore, stageExport } from './memory-store';

async function createCustomer(store: MemoryStore, name: string): Promise<string> {
  const id = await store.call('customers.begin', {
    connectionId: 'peer',
    name,
    type: 'company',
    expiresIn: 'P3M',
    environment: 'local',
    connectionName: 'Peer',
    customUserId: `custom ${name}`,
  });
  await store.call('customers.finish', id, { userId: `user ${name}`, expiresAt: '2030-01-01T00:00:00Z' });
  return id;
}

describe('the list of customers', () => {
  it('when there are ten thousand, is read with one statement and is whole', async () => {
    const store = new MemoryStore();
    const { db } = store.session.context;
    db.transaction(() => {
      for (let number = 0; number < 10_000; number += 1) {
        db.run(
          `insert into customers (id, connection_id, environment, connection_name, user_id, custom_user_id, name, type,
             state, created_at) values (?, 'peer', 'local', 'Peer', ?, ?, ?, 'company', 'ready', ?)`,
          `c${number}`,
          `u${number}`,
          `x${number}`,
          `Kunde ${number}`,
          '2026-01-01T00:00:00.000Z',
        );
      }
    });
    const all = vi.spyOn(db, 'all');
    const get = vi.spyOn(db, 'get');
    const customers = await store.call('customers.list');
    expect(customers).toHaveLength(10_000);
    expect(all.mock.calls.length + get.mock.calls.length).toBe(1);
    expect(customerSchema.parse(customers[0])).toMatchObject({ accountCount: 0, transactionCount: 0 });
  });

  it('counts accounts and transactions of every customer apart', async () => {
    const store = new MemoryStore();
    const [first, second] = [await createCustomer(store, 'Eins'), await createCustomer(store, 'Zwei')];
    const { db } = store.session.context;
    const { id: importId } = await store.call('imports.create');
    await stageExport(store, importId, [{ day: '2026-01-05', amountMinor: 100, name: 'A' }]);
    for (const [id, done] of [
      ['u1', 3],
      ['u2', 4],
    ] as const) {
      db.run(
        `insert into uploads (id, import_id, customer_id, state, started_at, batches_total, batches_done,
           transactions_total, transactions_done, batch_size) values (?, ?, ?, 'done', '2026', 1, 1, 9, ?, 1)`,
        id,
        importId,
        second,
        done,
      );
    }
    const counts = (await store.call('customers.list')).map((one) => [
      one.id,
      one.accountCount,
      one.transactionCount,
    ]);
    expect(counts).toEqual([
      [first, 0, 0],
      [second, 1, 7],
    ]);
  });

  it('notes since when a user is gone at the service, once, and forgets it when it is there after all', async () => {
    const store = new MemoryStore();
    const id = await createCustomer(store, 'Weg');
    expect(await store.call('customers.setGone', id, false)).toBe(false);
    expect(await store.call('customers.setGone', id, true)).toBe(true);
    const { goneAt } = await store.call('customers.get', id);
    expect(goneAt).not.toBeNull();
    expect(await store.call('customers.setGone', id, true)).toBe(false);
    expect((await store.call('customers.get', id)).goneAt).toBe(goneAt);
    expect(await store.call('customers.setGone', id, false)).toBe(true);
    expect((await store.call('customers.get', id)).goneAt).toBeNull();
  });
});

describe('customers that nobody used', () => {
  it('when a bank page, a document or anything in the audit is newer than the limit, the customer is in use', async () => {
    const store = new MemoryStore();
    const idle = await createCustomer(store, 'Idle');
    const connecting = await createCustomer(store, 'Connecting');
    const issued = await createCustomer(store, 'Issued');
    const noted = await createCustomer(store, 'Noted');
    const created = (await store.call('customers.list')).map(({ createdAt }) => createdAt);
    // The clock has to show a later instant than that of the creation.
    while (created.some((at) => at >= new Date().toISOString()));
    const document = { kind: 'cockpit', source: null, mediaType: 'json', sha256: 'a' } as const;
    const { fetchedAt } = await store.call(
      'documents.keep',
      { ...document, customerId: issued },
      new Uint8Array(2),
    );
    const session = { id: 'b1', kind: 'connect', startedAt: fetchedAt, correlationId: 'c1' } as const;
    await store.call('bankSessions.keep', { ...session, customerId: connecting });
    await store.call('audit.note', noted, { event: 'bankLoginRemoved' });
    expect(await store.call('customers.unusedSince', fetchedAt)).toEqual([idle]);
    await store.close();
  });
});

describe('the history of a customer', () => {
  it('has imports with files, hashes and who, and the reports that were saved, the newest first', async () => {
    const store = new MemoryStore();
    const id = await createCustomer(store, 'Verlauf');
    const { id: importId } = await store.call('imports.create');
    await stageExport(store, importId, [{ day: '2026-01-05', amountMinor: 100, name: 'A' }], {
      sha256: 'ab'.repeat(32),
    });
    await store.call('imports.setCustomer', importId, id);
    await store.call('reports.add', id, { fileName: 'eins.pdf', language: 'de', sha256: '1'.repeat(64) });
    await store.call('reports.add', id, { fileName: 'zwei.pdf', language: 'en', sha256: '2'.repeat(64) });
    const history = customerHistory.parse(await store.call('customers.history', id));
    const { userName } = store.session.context;
    expect(userName).not.toBe('');
    expect(history.imports).toMatchObject([
      {
        id: importId,
        createdBy: userName,
        state: 'open',
        uploads: [],
        files: [{ name: 'umsatz.csv', sha256: 'ab'.repeat(32), bookings: 1 }],
      },
    ]);
    expect(history.reports.map(({ fileName, savedBy }) => [fileName, savedBy])).toEqual([
      ['zwei.pdf', userName],
      ['eins.pdf', userName],
    ]);
    await store.call('customers.purge', id);
    expect(await store.call('customers.history', id)).toEqual({ imports: [], reports: [] });
  });
});

describe('uploads at the end of the program', () => {
  it('a paused one stays paused at the next start; only what was chosen goes on by itself, told once', async () => {
    const store = new MemoryStore();
    const id = await createCustomer(store, 'Pause');
    const { id: importId } = await store.call('imports.create');
    const { db } = store.session.context;
    for (const [uploadId, state] of [
      ['paused', 'paused'],
      ['chosen', 'running'],
      ['other', 'running'],
    ]) {
      db.run(
        `insert into uploads (id, import_id, customer_id, state, started_at, batches_total, batches_done,
           transactions_total, transactions_done, batch_size) values (?, ?, ?, ?, '2026', 1, 0, 9, 0, 1)`,
        uploadId ?? '',
        importId,
        id,
        state ?? '',
      );
    }
    await store.call('uploads.resumeAtStart', ['chosen']);
    await store.call('uploads.markInterrupted');
    const states = (await store.call('uploads.list')).map((upload) => [upload.id, upload.state]);
    expect(new Map(states as [string, string][])).toEqual(
      new Map([
        ['paused', 'paused'],
        ['chosen', 'interrupted'],
        ['other', 'interrupted'],
      ]),
    );
    expect(await store.call('uploads.takeResumable')).toEqual(['chosen']);
    expect(await store.call('uploads.takeResumable')).toEqual([]);
  });
});
