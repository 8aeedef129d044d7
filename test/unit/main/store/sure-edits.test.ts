import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FileReading, ImportSummary, RowView } from '../../../../preload/contract';
import type { StagedRow } from '../../../../preload/contract/reading/reading';
import { MemoryStore, stageRows } from './memory-store';
import { type Booking, draftOf, readingOf, stagedRowsOf } from './staged-export';

let store: MemoryStore;
let importId: string;

beforeEach(async () => {
  store = new MemoryStore();
  importId = (await store.call('imports.create')).id;
});
afterEach(() => store.close());

/** The same file read once more: what it was before is removed. */
async function readAnew(
  fileId: string | null,
  rows: readonly StagedRow[],
  change: Partial<FileReading> = {},
) {
  const next = await stageRows(store, importId, rows, { name: 'umsatz.json' });
  if (fileId) await store.call('imports.removeFile', fileId);
  await store.call('imports.finishFile', next, readingOf(rows, { sha256: 'a'.repeat(64), ...change }));
  return next;
}

const inOneLine = (bookings: readonly Booking[]): StagedRow[] =>
  stagedRowsOf(bookings).map((row) => {
    row[0] = 1;
    return row;
  });
const views = async (): Promise<RowView[]> =>
  (await store.call('imports.rows', importId, {}, { offset: 0, limit: 50 })).rows;
async function edit(
  purpose: string,
  field: 'amount' | 'purpose' | 'currency',
  value: string,
): Promise<ImportSummary> {
  const row = (await views()).find((one) => one.purpose === purpose);
  return store.call('imports.editCells', importId, {
    kind: 'edit',
    cells: [{ at: { rowId: row?.rowId ?? 0 }, field, value }],
  });
}
const amounts = async () => Object.fromEntries((await views()).map((row) => [row.purpose, row.amount]));
const rules = async () => Object.keys((await store.call('imports.findings', importId)).totals);

const three: Booking[] = [
  { day: '2025-03-01', amountMinor: 1_000, purpose: 'eins' },
  { day: '2025-03-02', amountMinor: 2_000, purpose: 'zwei' },
  { day: '2025-03-03', amountMinor: 3_000, purpose: 'drei' },
];

describe('a correction in a file of one line', () => {
  it('when another reading of the file has a row less before it, stays with its row and is undone there', async () => {
    const first = await readAnew(null, inOneLine(three));
    await edit('drei', 'amount', '-30.50');
    await readAnew(first, inOneLine(three.slice(1)));
    expect(await amounts()).toEqual({ zwei: '20.00', drei: '-30.50' });
    await store.call('imports.goToChange', importId, 'back');
    expect(await amounts()).toEqual({ zwei: '20.00', drei: '30.00' });
    await store.call('imports.goToChange', importId, 'forward');
    expect(await amounts()).toEqual({ zwei: '20.00', drei: '-30.50' });
    expect(await rules()).not.toContain('correction.unplaced');
  });

  it('when its row is there no more, goes to no other, and that is said', async () => {
    const first = await readAnew(null, inOneLine(three));
    await edit('zwei', 'amount', '-30.50');
    await readAnew(first, inOneLine([three[0] as Booking, three[2] as Booking]));
    expect(await amounts()).toEqual({ eins: '10.00', drei: '30.00' });
    expect(await rules()).toContain('correction.unplaced');
    await store.call('imports.goToChange', importId, 'back');
    expect(await rules()).not.toContain('correction.unplaced');
    await store.call('imports.goToChange', importId, 'forward');
    expect(await rules()).toContain('correction.unplaced');
  });

  it('when no row of its file is there any more, that is said, and of each row of a line apart', async () => {
    const first = await readAnew(null, inOneLine(three));
    await edit('zwei', 'amount', '-30.50');
    await edit('drei', 'amount', '-31.50');
    await readAnew(first, []);
    const lost = async () => (await store.call('imports.findings', importId)).totals['correction.unplaced'];
    expect(await lost()).toBe(2);
    await store.call('imports.goToChange', importId, 'back');
    expect(await lost()).toBe(1);
    await store.call('imports.goToChange', importId, 'back');
    expect(await lost()).toBeUndefined();
  });

  it('when a row that was left out has moved, leaves out that one', async () => {
    const first = await readAnew(null, inOneLine(three));
    const row = (await views())[1];
    await store.call('imports.chooseRows', importId, {
      rows: [{ rowId: row?.rowId ?? 0 }],
      choice: 'leaveOut',
    });
    await readAnew(first, inOneLine(three.slice(1)));
    expect((await views()).map(({ purpose, state }) => [purpose, state])).toEqual([
      ['zwei', 'leftOut'],
      ['drei', 'booking'],
    ]);
  });
});

describe('an amount that was corrected before the currency was answered', () => {
  const without = (factor: number) =>
    stagedRowsOf(three.map((one) => ({ ...one, currency: null, amountMinor: one.amountMinor * factor })));
  const account = (currency: string | null) => ({ accounts: [draftOf({ currency })] });

  it('when the currency has no minor unit, stays what was typed, also when it is undone and done again', async () => {
    const first = await readAnew(null, without(1), account(null));
    await edit('eins', 'amount', '12.00');
    await store.call('imports.removeFile', first);
    await readAnew(null, without(0.01), {
      accounts: [draftOf({ currency: 'JPY', origins: { currency: 'user' } })],
    });
    expect(await amounts()).toEqual({ eins: '12', zwei: '20', drei: '30' });
    await store.call('imports.goToChange', importId, 'back');
    expect((await amounts()).eins).toBe('10');
    await store.call('imports.goToChange', importId, 'forward');
    expect((await amounts()).eins).toBe('12');
  });

  it('when the currency cannot hold it, is as the file says, and that is said', async () => {
    const first = await readAnew(null, without(1), account(null));
    await edit('eins', 'amount', '12.50');
    await store.call('imports.removeFile', first);
    await readAnew(null, without(0.01), {
      accounts: [draftOf({ currency: 'JPY', origins: { currency: 'user' } })],
    });
    expect((await amounts()).eins).toBe('10');
    const { findings } = await store.call('imports.findings', importId);
    expect(findings.find(({ rule }) => rule === 'correction.unfit')).toMatchObject({
      severity: 'error',
      text: '12.50',
      params: { currency: 'JPY' },
    });
  });
});
