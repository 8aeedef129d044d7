import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refreshImport } from '../../../../main/store/operations/imports/import-operations';
import fc from '../../../property';
import { MemoryStore, stageRows } from './memory-store';
import { type Booking, draftOf, ibanA, ibanB, readingOf, stagedRowsOf } from './staged-export';

let store: MemoryStore;
let importId: string;

beforeEach(async () => {
  store = new MemoryStore();
  importId = (await store.call('imports.create')).id;
});
afterEach(() => store.close());

interface File {
  readonly bookings: readonly Booking[];
  /** The accounts that it names, of which the rows are in turns. */
  readonly ibans: readonly string[];
  /** When it is read to its end, against the others. */
  readonly at: number;
}

const file: fc.Arbitrary<File> = fc.record({
  bookings: fc.array(
    fc.record({
      day: fc.integer({ min: 1, max: 3 }).map((day) => `2025-03-0${day}`),
      amountMinor: fc.integer({ min: -1, max: 1 }),
      accountIndex: fc.integer({ min: 0, max: 1 }),
    }),
    { maxLength: 12 },
  ),
  ibans: fc.constantFrom([ibanA], [ibanB], [ibanA, ibanB], [ibanB, ibanA], [ibanA, ibanA]),
  at: fc.integer({ min: 0, max: 100 }),
});

/** Stages the files in their order, and finishes them in another. */
async function stage(files: readonly File[], id: string): Promise<void> {
  const staged = [];
  for (const { bookings, ibans, at } of files) {
    const rows = stagedRowsOf(
      bookings.map((one) => ({ ...one, accountIndex: Math.min(one.accountIndex ?? 0, ibans.length - 1) })),
    );
    const reading = readingOf(rows, { accounts: ibans.map((iban) => draftOf({ iban })) });
    staged.push({ fileId: await stageRows(store, id, rows, { chunkRows: 5 }), reading, at });
  }
  for (const { fileId, reading } of staged.sort((a, b) => a.at - b.at))
    await store.call('imports.finishFile', fileId, reading);
}

async function standing(id: string) {
  const summary = await store.call('imports.get', id);
  const { rows } = await store.call('imports.rows', id, {}, { offset: 0, limit: 500 });
  return { summary, rows: rows.map(({ line, state, transactionId }) => [line, state, transactionId]) };
}

const ownIban = (at: number) => `DE${10 + (at % 90)}20000000${String(at).padStart(10, '0')}`;

describe('files that come to an import one by one', () => {
  it('leave it as it is when all of it is counted and marked anew, in whichever order they are read to their end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(file, { minLength: 2, maxLength: 6 }), async (files) => {
        const { id } = await store.call('imports.create');
        await stage(files, id);
        const asTheyCame = await standing(id);
        refreshImport(store.session.context, id);
        expect(await standing(id)).toEqual(asTheyCame);
      }),
      { numRuns: 60 },
    );
  });

  it('when an earlier file is read to its end after a later one, its rows count and those of the later one are known', async () => {
    const bookings: Booking[] = [{ day: '2025-03-01', amountMinor: 250 }];
    const other: Booking[] = [{ day: '2025-03-02', amountMinor: 1 }];
    await stage(
      [
        { bookings: other, ibans: [ibanA], at: 0 },
        { bookings, ibans: [ibanA], at: 2 },
        { bookings, ibans: [ibanA], at: 1 },
      ],
      importId,
    );
    const { files, accounts } = await store.call('imports.get', importId);
    expect(files.map(({ lineCounts }) => [lineCounts?.staged, lineCounts?.known])).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
    ]);
    expect(accounts[0]).toMatchObject({ bookings: 2, known: 1, totalIn: '2.51' });
  });

  it.each([
    ['of one account', () => ibanA],
    ['each of its own account', ownIban],
  ])(
    'cost the last ones what the first ones cost, %s',
    async (_title, ibanOf) => {
      /** Processor time of one file of these. */
      const costOf = async (first: number, count: number): Promise<number> => {
        const before = process.cpuUsage();
        for (let at = first; at < first + count; at += 1) {
          const rows = stagedRowsOf(
            Array.from({ length: 100 }, (_, row) => ({ day: '2025-03-01', amountMinor: at * 1_000 + row })),
          );
          const fileId = await stageRows(store, importId, rows);
          await store.call(
            'imports.finishFile',
            fileId,
            readingOf(rows, { accounts: [draftOf({ iban: ibanOf(at) })] }),
          );
        }
        const { user, system } = process.cpuUsage(before);
        return (user + system) / count;
      };
      await costOf(0, 50);
      const early = await costOf(50, 50);
      await costOf(100, 200);
      const late = await costOf(300, 50);
      expect(late / early).toBeLessThan(1.8);
    },
    60_000,
  );

  it.each([
    ['of one account', () => ibanA],
    ['each of its own account', ownIban],
  ])(
    'are checked, %s, for as much a file as when they are few',
    async (_title, ibanOf) => {
      /** Processor time of one of so many files. */
      const costOf = async (count: number): Promise<number> => {
        const { id } = await store.call('imports.create');
        for (let at = 0; at < count; at += 1) {
          const rows = stagedRowsOf(
            Array.from({ length: 40 }, (_, row) => ({
              day: `20${10 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-10`,
              amountMinor: at * 1_000 + row,
            })),
          );
          const fileId = await stageRows(store, id, rows);
          const accounts = [draftOf({ iban: ibanOf(at) })];
          await store.call('imports.finishFile', fileId, readingOf(rows, { accounts }));
        }
        const before = process.cpuUsage();
        await store.call('imports.findings', id);
        await store.call('imports.coverage', id);
        await store.call('imports.duplicates', id, { offset: 0, limit: 20 });
        await store.call('imports.get', id);
        const { user, system } = process.cpuUsage(before);
        return (user + system) / count;
      };
      await costOf(100);
      // What else runs beside it makes a measurement dearer, never cheaper. What grows with the square would cost four times as much.
      const few = Math.max(await costOf(100), await costOf(100));
      const many = Math.min(await costOf(400), await costOf(400));
      expect(many / few).toBeLessThan(3);
    },
    60_000,
  );
});
