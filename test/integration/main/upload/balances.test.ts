import { afterEach, describe, expect, it } from 'vitest';
import { stageExport } from '../../../unit/main/store/memory-store';
import { type Booking, draftOf, ibanB } from '../../../unit/main/store/staged-export';
import { analyse, heldAccounts } from './held-results';
import { readIntoImport } from './read-file';
import {
  changeSwitches,
  createCustomer,
  startUpload,
  startWorkspace,
  type TestWorkspace,
  type TestWorkspaceOptions,
} from './service-workspace';

const samples = new URL('../../../../assets/samples/', import.meta.url);
const older = new URL('Umsaetze_DE64901100424417208800_2025.09.15.csv', samples);
const newer = new URL('Umsaetze_DE64901100424417208800_2026.07.14.csv', samples);

const open: TestWorkspace[] = [];

async function workspaceOf(options: TestWorkspaceOptions = {}): Promise<TestWorkspace> {
  const started = await startWorkspace(options);
  open.push(started);
  return started;
}

afterEach(async () => {
  for (const started of open.splice(0)) {
    await started.close();
    expect(started.faults).toEqual([]);
  }
});

type Peer = { id: string; userId: string };

async function send(
  { workspace, store }: TestWorkspace,
  customer: Peer,
  stage: (importId: string) => Promise<unknown>,
) {
  const { id } = await store.call('imports.create');
  await stage(id);
  const plan = await workspace.uploads.plan(id, customer.id);
  const upload = await workspace.uploads.start(id, customer.id);
  return { importId: id, plan, upload: await workspace.uploads.settled(upload.id) };
}

/** One export of the account; the balance stands at its end. */
function exportOf(bookings: readonly Booking[], balanceMinor: number | null, balanceDay: string | null) {
  return (test: TestWorkspace) => (importId: string) =>
    stageExport(test.store, importId, bookings, {
      accounts: [draftOf({ balanceMinor, balanceDay, balanceSource: 'preamble' })],
    });
}

const spring: Booking[] = [
  { day: '2025-03-01', amountMinor: 10_000, purpose: 'a' },
  { day: '2025-03-14', amountMinor: -2_500, purpose: 'b' },
];
const summer: Booking[] = [
  { day: '2025-07-01', amountMinor: 30_000, purpose: 'c' },
  { day: '2025-07-20', amountMinor: -1, purpose: 'd' },
];

async function balanceOf(test: TestWorkspace, customer: Peer): Promise<number | undefined> {
  return (await heldAccounts(test.client, customer.userId))[0]?.balance;
}

interface Risk {
  accountRisks: { monthlyOverview: { month: string; overdraftDays: number | null }[] }[];
}
interface Liquidity {
  accountLiquidity: { monthlyOverview: { month: string; endOfMonthBalance: number | null }[] }[];
}

describe('the balance of an account at the service', () => {
  it.each([
    ['the older file first', [older, newer]],
    ['the newer file first', [newer, older]],
  ])(
    'when two exports come in two imports, %s, is that of the newest, and so are its overdrafts and liquidity',
    async (_order, files) => {
      const test = await workspaceOf();
      const customer = await createCustomer(test.workspace);
      for (const file of files) {
        const { upload } = await send(test, customer, (id) => readIntoImport(test.store, id, file));
        expect(upload.state).toBe('done');
        expect(upload.readBack?.otherBalances).toBe(0);
      }
      expect(await balanceOf(test, customer)).toBe(46_767.49);
      const results = await analyse(test.service, customer.userId);
      const risk = results['company.risk'] as Risk;
      const overdrawn = risk.accountRisks[0]?.monthlyOverview.filter(
        ({ overdraftDays }) => overdraftDays !== 0,
      );
      // Counted from the running balances of both files: four days that end below zero in the first, three in the second.
      expect(overdrawn?.map(({ month, overdraftDays }) => [month, overdraftDays])).toEqual([
        ['2026-06', 3],
        ['2025-04', 4],
      ]);
      const { accountLiquidity } = results['company.liquidity'] as Liquidity;
      const ends = new Map(
        accountLiquidity[0]?.monthlyOverview.map(({ month, endOfMonthBalance }) => [
          month,
          endOfMonthBalance,
        ]),
      );
      // As the running balances of the files say: after the last booking of each month.
      expect(ends.get('2026-07')).toBe(46_767.49);
      expect(ends.get('2026-06')).toBe(6_120.86);
    },
    120_000,
  );

  it('when it changes, the plan shows it, the journal has it, and exactly these calls are made', async () => {
    const test = await workspaceOf();
    const customer = await createCustomer(test.workspace);
    await send(test, customer, exportOf(spring, 50_000, '2025-03-14')(test));
    const before = test.requests.length;
    const { plan, upload } = await send(test, customer, exportOf(summer, 79_999, '2025-07-20')(test));
    expect(plan.accounts[0]?.balance).toEqual({
      action: 'patch',
      held: '500.00',
      given: '799.99',
      day: '2025-07-20',
    });
    expect(plan.calls.map(({ method, count }) => [method, count])).toEqual([
      ['POST', 1],
      ['PATCH', 1],
    ]);
    const changes = test.requests.slice(before).filter(({ method }) => method !== 'GET');
    expect(changes.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
    const journal = await test.store.call('uploads.journal', upload.id);
    expect(journal.map(({ kind, state }) => [kind, state])).toEqual([
      ['transactions', 'done'],
      ['balances', 'done'],
    ]);
    expect(await balanceOf(test, customer)).toBe(799.99);
  });

  it('when an older file comes later, stays as it is', async () => {
    const test = await workspaceOf();
    const customer = await createCustomer(test.workspace);
    await send(test, customer, exportOf(summer, 79_999, '2025-07-20')(test));
    const { plan } = await send(test, customer, exportOf(spring, 50_000, '2025-03-14')(test));
    expect(plan.accounts[0]?.balance).toMatchObject({ action: 'keep', held: '799.99', given: '799.99' });
    expect(await balanceOf(test, customer)).toBe(799.99);
  });

  it('when the newest file was removed here since, an older one does not bring its balance back', async () => {
    const test = await workspaceOf();
    const customer = await createCustomer(test.workspace);
    const { importId } = await send(test, customer, exportOf(summer, 79_999, '2025-07-20')(test));
    await test.store.call('imports.remove', importId);
    await send(test, customer, exportOf(spring, 50_000, '2025-03-14')(test));
    expect(await balanceOf(test, customer)).toBe(799.99);
  });

  it('when a later file states none, counts its bookings on, so that the stated day stays right', async () => {
    const test = await workspaceOf();
    const customer = await createCustomer(test.workspace);
    await send(test, customer, exportOf(spring, 50_000, '2025-03-14')(test));
    const { plan } = await send(test, customer, exportOf(summer, null, null)(test));
    expect(plan.accounts[0]?.balance).toEqual({
      action: 'patch',
      held: '500.00',
      given: '799.99',
      day: '2025-03-14',
    });
    expect(await balanceOf(test, customer)).toBe(799.99);
  });

  it('when bookings of the same file are later than its balance, they come on top', async () => {
    const test = await workspaceOf();
    const customer = await createCustomer(test.workspace);
    await send(test, customer, exportOf([...spring, ...summer], 50_000, '2025-03-14')(test));
    expect(await balanceOf(test, customer)).toBe(799.99);
  });

  it('when a person states it, that counts for its day, and a newer file after it', async () => {
    const test = await workspaceOf();
    const customer = await createCustomer(test.workspace);
    const { store } = test;
    await send(test, customer, async (id) => {
      const { accounts } = await exportOf(spring, 50_000, '2025-03-14')(test)(id);
      await store.call('imports.changeAccount', id, accounts[0]?.id ?? '', { balance: '123.45' });
    });
    expect(await balanceOf(test, customer)).toBe(123.45);
    await send(test, customer, exportOf(summer, 79_999, '2025-07-20')(test));
    expect(await balanceOf(test, customer)).toBe(799.99);
  });

  it('when nothing but the balance is new, only that is sent', async () => {
    const test = await workspaceOf();
    const customer = await createCustomer(test.workspace);
    await send(test, customer, exportOf(spring, null, null)(test));
    const { plan, upload } = await send(test, customer, exportOf(spring, 50_000, '2025-03-20')(test));
    expect(plan.transactions).toBe(0);
    expect(plan.calls.map(({ method }) => method)).toEqual(['PATCH']);
    expect(upload.state).toBe('done');
    expect(await balanceOf(test, customer)).toBe(500);
  });

  it('when a statement has no bookings, its balance goes all the same', async () => {
    const test = await workspaceOf();
    const customer = await createCustomer(test.workspace);
    await send(test, customer, exportOf(spring, 50_000, '2025-03-14')(test));
    const { upload } = await send(test, customer, exportOf([], 50_000, '2025-03-31')(test)).catch((error) => {
      // The same balance on a later day changes nothing at the service.
      expect(error.code).toBe('import.nothingToSend');
      return { upload: null };
    });
    expect(upload).toBeNull();
    await send(test, customer, exportOf([], 49_000, '2025-04-30')(test));
    expect(await balanceOf(test, customer)).toBe(490);
  });

  it('when the import has two accounts, each has its own, and one without a balance gets none', async () => {
    const test = await workspaceOf();
    const customer = await createCustomer(test.workspace);
    await send(test, customer, async (id) => {
      await exportOf(spring, 50_000, '2025-03-14')(test)(id);
      await stageExport(test.store, id, summer, { accounts: [draftOf({ iban: ibanB })] });
    });
    const held = await heldAccounts(test.client, customer.userId);
    expect(held.map(({ iban, balance }) => [iban, balance])).toEqual([
      ['DE02120300000000202051', 500],
      [ibanB, undefined],
    ]);
  });

  it.each([
    ['JPY', 1_234, 1_234],
    ['KWD', 1_234, 1.234],
  ])('when the currency is %s, has its places', async (currency, balanceMinor, held) => {
    const test = await workspaceOf();
    const customer = await createCustomer(test.workspace);
    const rows = spring.map((row) => ({ ...row, currency }));
    const account = draftOf({
      currency,
      balanceMinor: 1,
      balanceDay: '2025-03-13',
      balanceSource: 'statement',
    });
    await send(test, customer, (id) =>
      stageExport(test.store, id, rows.slice(0, 1), { accounts: [account] }),
    );
    const after = { ...account, balanceMinor, balanceDay: '2025-03-14' };
    await send(test, customer, (id) => stageExport(test.store, id, rows, { accounts: [after] }));
    expect(await balanceOf(test, customer)).toBe(held);
  });

  it('when someone else has sent later bookings, is theirs and stays', async () => {
    const test = await workspaceOf();
    const customer = await createCustomer(test.workspace);
    await send(test, customer, exportOf(spring, 50_000, '2025-03-14')(test));
    const [account] = await heldAccounts(test.client, customer.userId);
    const path = { 'user-id': customer.userId, 'account-id': account?.accountId ?? '' };
    await test.client.call('upload.addTransactions', {
      path,
      body: [{ transactionId: 'theirs', amount: 5, currency: 'EUR', bookingDate: 1_766_000_000 }],
    });
    await test.client.call('upload.patchAccounts', {
      path: { 'user-id': customer.userId },
      body: { accounts: [{ accountId: account?.accountId ?? '', balance: 7_777 }] },
    });
    const { plan, upload } = await send(test, customer, exportOf(summer, 79_999, '2025-07-20')(test));
    expect(plan.accounts[0]?.balance).toMatchObject({ action: 'keep', held: '7777.00', day: null });
    expect(upload.state).toBe('done');
    expect(await balanceOf(test, customer)).toBe(7_777);
  });

  it.each(['dropAfter', 'drop', 'statusAfter'] as const)(
    'when the answer to its change is lost (%s), is looked at, and given once more only when it is not there',
    async (kind) => {
      const test = await workspaceOf();
      const customer = await createCustomer(test.workspace);
      await send(test, customer, exportOf(spring, 50_000, '2025-03-14')(test));
      await changeSwitches(test.service, {
        faults: [{ method: 'PATCH', path: '/users', kind, status: 504, times: 1 }],
      });
      const before = test.requests.length;
      const { upload } = await send(test, customer, exportOf(summer, 79_999, '2025-07-20')(test));
      expect(upload.state).toBe('done');
      expect(await balanceOf(test, customer)).toBe(799.99);
      const patches = test.requests.slice(before).filter(({ method }) => method === 'PATCH').length;
      expect(patches).toBe(kind === 'drop' ? 2 : 1);
      const journal = await test.store.call('uploads.journal', upload.id);
      const lines = journal.filter((line) => line.kind === 'balances').map(({ state }) => state);
      expect(lines).toEqual(kind === 'drop' ? ['failed', 'done'] : ['arrived']);
    },
  );

  it('when the service refuses to change it, the upload says so and a resume gives it', async () => {
    const test = await workspaceOf();
    const customer = await createCustomer(test.workspace);
    await send(test, customer, exportOf(spring, 50_000, '2025-03-14')(test));
    await changeSwitches(test.service, {
      faults: [{ method: 'PATCH', path: '/users', kind: 'status', status: 403, times: 1 }],
    });
    const { upload } = await send(test, customer, exportOf(summer, 79_999, '2025-07-20')(test));
    expect(upload).toMatchObject({ state: 'failed', error: { code: 'service.forbidden' } });
    await test.workspace.uploads.resume(upload.id);
    expect((await test.workspace.uploads.settled(upload.id)).state).toBe('done');
    expect(await balanceOf(test, customer)).toBe(799.99);
  });

  it('when a plan was made and nothing changed, sending it again has nothing to send', async () => {
    const test = await workspaceOf();
    const customer = await createCustomer(test.workspace);
    const { importId } = await send(test, customer, exportOf(spring, 50_000, '2025-03-14')(test));
    await expect(startUpload(test.workspace, importId, customer.id)).rejects.toMatchObject({
      code: 'import.nothingToSend',
    });
  });
});
