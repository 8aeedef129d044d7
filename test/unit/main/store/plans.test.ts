import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MemoryStore, stageExport, stageRows } from './memory-store';
import { type Booking, draftOf, ibanB, stagedRowsOf } from './staged-export';

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

async function idsOf(): Promise<string[]> {
  const window = await store.call('imports.rows', importId, {}, { offset: 0, limit: 10 });
  return window.rows.map(({ transactionId }) => transactionId ?? '');
}

describe('a plan', () => {
  it('when a file has an open question, waits for the answer', async () => {
    await stageExport(store, importId, rows, { needsAnswer: true });
    await expect(store.call('plans.begin', importId)).rejects.toMatchObject({ code: 'import.questionsOpen' });
  });

  it('when a file is still being read, waits for its end', async () => {
    await stageExport(store, importId, rows);
    await stageRows(store, importId, stagedRowsOf(rows));
    await expect(store.call('plans.begin', importId)).rejects.toMatchObject({ code: 'import.incomplete' });
  });

  it('when an account has neither IBAN nor number, asks for it', async () => {
    await stageExport(store, importId, rows, { accounts: [draftOf({ iban: null })] });
    await expect(store.call('plans.begin', importId)).rejects.toMatchObject({
      code: 'import.accountIncomplete',
    });
  });

  it('when every row is blocked or pending, says that there is nothing to send', async () => {
    await stageExport(
      store,
      importId,
      rows.map((row, index) => ({ ...row, disposition: index === 0 ? 1 : 2 })),
    );
    await expect(store.call('plans.begin', importId)).rejects.toMatchObject({ code: 'import.nothingToSend' });
  });

  it('when the service holds some, counts these as known and sums only the rest', async () => {
    await stageExport(store, importId, rows);
    await stageExport(store, importId, [{ day: '2025-04-01', amountMinor: 7 }], {
      accounts: [draftOf({ iban: ibanB })],
    });
    await store.call('plans.begin', importId);
    const [first = ''] = await idsOf();
    const added = await store.call('plans.addHeld', importId, {
      transactionIds: [first, first, 'of another program', `${first}0`],
      amounts: [10, 10, null, null],
      bookingDays: ['2025-03-01', null, null, null],
      accountIds: [null, null, null, null],
      currencies: [null, null, null, null],
    });
    expect(added).toBe(1);
    const planned = await store.call('plans.read', importId, []);
    expect(
      planned.map(({ newTransactions, knownTransactions, totalIn, totalOut }) => [
        newTransactions,
        knownTransactions,
        totalIn,
        totalOut,
      ]),
    ).toEqual([
      [1, 1, '0.00', '-2.50'],
      [1, 0, '0.07', '0.00'],
    ]);
    const sample = JSON.parse((await store.call('plans.sample', importId, 3, 's')) ?? '[]');
    expect(sample).toMatchObject([{ amount: -2.5, purpose: 'zwei' }]);
  });

  it.each([null, 9_999_999_999_999])(
    'when the service holds a later booking of %s, which no sum can take in, states no balance for now',
    async (amount) => {
      const draft = { currency: 'KWD', balanceMinor: 500, balanceDay: '2025-03-02' };
      await stageExport(store, importId, rows, { accounts: [draftOf(draft)] });
      const customerId = await store.call('customers.begin', {
        connectionId: 'x',
        connectionName: 'X',
        environment: 'local',
        name: 'Muster',
        type: 'company',
        expiresIn: null,
        customUserId: 'u',
      });
      await store.call('customers.finish', customerId, { userId: 'user', expiresAt: null });
      await store.call('imports.setCustomer', importId, customerId);
      await store.call('plans.begin', importId);
      const accountId = (await store.call('imports.get', importId)).accounts[0]?.accountId ?? '';
      const held = async (later: number | null) => {
        await store.call('plans.addHeld', importId, {
          transactionIds: ['of another program'],
          amounts: [later],
          bookingDays: ['2025-03-09'],
          accountIds: [accountId],
          currencies: ['KWD'],
        });
        const listed = { accountId, balance: null, currency: 'KWD' };
        return (await store.call('plans.read', importId, [listed]))[0]?.balance?.action;
      };
      expect(await held(amount)).not.toBe('patch');
      await store.call('plans.begin', importId);
      expect(await held(1)).toBe('patch');
    },
  );

  it('when the service lists no account although it holds bookings of it, gives that one its balance', async () => {
    await stageExport(store, importId, rows, {
      accounts: [draftOf({ balanceMinor: 500, balanceDay: '2025-03-02' })],
    });
    const customerId = await store.call('customers.begin', {
      connectionId: 'x',
      connectionName: 'X',
      environment: 'local',
      name: 'Muster',
      type: 'company',
      expiresIn: null,
      customUserId: 'u',
    });
    await store.call('customers.finish', customerId, { userId: 'user', expiresAt: null });
    await store.call('imports.setCustomer', importId, customerId);
    await store.call('plans.begin', importId);
    const upload = { importId, customerId, batchesTotal: 1, batchSize: 100, heldAccounts: [] };
    const { id } = await store.call('uploads.create', upload);
    const batch = await store.call('uploads.advance', id, null, { size: 100, unit: 's' });
    await store.call('uploads.advance', id, { position: batch?.position ?? 0, outcome: 'done' }, null);
    await store.call('uploads.beginReadBack', id);
    await store.call('uploads.addHeld', id, {
      transactionIds: await idsOf(),
      amounts: [10, -2.5],
      bookingDays: ['2025-03-01', '2025-03-02'],
      accountIds: [null, null],
      currencies: [null, null],
    });
    const left = await store.call('uploads.balancesLeft', id, []);
    expect(left.map(({ balance }) => balance)).toEqual([5]);
    const position = await store.call('uploads.beginBalances', id);
    await store.call('uploads.balancesGiven', id, position, []);
    expect(await store.call('uploads.balancesLeft', id, [])).toEqual([]);
  });

  it('when rows have another currency than their account, sums each currency apart and counts every row', async () => {
    await stageExport(store, importId, [
      ...rows,
      { day: '2025-03-03', amountMinor: 5_000, currency: 'USD' },
      { day: '2025-03-04', amountMinor: -700, currency: 'USD' },
      { day: '2025-03-05', amountMinor: 300, currency: 'JPY' },
    ]);
    await store.call('plans.begin', importId);
    const [planned] = await store.call('plans.read', importId, []);
    expect(planned).toMatchObject({
      currency: 'EUR',
      newTransactions: 5,
      totalIn: '10.00',
      totalOut: '-2.50',
      otherCurrencies: [
        { currency: 'JPY', newTransactions: 1, totalIn: '300', totalOut: '0' },
        { currency: 'USD', newTransactions: 2, totalIn: '50.00', totalOut: '-7.00' },
      ],
    });
  });

  it('is the same whatever a filter shows: what is sent is not what is looked at', async () => {
    await stageExport(store, importId, [
      ...rows,
      { day: '2150-01-01', amountMinor: 5, purpose: 'drei' },
      { day: '2025-03-04', amountMinor: 7, purpose: 'vier', disposition: 2 },
    ]);
    const planned = async () => {
      await store.call('plans.begin', importId);
      return [
        await store.call('plans.read', importId, []),
        await store.call('plans.sample', importId, 10, 'ms'),
      ];
    };
    const whole = await planned();
    for (const filter of [
      { states: ['blocked' as const] },
      { search: 'eins' },
      { hasFindings: true },
      { severity: 'warning' as const },
      { rule: 'date.future' },
      { search: 'nothing has this' },
    ]) {
      const shown = await store.call('imports.rows', importId, filter, { offset: 0, limit: 10 });
      expect(shown.total).toBeLessThan(4);
      expect(await planned()).toEqual(whole);
    }
  });

  it('when the import changes after it was planned, the plan is void', async () => {
    await stageExport(store, importId, rows);
    await store.call('plans.begin', importId);
    await stageExport(store, importId, [{ day: '2025-04-01', amountMinor: 7 }]);
    await expect(store.call('plans.read', importId, [])).rejects.toMatchObject({ code: 'upload.differs' });
  });
});
