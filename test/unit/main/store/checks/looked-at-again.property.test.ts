import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveFigures } from '../../../../../main/store/context/import-figures';
import { forgetIndex, indexOfImport } from '../../../../../main/store/context/load-index';
import type { RowEditField } from '../../../../../preload/contract';
import fc from '../../../../property';
import { MemoryStore, stageExport } from '../memory-store';
import { type Booking, draftOf, ibanA, ibanB } from '../staged-export';

let store: MemoryStore;
let importId: string;

beforeEach(async () => {
  store = new MemoryStore();
  importId = (await store.call('imports.create')).id;
});
afterEach(() => store.close());

/** Two accounts of which rows change places, equal rows, and a row without a day. */
const amounts = [-4_599, 120_000, -1_333, -1_333, 777, -90_404, 5_050, -3_101, 12, -12, 4_400, -800];

function ledger(month: string, opening: number): Booking[] {
  let balanceMinor = opening;
  return amounts.map((amountMinor, at) => {
    balanceMinor += amountMinor;
    const day = `${month}-${String(2 + Math.floor(at / 2)).padStart(2, '0')}`;
    return { day, amountMinor, balanceMinor, purpose: `${amountMinor}` };
  });
}

const values: readonly (readonly [RowEditField, string | null])[] = [
  ['amount', '-45.98'],
  ['amount', '0'],
  ['amount', null],
  ['amount', '-13.33'],
  ['balance', '1.00'],
  ['balance', null],
  ['bookingDay', '2099-01-01'],
  ['bookingDay', null],
  ['bookingDay', '1899-12-30'],
  ['currency', 'USD'],
  ['purpose', '-1333'],
];

const step = fc.oneof(
  fc.record({ row: fc.nat(), cell: fc.constantFrom(...values) }),
  fc.record({ row: fc.nat(), choice: fc.constantFrom('leaveOut' as const, 'default' as const) }),
  fc.constant('back' as const),
  fc.constant('forward' as const),
);

async function take(taken: unknown, rowIds: readonly number[]): Promise<void> {
  if (taken === 'back' || taken === 'forward') {
    await store.call('imports.goToChange', importId, taken);
    return;
  }
  const wanted = taken as { row: number; cell?: (typeof values)[number]; choice?: 'leaveOut' | 'default' };
  const rowId = rowIds[wanted.row % rowIds.length] ?? 0;
  if (wanted.choice) {
    await store.call('imports.chooseRows', importId, { rows: [{ rowId }], choice: wanted.choice });
  } else if (wanted.cell) {
    const [field, value] = wanted.cell;
    await store.call('imports.editCells', importId, {
      kind: 'edit',
      cells: [{ at: { rowId }, field, value }],
    });
  }
}

async function said() {
  const { findings, totals } = await store.call('imports.findings', importId);
  const coverage = await store.call('imports.coverage', importId);
  const { accounts, files } = await store.call('imports.get', importId);
  return { findings, totals, coverage, accounts, counts: files.map(({ lineCounts }) => lineCounts) };
}

describe('what changed alone is looked at again', () => {
  it('and says after any steps what a look at everything says: findings, calendar, figures of accounts and lines', async () => {
    const drafts = [draftOf({ iban: ibanA }), draftOf({ iban: ibanB })];
    const both = [ledger('2025-03', 100_000), ledger('2025-03', 500)].flatMap((rows, accountIndex) =>
      rows.map((row) => ({ ...row, accountIndex })),
    );
    await stageExport(store, importId, both, { accounts: drafts }, { name: 'both.csv', chunkRows: 5 });
    await stageExport(store, importId, ledger('2025-04', 120_056), { accounts: [draftOf({ iban: ibanA })] });
    const { rows } = await store.call('imports.rows', importId, {}, { offset: 0, limit: 100 });
    const rowIds = rows.map(({ rowId }) => rowId);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        for (const one of steps) {
          await take(one, rowIds);
          const again = await said();
          const { context } = store.session;
          const before = indexOfImport(context, importId);
          forgetIndex(context, importId);
          saveFigures(context, indexOfImport(context, importId));
          expect(again).toEqual(await said());
          context.indexes.set(importId, before);
        }
      }),
      { numRuns: 25 },
    );
  });
});
