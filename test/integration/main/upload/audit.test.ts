import { afterEach, describe, expect, it } from 'vitest';
import { verifyAudit } from '../../../../main/store/audit/audit-chain';
import { stageExport } from '../../../unit/main/store/memory-store';
import { draftOf } from '../../../unit/main/store/staged-export';
import { createCustomer, startUpload, startWorkspace, type TestWorkspace } from './service-workspace';

let test: TestWorkspace;
afterEach(async () => {
  await test.close();
  expect(test.faults).toEqual([]);
});

const rows = Array.from({ length: 250 }, (_, index) => ({
  day: `2025-03-${String(1 + (index % 28)).padStart(2, '0')}`,
  amountMinor: 100 + index,
  name: 'Erika Musterfrau',
  purpose: `Rechnung ${index}`,
}));

async function eventsOf(customerId: string): Promise<Record<string, unknown>[]> {
  const file = await test.store.call('audit.file', customerId);
  expect(verifyAudit(Buffer.from(file, 'utf8')).fault).toBeNull();
  return file
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line.slice(65)));
}

describe('the audit of a customer', () => {
  it('when an import with an edit was sent and taken back, tells who, when, where, with which file, edits and calls', async () => {
    test = await startWorkspace();
    const customer = await createCustomer(test.workspace);
    const { id: importId } = await test.store.call('imports.create');
    await stageExport(test.store, importId, rows, { accounts: [draftOf()] }, { name: 'umsatz.csv' });
    const window = await test.store.call('imports.rows', importId, {}, { offset: 3, limit: 1 });
    const chosen = [{ rowId: window.rows[0]?.rowId ?? -1 }];
    await test.store.call('imports.chooseRows', importId, { rows: chosen, choice: 'leaveOut' });
    const { id } = await startUpload(test.workspace, importId, customer.id);
    await test.workspace.uploads.settled(id);
    await test.workspace.uploads.rollBack(id);
    await test.workspace.uploads.settled(id);

    const events = await eventsOf(customer.id);
    const journal = await test.store.call('uploads.journal', id);
    expect(events.map(({ event }) => event)).toEqual([
      'uploadBegun',
      ...journal.filter(({ kind }) => kind !== 'removal').map(() => 'call'),
      'uploadState',
      'rollBackBegun',
      ...journal.filter(({ kind }) => kind === 'removal').map(() => 'call'),
      'rolledBack',
      'end',
    ]);
    const [begun] = events;
    const { sha256 } = await test.store.call(
      'imports.reading',
      (await test.store.call('imports.get', importId)).files[0]?.id ?? '',
    );
    expect(begun).toMatchObject({
      connection: { name: 'Peer', environment: 'local', userId: customer.userId },
      files: [{ name: 'umsatz.csv', sha256, mapping: null }],
      transactions: 249,
      edits: { rows: 1, listed: [{ sha256, line: window.rows[0]?.line, choice: 'leaveOut' }] },
    });
    for (const event of events) {
      expect(event).toMatchObject({ at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
      expect(event).toHaveProperty('by');
    }
    expect(JSON.stringify(events)).not.toMatch(/Musterfrau|Rechnung/);
  });

  it('when a balance was changed, and when the program ended with a batch in the air, has these calls too', async () => {
    test = await startWorkspace();
    const { store, workspace } = test;
    const customer = await createCustomer(workspace);
    const newImport = async (balanceMinor: number, balanceDay: string) => {
      const { id } = await store.call('imports.create');
      await stageExport(store, id, rows, { accounts: [draftOf({ balanceMinor, balanceDay })] });
      return id;
    };
    for (const [balance, day] of [
      [10_000, '2026-03-30'],
      [20_000, '2026-03-31'],
    ] as const) {
      const { id } = await startUpload(workspace, await newImport(balance, day), customer.id);
      expect((await workspace.uploads.settled(id)).state).toBe('done');
    }
    const { id: importId } = await store.call('imports.create');
    const late = rows.slice(0, 10).map((row, at) => ({ ...row, purpose: `Neu ${at}` }));
    await stageExport(store, importId, late, { accounts: [draftOf()] });
    await store.call('imports.setCustomer', importId, customer.id);
    await store.call('plans.begin', importId);
    const planned = { importId, customerId: customer.id, batchesTotal: 1, batchSize: 10, heldAccounts: [] };
    const { id } = await store.call('uploads.create', planned);
    await store.call('uploads.advance', id, null, { size: 10, unit: 's' });
    await store.call('uploads.markInterrupted');
    const calls = (await eventsOf(customer.id)).filter(({ event }) => event === 'call');
    expect(calls.filter(({ kind }) => kind === 'balances').map(({ outcome }) => outcome)).toEqual(['done']);
    expect(calls.at(-1)).toMatchObject({ kind: 'transactions', transactions: 10, outcome: 'unknown' });
  });

  it('when a line is changed in the store, the store refuses; when one is gone, the file is not saved', async () => {
    test = await startWorkspace();
    const customer = await createCustomer(test.workspace);
    const { id: importId } = await test.store.call('imports.create');
    await stageExport(test.store, importId, rows.slice(0, 3), { accounts: [draftOf()] });
    const { id } = await startUpload(test.workspace, importId, customer.id);
    await test.workspace.uploads.settled(id);
    const { session } = test.store as unknown as {
      session: { context: { db: { run(sql: string): unknown } } };
    };
    expect(() => session.context.db.run("update audit set line = '{}'")).toThrow();
    session.context.db.run('delete from audit where position = 1');
    await expect(test.store.call('audit.file', customer.id)).rejects.toMatchObject({
      code: 'audit.broken',
      params: { line: 2 },
    });
  });

  it('when the same file is brought again, it is named with the day and the customer, until it is taken back', async () => {
    test = await startWorkspace();
    const customer = await createCustomer(test.workspace, 'Muster GmbH');
    const { id: first } = await test.store.call('imports.create');
    await stageExport(test.store, first, rows.slice(0, 3), { accounts: [draftOf()] }, { name: 'eins.csv' });
    const { id } = await startUpload(test.workspace, first, customer.id);
    const { startedAt } = await test.workspace.uploads.settled(id);
    const { id: second } = await test.store.call('imports.create');
    await stageExport(test.store, second, rows.slice(0, 3), { accounts: [draftOf()] }, { name: 'zwei.csv' });
    await stageExport(test.store, second, rows.slice(0, 3), { accounts: [draftOf()] }, { name: 'drei.csv' });
    const sameOf = async (importId: string) =>
      (await test.store.call('imports.get', importId)).files.map(({ sameBytes }) => sameBytes);
    const sent = { kind: 'sent', customerName: 'Muster GmbH', sentAt: startedAt };
    expect(await sameOf(first)).toEqual([undefined]);
    expect(await sameOf(second)).toEqual([[sent], [{ kind: 'twice', name: 'zwei.csv' }, sent]]);
    await test.workspace.uploads.rollBack(id);
    await test.workspace.uploads.settled(id);
    expect(await sameOf(second)).toEqual([undefined, [{ kind: 'twice', name: 'zwei.csv' }]]);
  });
});
