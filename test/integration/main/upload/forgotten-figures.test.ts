import { afterEach, describe, expect, it } from 'vitest';
import { coverageOf } from '../../../../preload/contract/values/coverage';
import { ibanB } from '../../../unit/main/store/staged-export';
import {
  begin,
  choose,
  closeAll,
  figuresAreOfTheService,
  loseAnswer,
  month,
  newImport,
  send,
  setCell,
  stage,
} from './figures-of-service';
import { startUpload, type TestWorkspace } from './service-workspace';

afterEach(closeAll);

async function fileOf({ store }: TestWorkspace, importId: string, at = 0): Promise<string> {
  const { files } = await store.call('imports.get', importId);
  return files[at]?.id ?? '';
}

const ofSecond = (count: number) => month(3, count, { purpose: 'Zweites Konto' });

/** Two accounts, each in a file and an import of its own, of ten bookings each. */
async function twoAccounts() {
  const { test, customer } = await begin();
  const first = await newImport(test, month(3, 10));
  await send(test, first, customer);
  const second = await newImport(test, ofSecond(10), { iban: ibanB });
  const { id: uploadId } = await send(test, second, customer);
  const figures = async () => (await figuresAreOfTheService(test, customer)).figures;
  return { test, customer, first, second, uploadId, figures };
}

/** Of the second account. */
const gone = {
  iban: ibanB,
  bookings: 10,
  files: [],
  covered: [],
  closingBalance: null,
  differs: { unsent: 0, unknown: 0, leftOut: 0, asSent: 10 },
};

type Two = Awaited<ReturnType<typeof twoAccounts>>;

const removals: { what: string; remove: (two: Two) => Promise<unknown> }[] = [
  {
    what: 'whose only file is removed and kept there',
    remove: async ({ test, second }) => test.store.call('imports.removeFile', await fileOf(test, second)),
  },
  {
    what: 'whose only file is removed and forgotten',
    remove: async ({ test, second }) => test.store.call('imports.forgetFile', await fileOf(test, second)),
  },
  {
    what: 'whose import is removed and forgotten',
    remove: ({ test, second }) => test.store.call('imports.remove', second),
  },
];

describe('an account at the service', () => {
  it.each(removals)('$what counts as it was sent, is told, and has no month whole', async ({ remove }) => {
    const two = await twoAccounts();
    await remove(two);
    const { accounts, transactions, beyond, months } = await two.figures();
    expect([transactions, beyond]).toEqual([20, undefined]);
    expect(accounts.find(({ iban }) => iban === ibanB)).toMatchObject(gone);
    expect(months.map(({ isPartial }) => isPartial)).toEqual([true]);
    const coverage = coverageOf(accounts);
    expect(coverage.months.filter(coverage.isComplete)).toEqual([]);
    expect(coverage.missingIn('2025-03').map(({ iban }) => iban)).toContain(ibanB);
  });

  it.each(removals)('$what counts once when its file comes and is sent again', async ({ remove }) => {
    const two = await twoAccounts();
    const { test, customer } = two;
    await remove(two);
    const again = await newImport(test, ofSecond(12), { iban: ibanB });
    expect((await two.figures()).transactions).toBe(20);
    const { id } = await send(test, again, customer);
    const { figures, differs } = await figuresAreOfTheService(test, customer);
    expect([figures.transactions, differs]).toEqual([22, []]);
    // It had found ten of them there, and brought two.
    await test.workspace.uploads.rollBack(id);
    await test.workspace.uploads.settled(id);
    expect((await two.figures()).transactions).toBe(20);
  });

  it.each(removals)('$what counts no more once the customer is set up again', async ({ remove }) => {
    const two = await twoAccounts();
    const { test, customer } = two;
    await remove(two);
    await test.store.call('customers.renew', customer.id, { userId: 'another', expiresAt: null });
    const figures = await test.store.call('results.localFigures', customer.id);
    expect([figures.accounts, figures.transactions]).toEqual([[], 0]);
  });

  it('whose import is forgotten after a part of it was taken away counts with what is left', async () => {
    const { test, customer, first, second, figures } = await twoAccounts();
    await choose(test, second, [0, 1], 'leaveOut');
    await send(test, second, customer);
    expect((await figures()).transactions).toBe(18);
    await test.store.call('imports.remove', second);
    expect((await figures()).transactions).toBe(18);
    await test.store.call('imports.remove', first);
    expect((await figures()).accounts.map(({ bookings }) => bookings)).toEqual([8, 10]);
  });

  it('of which another import has the same bookings counts them once, whichever is forgotten', async () => {
    const { test, customer, second, figures } = await twoAccounts();
    const third = await newImport(test, ofSecond(14), { iban: ibanB });
    const { id } = await send(test, third, customer);
    await test.store.call('imports.remove', second);
    const { transactions, accounts } = await figures();
    expect([transactions, accounts.flatMap(({ differs }) => differs ?? [])]).toEqual([24, []]);
    await test.workspace.uploads.rollBack(id);
    await test.workspace.uploads.settled(id);
    expect((await figures()).transactions).toBe(20);
  });
});

describe('a deletion without an answer', () => {
  it.each([
    ['arrived', 'dropAfter'],
    ['did not arrive', 'drop'],
  ] as const)(
    'of an upload that is taken back, which %s, is not known until it is looked up',
    async (_, how) => {
      const { test, customer, uploadId, figures } = await twoAccounts();
      await loseAnswer(test, { method: 'DELETE', how }, async () => {
        await test.workspace.uploads.rollBack(uploadId);
        await test.workspace.uploads.settled(uploadId);
      });
      const { state } = await test.workspace.uploads.settled(uploadId);
      expect(state).toBe('rollBackStopped');
      const open = await figures();
      expect([open.transactions, open.accounts.map(({ differs }) => differs?.unknown ?? 0)]).toEqual([
        10,
        [0, 10],
      ]);
      expect(open.accounts[1]?.covered).toEqual([]);
      await test.workspace.uploads.rollBack(uploadId);
      expect((await test.workspace.uploads.settled(uploadId)).state).toBe('rolledBack');
      const { figures: settled, differs } = await figuresAreOfTheService(test, customer);
      expect([settled.transactions, differs]).toEqual([10, []]);
    },
  );

  it.each(['dropAfter', 'drop'] as const)(
    'of what a corrected import does not have any more (%s) is not known until it is sent again',
    async (how) => {
      const { test, customer, second, figures } = await twoAccounts();
      await choose(test, second, [0, 1, 2], 'leaveOut');
      const { id } = await startStopped(test, second, customer, how);
      const open = await figures();
      expect(open.transactions).toBe(17);
      expect(open.accounts.map(({ differs }) => differs?.unknown ?? 0)).toEqual([0, 3]);
      await test.workspace.uploads.cancel(id);
      // Nothing is left to be sent where the deletion had arrived: the plan alone says so.
      const { calls } = await test.workspace.uploads.plan(second, customer.id);
      expect(calls.length).toBe(how === 'drop' ? 1 : 0);
      expect((await figures()).accounts.map(({ differs }) => differs ?? null)).toEqual([
        null,
        how === 'drop' ? { unsent: 0, unknown: 0, leftOut: 3, asSent: 0 } : null,
      ]);
      if (how === 'drop') await send(test, second, customer);
      const { figures: settled, differs } = await figuresAreOfTheService(test, customer);
      expect([settled.transactions, differs]).toEqual([17, []]);
    },
  );
});

describe('a sending without an answer', () => {
  it.each([
    ['removeFile', 'dropAfter', 10],
    ['forgetFile', 'dropAfter', 10],
    ['remove', 'dropAfter', 10],
    ['remove', 'drop', 0],
  ] as const)(
    'is not known, and stays so when what was sent is removed by %s (%s), until a plan looks it up',
    async (how, lost, arrived) => {
      const { test, customer } = await begin();
      const importId = await newImport(test, month(3, 10));
      await stage(test, importId, ofSecond(10), { iban: ibanB });
      const { id } = await startStopped(test, importId, customer, lost, 'POST');
      await test.workspace.uploads.cancel(id);
      const unknown = async () => {
        const { figures } = await figuresAreOfTheService(test, customer);
        return figures.accounts.reduce((sum, { differs }) => sum + (differs?.unknown ?? 0), 0);
      };
      expect(await unknown()).toBe(10);
      if (how === 'remove') await test.store.call('imports.remove', importId);
      else await test.store.call(`imports.${how}`, await fileOf(test, importId));
      expect(await unknown()).toBe(10);
      const other = await newImport(test, month(4, 3));
      await test.workspace.uploads.plan(other, customer.id);
      expect(await unknown()).toBe(0);
      expect((await figuresAreOfTheService(test, customer)).figures.transactions).toBe(arrived);
    },
  );
});

it('a row that went without an answer and is corrected then: what was sent is not known, until a plan looks it up', async () => {
  const { test, customer } = await begin();
  const importId = await newImport(test, month(3, 10));
  const { id } = await startStopped(test, importId, customer, 'dropAfter', 'POST');
  await test.workspace.uploads.cancel(id);
  await setCell(test, importId, 4, 'amount', '77.70');
  const open = await figuresAreOfTheService(test, customer);
  expect(open.differs).toEqual([{ unsent: 1, unknown: 10, leftOut: 0, asSent: 0 }]);
  await test.workspace.uploads.plan(importId, customer.id);
  const { figures, differs } = await figuresAreOfTheService(test, customer);
  expect([figures.transactions, differs]).toEqual([10, [{ unsent: 1, unknown: 0, leftOut: 0, asSent: 1 }]]);
  await send(test, importId, customer);
  const end = await figuresAreOfTheService(test, customer);
  expect([end.figures.transactions, end.differs]).toEqual([10, []]);
});

/** Sent until the answer of a call is lost. */
async function startStopped(
  test: TestWorkspace,
  importId: string,
  customer: { id: string },
  how: 'drop' | 'dropAfter',
  method: 'POST' | 'DELETE' = 'DELETE',
): Promise<{ id: string }> {
  let id = '';
  await loseAnswer(test, { method, how }, async () => {
    ({ id } = await startUpload(test.workspace, importId, customer.id));
    await test.workspace.uploads.settled(id);
  });
  return { id };
}
