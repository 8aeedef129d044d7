import { afterEach, describe, expect, it } from 'vitest';
import type { SentAnswer } from '../../../../preload/contract';
import { changeSwitches, createCustomer, startWorkspace, type TestWorkspace } from './service-workspace';
import { edit, held, line, lines, newImport, send, texts } from './two-imports';

const open: TestWorkspace[] = [];

afterEach(async () => {
  for (const started of open.splice(0)) {
    await started.close();
    expect(started.faults).toEqual([]);
  }
});

async function workspaceWithCustomer() {
  const test = await startWorkspace();
  open.push(test);
  return { test, customer: await createCustomer(test.workspace) };
}

const refused = [{ method: 'POST', path: '/users', kind: 'status', status: 403, times: 50 }];

/** Starts an upload that the service does not take any transaction of. */
async function sendInVain({ workspace, service }: TestWorkspace, importId: string, customerId: string) {
  await workspace.uploads.plan(importId, customerId);
  await changeSwitches(service, { faults: refused });
  const { id } = await workspace.uploads.start(importId, customerId);
  expect((await workspace.uploads.settled(id)).state).toBe('failed');
  await changeSwitches(service, { faults: [] });
  return id;
}

/** The second import: lines 10 to 30, line 12 corrected. */
async function corrected(test: TestWorkspace): Promise<string> {
  const importId = await newImport(test, lines(10, 30));
  await edit(test, importId, 2, [{ value: '77.77' }]);
  return importId;
}

async function answered(test: TestWorkspace, customerId: string, answer: SentAnswer): Promise<string> {
  const importId = await corrected(test);
  await test.workspace.uploads.plan(importId, customerId);
  await test.store.call('imports.answerSent', importId, { rows: 'open', answer });
  return importId;
}

async function rollBack({ workspace }: TestWorkspace, uploadId: string) {
  await workspace.uploads.rollBack(uploadId);
  expect((await workspace.uploads.settled(uploadId)).state).toBe('rolledBack');
}

const withCorrection = (from: number, to: number) =>
  lines(from, to).map((row) => (row.purpose === line(12).purpose ? { ...row, amountMinor: 7_777 } : row));

describe('an upload that did not end', () => {
  it('that was cancelled has not sent what it only set out to send: another that did is asked about', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const first = await newImport(test, lines(0, 20));
    const upload = await sendInVain(test, first, customer.id);
    await test.workspace.uploads.cancel(upload);
    await send(test, await corrected(test), customer.id);
    const plan = await test.workspace.uploads.plan(first, customer.id);
    expect(plan.sentOtherwise).toEqual({ rows: 1, open: 1 });
    await test.store.call('imports.answerSent', first, { rows: 'open', answer: 'there' });
    await send(test, first, customer.id);
    expect(await held(test, customer.userId)).toEqual(texts(withCorrection(0, 30)).sort());
  });

  it('is not taken up again over what another import sent meanwhile with other content', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const first = await newImport(test, lines(0, 20));
    const upload = await sendInVain(test, first, customer.id);
    await send(test, await corrected(test), customer.id);
    const before = await held(test, customer.userId);
    await expect(test.workspace.uploads.resume(upload)).rejects.toMatchObject({
      code: 'import.sentOtherwise',
    });
    expect(await held(test, customer.userId)).toEqual(before);
    await test.workspace.uploads.cancel(upload);
    await test.workspace.uploads.plan(first, customer.id);
    await test.store.call('imports.answerSent', first, { rows: 'open', answer: 'here' });
    await send(test, first, customer.id);
    expect(await held(test, customer.userId)).toEqual(texts(lines(0, 30)).sort());
  });

  it('while it is paused, takes nothing up that another import sent with other content', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const first = await newImport(test, lines(0, 150));
    await test.workspace.uploads.plan(first, customer.id);
    const batch = test.hold(({ method, path }) => method === 'POST' && path.endsWith('/transactions'), 1);
    const { id: upload } = await test.workspace.uploads.start(first, customer.id);
    await batch.reached;
    const paused = test.workspace.uploads.pause(upload);
    batch.letGo();
    expect(await paused).toMatchObject({ state: 'paused', transactionsDone: 100 });
    const second = await newImport(test, lines(120, 160));
    await edit(test, second, 2, [{ value: '77.77' }]);
    await send(test, second, customer.id);
    await expect(test.workspace.uploads.resume(upload)).rejects.toMatchObject({
      code: 'import.sentOtherwise',
    });
    await test.workspace.uploads.cancel(upload);
    expect((await test.workspace.uploads.plan(first, customer.id)).sentOtherwise?.open).toBe(1);
  });

  it('that is paused and of which another import replaces a booking meanwhile does not send it again', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const first = await newImport(test, lines(0, 150));
    await test.workspace.uploads.plan(first, customer.id);
    const batch = test.hold(({ method, path }) => method === 'POST' && path.endsWith('/transactions'), 1);
    const { id: upload } = await test.workspace.uploads.start(first, customer.id);
    await batch.reached;
    const paused = test.workspace.uploads.pause(upload);
    batch.letGo();
    expect(await paused).toMatchObject({ state: 'paused', transactionsDone: 100 });
    await send(test, await answered(test, customer.id, 'here'), customer.id);
    await test.workspace.uploads.resume(upload);
    expect(await test.workspace.uploads.settled(upload)).toMatchObject({ state: 'done', error: null });
    expect(await held(test, customer.userId)).toEqual(texts(withCorrection(0, 150)).sort());
    const plan = await test.workspace.uploads.plan(first, customer.id);
    expect(plan.sentOtherwise?.open).toBe(1);
  });

  it('that had taken a booking from another import gives it back to it when its own import goes', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const first = await newImport(test, lines(0, 20));
    await send(test, first, customer.id);
    const second = await answered(test, customer.id, 'here');
    const upload = await sendInVain(test, second, customer.id);
    await test.workspace.uploads.cancel(upload);
    expect(await held(test, customer.userId)).toEqual(
      texts(lines(0, 20).filter((_, index) => index !== 12)).sort(),
    );
    await test.store.call('imports.remove', second);
    expect((await test.store.call('imports.get', first)).state).toBe('open');
    await send(test, first, customer.id);
    expect(await held(test, customer.userId)).toEqual(texts(lines(0, 20)).sort());
  });
});

describe('an answer outlives neither what it was about nor its customer', () => {
  it('what stays here because another import has it goes when that one is taken back', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const { end } = await send(test, await newImport(test, lines(0, 20)), customer.id);
    const second = await answered(test, customer.id, 'there');
    await send(test, second, customer.id);
    expect((await test.store.call('imports.get', second)).state).toBe('uploaded');
    await rollBack(test, end.id);
    expect((await test.store.call('imports.get', second)).state).toBe('open');
    await send(test, second, customer.id);
    expect(await held(test, customer.userId)).toEqual(texts(withCorrection(10, 30)).sort());
    // The step can be seen and undone as any other.
    expect((await test.store.call('imports.changes', second)).at(-1)).toMatchObject({
      kind: 'choice',
      choice: 'default',
      rows: 1,
    });
  });

  it.each(['here', 'both', 'there'] as const)('another customer is asked anew: %s', async (answer) => {
    const { test, customer } = await workspaceWithCustomer();
    await send(test, await newImport(test, lines(0, 20)), customer.id);
    const second = await answered(test, customer.id, answer);
    const other = await createCustomer(test.workspace, 'Beispiel AG');
    await send(test, second, other.id);
    expect(await held(test, other.userId)).toEqual(texts(withCorrection(10, 30)).sort());
    const third = await createCustomer(test.workspace, 'Dritte GmbH');
    await send(test, await newImport(test, lines(0, 20)), third.id);
    const plan = await test.workspace.uploads.plan(second, third.id);
    expect(plan.sentOtherwise).toEqual({ rows: 1, open: 1 });
    expect(plan.replaces).toBeUndefined();
  });

  it('what was overwritten under the same identifier is sent again when the overwriting is taken back', async () => {
    const { test, customer } = await workspaceWithCustomer();
    const first = await newImport(test, lines(0, 20));
    await edit(test, first, 12, [{ field: 'mref', value: 'M-1' }]);
    await send(test, first, customer.id);
    const second = await newImport(test, lines(10, 30));
    await edit(test, second, 2, [{ field: 'mref', value: 'M-2' }]);
    await test.workspace.uploads.plan(second, customer.id);
    await test.store.call('imports.answerSent', second, { rows: 'open', answer: 'here' });
    const { end } = await send(test, second, customer.id);
    expect(await mandates(test, customer.userId)).toEqual(['M-2']);
    await rollBack(test, end.id);
    expect((await test.store.call('imports.get', first)).state).toBe('open');
    await send(test, first, customer.id);
    expect(await mandates(test, customer.userId)).toEqual(['M-1']);
    expect(await held(test, customer.userId)).toEqual(texts(lines(0, 20)).sort());
  });

  it('a reason for leaving out stays through an answer and its undoing', async () => {
    const { test, customer } = await workspaceWithCustomer();
    await send(test, await newImport(test, lines(0, 20)), customer.id);
    const second = await newImport(test, lines(10, 30));
    const reasonOf = async () => {
      const { rows } = await test.store.call('imports.rows', second, {}, { offset: 2, limit: 1 });
      return { rowId: rows[0]?.rowId ?? 0, reason: rows[0]?.leftOutFor };
    };
    const { rowId } = await reasonOf();
    const choice = { choice: 'leaveOut', reason: 'duplicate' } as const;
    await test.store.call('imports.chooseRows', second, { rows: [{ rowId }], ...choice });
    const { reason } = await reasonOf();
    expect(reason).toBe('duplicate');
    await test.workspace.uploads.plan(second, customer.id);
    for (const answer of ['here', 'there'] as const) {
      await test.store.call('imports.answerSent', second, { rows: 'all', answer });
      expect((await reasonOf()).reason).toBe('duplicate');
    }
    await test.store.call('imports.goToChange', second, 'back');
    await test.store.call('imports.goToChange', second, 'back');
    expect((await reasonOf()).reason).toBe('duplicate');
  });
});

async function mandates({ client }: TestWorkspace, userId: string): Promise<string[]> {
  const { value } = await client.call('banking.transactions', { path: { 'user-id': userId } });
  const { transactions } = value as { transactions: { mref?: string }[] };
  return transactions.flatMap(({ mref }) => mref ?? []);
}
