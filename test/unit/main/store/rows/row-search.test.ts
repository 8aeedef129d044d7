import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryStore, stageRows } from '../memory-store';
import { readingOf, stagedRowsOf } from '../staged-export';

let store: MemoryStore;
let importId: string;
const purposes = ['Miete Januar', 'Strom', 'Miete Februar', 'Gas', 'Miete März', 'Wasser'];

beforeEach(async () => {
  store = new MemoryStore();
  importId = (await store.call('imports.create')).id;
  const rows = stagedRowsOf(
    purposes.map((purpose, at) => ({ day: `2025-03-0${at + 1}`, amountMinor: -100 * (at + 1), purpose })),
  );
  // A segment for each two rows, and a clock that says after each that it took long.
  const fileId = await stageRows(store, importId, rows, { chunkRows: 2 });
  await store.call('imports.finishFile', fileId, readingOf(rows));
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 100;
    return now;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await store.close();
});

const found = async (filter: object) =>
  (await store.call('imports.rows', importId, filter, { offset: 0, limit: 10 })).rows;
const idOf = async (purpose: string) => (await found({})).find((row) => row.purpose === purpose)?.rowId ?? 0;
const edit = async (purpose: string, value: string) =>
  store.call('imports.editCells', importId, {
    kind: 'edit',
    cells: [{ at: { rowId: await idOf(purpose) }, field: 'purpose', value }],
  });

describe('a search that takes its time', () => {
  it('lets others be answered meanwhile', async () => {
    const answered: string[] = [];
    await Promise.all([
      found({ search: 'miete' }).then(() => answered.push('search')),
      store.call('imports.findings', importId).then(() => answered.push('findings')),
    ]);
    expect(answered).toEqual(['findings', 'search']);
  });

  it('gives the rows as they are after a change that was made meanwhile, and so does the next window', async () => {
    const rowId = await idOf('Strom');
    const searching = found({ search: 'miete' });
    const editing = store.call('imports.editCells', importId, {
      kind: 'edit',
      cells: [{ at: { rowId }, field: 'purpose', value: 'Miete Strom' }],
    });
    await editing;
    const wanted = ['Miete Januar', 'Miete Strom', 'Miete Februar', 'Miete März'];
    expect((await searching).map(({ purpose }) => purpose)).toEqual(wanted);
    expect((await found({ search: 'miete' })).map(({ purpose }) => purpose)).toEqual(wanted);
  });

  it('counts what a replacement would change, and what it would leave is none of it', async () => {
    const replacement = { filter: { search: 'miete' }, field: 'purpose', isWhole: false } as const;
    const count = (find: string, replaceWith: string) =>
      store.call('imports.countReplaced', importId, { ...replacement, find, replaceWith });
    expect(await count('Miete', 'Rent')).toBe(3);
    expect(await count('miete', 'Rent')).toBe(0);
    expect(await count('Miete', 'Miete')).toBe(0);
    await edit('Gas', 'Miete Gas');
    expect(await count('Miete', 'Rent')).toBe(4);
  });

  it('finds whatever the case, numbers and accents, in fields and lines, and nothing across two fields', async () => {
    await edit('Gas', 'Rechnung 4711 Größe XL');
    const purposesOf = async (search: string) => (await found({ search })).map(({ purpose }) => purpose);
    expect(await purposesOf('MIETE m')).toEqual(['Miete März']);
    expect(await purposesOf('mIeTe MÄRZ')).toEqual(['Miete März']);
    expect(await purposesOf('4711 größe')).toEqual(['Rechnung 4711 Größe XL']);
    expect(await purposesOf('4711')).toEqual(['Rechnung 4711 Größe XL']);
    expect(await purposesOf('gas')).toEqual(['Rechnung 4711 Größe XL']);
    expect(await purposesOf('4712')).toEqual([]);
    expect(await purposesOf('strom miete')).toEqual([]);
  });
});
