import { afterEach, describe, expect, it } from 'vitest';
import { ibanB } from '../../../unit/main/store/staged-export';
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
import { startUpload } from './service-workspace';

afterEach(closeAll);

describe('local figures are those of what the service has, and tell where the files say something else', () => {
  it('when a row is excluded after it was sent: it counts until the service does not have it any more', async () => {
    const { test, customer } = await begin();
    const importId = await newImport(test, month(3, 20));
    await send(test, importId, customer);
    const before = await figuresAreOfTheService(test, customer);
    expect(before.differs).toEqual([]);
    await choose(test, importId, [4, 7], 'leaveOut');
    const { differs, figures } = await figuresAreOfTheService(test, customer);
    expect(differs).toEqual([{ unsent: 0, unknown: 0, leftOut: 2, asSent: 0 }]);
    expect(figures.months).toEqual(before.figures.months);
    await send(test, importId, customer);
    expect((await figuresAreOfTheService(test, customer)).differs).toEqual([]);
  });

  it('when an announced row is taken in after the others were sent: it counts once it is sent', async () => {
    const { test, customer } = await begin();
    const rows = month(3, 28);
    const [announced] = month(3, 1, { purpose: 'angekündigt', disposition: 1, day: '2025-03-12' });
    const importId = await newImport(test, [...rows, ...(announced ? [announced] : [])]);
    await send(test, importId, customer);
    await choose(test, importId, [28], 'send');
    const { differs, figures } = await figuresAreOfTheService(test, customer);
    expect(differs).toEqual([{ unsent: 1, unknown: 0, leftOut: 0, asSent: 0 }]);
    expect(figures.accounts[0]?.gaps).toEqual([{ since: '2025-03-12', until: '2025-03-12' }]);
    await send(test, importId, customer);
    expect((await figuresAreOfTheService(test, customer)).differs).toEqual([]);
    // Not wanted after all: it counts until it is taken away.
    await choose(test, importId, [28], 'default');
    expect((await figuresAreOfTheService(test, customer)).differs).toEqual([
      { unsent: 0, unknown: 0, leftOut: 1, asSent: 0 },
    ]);
    await send(test, importId, customer);
    expect((await figuresAreOfTheService(test, customer)).differs).toEqual([]);
  });

  it.each([
    ['amount', '-77.70'],
    ['bookingDay', '2025-04-01'],
  ] as const)(
    'when the %s of a sent row is corrected: it counts as it was sent, until that is replaced',
    async (field, value) => {
      const { test, customer } = await begin();
      const importId = await newImport(test, month(3, 31));
      await send(test, importId, customer);
      const before = (await figuresAreOfTheService(test, customer)).figures;
      expect(before.months).toMatchObject([{ month: '2025-03', isPartial: false }]);
      await setCell(test, importId, 30, field, value);
      const { differs, figures } = await figuresAreOfTheService(test, customer);
      expect(differs).toEqual([{ unsent: 1, unknown: 0, leftOut: 0, asSent: 1 }]);
      expect(figures.accounts[0]).toMatchObject({ totalIn: before.accounts[0]?.totalIn, bookings: 31 });
      await send(test, importId, customer);
      const after = await figuresAreOfTheService(test, customer);
      expect(after.differs).toEqual([]);
      expect(after.figures.accounts[0]?.corrected).toBe(1);
      // Taken back: again what was sent counts until the next sending.
      await undo(test, importId);
      expect((await figuresAreOfTheService(test, customer)).differs).toEqual([
        { unsent: 1, unknown: 0, leftOut: 0, asSent: 1 },
      ]);
      await send(test, importId, customer);
      const end = await figuresAreOfTheService(test, customer);
      expect(end.differs).toEqual([]);
      expect(end.figures.months).toEqual(before.months);
    },
  );

  it.each([
    ['both were sent', 'send', 21],
    ['the first was excluded', 'leaveOut', 20],
  ] as const)(
    'when the first of two equal rows is corrected of which %s: what was sent under the number that the other had counts',
    async (_title, choice, count) => {
      const { test, customer } = await begin();
      const rows = month(3, 20);
      rows.splice(5, 0, ...rows.slice(4, 5).map((row) => ({ ...row, raw: 'once more' })));
      const importId = await newImport(test, rows);
      await choose(test, importId, [4], choice);
      await choose(test, importId, [5], 'send');
      await send(test, importId, customer);
      expect((await figuresAreOfTheService(test, customer)).figures.transactions).toBe(count);
      await setCell(test, importId, 4, 'amount', '-77.70');
      const { differs, figures } = await figuresAreOfTheService(test, customer);
      expect(figures.transactions).toBe(count);
      expect(differs).toEqual([{ unsent: 1, unknown: 0, leftOut: 0, asSent: 1 }]);
      await send(test, importId, customer);
      const after = await figuresAreOfTheService(test, customer);
      expect([after.figures.transactions, after.differs]).toEqual([count, []]);
    },
  );

  it('when a correction is taken back before it is sent, nothing is told, and nothing changes', async () => {
    const { test, customer } = await begin();
    const importId = await newImport(test, month(3, 31));
    await send(test, importId, customer);
    const before = (await figuresAreOfTheService(test, customer)).figures;
    await setCell(test, importId, 5, 'amount', '1.23');
    await undo(test, importId);
    const after = await figuresAreOfTheService(test, customer);
    expect(after.differs).toEqual([]);
    expect(after.figures.months).toEqual(before.months);
    // What is no part of the identifier changes no figure either.
    await setCell(test, importId, 5, 'valueDay', '2025-03-30');
    expect((await figuresAreOfTheService(test, customer)).differs).toEqual([]);
  });

  it('when the file is read with the other sign after it was sent: the signs that were sent count', async () => {
    const { test, customer } = await begin();
    const sha256 = 'c'.repeat(64);
    const importId = await newImport(test, month(3, 31), { sha256 });
    await send(test, importId, customer);
    const { files: before } = await test.store.call('imports.get', importId);
    await test.store.call('imports.removeFile', before[0]?.id ?? '');
    const inverted = month(3, 31).map((row) => ({ ...row, amountMinor: -row.amountMinor }));
    await stage(test, importId, inverted, { sha256 });
    const { differs, figures } = await figuresAreOfTheService(test, customer);
    expect(differs).toEqual([{ unsent: 31, unknown: 0, leftOut: 0, asSent: 31 }]);
    expect(figures.months).toMatchObject([{ month: '2025-03', isPartial: true }]);
    await send(test, importId, customer);
    const after = await figuresAreOfTheService(test, customer);
    expect(after.differs).toEqual([]);
    expect(after.figures.months).toMatchObject([{ month: '2025-03', isPartial: false }]);
  });

  it('when the last file, all of which another import had sent, is read anew, it counts as before', async () => {
    const { test, customer } = await begin();
    const first = await newImport(test, month(3, 10));
    await send(test, first, customer);
    const sha256 = 'd'.repeat(64);
    const importId = await newImport(test, month(2, 10));
    await stage(test, importId, month(3, 10), { sha256 });
    await send(test, importId, customer);
    // Nobody here but this import knows of them from now on.
    await test.store.call('imports.remove', first);
    const before = (await figuresAreOfTheService(test, customer)).figures;
    const { files: two } = await test.store.call('imports.get', importId);
    await test.store.call('imports.removeFile', two[1]?.id ?? '');
    await stage(test, importId, month(3, 10), { sha256 });
    const { figures, differs } = await figuresAreOfTheService(test, customer);
    expect(differs).toEqual([]);
    expect(figures.months).toEqual(before.months);
    expect(figures.accounts[0]?.covered).toEqual(before.accounts[0]?.covered);
  });

  it('when a sent file is removed here and stays at the service, its bookings count, told as such', async () => {
    const { test, customer } = await begin();
    const importId = await newImport(test, month(3, 20));
    await stage(test, importId, month(4, 20));
    await send(test, importId, customer);
    const { files: two } = await test.store.call('imports.get', importId);
    await test.store.call('imports.removeFile', two[1]?.id ?? '');
    const { figures, differs } = await figuresAreOfTheService(test, customer);
    expect(differs).toEqual([{ unsent: 0, unknown: 0, leftOut: 0, asSent: 20 }]);
    expect(figures.months.map((one) => [one.month, one.isPartial])).toEqual([
      ['2025-03', true],
      ['2025-04', true],
    ]);
  });

  it('when an account is excluded after it was sent, it counts until the service does not have it any more', async () => {
    const { test, customer } = await begin();
    const importId = await newImport(test, month(3, 20));
    await stage(test, importId, month(3, 12), { iban: ibanB });
    await send(test, importId, customer);
    const { accounts } = await test.store.call('imports.get', importId);
    await test.store.call('imports.leaveOutAccounts', importId, [accounts[1]?.id ?? ''], true);
    const { differs } = await figuresAreOfTheService(test, customer);
    expect(differs).toEqual([{ unsent: 0, unknown: 0, leftOut: 12, asSent: 0 }]);
    await send(test, importId, customer);
    const after = await figuresAreOfTheService(test, customer);
    expect(after.differs).toEqual([]);
    expect(after.figures.accounts).toHaveLength(1);
  });

  it('when an upload is cancelled midway: what arrived counts, the others are told, and no month of them is whole', async () => {
    const { test, customer } = await begin({ batchLimit: 10, latencyMs: 20 });
    const importId = await newImport(test, [...month(3, 31), ...month(4, 30)]);
    // The first batches are refused for their size.
    const gate = test.hold(({ method, path }) => method === 'POST' && path.includes('/banking/accounts/'), 6);
    const { id } = await startUpload(test.workspace, importId, customer.id);
    await gate.reached;
    const paused = test.workspace.uploads.pause(id);
    gate.letGo();
    await paused;
    await test.workspace.uploads.settled(id);
    await test.workspace.uploads.cancel(id);
    const { transactionsDone } = await test.workspace.uploads.settled(id);
    expect(transactionsDone).toBeGreaterThan(0);
    expect(transactionsDone).toBeLessThan(61);
    const { differs, figures } = await figuresAreOfTheService(test, customer);
    expect(differs).toEqual([{ unsent: 61 - transactionsDone, unknown: 0, leftOut: 0, asSent: 0 }]);
    expect(figures.months.at(-1)?.isPartial).toBe(true);
    await send(test, importId, customer);
    const after = await figuresAreOfTheService(test, customer);
    expect(after.differs).toEqual([]);
    expect(after.figures.months.map(({ isPartial }) => isPartial)).toEqual([false, false]);
  });
});
