import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { minorOfLimit } from '../../../../main/store/figures/credit-line';
import { proveRunningBalance } from '../../../../main/store/figures/ledger-proof';
import { localFigures } from '../../../../preload/contract';
import { coverageOf } from '../../../../preload/contract/values/coverage';
import fc from '../../../property';
import { MemoryStore, sendImport, stageExport } from './memory-store';
import { type Booking, draftOf, ibanB } from './staged-export';

let store: MemoryStore;
let customerId: string;
let importId: string;

beforeEach(async () => {
  store = new MemoryStore();
  importId = (await store.call('imports.create')).id;
  customerId = await store.call('customers.begin', {
    connectionId: 'x',
    connectionName: 'X',
    environment: 'local',
    name: 'Muster',
    type: 'company',
    expiresIn: null,
    customUserId: 'u',
  });
  await store.call('customers.finish', customerId, { userId: 'user', expiresAt: null });
});
afterEach(() => store.close());

async function sent(id: string): Promise<void> {
  await sendImport(store, id, customerId);
}

const withBalances = (start: number, amounts: readonly [string, number][]): Booking[] => {
  let balanceMinor = start;
  return amounts.map(([day, amountMinor]) => {
    balanceMinor += amountMinor;
    return { day, amountMinor, balanceMinor, purpose: `${day} ${amountMinor}` };
  });
};

describe('the local figures of a customer', () => {
  it('when the running balance proves the file, give months with end and lowest balance, to the cent', async () => {
    const rows = withBalances(100_000, [
      ['2025-01-02', -30_005],
      ['2025-01-20', 50_000],
      ['2025-01-31', -1],
      ['2025-02-03', -115_000],
      ['2025-02-27', 10_000],
    ]);
    await stageExport(store, importId, rows.slice().reverse(), {
      accounts: [draftOf({ balanceMinor: 14_994, balanceDay: '2025-02-27', balanceSource: 'runningColumn' })],
    });
    await sent(importId);
    const figures = await store.call('results.localFigures', customerId);
    expect(localFigures.parse(figures)).toEqual(figures);
    expect(figures.months).toEqual([
      {
        month: '2025-01',
        currency: 'EUR',
        moneyIn: '500.00',
        moneyOut: '-300.06',
        isPartial: false,
        endBalance: '1199.94',
        lowestBalance: '699.95',
        lowestDay: '2025-01-02',
      },
      {
        month: '2025-02',
        currency: 'EUR',
        moneyIn: '100.00',
        moneyOut: '-1150.00',
        // 28 February 2025 is a Friday: its bookings may be missing.
        isPartial: true,
        endBalance: '149.94',
        lowestBalance: '49.94',
        lowestDay: '2025-02-03',
      },
    ]);
    expect(figures.accounts[0]).toMatchObject({
      balanceProof: 'proved',
      balanceBreaks: 0,
      openingBalance: '1000.00',
      closingBalance: '149.94',
      totalIn: '600.00',
      totalOut: '-1450.06',
      bookings: 5,
      closingBalanceDay: '2025-02-27',
      lowestBalance: '49.94',
      lowestDay: '2025-02-03',
      daysCovered: 57,
      covered: [{ since: '2025-01-02', until: '2025-02-27' }],
      gaps: [],
    });
    expect(figures.transactions).toBe(5);
  });

  it('when a row is missing from the middle, the proof is broken, and no balance is shown on the strength of it', async () => {
    const rows = withBalances(0, [
      ['2025-01-02', 100],
      ['2025-01-03', 200],
      ['2025-01-04', 300],
      ['2025-01-05', 400],
    ]);
    await stageExport(
      store,
      importId,
      rows.filter((_row, index) => index !== 1),
      {
        accounts: [draftOf({ balanceMinor: 1_000, balanceDay: '2025-01-05' })],
      },
    );
    await sent(importId);
    const { accounts, months } = await store.call('results.localFigures', customerId);
    expect(accounts[0]).toMatchObject({ balanceProof: 'broken', balanceBreaks: 1 });
    expect(months[0]).toMatchObject({ endBalance: null, lowestBalance: null, moneyIn: '8.00' });
  });

  it('when only opening and closing balance are stated, their difference is the proof', async () => {
    const rows: Booking[] = [{ day: '2025-01-02', amountMinor: 150 }];
    const stated = { openingBalanceMinor: 1_000, balanceMinor: 1_150, balanceDay: '2025-01-31' };
    await stageExport(store, importId, rows, { accounts: [draftOf(stated)] });
    await stageExport(store, importId, rows, {
      accounts: [draftOf({ ...stated, iban: ibanB, balanceMinor: 1_151 })],
    });
    await sent(importId);
    const { accounts } = await store.call('results.localFigures', customerId);
    expect(accounts.map(({ balanceProof, balanceBreaks }) => [balanceProof, balanceBreaks])).toEqual([
      ['proved', 0],
      ['broken', 1],
    ]);
  });

  it('gives the months of each of several accounts of a currency, and counts what rows themselves leave out', async () => {
    const rows = withBalances(0, [
      ['2025-01-02', 1_000],
      ['2025-02-04', -1_500],
    ]);
    const announced: Booking[] = [
      { day: '2025-02-05', amountMinor: -7, disposition: 1 },
      { day: '2025-02-05', amountMinor: -8, disposition: 1 },
      { day: '2025-02-05', amountMinor: -9, disposition: 2 },
    ];
    await stageExport(store, importId, [...rows, ...announced], { accounts: [draftOf()] });
    await sent(importId);
    const [alone] = (await store.call('results.localFigures', customerId)).accounts;
    expect(alone).toMatchObject({ leftOut: 3, leftOutAs: { pending: 2, blocked: 1 } });
    expect(alone).not.toHaveProperty('months');
    const other = (await store.call('imports.create')).id;
    await stageExport(store, other, [{ day: '2025-01-09', amountMinor: 99, purpose: 'anderes Konto' }], {
      accounts: [draftOf({ iban: ibanB })],
    });
    await sent(other);
    const figures = localFigures.parse(await store.call('results.localFigures', customerId));
    const [first, second] = figures.accounts;
    const own = { isPartial: true, lowestBalance: '10.00' };
    expect(first?.months).toEqual([
      { ...own, month: '2025-01', moneyIn: '10.00', moneyOut: '0.00', isPartial: false, endBalance: '10.00' },
      {
        ...own,
        month: '2025-02',
        moneyIn: '0.00',
        moneyOut: '-15.00',
        lowestBalance: '-5.00',
        endBalance: '-5.00',
      },
    ]);
    expect(second?.months).toEqual([
      {
        month: '2025-01',
        moneyIn: '0.99',
        moneyOut: '0.00',
        isPartial: true,
        endBalance: null,
        lowestBalance: null,
      },
    ]);
    expect(second).not.toHaveProperty('leftOutAs');
  });

  it('when two files of an account leave weeks out, the gap is named; a balance that carries over closes it', async () => {
    const first = withBalances(0, [
      ['2025-01-02', 100],
      ['2025-01-10', 100],
    ]);
    const later = withBalances(500, [
      ['2025-03-01', 100],
      ['2025-03-05', 100],
    ]);
    await stageExport(store, importId, first);
    await stageExport(store, importId, later);
    await sent(importId);
    const { accounts } = await store.call('results.localFigures', customerId);
    expect(accounts[0]).toMatchObject({
      daysCovered: 14,
      gaps: [{ since: '2025-01-11', until: '2025-02-28' }],
    });
  });

  it('no balance is carried across a gap: what was booked there is not known', async () => {
    const older = withBalances(0, [
      ['2025-01-02', 10_000],
      ['2025-01-31', 10_000],
    ]);
    const newer = withBalances(500_000, [
      ['2025-04-01', 100],
      ['2025-04-30', 100],
    ]);
    await stageExport(store, importId, older);
    await stageExport(store, importId, newer);
    await sent(importId);
    const { months, accounts } = await store.call('results.localFigures', customerId);
    expect(months.map(({ month, isPartial, endBalance }) => [month, isPartial, endBalance])).toEqual([
      ['2025-01', false, '200.00'],
      ['2025-02', true, null],
      ['2025-03', true, null],
      ['2025-04', false, '5002.00'],
    ]);
    expect(accounts[0]).toMatchObject({ lowestBalance: '100.00', lowestDay: '2025-01-02' });
  });

  it('when one account ends early, later months are incomplete and have no common balance', async () => {
    const long = withBalances(0, [
      ['2025-01-02', 100_000],
      ['2025-02-28', -30_000],
      ['2025-03-31', -30_000],
    ]);
    const short = withBalances(700_000, [
      ['2025-01-02', 5_000],
      ['2025-02-28', 5_000],
    ]);
    await stageExport(store, importId, long);
    await stageExport(store, importId, short, { accounts: [draftOf({ iban: ibanB })] });
    await sent(importId);
    const { months, accounts } = await store.call('results.localFigures', customerId);
    expect(months.map(({ month, isPartial, endBalance }) => [month, isPartial, endBalance])).toEqual([
      ['2025-01', false, '8050.00'],
      ['2025-02', false, '7800.00'],
      ['2025-03', true, null],
    ]);
    const coverage = coverageOf(accounts);
    expect(coverage.silences).toMatchObject([{ account: { iban: ibanB }, silentAfter: '2025-02-28' }]);
    expect(coverage.newestComplete).toBe('2025-02');
    // The lowest of all together is not the lowest of one.
    expect(months.map(({ lowestBalance }) => lowestBalance)).toEqual(['8050.00', '7800.00', null]);
    expect(accounts.map(({ lowestBalance }) => lowestBalance)).toEqual(['400.00', '7050.00']);
  });

  it('a period that the file states counts, but not beyond the day on which the file was made or came', async () => {
    const rows: Booking[] = [
      { day: '2025-03-05', amountMinor: 100 },
      { day: '2025-05-20', amountMinor: 100, purpose: 'b' },
    ];
    const period = { from: '2025-03-01', to: '2025-12-31' };
    const stated = { balanceMinor: 5, balanceDay: '2025-06-14', balanceSource: 'preamble' as const, period };
    await stageExport(store, importId, rows, { accounts: [draftOf(stated)] });
    await stageExport(store, importId, rows, {
      accounts: [draftOf({ iban: ibanB, period: { from: '2025-03-01', to: '2099-12-31' } })],
    });
    await sent(importId);
    const { accounts, months } = await store.call('results.localFigures', customerId);
    expect(accounts[0]?.covered).toEqual([{ since: '2025-03-01', until: '2025-06-14' }]);
    expect(accounts[1]?.covered).toEqual([
      { since: '2025-03-01', until: new Date().toISOString().slice(0, 10) },
    ]);
    expect(months.slice(0, 3).map(({ isPartial }) => isPartial)).toEqual([false, false, false]);
  });

  it('when two imports were sent that overlap, a booking counts once, and the copy is named', async () => {
    const rows: Booking[] = [
      { day: '2025-01-02', amountMinor: 100, purpose: 'a' },
      { day: '2025-01-03', amountMinor: 200, purpose: 'b' },
    ];
    await stageExport(store, importId, rows);
    await sent(importId);
    const second = await store.call('imports.create');
    await stageExport(store, second.id, [...rows, { day: '2025-01-04', amountMinor: 300, purpose: 'c' }]);
    await sent(second.id);
    const { accounts, transactions } = await store.call('results.localFigures', customerId);
    expect(transactions).toBe(3);
    expect(accounts[0]).toMatchObject({ bookings: 3, duplicatesMerged: 2, totalIn: '6.00' });
    expect(accounts[0]?.files.length).toBe(2);
  });
});

describe('the opening balance of an account', () => {
  const january: Booking[] = [{ day: '2025-01-07', amountMinor: 100, purpose: 'Januar' }];
  const march: Booking[] = [{ day: '2025-03-05', amountMinor: 1_000, purpose: 'März' }];
  const plain = { accounts: [draftOf()] };
  const stated = {
    accounts: [draftOf({ openingBalanceMinor: 50_000, balanceMinor: 51_000, balanceDay: '2025-03-31' })],
  };

  it.each([true, false])('is none where only a later file states one (in one import: %s)', async (isOne) => {
    await stageExport(store, importId, january, plain);
    if (!isOne) await sent(importId);
    const id = isOne ? importId : (await store.call('imports.create')).id;
    await stageExport(store, id, march, stated);
    await sent(id);
    const { accounts } = await store.call('results.localFigures', customerId);
    expect(accounts).toMatchObject([{ firstBookingDay: '2025-01-07', openingBalance: null }]);
  });

  it.each([true, false])('is that of the earliest file, whichever came first (it: %s)', async (isFirst) => {
    const early = {
      accounts: [draftOf({ openingBalanceMinor: 700, balanceMinor: 800, balanceDay: '2025-01-31' })],
    };
    const files = [
      { rows: january, reading: early },
      { rows: march, reading: stated },
    ];
    for (const { rows, reading } of isFirst ? files : files.toReversed())
      await stageExport(store, importId, rows, reading);
    await sent(importId);
    const { accounts } = await store.call('results.localFigures', customerId);
    expect(accounts).toMatchObject([{ openingBalance: '7.00' }]);
  });
});

describe('two statements of one day', () => {
  const morning: Booking[] = [
    { day: '2025-03-03', amountMinor: 100_000, purpose: 'Lohn' },
    { day: '2025-03-31', amountMinor: -5_000, purpose: 'früh' },
  ];
  const evening: Booking[] = [...morning, { day: '2025-03-31', amountMinor: -20_000, purpose: 'spät' }];
  const statedAs = (balanceMinor: number) => ({
    accounts: [draftOf({ balanceMinor, balanceDay: '2025-03-31', balanceSource: 'preamble' })],
  });
  const files = [
    { rows: morning, reading: statedAs(195_000) },
    { rows: evening, reading: statedAs(175_000) },
  ];

  it.each([
    ['the earlier first', files, false],
    ['the later first', files.toReversed(), false],
    ['the earlier first, in one import', files, true],
    ['the later first, in one import', files.toReversed(), true],
  ])('the later counts in every balance, whichever came first (%s)', async (_what, order, isOne) => {
    let id = importId;
    for (const [at, { rows, reading }] of order.entries()) {
      if (at > 0 && !isOne) id = (await store.call('imports.create')).id;
      await stageExport(store, id, rows, reading);
      if (!isOne || at === 1) await sent(id);
    }
    const { accounts, months } = await store.call('results.localFigures', customerId);
    expect(accounts[0]).toMatchObject({
      closingBalance: '1750.00',
      closingBalanceDay: '2025-03-31',
      openingComputed: '1000.00',
    });
    expect(months).toMatchObject([{ month: '2025-03', endBalance: '1750.00' }]);
  });
});

describe('an import of which nothing is at the service', () => {
  const one = async (amountMinor: number): Promise<string> => {
    const { id } = await store.call('imports.create');
    await stageExport(store, id, [{ day: '2025-01-02', amountMinor, purpose: `Posten ${amountMinor}` }]);
    await store.call('imports.setCustomer', id, customerId);
    await store.call('plans.begin', id);
    return id;
  };
  const begun = (id: string) =>
    store.call('uploads.create', {
      importId: id,
      customerId,
      batchesTotal: 1,
      batchSize: 100,
      heldAccounts: [],
    });
  const arrive = async (uploadId: string) => {
    const batch = await store.call('uploads.advance', uploadId, null, { size: 10, unit: 's' });
    await store.call('uploads.advance', uploadId, { position: batch?.position ?? 0, outcome: 'done' }, null);
  };
  const totals = async () => {
    const { transactions, accounts } = await store.call('results.localFigures', customerId);
    const [customer] = await store.call('customers.list');
    return [transactions, accounts[0]?.totalIn ?? null, customer?.accountCount];
  };

  it.each(['cancelled', 'failed', 'paused', 'interrupted'] as const)(
    'counts in no figure when it is in line, nor when its upload was %s before anything went',
    async (state) => {
      const first = await begun(await one(100));
      await arrive(first.id);
      await store.call('uploads.finish', first.id, { state: 'done' });
      expect(await totals()).toEqual([1, '1.00', 1]);
      const importId = await one(700);
      const line = { importId, customerId, transactions: 1, calls: 1, analysesNext: false };
      const { id } = await store.call('uploads.enqueue', line);
      expect(await totals()).toEqual([1, '1.00', 1]);
      await store.call('uploads.finish', id, { state: 'cancelled' });
      expect(await totals()).toEqual([1, '1.00', 1]);
      await store.call('plans.begin', importId);
      const second = await begun(importId);
      await store.call('uploads.change', second.id, { state });
      expect(await totals()).toEqual([1, '1.00', 1]);
    },
  );

  it('counts again as soon as something of it is there, however its upload ends', async () => {
    const importId = await one(100);
    const upload = await begun(importId);
    await arrive(upload.id);
    await store.call('uploads.change', upload.id, { state: 'cancelled' });
    expect(await totals()).toEqual([1, '1.00', 1]);
  });

  it('counts with what the service had of it before, though its own upload brought nothing', async () => {
    const importId = await one(100);
    const { rows } = await store.call('imports.rows', importId, {}, { offset: 0, limit: 1 });
    await store.call('plans.addHeld', importId, {
      transactionIds: rows.flatMap(({ transactionId }) => transactionId ?? []),
      amounts: [1],
      bookingDays: ['2025-01-02'],
      accountIds: [null],
      currencies: ['EUR'],
    });
    const upload = await begun(importId);
    await store.call('uploads.finish', upload.id, { state: 'cancelled' });
    expect(await totals()).toEqual([1, '1.00', 1]);
  });
});

describe('balances where one of two equal rows is left out', () => {
  const coffee = { day: '2025-01-10', amountMinor: -250, purpose: 'Kaffee' };
  const running: Booking[] = [
    { day: '2025-01-02', amountMinor: 100_000, balanceMinor: 100_000, purpose: 'Lohn' },
    { ...coffee, balanceMinor: 99_750 },
    { ...coffee, balanceMinor: 99_500 },
    { day: '2025-01-31', amountMinor: -500, balanceMinor: 99_000, purpose: 'Miete' },
  ];
  const plain = running.map(({ balanceMinor: _, ...row }) => row);
  const stated = draftOf({ balanceMinor: 99_250, balanceDay: '2025-01-31', balanceSource: 'preamble' });

  async function balances(rows: Booking[], accounts: ReturnType<typeof draftOf>[], reason?: string) {
    await stageExport(store, importId, rows, { accounts });
    const window = await store.call('imports.rows', importId, {}, { offset: 0, limit: 9 });
    const { rowId } = window.rows[2] ?? { rowId: -1 };
    const left = { rows: [{ rowId }], choice: 'leaveOut' as const, ...(reason ? { reason } : {}) };
    await store.call('imports.chooseRows', importId, left);
    await sent(importId);
    const { months, accounts: figures } = await store.call('results.localFigures', customerId);
    return [months[0]?.endBalance, figures[0]?.lowestBalance, figures[0]?.bookings];
  }

  it.each([undefined, '#duplicate', '#notNeeded'])(
    'when the running balance has both (reason %s), it moved the balance all the same, and none is computed',
    async (reason) => {
      expect(await balances(running, [draftOf()], reason)).toEqual([null, null, 3]);
    },
  );

  it.each([undefined, '#duplicate', '#noBooking', 'zweimal'])(
    'when no balance has it and it was left out as a copy (reason %s), balances are those of the others',
    async (reason) => {
      const expected = reason === 'zweimal' ? [null, null, 3] : ['992.50', '992.50', 3];
      expect(await balances(plain, [stated], reason)).toEqual(expected);
    },
  );

  it.each(['#notNeeded', '#wrong'])(
    'when it was left out for another reason (%s), it was booked as the first was, and none is computed',
    async (reason) => {
      expect(await balances(plain, [stated], reason)).toEqual([null, null, 3]);
    },
  );
});

describe('the proof of a running balance', () => {
  it('holds for any bookings in either direction, and finds any row that is taken out of the middle', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 3, maxLength: 40 }),
        fc.boolean(),
        fc.nat(),
        (amounts, isNewestFirst, taken) => {
          let balance = 5_000;
          const rows = amounts.map((amount) => {
            balance += amount;
            return { amount, balance };
          });
          const listed = isNewestFirst ? rows.slice().reverse() : rows;
          expect(proveRunningBalance(listed)).toMatchObject({
            state: 'proved',
            opening: 5_000,
            closing: balance,
          });
          const middle = 1 + (taken % (listed.length - 2));
          const torn = listed.filter((_row, index) => index !== middle);
          expect(proveRunningBalance(torn).state).toBe('broken');
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe('tracing', () => {
  it('when ids are asked, answers those that are here in the order asked, and leaves out all others', async () => {
    await stageExport(store, importId, [
      { day: '2025-01-02', amountMinor: 100, purpose: 'a' },
      { day: '2025-01-03', amountMinor: -200, purpose: 'b' },
    ]);
    await store.call('imports.setCustomer', importId, customerId);
    const { rows } = await store.call('imports.rows', importId, {}, { offset: 0, limit: 5 });
    const [a = '', b = ''] = rows.map(({ transactionId }) => transactionId ?? '');
    const asked = [b, 'of another program', `${a.slice(0, -1)}7`, a];
    const traced = await store.call('results.transactions', customerId, asked);
    expect(
      traced.map(({ transactionId, line, amount, fileName }) => [transactionId, line, amount, fileName]),
    ).toEqual([
      [b, 3, '-2.00', 'umsatz.csv'],
      [a, 2, '1.00', 'umsatz.csv'],
    ]);
  });
});

describe('what an analyst enters beside the files', () => {
  const rows = withBalances(0, [
    ['2025-01-02', 50_000],
    ['2025-01-10', -80_000],
    ['2025-01-20', 60_000],
    ['2025-01-31', -1_000],
  ]);

  async function staged() {
    await stageExport(store, importId, rows, {
      accounts: [draftOf({ balanceMinor: 29_000, balanceDay: '2025-01-31', balanceSource: 'runningColumn' })],
    });
    await sent(importId);
    return store.call('results.localFigures', customerId);
  }

  it('a limit stands at its account with its origin and how it was kept; taken back, it is gone', async () => {
    const before = await staged();
    const accountId = before.accounts[0]?.accountId ?? '';
    const limit = { amount: '200', source: 'Kreditvertrag' };
    await store.call('results.enter', customerId, { kind: 'limit', accountId, limit });
    const figures = await store.call('results.localFigures', customerId);
    expect(localFigures.parse(figures)).toEqual(figures);
    expect(figures.accounts[0]?.line).toMatchObject({
      limit: '200.00',
      source: 'Kreditvertrag',
      // -300 from the 10th to the 19th.
      use: {
        daysOver: 10,
        firstOver: '2025-01-10',
        longestRun: 10,
        peakDebit: '300.00',
        meanDebit: '100.00',
      },
    });
    await store.call('results.enter', customerId, { kind: 'limit', accountId, limit: null });
    expect(await store.call('results.localFigures', customerId)).toEqual(before);
  });

  it('a limit of more places than its currency is refused in words and never cut; zeros are no places', async () => {
    const accountId = (await staged()).accounts[0]?.accountId ?? '';
    const enter = (amount: string) =>
      store.call('results.enter', customerId, {
        kind: 'limit',
        accountId,
        limit: { amount, source: 'Kreditvertrag' },
      });
    await expect(enter('200.005')).rejects.toMatchObject({
      code: 'results.limitPlaces',
      params: { amount: '200.005', currency: 'EUR', places: 2 },
    });
    expect((await store.call('results.localFigures', customerId)).accounts[0]).not.toHaveProperty('line');
    await enter('200.0500');
    const figures = await store.call('results.localFigures', customerId);
    expect(figures.accounts[0]?.line).toMatchObject({ limit: '200.05', use: { daysOver: 10 } });
  });

  it.each([
    ['200.05', 'EUR', 20_005],
    ['200.055', 'EUR', null],
    ['200.055', 'BHD', 200_055],
    ['200', 'JPY', 200],
    ['200.5', 'JPY', null],
    ['200.0', 'JPY', 200],
  ])('a limit of %s %s is %s in its minor units', (amount, currency, minor) => {
    expect(minorOfLimit(amount, currency)).toBe(minor);
  });

  it('a booking that is left out is missing from the months and named, and no balance changes', async () => {
    const before = await staged();
    const accountId = before.accounts[0]?.accountId ?? '';
    const { rows: views } = await store.call('imports.rows', importId, {}, { offset: 0, limit: 10 });
    const ids = views.flatMap(({ transactionId }) => transactionId ?? []);
    expect(ids).toHaveLength(4);
    const [, , income = ''] = ids;
    const entry = { kind: 'excluded', transactionId: income, note: 'Verkauf des Autos' } as const;
    await store.call('results.enter', customerId, entry);
    const figures = await store.call('results.localFigures', customerId);
    expect(localFigures.parse(figures)).toEqual(figures);
    expect(figures.months[0]).toEqual({ ...before.months[0], moneyIn: '500.00' });
    expect(figures.accounts).toEqual(before.accounts);
    expect(figures.excluded).toMatchObject([
      { transactionId: income, amount: '600.00', currency: 'EUR', note: 'Verkauf des Autos' },
    ]);
    await store.call('results.enter', customerId, { ...entry, note: null });
    expect(await store.call('results.localFigures', customerId)).toEqual(before);
    expect(accountId).not.toBe('');
    // One that is not among the bookings leaves nothing out.
    await store.call('results.enter', customerId, { ...entry, transactionId: 'a.b.c' });
    expect(await store.call('results.localFigures', customerId)).toEqual(before);
  });

  it('one booking more than a thousand left out is refused; the oldest stays left out, and every limit is there', async () => {
    const before = await staged();
    const accountId = before.accounts[0]?.accountId ?? '';
    const limit = { amount: '200', source: 'Kreditvertrag' };
    await store.call('results.enter', customerId, { kind: 'limit', accountId, limit });
    const { rows: views } = await store.call('imports.rows', importId, {}, { offset: 0, limit: 10 });
    const enter = (transactionId: string, note: string | null = 'Umbuchung') =>
      store.call('results.enter', customerId, { kind: 'excluded', transactionId, note });
    await enter(views[2]?.transactionId ?? '');
    for (let number = 1; number < 1_000; number += 1) await enter(`other.${number}`);
    await expect(enter('one.more')).rejects.toMatchObject({
      code: 'results.tooManyExcluded',
      params: { most: 1_000 },
    });
    const figures = await store.call('results.localFigures', customerId);
    expect(figures.months[0]?.moneyIn).toBe('500.00');
    expect(figures.accounts[0]?.line).toMatchObject({ limit: '200.00' });
    // Another note of one that is left out is no further one, and one that is taken back makes room.
    await enter('other.7', 'anders');
    await enter('other.7', null);
    await enter('one.more');
  });

  it('signs of single bookings are told without an analysis, as far as they need none', async () => {
    await staged();
    const signs = await store.call('results.signs', customerId);
    expect(signs).toMatchObject({ turnover: null, payouts: null, roundTrips: { pairs: 0 } });
  });

  it('a booking that is left out is no sign: money that went round does not go round without one of its halves', async () => {
    await stageExport(store, importId, [
      { day: '2025-01-10', amountMinor: -5_000, name: 'Rund GmbH' },
      { day: '2025-01-12', amountMinor: 5_000, name: 'Rund GmbH' },
    ]);
    await sent(importId);
    expect((await store.call('results.signs', customerId))?.roundTrips.pairs).toBe(1);
    const { rows } = await store.call('imports.rows', importId, {}, { offset: 0, limit: 1 });
    const entry = {
      kind: 'excluded',
      transactionId: rows[0]?.transactionId ?? '',
      note: 'Versehen',
    } as const;
    await store.call('results.enter', customerId, entry);
    expect((await store.call('results.signs', customerId))?.roundTrips).toEqual({ pairs: 0, ids: [] });
  });
});
