import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ImportSummary, ReadOptions, RowView } from '../../../../preload/contract';
import { MemoryStore, stageRows } from './memory-store';
import { type Booking, packed, readingOf, stagedRowsOf } from './staged-export';

let store: MemoryStore;
let importId: string;

const sha256 = 'a'.repeat(64);
const dayFirst: ReadOptions = { dateOrder: 'DMY' };
const monthFirst: ReadOptions = { dateOrder: 'MDY' };
const bookings = (month: string, rows = 3): Booking[] =>
  Array.from({ length: rows }, (_, row) => ({
    day: `2025-${month}-02`,
    amountMinor: 100 + row,
    purpose: `Zweck ${row}`,
  }));

beforeEach(async () => {
  store = new MemoryStore();
  importId = (await store.call('imports.create')).id;
  const rows = stagedRowsOf(bookings('01'));
  const fileId = await stageRows(store, importId, rows, { name: 'a.csv' });
  await store.call('imports.finishFile', fileId, readingOf(rows, { sha256 }), {
    options: dayFirst,
    templateName: null,
  });
});
afterEach(() => store.close());

const theFile = async () => (await store.call('imports.get', importId)).files[0];
const views = async (): Promise<RowView[]> =>
  (await store.call('imports.rows', importId, {}, { offset: 0, limit: 100 })).rows;
const days = async () => (await views()).map(({ bookingDay }) => bookingDay);

async function choose(options: ReadOptions, isStep = true) {
  const fileId = (await theFile())?.id ?? '';
  const files = [{ fileId, readWith: { options, templateName: null } }];
  return store.call('imports.readOtherwise', importId, { files, isStep });
}

/** What the page does with a file that waits; `rows` as many as the file then has. */
async function read({ files }: ImportSummary, rows = 3) {
  const [file] = files;
  if (file?.state !== 'reading') throw new Error('no file waits');
  const readWith = await store.call('imports.readWith', file.id);
  const staged = stagedRowsOf(bookings(readWith.options.dateOrder === 'MDY' ? '02' : '01', rows));
  await store.call('imports.stageRows', file.id, 0, packed(staged));
  await store.call('imports.finishFile', file.id, readingOf(staged, { sha256 }), readWith);
  return store.call('imports.get', importId);
}

const edit = async (row: number, purpose: string) =>
  store.call('imports.editCells', importId, {
    kind: 'edit',
    cells: [{ at: { rowId: (await views())[row]?.rowId ?? 0 }, field: 'purpose', value: purpose }],
  });

describe('reading a file otherwise', () => {
  it('is a step that names the file and how it was read before and after', async () => {
    await read(await choose(monthFirst));
    const [step, ...others] = await store.call('imports.changes', importId);
    expect(others).toEqual([]);
    expect(step).toMatchObject({ kind: 'reading', rows: 1, fileName: 'a.csv', isUndone: false });
    expect(step?.reading).toEqual({ fileIds: [(await theFile())?.id], before: dayFirst, after: monthFirst });
  });

  it('keeps what a person typed of its only account, and that it was left out, also when it fails between and when the step is taken back', async () => {
    const account = async () => (await store.call('imports.get', importId)).accounts[0];
    const patch = { iban: 'DE75512108001245126199', owner: 'Von Hand GmbH', balance: '12.34' };
    await store.call('imports.changeAccount', importId, (await account())?.id ?? '', patch);
    await store.call('imports.leaveOutAccounts', importId, [(await account())?.id ?? ''], true);
    const before = await account();
    const same = { ...patch, accountId: before?.accountId, isLeftOut: true };
    await read(await choose(monthFirst));
    expect(await account()).toMatchObject(same);
    const [file] = (await choose(dayFirst)).files;
    await store.call('imports.failFile', file?.id ?? '', { code: 'import.incomplete' });
    expect((await store.call('imports.get', importId)).accounts).toEqual([]);
    await read(await choose({ dateOrder: 'YMD' }));
    expect(await account()).toMatchObject(same);
    await read(await store.call('imports.goToChange', importId, 'back'));
    expect(await account()).toMatchObject(same);
  });

  it('lets the file alone say what its accounts are where it is read as if it came now', async () => {
    const [account] = (await store.call('imports.get', importId)).accounts;
    const patch = { iban: 'DE75512108001245126199', owner: 'Von Hand GmbH' };
    await store.call('imports.changeAccount', importId, account?.id ?? '', patch);
    const files = [
      { fileId: (await theFile())?.id ?? '', readWith: { options: dayFirst, templateName: null } },
    ];
    await read(await store.call('imports.readOtherwise', importId, { files, isStep: false, isAnew: true }));
    const [found] = (await store.call('imports.get', importId)).accounts;
    expect([found?.iban, found?.owner]).toEqual([account?.iban, account?.owner]);
  });

  it('is no step where nothing is chosen otherwise', async () => {
    await read(await choose(dayFirst));
    await read(await choose(monthFirst, false));
    expect(await store.call('imports.changes', importId)).toEqual([]);
  });

  it('taken back and done again leaves the file to be read as before, and as after', async () => {
    await read(await choose(monthFirst));
    expect(await days()).toEqual(Array(3).fill('2025-02-02'));
    await read(await store.call('imports.goToChange', importId, 'back'));
    expect(await days()).toEqual(Array(3).fill('2025-01-02'));
    await read(await store.call('imports.goToChange', importId, 'forward'));
    expect(await days()).toEqual(Array(3).fill('2025-02-02'));
  });

  it('ends a walk there, so that steps behind it find their rows', async () => {
    await edit(0, 'vorher');
    await read(await choose(monthFirst));
    await edit(1, 'nachher');
    const summary = await store.call('imports.goToChange', importId, 0);
    expect((await store.call('imports.changes', importId)).map(({ isUndone }) => isUndone)).toEqual([
      false,
      true,
      true,
    ]);
    await read(summary);
    expect((await views()).map(({ purpose }) => purpose)).toEqual(['vorher', 'Zweck 1', 'Zweck 2']);
    await store.call('imports.goToChange', importId, 0);
    expect((await views()).map(({ purpose }) => purpose)).toEqual(['Zweck 0', 'Zweck 1', 'Zweck 2']);
  });

  it('forgets what was undone before, as any step does', async () => {
    await edit(0, 'eins');
    await store.call('imports.goToChange', importId, 'back');
    await choose(monthFirst);
    expect((await store.call('imports.changes', importId)).map(({ kind }) => kind)).toEqual(['reading']);
  });

  it('keeps the bytes and the place of the file', async () => {
    const { db } = store.session.context;
    const before = (await theFile())?.id ?? '';
    db.run('update files set size_bytes = 1, kept_bytes = 1');
    db.run(
      'insert into file_pieces (file_id, piece, size, body) values (?, 0, 1, ?)',
      before,
      new Uint8Array([3, 0]),
    );
    await stageRows(store, importId, stagedRowsOf(bookings('03')), { name: 'z.csv' });
    const { files } = await choose(monthFirst);
    expect(files.map(({ name }) => name)).toEqual(['a.csv', 'z.csv']);
    expect(files[0]).toMatchObject({ state: 'reading', isKept: true, replaces: before });
    expect(db.all('select file_id from file_pieces')).toEqual([{ file_id: files[0]?.id }]);
  });

  it('that ended with the program is told at the next start, with what it was to be read with', async () => {
    const { files } = await choose(monthFirst);
    await store.call('imports.dropUnfinished');
    const file = await theFile();
    expect(file).toMatchObject({ id: files[0]?.id, state: 'failed', error: { code: 'import.incomplete' } });
    expect(await store.call('imports.readWith', file?.id ?? '')).toEqual({
      options: monthFirst,
      templateName: null,
    });
    await read(await choose(monthFirst, false));
    expect(await days()).toEqual(Array(3).fill('2025-02-02'));
    await read(await store.call('imports.goToChange', importId, 'back'));
    expect(await days()).toEqual(Array(3).fill('2025-01-02'));
  });

  it('a correction taken back while its row is not there is not there afterwards either', async () => {
    await edit(2, 'eins');
    await choose(monthFirst, false);
    await store.call('imports.goToChange', importId, 'back');
    await read(await store.call('imports.get', importId));
    expect((await views())[2]?.purpose).toBe('Zweck 2');
    await choose(dayFirst, false);
    await store.call('imports.goToChange', importId, 'forward');
    await read(await store.call('imports.get', importId));
    expect((await views())[2]?.purpose).toBe('eins');
  });

  it('passes over a file of another import', async () => {
    const other = (await store.call('imports.create')).id;
    const fileId = (await theFile())?.id ?? '';
    const files = [{ fileId, readWith: { options: monthFirst, templateName: null } }];
    await store.call('imports.readOtherwise', other, { files, isStep: true });
    expect(await theFile()).toMatchObject({ id: fileId, state: 'staged' });
    expect(await store.call('imports.changes', other)).toEqual([]);
  });
});
