import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planRefusals } from '../../../../preload/contract/plan-refusals';
import type { AccountDraft } from '../../../../preload/contract/reading/reading';
import { MemoryStore, stageExport, stageRows } from './memory-store';
import { type Booking, draftOf, ibanA, ibanB, stagedRowsOf } from './staged-export';

let store: MemoryStore;
let importId: string;

beforeEach(async () => {
  store = new MemoryStore();
  importId = (await store.call('imports.create')).id;
});
afterEach(() => store.close());

const rows: Booking[] = [
  { day: '2025-03-01', amountMinor: 1_000, purpose: 'eins' },
  { day: '2025-03-02', amountMinor: -250, purpose: 'zwei' },
];
const nameless = { accounts: [draftOf({ iban: null, bankName: null })] };
const bank = { bank: 'Musterbank', exportType: 'account', confidence: 1 };
const customerOf = async (name: string) => {
  const id = await store.call('customers.begin', {
    connectionId: 'c',
    connectionName: 'C',
    environment: 'local',
    name,
    type: 'company',
    expiresIn: null,
    customUserId: name,
  });
  await store.call('customers.finish', id, { userId: name, expiresAt: null });
  return id;
};
const get = () => store.call('imports.get', importId);
const numbers = async () => (await get()).accounts.map(({ accountNumber }) => accountNumber);

describe('numbers made for accounts that have none', () => {
  it('are made for all of them by one press, say that they are made, and let the plan pass', async () => {
    await stageExport(store, importId, rows, nameless);
    await stageExport(store, importId, [{ day: '2025-04-01', amountMinor: 5 }], nameless);
    await stageExport(store, importId, rows, { accounts: [draftOf({ iban: ibanB })] });
    const { accounts } = await store.call('imports.numberAccounts', importId);
    expect(accounts).toHaveLength(3);
    const made = accounts.filter(({ origins }) => origins.accountNumber === 'made');
    expect(made.map(({ accountNumber }) => accountNumber)).toEqual([
      expect.stringMatching(/^KONTOR-[0-9A-F]{12}$/),
      expect.stringMatching(/^KONTOR-[0-9A-F]{12}$/),
    ]);
    expect(new Set(made.map(({ accountNumber }) => accountNumber)).size).toBe(2);
    expect(accounts.find(({ iban }) => iban === ibanB)?.accountNumber).toBeNull();
    await expect(store.call('plans.begin', importId)).resolves.toBeNull();
  });

  it('are the same for the same file in another import, and name the bank that was recognised', async () => {
    await stageExport(store, importId, rows, {
      ...nameless,
      format: { ...bank, id: 'x', reasons: [] } as never,
    });
    const first = (await store.call('imports.numberAccounts', importId)).accounts[0];
    const other = await store.call('imports.create');
    await stageExport(store, other.id, rows, nameless, { name: 'anders (1).csv' });
    const second = (await store.call('imports.numberAccounts', other.id)).accounts[0];
    expect(second?.accountNumber).toBe(first?.accountNumber);
    expect(second?.accountId).toBe(first?.accountId);
    expect(first?.bankName).toBe('Musterbank');
  });

  it('tell two accounts of one file apart', async () => {
    const drafts: AccountDraft[] = [
      draftOf({ iban: null, currency: 'EUR' }),
      draftOf({ iban: null, currency: 'USD' }),
    ];
    await stageExport(
      store,
      importId,
      rows.map((row, index) => ({ ...row, accountIndex: index })),
      { accounts: drafts },
    );
    await store.call('imports.numberAccounts', importId);
    expect(new Set(await numbers()).size).toBe(2);
  });
});

describe('accounts left out', () => {
  it('keep their rows here, count them as left out, and come back whole', async () => {
    await stageExport(store, importId, rows, nameless);
    await stageExport(store, importId, rows, { accounts: [draftOf({ iban: ibanB })] });
    const [first] = (await get()).accounts;
    const without = await store.call('imports.leaveOutAccounts', importId, [first?.id ?? ''], true);
    expect(without.accounts[0]).toMatchObject({ isLeftOut: true, bookings: 0, leftOut: 2, sendable: 0 });
    expect(without.accounts[1]).toMatchObject({ isLeftOut: false, bookings: 2, leftOut: 0, sendable: 2 });
    expect(without.files[0]?.lineCounts).toMatchObject({ staged: 0, leftOut: 2 });
    await store.call('plans.begin', importId);
    const planned = await store.call('plans.read', importId, []);
    expect(planned.map(({ newTransactions, leftOut }) => [newTransactions, leftOut])).toEqual([[2, 0]]);
    const again = await store.call('imports.leaveOutAccounts', importId, [first?.id ?? ''], false);
    expect(again.accounts[0]).toMatchObject({ isLeftOut: false, bookings: 2, leftOut: 0, sendable: 2 });
  });

  it('say nothing of their balance either: a statement without bookings is planned, left out it is not', async () => {
    await store.call('imports.setCustomer', importId, await customerOf('Eigner'));
    const stating = (iban: string) => draftOf({ iban, balanceMinor: 9_900, balanceDay: '2025-03-31' });
    await stageExport(store, importId, rows, { accounts: [stating(ibanA)] });
    await stageExport(store, importId, [], { accounts: [stating(ibanB)] });
    const planned = async () => {
      const held = (await get()).accounts.map(({ accountId }) => ({
        accountId: accountId ?? '',
        balance: 1,
        currency: 'EUR',
      }));
      await store.call('plans.begin', importId);
      return (await store.call('plans.read', importId, held)).map(({ label, balance }) => [
        label,
        balance?.action,
      ]);
    };
    expect(await planned()).toEqual([
      [expect.stringContaining('DE'), 'patch'],
      [expect.stringContaining('DE'), 'patch'],
    ]);
    const [, second] = (await get()).accounts;
    await store.call('imports.leaveOutAccounts', importId, [second?.id ?? ''], true);
    expect(await planned()).toHaveLength(1);
    expect(planRefusals(await get())).toEqual([]);
    const [first] = (await get()).accounts;
    await store.call('imports.leaveOutAccounts', importId, [first?.id ?? ''], true);
    expect(planRefusals(await get())).toEqual([{ code: 'import.nothingToSend', rows: 2 }]);
    await expect(store.call('plans.begin', importId)).rejects.toMatchObject({ code: 'import.nothingToSend' });
    await store.call('imports.leaveOutAccounts', importId, [second?.id ?? ''], false);
    expect(planRefusals(await get())).toEqual([]);
    expect(await planned()).toHaveLength(1);
  });

  it('of another import are refused', async () => {
    await stageExport(store, importId, rows);
    const other = await store.call('imports.create');
    const [account] = (await get()).accounts;
    await expect(
      store.call('imports.leaveOutAccounts', other.id, [account?.id ?? ''], true),
    ).rejects.toMatchObject({ code: 'import.unknown' });
  });
});

describe('what the plan refuses', () => {
  /** Every state of an import in which a plan can be refused, and some in which it cannot. */
  const states: Record<string, () => Promise<unknown>> = {
    'an empty import': async () => undefined,
    'all in order': () => stageExport(store, importId, rows),
    'a file still being read': async () => {
      await stageExport(store, importId, rows);
      await stageRows(store, importId, stagedRowsOf(rows));
    },
    'an open question': () => stageExport(store, importId, rows, { needsAnswer: true }),
    'no number': () => stageExport(store, importId, rows, nameless),
    'no number, and nothing of it to send': async () => {
      await stageExport(
        store,
        importId,
        rows.map((row) => ({ ...row, disposition: 2 as const })),
        nameless,
      );
      await stageExport(store, importId, rows, { accounts: [draftOf({ iban: ibanB })] });
    },
    'everything blocked or pending': () =>
      stageExport(
        store,
        importId,
        rows.map((row, at) => ({ ...row, disposition: at === 0 ? 1 : 2 })),
      ),
    'everything left out row by row, with a copy that is known': async () => {
      await stageExport(store, importId, rows);
      await stageExport(store, importId, rows);
      const { rows: shown } = await store.call('imports.rows', importId, {}, { offset: 0, limit: 10 });
      for (const { rowId, state } of shown) {
        if (state === 'booking')
          await store.call('imports.chooseRows', importId, { rows: [{ rowId: rowId }], choice: 'leaveOut' });
      }
    },
    'the only account left out': async () => {
      const { accounts } = await stageExport(store, importId, rows, nameless);
      await store.call('imports.leaveOutAccounts', importId, [accounts[0]?.id ?? ''], true);
    },
    'two reasons at once': async () => {
      await stageExport(store, importId, rows, nameless);
      await stageExport(store, importId, rows, { needsAnswer: true });
    },
    'a file that failed beside one that is good': async () => {
      await stageExport(store, importId, rows);
      const fileId = await stageRows(store, importId, []);
      await store.call('imports.failFile', fileId, { code: 'file.empty' });
    },
  };

  for (const [state, make] of Object.entries(states)) {
    it(`is announced by what the summary says: ${state}`, async () => {
      await make();
      const [announced] = planRefusals(await get());
      const refused = await store.call('plans.begin', importId).then(
        () => null,
        (error: { code: string }) => error.code,
      );
      expect(refused).toBe(announced?.code ?? null);
      // Counted over the rows themselves, by another way than the figures.
      const { session } = store;
      const sends = refused === null ? session.context.sends.get(importId) : null;
      if (sends) {
        const { accounts } = await get();
        expect(accounts.reduce((sum, { sendable }) => sum + sendable, 0)).toBe(sends.size);
      }
    });
  }
});

describe('whose an account is already', () => {
  const send = async (id: string, customerId: string) => {
    await store.call('imports.setCustomer', id, customerId);
    await store.call('plans.begin', id);
    const upload = await store.call('uploads.create', {
      importId: id,
      customerId,
      batchesTotal: 1,
      batchSize: 9,
      heldAccounts: [],
    });
    await store.call('uploads.finish', upload.id, { state: 'done' });
  };

  it('is told by what was sent, also when the file names it in another way; a plan alone makes nobody its owner', async () => {
    const [owner, planner] = [await customerOf('Eigner'), await customerOf('Planer')];
    await stageExport(store, importId, rows);
    await send(importId, owner);
    const planned = await store.call('imports.create');
    await stageExport(store, planned.id, rows, { accounts: [draftOf({ iban: ibanB })] });
    await store.call('imports.setCustomer', planned.id, planner);
    const next = await store.call('imports.create');
    const byNumber = { iban: null, bankCode: ibanA.slice(4, 12), accountNumber: ibanA.slice(12) };
    await stageExport(store, next.id, rows, { accounts: [draftOf(byNumber)] });
    await stageExport(store, next.id, rows, { accounts: [draftOf({ iban: ibanB })] });
    const [named] = (await store.call('imports.get', next.id)).accounts;
    expect(await store.call('imports.owners', next.id)).toEqual([
      { accountRowId: named?.id, customerId: owner },
    ]);
  });

  it('ends when the customer is deleted', async () => {
    const owner = await customerOf('Eigner');
    await stageExport(store, importId, rows);
    await send(importId, owner);
    const next = await store.call('imports.create');
    await stageExport(store, next.id, rows);
    expect(await store.call('imports.owners', next.id)).toHaveLength(1);
    await store.call('customers.purge', owner);
    expect(await store.call('imports.owners', next.id)).toEqual([]);
  });
});

describe('a doubt that was confirmed', () => {
  const key = `holdersDiffer:${'a'.repeat(32)}`;

  it('stays with its import until it is taken back', async () => {
    await store.call('imports.confirm', importId, key, true);
    await store.call('imports.confirm', importId, key, true);
    expect((await get()).confirmed).toEqual([key]);
    await store.call('imports.confirm', importId, key, false);
    expect((await get()).confirmed).toEqual([]);
  });
});
