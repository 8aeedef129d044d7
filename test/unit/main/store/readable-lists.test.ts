import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fileReadingSchema, importSummary, rowWindow } from '../../../../preload/contract';
import { calls } from '../../../../preload/contract/calls';
import { MemoryStore, stageExport } from './memory-store';
import { draftOf } from './staged-export';

let store: MemoryStore;
let importId: string;

beforeEach(async () => {
  store = new MemoryStore();
  importId = (await store.call('imports.create')).id;
});
afterEach(() => store.close());

const most = Number.MAX_SAFE_INTEGER;

describe('what a file may bring into a list (SEC-44)', () => {
  it.each([
    ['JPY', '9007199254740991', '9007199254740994'],
    ['EUR', '90071992547409.91', '90071992547409.94'],
    ['KWD', '9007199254740.991', '9007199254740.994'],
  ])(
    'amounts as large as there are stay readable, and their sum in %s is exact',
    async (currency, one, sum) => {
      const booking = (amountMinor: number, purpose: string) => ({
        day: '2025-03-01',
        amountMinor,
        purpose,
        currency,
      });
      const summary = await stageExport(
        store,
        importId,
        [booking(most, 'a'), booking(3, 'b'), booking(-most, 'c'), booking(-3, 'd')],
        { accounts: [draftOf({ currency, sumMinor: { [currency]: most + 3 } })] },
      );
      expect(importSummary.parse(summary).accounts[0]).toMatchObject({ totalIn: sum, totalOut: `-${sum}` });
      const window = await store.call('imports.rows', importId, {}, { offset: 0, limit: 5 });
      expect(rowWindow.parse(window).rows[0]?.amount).toBe(one);
      // Kept as text, and added to again.
      const again = await stageExport(store, importId, [booking(3, 'e')], {
        accounts: [draftOf({ currency })],
      });
      expect(again.accounts[0]?.totalIn).toBe(sum.replace(/4$/, '7'));
      const [listed] = calls['imports.list'].result.parse(await store.call('imports.list'));
      expect(listed).toEqual(again);
    },
  );

  it('sums of a file that no number holds pass the bridge', async () => {
    const summary = await stageExport(store, importId, [{ day: '2025-03-01', amountMinor: 1 }]);
    const reading = await store.call('imports.reading', summary.files[0]?.id ?? '');
    const accounts = [draftOf({ sumMinor: { EUR: most * 12 } })];
    expect(fileReadingSchema.safeParse({ ...reading, accounts }).success).toBe(true);
  });

  it('a file too many is refused with its limit, and the import stays readable', async () => {
    for (let file = 0; file < 1_000; file++)
      await store.call('imports.addFile', importId, { name: `${file}.csv`, sizeBytes: 1 });
    await expect(
      store.call('imports.addFile', importId, { name: 'more.csv', sizeBytes: 1 }),
    ).rejects.toMatchObject({ code: 'import.tooManyFiles', params: { most: 1_000 } });
    expect(importSummary.parse(await store.call('imports.get', importId)).files).toHaveLength(1_000);
  });

  it('accounts too many are refused with their limit, and nothing of their file is kept', async () => {
    const accounts = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) =>
        draftOf({ iban: null, accountNumber: String(1_000_000 + from + at), bankCode: '12030000' }),
      );
    const staged = (from: number, count: number) =>
      stageExport(store, importId, [{ day: '2025-03-01', amountMinor: 1, purpose: `${from}` }], {
        accounts: accounts(from, count),
      });
    await staged(0, 600);
    await expect(staged(600, 401)).rejects.toMatchObject({
      code: 'import.tooManyAccounts',
      params: { most: 1_000 },
    });
    expect((await staged(600, 400)).accounts).toHaveLength(1_000);
  });

  it('an import that does not fit is named as unreadable and the others are listed', async () => {
    const fine = await stageExport(store, importId, [{ day: '2025-03-01', amountMinor: 1 }]);
    const odd = { ...fine, id: 'odd', accounts: [{ ...fine.accounts[0], totalIn: '1e+21' }] };
    expect(calls['imports.list'].result.parse([odd, fine])).toEqual([
      {
        id: 'odd',
        createdAt: fine.createdAt,
        customerId: null,
        state: 'open',
        files: [],
        accounts: [],
        confirmed: [],
        isUnreadable: true,
      },
      fine,
    ]);
  });
});
