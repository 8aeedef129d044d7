import { afterEach, describe, expect, it } from 'vitest';
import { coverageOf } from '../../../../preload/contract/values/coverage';
import { type Booking, ibanB } from '../../../unit/main/store/staged-export';
import {
  begin,
  choose,
  closeAll,
  figuresAreOfTheService,
  month,
  newImport,
  send,
  setCell,
  stage,
  undo,
} from './figures-of-service';
import { createCustomer, startUpload } from './service-workspace';

afterEach(closeAll);

/** The same bookings with the balance behind each, as a bank writes it. */
function withBalances(rows: readonly Booking[], start: number): Booking[] {
  let balanceMinor = start;
  return rows.map((row) => {
    balanceMinor += row.amountMinor;
    return { ...row, balanceMinor };
  });
}

describe('a second import', () => {
  it('of the same file under another name changes no figure', async () => {
    const { test, customer } = await begin();
    const sha256 = '1'.repeat(64);
    await send(test, await newImport(test, month(3, 31), { sha256, name: 'maerz.csv' }), customer);
    const before = (await figuresAreOfTheService(test, customer)).figures;
    const again = await newImport(test, month(3, 31), { sha256, name: 'Kopie von maerz.csv' });
    await expect(send(test, again, customer)).rejects.toMatchObject({ code: 'import.nothingToSend' });
    const { figures, differs } = await figuresAreOfTheService(test, customer);
    expect(differs).toEqual([]);
    expect(figures.months).toEqual(before.months);
  });

  it('of the same month in which the bank says one row otherwise: both are there, and no balance is called proved', async () => {
    const { test, customer } = await begin();
    const rows = withBalances(month(3, 31), 50_000);
    await send(test, await newImport(test, rows), customer);
    const before = (await figuresAreOfTheService(test, customer)).figures;
    expect(before.accounts[0]).toMatchObject({ balanceProof: 'proved' });
    const other = rows.map((row, at) => (at === 10 ? { ...row, purpose: 'mit Zusatz' } : row));
    await send(test, await newImport(test, other), customer);
    const { figures } = await figuresAreOfTheService(test, customer);
    expect(figures.transactions).toBe(32);
    expect(figures.accounts[0]).toMatchObject({
      balanceProof: 'broken',
      balanceBreaks: 1,
      contradicted: ['2025-03-11'],
      lowestBalance: null,
    });
    expect(figures.months[0]?.endBalance).toBeNull();
  });

  it('in which a booking moved over the end of the month: the same', async () => {
    const { test, customer } = await begin();
    const rows = withBalances([...month(3, 31), ...month(4, 30)], 50_000);
    await send(test, await newImport(test, rows), customer);
    const moved = rows.map((row, at) => (at === 30 ? { ...row, day: '2025-04-01' } : row));
    await send(test, await newImport(test, moved), customer);
    const { figures } = await figuresAreOfTheService(test, customer);
    expect(figures.transactions).toBe(62);
    expect(figures.accounts[0]).toMatchObject({ balanceProof: 'broken', lowestBalance: null });
  });

  it('in which an announced booking that was sent is booked: both are there, and no balance is called proved', async () => {
    const { test, customer } = await begin();
    const booked = withBalances(month(3, 20), 50_000);
    const announced: Booking = {
      day: '2025-03-21',
      amountMinor: -4_200,
      purpose: 'Lastschrift',
      disposition: 1,
    };
    const first = await newImport(test, [...booked, announced]);
    await choose(test, first, [20], 'send');
    await send(test, first, customer);
    await figuresAreOfTheService(test, customer);
    const later = withBalances(
      [
        ...month(3, 20),
        { day: '2025-03-22', amountMinor: -4_200, purpose: 'Lastschrift Nr. 7' },
        ...month(3, 31).slice(22),
      ],
      50_000,
    );
    await send(test, await newImport(test, later), customer);
    const { figures } = await figuresAreOfTheService(test, customer);
    expect(figures.accounts[0]).toMatchObject({ balanceProof: 'broken', lowestBalance: null });
  });

  it('in which one that was only announced, and stayed out, is booked: it counts once', async () => {
    const { test, customer } = await begin();
    const announced: Booking = {
      day: '2025-03-21',
      amountMinor: -4_200,
      purpose: 'Lastschrift',
      disposition: 1,
    };
    await send(test, await newImport(test, [...withBalances(month(3, 20), 0), announced]), customer);
    const later = withBalances([...month(3, 20), { ...announced, disposition: 0 }], 0);
    await send(test, await newImport(test, later), customer);
    const { figures, differs } = await figuresAreOfTheService(test, customer);
    expect(differs).toEqual([]);
    expect(figures.transactions).toBe(21);
    expect(figures.accounts[0]?.balanceProof).toBe('proved');
  });
});

describe('an account', () => {
  it('that ends early and goes on under another number: no month is called whole that one of both does not have', async () => {
    const { test, customer } = await begin();
    await send(test, await newImport(test, [...month(1, 31), ...month(2, 20)]), customer);
    await send(test, await newImport(test, [...month(3, 31)], { iban: ibanB }), customer);
    const { figures } = await figuresAreOfTheService(test, customer);
    expect(figures.months.map(({ month: of, isPartial }) => [of, isPartial])).toEqual([
      ['2025-01', true],
      ['2025-02', true],
      ['2025-03', true],
    ]);
    expect(coverageOf(figures.accounts).silences).toMatchObject([
      { silentAfter: '2025-02-20', unknownBefore: null },
      { silentAfter: null, unknownBefore: '2025-03-01' },
    ]);
  });

  it('that two customers have is counted for each alone, whatever becomes of the other', async () => {
    const { test, customer } = await begin();
    const other = await createCustomer(test.workspace, 'Zweite GmbH');
    const first = await newImport(test, month(3, 31));
    await send(test, first, customer);
    const second = await newImport(test, month(3, 20));
    await send(test, second, other);
    await setCell(test, second, 3, 'amount', '9.99');
    for (const one of [customer, other]) await figuresAreOfTheService(test, one);
    await send(test, second, other);
    for (const one of [customer, other])
      expect((await figuresAreOfTheService(test, one)).differs).toEqual([]);
  });

  it('in which rows of another currency stand: they count as bookings and in no sum', async () => {
    const { test, customer } = await begin();
    const foreign: Booking = { day: '2025-03-05', amountMinor: 7_700, purpose: 'fremd', currency: 'USD' };
    const importId = await newImport(test, [...month(3, 20), foreign]);
    await send(test, importId, customer);
    const { accounts, transactions } = await test.store.call('results.localFigures', customer.id);
    expect(transactions).toBe(21);
    expect(accounts[0]).toMatchObject({ bookings: 21, otherCurrency: 1 });
  });
});

describe('an upload', () => {
  it('that is taken back and sent again, with corrections between: figures are those of the service at every stand', async () => {
    const { test, customer } = await begin();
    const importId = await newImport(test, month(3, 31));
    const upload = await send(test, importId, customer);
    await setCell(test, importId, 3, 'amount', '-5.55');
    await choose(test, importId, [9], 'leaveOut');
    await figuresAreOfTheService(test, customer);
    await test.workspace.uploads.rollBack(upload.id);
    await test.workspace.uploads.settled(upload.id);
    const gone = await test.store.call('results.localFigures', customer.id);
    expect(gone).toMatchObject({ transactions: 0 });
    await send(test, importId, customer);
    expect((await figuresAreOfTheService(test, customer)).differs).toEqual([]);
    await undo(test, importId);
    await figuresAreOfTheService(test, customer);
    await undo(test, importId);
    await figuresAreOfTheService(test, customer);
    const second = await send(test, importId, customer);
    expect((await figuresAreOfTheService(test, customer)).differs).toEqual([]);
    await test.workspace.uploads.rollBack(second.id);
    await test.workspace.uploads.settled(second.id);
    await figuresAreOfTheService(test, customer);
  });

  it('that ended midway, of a file that is read otherwise then: what arrived counts as it was sent', async () => {
    const { test, customer } = await begin({ batchLimit: 10, latencyMs: 20 });
    const sha256 = '2'.repeat(64);
    const importId = await newImport(test, month(3, 31), { sha256 });
    const gate = test.hold(({ method, path }) => method === 'POST' && path.includes('/banking/accounts/'), 5);
    const { id } = await startUpload(test.workspace, importId, customer.id);
    await gate.reached;
    const paused = test.workspace.uploads.pause(id);
    gate.letGo();
    await paused;
    await test.workspace.uploads.settled(id);
    await figuresAreOfTheService(test, customer);
    await test.workspace.uploads.cancel(id);
    const { transactionsDone } = await test.workspace.uploads.settled(id);
    const { files } = await test.store.call('imports.get', importId);
    await test.store.call('imports.removeFile', files[0]?.id ?? '');
    const inverted = month(3, 31).map((row) => ({ ...row, amountMinor: -row.amountMinor }));
    await stage(test, importId, inverted, { sha256 });
    const { differs } = await figuresAreOfTheService(test, customer);
    expect(differs).toEqual([{ unsent: 31, unknown: 0, leftOut: 0, asSent: transactionsDone }]);
    await send(test, importId, customer);
    expect((await figuresAreOfTheService(test, customer)).differs).toEqual([]);
  });

  it('that stops after a part of what it replaces is gone: that part does not count any more', async () => {
    const { test, customer } = await begin();
    const sha256 = '3'.repeat(64);
    const year = Array.from({ length: 12 }, (_, index) => month(index + 1, 28)).flat();
    const importId = await newImport(test, year, { sha256 });
    await send(test, importId, customer);
    // One stays as it is, and is excluded: it goes as well.
    await choose(test, importId, [0], 'leaveOut');
    const { files } = await test.store.call('imports.get', importId);
    await test.store.call('imports.removeFile', files[0]?.id ?? '');
    const inverted = year.map((row, at) => (at < 20 ? row : { ...row, amountMinor: -row.amountMinor }));
    await stage(test, importId, inverted, { sha256 });
    const { differs } = await figuresAreOfTheService(test, customer);
    expect(differs).toEqual([{ unsent: 316, unknown: 0, leftOut: 1, asSent: 316 }]);
    const gate = test.hold(({ method }) => method === 'DELETE', 2);
    const { id } = await startUpload(test.workspace, importId, customer.id);
    await gate.reached;
    const midway = await figuresAreOfTheService(test, customer);
    // The second call is on its way.
    expect([midway.figures.transactions, midway.differs[0]?.unknown]).toEqual([19, 17]);
    const paused = test.workspace.uploads.pause(id);
    gate.letGo();
    await paused;
    await test.workspace.uploads.settled(id);
    await test.workspace.uploads.cancel(id);
    await figuresAreOfTheService(test, customer);
    await send(test, importId, customer);
    const end = await figuresAreOfTheService(test, customer);
    expect([end.differs, end.figures.transactions]).toEqual([[], 335]);
  });

  it('whose answer was lost when the program ended: what nobody knows counts not, and is told, until the service was asked', async () => {
    const { test, customer } = await begin();
    const importId = await newImport(test, month(3, 31));
    await test.workspace.uploads.plan(importId, customer.id);
    const upload = { importId, customerId: customer.id, batchesTotal: 1, batchSize: 20, heldAccounts: [] };
    const { id } = await test.store.call('uploads.create', upload);
    await test.store.call('uploads.advance', id, null, { size: 20, unit: 's' });
    // The journal has the line, and nobody the answer.
    await test.store.call('uploads.markInterrupted');
    const figures = await test.store.call('results.localFigures', customer.id);
    expect(figures.transactions).toBe(0);
    expect(figures.accounts[0]?.differs).toEqual({ unsent: 11, unknown: 20, leftOut: 0, asSent: 0 });
    await test.workspace.uploads.resume(id);
    expect(await test.workspace.uploads.settled(id)).toMatchObject({ state: 'done' });
    expect((await figuresAreOfTheService(test, customer)).differs).toEqual([]);
  });

  it('of which a part arrived before an answer was lost: that counts, the rest of the call is not known', async () => {
    const { test, customer } = await begin();
    const importId = await newImport(test, month(3, 31));
    await test.workspace.uploads.plan(importId, customer.id);
    const upload = { importId, customerId: customer.id, batchesTotal: 1, batchSize: 10, heldAccounts: [] };
    const { id } = await test.store.call('uploads.create', upload);
    const first = await test.store.call('uploads.advance', id, null, { size: 10, unit: 's' });
    const done = { position: first?.position ?? 0, outcome: 'done' } as const;
    await test.store.call('uploads.advance', id, done, { size: 10, unit: 's' });
    await test.store.call('uploads.markInterrupted');
    const figures = await test.store.call('results.localFigures', customer.id);
    expect(figures.transactions).toBe(10);
    expect(figures.accounts[0]?.differs).toEqual({ unsent: 11, unknown: 10, leftOut: 0, asSent: 0 });
  });
});
