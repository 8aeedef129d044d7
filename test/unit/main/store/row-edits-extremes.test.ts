import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CellEdit, RowView } from '../../../../preload/contract';
import { MemoryStore, stageExport, stageRows } from './memory-store';
import { type Booking, ibanA, readingOf, stagedRowsOf } from './staged-export';

let store: MemoryStore;
let importId: string;

beforeEach(async () => {
  store = new MemoryStore();
  importId = (await store.call('imports.create')).id;
});
afterEach(() => store.close());

const stage = (bookings: readonly Booking[]) => stageExport(store, importId, bookings);
const views = async (): Promise<RowView[]> =>
  (await store.call('imports.rows', importId, {}, { offset: 0, limit: 100 })).rows;
const editFirst = async (...cells: [CellEdit['field'], string | null][]) => {
  const rowId = (await views())[0]?.rowId ?? 0;
  return store.call('imports.editCells', importId, {
    kind: 'edit',
    cells: cells.map(([field, value]) => ({ at: { rowId }, field, value })),
  });
};
const sample = async () => {
  await store.call('plans.begin', importId);
  return JSON.parse((await store.call('plans.sample', importId, 5, 's')) ?? '[]') as Record<
    string,
    unknown
  >[];
};

const row: Booking = { day: '2025-03-01', amountMinor: 1_200, purpose: 'eins' };

describe('a correction at the edge', () => {
  it.each([
    ['0', 'EUR', '0.00'],
    ['-0', 'EUR', '0.00'],
    ['90071992547409.91', 'EUR', '90071992547409.91'],
    ['-90071992547409.91', 'EUR', '-90071992547409.91'],
    ['12', 'JPY', '12'],
    ['1.234', 'KWD', '1.234'],
    ['-0.001', 'KWD', '-0.001'],
  ])('of the amount to %s %s is held as it is', async (amount, currency, shown) => {
    await stage([row]);
    await editFirst(['amount', amount], ['currency', currency]);
    expect((await views())[0]).toMatchObject({ amount: shown, currency, state: 'booking' });
    expect((await sample())[0]?.amount).toBe(Number(shown));
    await store.call('imports.goToChange', importId, 'back');
    expect((await views())[0]).toMatchObject({ amount: '12.00', currency: 'EUR' });
    expect((await views())[0]?.edited).toBeUndefined();
  });

  it.each([
    ['90071992547409.92', 'EUR'],
    ['999999999999999', 'KWD'],
    ['1.5', 'JPY'],
    ['0.005', 'EUR'],
  ])('of the amount to %s %s is refused, and nothing is changed', async (amount, currency) => {
    await stage([row]);
    await expect(editFirst(['amount', amount], ['currency', currency])).rejects.toMatchObject({
      code: 'import.amountUnfit',
    });
    expect((await views())[0]).toMatchObject({ amount: '12.00', currency: 'EUR' });
    expect(await store.call('imports.changes', importId)).toEqual([]);
  });

  it('to the last day there is, and to a text as long as may be', async () => {
    await stage([row]);
    const long = 'ß'.repeat(20_000);
    await editFirst(['bookingDay', '9999-12-31'], ['purpose', long]);
    expect((await views())[0]).toMatchObject({ bookingDay: '9999-12-31', state: 'booking' });
    expect((await sample())[0]?.bookingDate).toBe(Date.UTC(9999, 11, 31, 12) / 1000);
    expect(String((await sample())[0]?.purpose).startsWith('ßß')).toBe(true);
  });

  it('of a pending row leaves it pending, of a row of an account left out leaves it out', async () => {
    await stage([
      { ...row, disposition: 1 },
      { ...row, purpose: 'zwei' },
    ]);
    await editFirst(['amount', '13.00']);
    expect((await views()).map(({ state, amount }) => `${state} ${amount}`)).toEqual([
      'pending 13.00',
      'booking 12.00',
    ]);
    const { accounts } = await store.call('imports.get', importId);
    const ids = accounts.map(({ id }) => id);
    await store.call('imports.leaveOutAccounts', importId, ids, true);
    const rowId = (await views())[1]?.rowId ?? 0;
    const cells = [{ at: { rowId }, field: 'amount' as const, value: '14.00' }];
    await store.call('imports.editCells', importId, { kind: 'edit', cells });
    expect((await views()).map(({ state }) => state)).toEqual(['leftOut', 'leftOut']);
    await store.call('imports.leaveOutAccounts', importId, ids, false);
    expect((await views()).map(({ state, amount }) => `${state} ${amount}`)).toEqual([
      'pending 13.00',
      'booking 14.00',
    ]);
  });

  it('is counted in the figures of the account, and no longer as it was', async () => {
    await stage([row, { ...row, amountMinor: -500, purpose: 'zwei' }]);
    const summary = await editFirst(['amount', '-20.00'], ['bookingDay', '2025-04-02']);
    expect(summary.accounts[0]).toMatchObject({
      totalIn: '0.00',
      totalOut: '-25.00',
      firstBookingDay: '2025-03-01',
      lastBookingDay: '2025-04-02',
    });
  });

  it('is applied to all rows like it as one step, which counts them, and is taken back as one', async () => {
    const id = (await store.call('imports.create')).id;
    const broken = 'DE02100100100006820102';
    const rows = stagedRowsOf(
      Array.from({ length: 312 }, (_, at) => ({
        day: '2025-03-01',
        amountMinor: 100 + at,
        purpose: `${at}`,
      })),
    );
    for (const row of rows) row[8] = broken;
    const fileId = await stageRows(store, id, rows, { chunkRows: 100 });
    await store.call('imports.finishFile', fileId, readingOf(rows));
    const ibans = async () =>
      new Set(
        (await store.call('imports.rows', id, {}, { offset: 0, limit: 500 })).rows.map(
          ({ counterpartyIban }) => counterpartyIban,
        ),
      );
    const { rows: views } = await store.call('imports.rows', id, {}, { offset: 0, limit: 500 });
    await store.call('imports.editCells', id, {
      kind: 'likeThis',
      cells: views.map(({ rowId }) => ({ at: { rowId }, field: 'counterpartyIban' as const, value: ibanA })),
    });
    expect(await ibans()).toEqual(new Set([ibanA]));
    const steps = await store.call('imports.changes', id);
    expect(steps.map(({ kind, rows: count, field }) => [kind, count, field])).toEqual([
      ['likeThis', 312, 'counterpartyIban'],
    ]);
    await store.call('imports.goToChange', id, 'back');
    expect(await ibans()).toEqual(new Set([broken]));
  });

  it('reaches rows that the same was found about and that no list names, as one step', async () => {
    const id = (await store.call('imports.create')).id;
    const broken = 'DE02100100100006820102';
    const rows = stagedRowsOf(
      Array.from({ length: 40 }, (_, at) => ({ day: '2025-03-01', amountMinor: 100 + at, purpose: `${at}` })),
    );
    for (const one of rows) one[8] = broken;
    const fileId = await stageRows(store, id, rows, { chunkRows: 100 });
    const about = {
      severity: 'warning',
      rule: 'iban.checkDigits',
      field: 'payerIban',
      column: 'IBAN',
      params: {},
    } as const;
    const lines = rows.map(([line]) => line);
    await store.call(
      'imports.finishFile',
      fileId,
      readingOf(rows, {
        findings: lines.slice(0, 5).map((line) => ({ ...about, text: broken, line })),
        findingTotals: { 'iban.checkDigits': 40 },
        alikeFindings: [
          { ...about, text: broken, lines: lines.slice(5, 30) },
          { ...about, text: 'otherwise', lines: lines.slice(30) },
        ],
      }),
    );
    const now = () => store.call('imports.findings', id);
    expect((await now()).alike.map(({ text, count }) => [text, count])).toEqual([
      [broken, 25],
      ['otherwise', 10],
    ]);
    const all = async () => (await store.call('imports.rows', id, {}, { offset: 0, limit: 100 })).rows;
    const views = await all();
    await store.call('imports.editCells', id, {
      kind: 'likeThis',
      cells: views
        .slice(0, 5)
        .map(({ rowId }) => ({ at: { rowId }, field: 'counterpartyIban' as const, value: ibanA })),
      alsoAlike: { rule: about.rule, field: about.field, text: broken },
    });
    const ibans = (await all()).map(({ counterpartyIban }) => counterpartyIban);
    expect(ibans.filter((iban) => iban === ibanA)).toHaveLength(30);
    expect(ibans.filter((iban) => iban === broken)).toHaveLength(10);
    const found = await now();
    expect(found.totals['iban.checkDigits']).toBe(10);
    expect(found.alike.map(({ text, count }) => [text, count])).toEqual([['otherwise', 10]]);
    expect((await store.call('imports.changes', id)).map(({ rows: count }) => count)).toEqual([30]);
    await store.call('imports.goToChange', id, 'back');
    expect((await now()).totals['iban.checkDigits']).toBe(40);
  });

  it('is found and replaced in many rows at once, and taken back', async () => {
    await stage(
      Array.from({ length: 5_000 }, (_, index) => ({
        day: '2025-03-01',
        amountMinor: 100,
        purpose: `Alt ${index % 500}`,
      })),
    );
    await store.call('imports.replaceText', importId, {
      filter: {},
      field: 'purpose',
      find: 'Alt',
      replaceWith: 'Neu',
      isWhole: false,
    });
    const summary = await store.call('imports.get', importId);
    expect(summary.accounts[0]?.bookings).toBe(5_000);
    // The line of the file is searched too, and still says what it said.
    const found = async (search: string) =>
      (await store.call('imports.rows', importId, { search }, { offset: 0, limit: 1 })).total;
    expect([await found('Neu 7'), await found('Alt')]).toEqual([110, 5_000]);
    await store.call('imports.goToChange', importId, 'back');
    expect([await found('Neu'), await found('Alt')]).toEqual([0, 5_000]);
  });
});
