import { afterEach, expect, it } from 'vitest';
import {
  begin,
  closeAll,
  figuresAreOfTheService,
  loseAnswer,
  month,
  newImport,
  setCell,
  stage,
} from './figures-of-service';
import { startUpload } from './service-workspace';

afterEach(closeAll);

const orders = [[1], [0], [1, 0], [0, 1], [2], [2, 1], [1, 2], [2, 0], [0, 2]];

it.each(
  orders.flatMap((order) => (['removeFile', 'forgetFile'] as const).map((how) => [order, how] as const)),
)(
  'rows that went in one call without an answer are not known when files %j of them are removed by %s',
  async (order, how) => {
    const { test, customer } = await begin();
    const importId = await newImport(test, month(3, 10));
    await stage(test, importId, month(4, 6));
    await stage(test, importId, month(5, 4));
    let id = '';
    await loseAnswer(test, { method: 'POST', how: 'dropAfter' }, async () => {
      ({ id } = await startUpload(test.workspace, importId, customer.id));
      await test.workspace.uploads.settled(id);
    });
    await test.workspace.uploads.cancel(id);
    const unknown = async () => {
      const { figures } = await figuresAreOfTheService(test, customer);
      return figures.accounts.reduce((sum, { differs }) => sum + (differs?.unknown ?? 0), 0);
    };
    expect(await unknown()).toBe(20);
    const { files } = await test.store.call('imports.get', importId);
    for (const at of order) {
      await test.store.call(`imports.${how}`, files[at]?.id ?? '');
      expect(await unknown()).toBe(20);
    }
    const other = await newImport(test, month(6, 3));
    await test.workspace.uploads.plan(other, customer.id);
    expect(await unknown()).toBe(0);
    expect((await figuresAreOfTheService(test, customer)).figures.transactions).toBe(20);
  },
);

it.each([0, 9])('of such a call row %d may be corrected before it is looked up', async (at) => {
  const { test, customer } = await begin();
  const importId = await newImport(test, month(3, 10));
  let id = '';
  await loseAnswer(test, { method: 'POST', how: 'dropAfter' }, async () => {
    ({ id } = await startUpload(test.workspace, importId, customer.id));
    await test.workspace.uploads.settled(id);
  });
  await test.workspace.uploads.cancel(id);
  await setCell(test, importId, at, 'amount', '77.70');
  await test.workspace.uploads.plan(importId, customer.id);
  const { figures, differs } = await figuresAreOfTheService(test, customer);
  expect([figures.transactions, differs]).toEqual([10, [{ unsent: 1, unknown: 0, leftOut: 0, asSent: 1 }]]);
});

it.each([
  ['a row is corrected', 20],
  ['a file is removed', 20],
  ['all is removed', 20],
] as const)('while a plan reads the service and %s, nothing is taken for absent', async (what, all) => {
  const { test, customer } = await begin();
  const importId = await newImport(test, month(3, 10));
  await stage(test, importId, month(4, 6));
  await stage(test, importId, month(5, 4));
  const other = await newImport(test, month(6, 3));
  let id = '';
  await loseAnswer(test, { method: 'POST', how: 'dropAfter' }, async () => {
    ({ id } = await startUpload(test.workspace, importId, customer.id));
    await test.workspace.uploads.settled(id);
  });
  await test.workspace.uploads.cancel(id);
  const { files } = await test.store.call('imports.get', importId);
  const gate = test.hold((one) => one.method === 'GET' && one.path.includes('transactions'), 1);
  const plan = test.workspace.uploads.plan(other, customer.id);
  await gate.reached;
  if (what === 'a row is corrected') await setCell(test, importId, 4, 'amount', '77.70');
  else if (what === 'a file is removed') await test.store.call('imports.removeFile', files[1]?.id ?? '');
  else await test.store.call('imports.remove', importId);
  gate.letGo();
  await plan;
  const unknown = async () => {
    const { figures } = await figuresAreOfTheService(test, customer);
    return figures.accounts.reduce((sum, { differs }) => sum + (differs?.unknown ?? 0), 0);
  };
  expect(await unknown()).toBeGreaterThan(0);
  await test.workspace.uploads.plan(other, customer.id);
  expect(await unknown()).toBe(0);
  expect((await figuresAreOfTheService(test, customer)).figures.transactions).toBe(all);
});
