import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RowView } from '../../../../preload/contract';
import { MemoryStore, stageRows } from './memory-store';
import { type Booking, readingOf, stagedRowsOf } from './staged-export';

let store: MemoryStore;
let january: string;
let february: string;

const print = 'h1:buchungstag;betrag;zweck';
const bookings = (month: string): Booking[] =>
  ['Miete', 'Strom GmbH', 'Storno Miete', 'Storno Strom GmbH'].map((purpose, row) => ({
    day: `2025-${month}-0${row + 1}`,
    amountMinor: 100 + row,
    purpose,
  }));

async function imported(month: string, headerFingerprint = print): Promise<string> {
  const { id } = await store.call('imports.create');
  const rows = stagedRowsOf(bookings(month));
  const fileId = await stageRows(store, id, rows, { name: `${month}.csv` });
  await store.call('imports.finishFile', fileId, readingOf(rows, { headerFingerprint }));
  return id;
}

const views = async (id: string): Promise<RowView[]> =>
  (await store.call('imports.rows', id, {}, { offset: 0, limit: 100 })).rows;
const state = async (id: string) =>
  (await views(id)).map((row) => [row.purpose, row.state, row.leftOutFor ?? null]);
const replace = (id: string, find: string, replaceWith: string) =>
  store.call('imports.replaceText', id, { filter: {}, field: 'purpose', find, replaceWith, isWhole: false });
const leaveOut = (id: string, search: string) =>
  store.call('imports.chooseRows', id, { rows: { search }, choice: 'leaveOut', reason: 'duplicate' });

beforeEach(async () => {
  store = new MemoryStore();
  january = await imported('01');
  await replace(january, 'GmbH', 'AG');
  await replace(january, 'Strom AG', 'Energie AG');
  await leaveOut(january, 'Storno');
  const [first] = await views(january);
  await store.call('imports.editCells', january, {
    kind: 'edit',
    cells: [{ at: { rowId: first?.rowId ?? 0 }, field: 'purpose', value: 'Warmmiete' }],
  });
  february = await imported('02');
});
afterEach(() => store.close());

const offered = () => store.call('imports.stepsToRepeat', february);
const idsOf = (offer: Awaited<ReturnType<typeof offered>>) =>
  offer?.steps.map(({ change }) => change.id) ?? [];

describe('steps of an earlier import', () => {
  it('are offered for files of the same header with what they would change here; single rows are not repeated', async () => {
    const offer = await offered();
    expect(offer?.steps.map(({ change, hits }) => [change.kind, hits])).toEqual([
      ['replace', 2],
      // It finds what the first leaves.
      ['replace', 0],
      ['choice', 2],
    ]);
    expect(offer?.notRepeated).toBe(1);
    expect((await state(february)).map(([purpose]) => purpose)).toEqual(
      bookings('02').map(({ purpose }) => purpose),
    );
  });

  it('are done as one step, each on what the one before made, and taken back and done again as one', async () => {
    const before = await state(february);
    await store.call('imports.repeatSteps', february, idsOf(await offered()));
    const after = await state(february);
    expect(after.map(([purpose, is]) => [purpose, is])).toEqual([
      ['Miete', 'booking'],
      ['Energie AG', 'booking'],
      ['Storno Miete', 'leftOut'],
      ['Storno Energie AG', 'leftOut'],
    ]);
    const steps = await store.call('imports.changes', february);
    expect(steps.map(({ kind, rows }) => [kind, rows])).toEqual([['repeat', 3]]);
    expect(await offered()).toBeNull();
    await store.call('imports.goToChange', february, 'back');
    expect(await state(february)).toEqual(before);
    expect(idsOf(await offered())).toHaveLength(3);
    await store.call('imports.goToChange', february, 'forward');
    expect(await state(february)).toEqual(after);
  });

  it('are not offered to files of another header, and change none of them', async () => {
    const other = await imported('03', 'another header');
    expect(await store.call('imports.stepsToRepeat', other)).toBeNull();
    const before = await state(other);
    const [step] = await store.call('imports.changes', january);
    await store.call('imports.repeatSteps', other, [step?.id ?? 0]);
    expect(await state(other)).toEqual(before);
  });

  it('are not offered again once they are refused', async () => {
    const offer = await offered();
    await store.call('imports.confirm', february, offer?.key ?? '', true);
    expect(await offered()).toBeNull();
    await store.call('imports.confirm', february, offer?.key ?? '', false);
    expect(await offered()).not.toBeNull();
  });

  it('are not offered where they were taken back, name one account, or change nothing here', async () => {
    await store.call('imports.goToChange', january, 0);
    expect(await offered()).toBeNull();
    const accountRowId = (await store.call('imports.get', january)).accounts[0]?.id ?? '';
    await store.call('imports.chooseRows', january, { rows: { accountRowId }, choice: 'leaveOut' });
    await store.call('imports.replaceText', january, {
      ...{ filter: { accountRowId }, field: 'purpose', find: 'Miete', replaceWith: 'x', isWhole: false },
    });
    expect(await offered()).toBeNull();
    await store.call('imports.goToChange', january, 0);
    await replace(february, 'GmbH', 'AG');
    await replace(january, 'GmbH', 'AG');
    expect(await offered()).toBeNull();
  });

  it('that stand for a file of theirs stand for the files of its header here', async () => {
    await store.call('imports.goToChange', january, 0);
    const fileId = (await store.call('imports.get', january)).files[0]?.id ?? '';
    await store.call('imports.chooseRows', january, {
      rows: { fileId, search: 'Storno' },
      choice: 'leaveOut',
    });
    expect((await offered())?.steps.map(({ hits }) => hits)).toEqual([2]);
  });

  it('are done all or not at all: a step that cannot be repeated takes the others back', async () => {
    const before = await state(february);
    const steps = await store.call('imports.changes', january);
    const [first] = steps;
    const single = steps.find(({ kind }) => kind === 'edit');
    const all = [first?.id ?? 0, single?.id ?? 0];
    await expect(store.call('imports.repeatSteps', february, all)).rejects.toThrow('import.unknown');
    expect(await state(february)).toEqual(before);
    expect(await store.call('imports.changes', february)).toEqual([]);
  });
});
