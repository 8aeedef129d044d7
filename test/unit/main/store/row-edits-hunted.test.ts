import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoreSession } from '../../../../main/store/store-session';
import type { CellEdit, RowView } from '../../../../preload/contract';
import { hashBooking, lastHash } from '../../../../preload/contract/rows/booking-hash';
import { contentHashText } from '../../../../preload/contract/rows/content-hash';
import { MemoryStore, stageExport, stageRows } from './memory-store';
import { type Booking, readingOf, stagedRowsOf } from './staged-export';

let store: MemoryStore;
let importId: string;

beforeEach(async () => {
  store = new MemoryStore();
  importId = (await store.call('imports.create')).id;
});
afterEach(() => store.close());

const one: Booking = { day: '2025-03-01', amountMinor: 1_000, purpose: 'eins' };
const two: Booking = { day: '2025-03-02', amountMinor: -250, purpose: 'zwei' };
const three: Booking = { day: '2025-03-03', amountMinor: 400, purpose: 'drei' };

const stage = (bookings: readonly Booking[], sha: string) =>
  stageExport(store, importId, bookings, { sha256: sha.repeat(64) });
const views = async (): Promise<RowView[]> =>
  (await store.call('imports.rows', importId, {}, { offset: 0, limit: 100 })).rows;
const edit = (row: RowView | undefined, field: CellEdit['field'], value: string | null) =>
  store.call('imports.editCells', importId, {
    kind: 'edit',
    cells: [{ at: { rowId: row?.rowId ?? 0 }, field, value }],
  });
const shown = async () => (await views()).map(({ state, amount }) => `${state} ${amount}`);

describe('a correction of a booking that several files have', () => {
  it('is one of all of them, and taken back in all of them', async () => {
    await stage([one, two], 'a');
    await stage([two, three], 'b');
    await edit((await views())[1], 'amount', '-2.60');
    expect(await shown()).toEqual(['booking 10.00', 'booking -2.60', 'known -2.60', 'booking 4.00']);
    expect(await store.call('imports.changes', importId)).toMatchObject([{ rows: 1, line: 3 }]);
    await store.call('imports.goToChange', importId, 'back');
    expect(await shown()).toEqual(['booking 10.00', 'booking -2.50', 'known -2.50', 'booking 4.00']);
  });

  it('is one of all of them when it is the copy that is corrected', async () => {
    await stage([one, two], 'a');
    await stage([two, three], 'b');
    await edit((await views())[2], 'bookingDay', '2025-03-05');
    const rows = await views();
    expect(rows.map(({ state, bookingDay }) => `${state} ${bookingDay}`)).toEqual([
      'booking 2025-03-01',
      'booking 2025-03-05',
      'known 2025-03-05',
      'booking 2025-03-03',
    ]);
  });

  it('holds against a file that comes later with the row as it was, also after a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kontor-hunted-'));
    const options = { path: join(folder, 'store.db'), keyHex: 'cd'.repeat(32) };
    let session = new StoreSession(options, () => undefined);
    const onDisk = {
      call: (name: string, ...args: unknown[]) => session.run(name as never, args as never),
    } as unknown as MemoryStore;
    const before = store;
    store = onDisk;
    try {
      importId = (await store.call('imports.create')).id;
      await stage([one, two], 'a');
      await edit((await views())[1], 'amount', '-2.60');
      session = new StoreSession(options, () => undefined);
      await stage([two, three], 'b');
      const after = ['booking 10.00', 'booking -2.60', 'known -2.50', 'booking 4.00'];
      expect(await shown()).toEqual(after);
      // Whichever of the two is corrected again, it stays one booking.
      await edit((await views())[2], 'amount', '-2.70');
      expect(await shown()).toEqual(['booking 10.00', 'booking -2.70', 'known -2.70', 'booking 4.00']);
    } finally {
      session.close();
      store = before;
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('counts equal rows by what the files say', async () => {
    await stage([two, two], 'a');
    await edit((await views())[0], 'amount', '-2.60');
    await stage([two, two, two], 'b');
    expect(await shown()).toEqual([
      'booking -2.60',
      'booking -2.50',
      'known -2.50',
      'known -2.50',
      'booking -2.50',
    ]);
    const ids = (await views()).flatMap((row) => (row.state === 'booking' ? [row.transactionId] : []));
    expect(new Set(ids).size).toBe(3);
  });

  it('lets the other file have the booking once the corrected row is none any more', async () => {
    await stage([one, two], 'a');
    await edit((await views())[1], 'amount', null);
    await stage([two, three], 'b');
    expect((await views()).map(({ state }) => state)).toEqual(['booking', 'blocked', 'booking', 'booking']);
  });

  it('is found and replaced in one file, and follows in the other', async () => {
    await stage([one, two], 'a');
    await stage([two, three], 'b');
    const [first] = await views();
    await store.call('imports.replaceText', importId, {
      filter: { fileId: (await store.call('imports.get', importId)).files[0]?.id ?? '' },
      field: 'purpose',
      find: 'zwei',
      replaceWith: 'zwo',
      isWhole: false,
    });
    expect(first?.purpose).toBe('eins');
    expect((await views()).map(({ state, purpose }) => `${state} ${purpose}`)).toEqual([
      'booking eins',
      'booking zwo',
      'known zwo',
      'booking drei',
    ]);
  });
});

describe('a row that the bank has a reference for', () => {
  /** As the engine stages it: told by day, amount, currency and reference. */
  function referencedRows(bookings: readonly Booking[], raw: (index: number) => string) {
    return stagedRowsOf(bookings).map((row, index) => {
      const reference = `2025/ABC-${1000 + index}`;
      hashBooking(row[3], row[5], row[6], { reference, party: null, purpose: null, eref: null });
      const [low = 0, high = 0, c = 0, d = 0] = lastHash;
      row[23] = contentHashText(low, high, c, d);
      row[25] = raw(index);
      return row;
    });
  }

  it.each([
    ['CSV', (index: number) => `01.03.2025;"2025/ABC-${1000 + index}";"x, y";abc`],
    ['XML', (index: number) => `<Ntry><AcctSvcrRef>2025/ABC-${1000 + index}</AcctSvcrRef></Ntry>`],
    ['MT940', (index: number) => `:61:2503010301DR10,00NTRFNONREF//2025/ABC-${1000 + index}\n:86:Text`],
  ] as const)('in %s is what the undamaged file says once it is repaired', async (_kind, raw) => {
    const damaged = referencedRows([one, { ...two, amountMinor: null as never, disposition: 2 }], raw);
    const whole = referencedRows([one, two], raw);
    const stageRead = async (rows: ReturnType<typeof referencedRows>) =>
      store.call('imports.finishFile', await stageRows(store, importId, rows), readingOf(rows));
    await stageRead(damaged);
    await stageRead(whole);
    expect(await shown()).toEqual(['booking 10.00', 'blocked null', 'known 10.00', 'booking -2.50']);
    await edit((await views())[1], 'amount', '-2.50');
    expect(await shown()).toEqual(['booking 10.00', 'booking -2.50', 'known 10.00', 'known -2.50']);
  });
});
