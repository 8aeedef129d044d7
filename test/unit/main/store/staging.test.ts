import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importSummary, rowWindow } from '../../../../preload/contract';
import { MemoryStore, stageExport, stageRows } from './memory-store';
import { type Booking, draftOf, ibanA, ibanB, packed, readingOf, stagedRowsOf } from './staged-export';

let store: MemoryStore;
let importId: string;

beforeEach(async () => {
  store = new MemoryStore();
  importId = (await store.call('imports.create')).id;
});
afterEach(() => store.close());

const three: Booking[] = [
  { day: '2025-03-01', amountMinor: 1_000, purpose: 'eins' },
  { day: '2025-03-02', amountMinor: -250, purpose: 'Größe "zwei"' },
  { day: '2025-03-03', amountMinor: -1, purpose: 'drei', raw: '"03.03.2025";"dr\nei"' },
];

describe('staging a file', () => {
  it('when a file is finished, its rows are visible with line, raw text, id and exact amounts', async () => {
    const summary = await stageExport(store, importId, three);
    expect(importSummary.parse(summary)).toEqual(summary);
    expect(summary.accounts[0]).toMatchObject({
      bookings: 3,
      totalIn: '10.00',
      totalOut: '-2.51',
      firstBookingDay: '2025-03-01',
      lastBookingDay: '2025-03-03',
      origins: { iban: 'preamble' },
    });
    expect(summary.files[0]?.lineCounts).toEqual({
      staged: 4,
      known: 0,
      leftOut: 0,
      blocked: 0,
      notBooking: 1,
      lines: 5,
      blockedRows: 0,
    });
    const window = await store.call('imports.rows', importId, {}, { offset: 1, limit: 5 });
    expect(rowWindow.parse(window)).toEqual(window);
    expect(window.total).toBe(3);
    expect(window.rows.map(({ line, raw, amount, purpose }) => ({ line, raw, amount, purpose }))).toEqual([
      {
        line: 3,
        raw: '"2025-03-02";"-250";"Beispiel AG";"Größe "zwei""',
        amount: '-2.50',
        purpose: 'Größe "zwei"',
      },
      { line: 4, raw: '"03.03.2025";"dr\nei"', amount: '-0.01', purpose: 'drei' },
    ]);
    expect(new Set(window.rows.map(({ transactionId }) => transactionId)).size).toBe(2);
  });

  it('when a file is not finished, none of its rows is visible', async () => {
    await stageRows(store, importId, stagedRowsOf(three));
    expect((await store.call('imports.rows', importId, {}, { offset: 0, limit: 5 })).total).toBe(0);
    expect((await store.call('imports.get', importId)).files[0]).toMatchObject({
      state: 'reading',
      lineCounts: null,
    });
  });

  it('the summary has a digest of each file, however much was found in it, and gives the reading on request', async () => {
    const rows = stagedRowsOf(three);
    const fileId = await stageRows(store, importId, rows);
    const reading = readingOf(rows);
    reading.findingTotals = { 'iban.checkDigits': 1_000 };
    reading.findings = Array.from({ length: 1_000 }, (_, line) => ({
      severity: 'warning',
      rule: 'iban.checkDigits',
      line,
      field: null,
      column: null,
      text: 'DE00',
      params: {},
    }));
    await store.call('imports.finishFile', fileId, reading);
    const summary = await store.call('imports.get', importId);
    expect(importSummary.parse(summary)).toEqual(summary);
    expect(summary.files[0]?.digest?.findingTotals).toEqual({ 'iban.checkDigits': 1_000 });
    expect(JSON.stringify(summary.files).length).toBeLessThan(1_500);
    expect(await store.call('imports.reading', fileId)).toEqual(reading);
    await expect(store.call('imports.reading', 'nobody')).rejects.toMatchObject({ code: 'import.unknown' });
  });

  it('when a chunk comes twice, it counts once', async () => {
    const rows = stagedRowsOf(three);
    const fileId = await stageRows(store, importId, rows);
    await store.call('imports.stageRows', fileId, 0, packed(rows));
    await store.call('imports.finishFile', fileId, readingOf(rows));
    const summary = await store.call('imports.get', importId);
    expect(summary.accounts[0]?.bookings).toBe(3);
  });

  it.each([
    ['a chunk is missing', 1, 0],
    ['the reading counts other rows', 0, 1],
  ])('when %s, finishing is refused and the file stays invisible', async (_title, firstChunk, extra) => {
    const rows = stagedRowsOf(three);
    const { fileId } = await store.call('imports.addFile', importId, { name: 'a.csv', sizeBytes: 1 });
    await store.call('imports.stageRows', fileId, firstChunk, packed(rows));
    const reading = readingOf(rows);
    reading.counts.bookings += extra;
    await expect(store.call('imports.finishFile', fileId, reading)).rejects.toMatchObject({
      code: 'import.incomplete',
    });
    expect((await store.call('imports.rows', importId, {}, { offset: 0, limit: 5 })).total).toBe(0);
  });

  it('when a row names an account that the reading does not have, finishing is refused and nothing is kept of it', async () => {
    const rows = stagedRowsOf([{ day: '2025-01-01', amountMinor: 1, accountIndex: 1 }]);
    const fileId = await stageRows(store, importId, rows);
    await expect(store.call('imports.finishFile', fileId, readingOf(rows))).rejects.toMatchObject({
      code: 'import.incomplete',
    });
    expect((await store.call('imports.get', importId)).accounts).toEqual([]);
  });

  it('when a file fails, its error is kept, its rows go, and other files stay', async () => {
    await stageExport(store, importId, three);
    const fileId = await stageRows(store, importId, stagedRowsOf(three));
    await store.call('imports.failFile', fileId, { code: 'file.vanished' });
    const summary = await store.call('imports.get', importId);
    expect(summary.files.map(({ state }) => state)).toEqual(['staged', 'failed']);
    expect(summary.files[1]?.error).toEqual({ code: 'file.vanished' });
    expect(summary.accounts[0]?.bookings).toBe(3);
  });

  it('when a file is removed, its rows and its account go', async () => {
    await stageExport(store, importId, three);
    const summary = await stageExport(store, importId, three, { accounts: [draftOf({ iban: ibanB })] });
    await store.call('imports.removeFile', summary.files[1]?.id ?? '');
    const after = await store.call('imports.get', importId);
    expect(after.accounts.map(({ iban }) => iban)).toEqual([ibanA]);
    expect((await store.call('imports.rows', importId, {}, { offset: 0, limit: 5 })).total).toBe(3);
  });
});

describe('a chunk that is not what the contract says', () => {
  const good = () => stagedRowsOf(three)[0] as unknown[];
  const cases: [string, (row: unknown[]) => unknown][] = [
    ['no row', () => 'row'],
    ['a row too short', (row) => row.slice(1)],
    ['an amount with a fraction', (row) => row.with(5, 0.5)],
    ['an amount beyond exact integers', (row) => row.with(5, 2 ** 53)],
    ['a booking without a day', (row) => row.with(3, null)],
    ['a day that does not exist', (row) => row.with(3, '2025-02-30')],
    ['an unknown disposition', (row) => row.with(1, 3)],
    ['a currency in words', (row) => row.with(6, 'Euro')],
    ['a number as a text', (row) => row.with(13, 5)],
    ['occurrence nought', (row) => row.with(24, 0)],
    ['no content hash', (row) => row.with(23, null)],
  ];
  it.each(cases)('when it holds %s, is refused as a whole', async (_title, change) => {
    const { fileId } = await store.call('imports.addFile', importId, { name: 'a.csv', sizeBytes: 1 });
    const bytes = new TextEncoder().encode(JSON.stringify([good(), change(good())]));
    await expect(store.call('imports.stageRows', fileId, 0, bytes)).rejects.toMatchObject({
      code: 'bridge.invalidArguments',
    });
    expect(store.session.context.db.all('select * from segments')).toEqual([]);
  });

  it('when it is no JSON, is refused without quoting it', async () => {
    const { fileId } = await store.call('imports.addFile', importId, { name: 'a.csv', sizeBytes: 1 });
    const bytes = new TextEncoder().encode('["DE02120300000000202051"');
    const refused = store.call('imports.stageRows', fileId, 0, bytes);
    await expect(refused).rejects.toMatchObject({ code: 'bridge.invalidArguments' });
    await expect(refused).rejects.not.toMatchObject({ message: expect.stringContaining('DE02') });
  });
});

describe('the rows of an import', () => {
  it('when filtered by state, account, file, finding or search, the window and its total follow', async () => {
    const rows: Booking[] = three.map((row, index) => ({ ...row, disposition: index === 2 ? 1 : 0 }));
    const summary = await stageExport(store, importId, rows, {
      findings: [
        {
          severity: 'warning',
          rule: 'iban.checkDigits',
          line: 3,
          field: null,
          column: null,
          text: null,
          params: {},
        },
      ],
    });
    const second = await stageExport(
      store,
      importId,
      [{ day: '2025-05-05', amountMinor: 5, name: 'Käufer' }],
      {
        accounts: [draftOf({ iban: ibanB })],
      },
    );
    const purposes = async (filter: Parameters<typeof totalOf>[0]) => totalOf(filter);
    async function totalOf(filter: Parameters<typeof store.call<'imports.rows'>>[2]) {
      return (await store.call('imports.rows', importId, filter, { offset: 0, limit: 10 })).rows.map(
        ({ purpose }) => purpose,
      );
    }
    expect(await purposes({ states: ['pending'] })).toEqual(['drei']);
    expect(await purposes({ accountRowId: second.accounts[1]?.id })).toEqual(['Rechnung']);
    expect(await purposes({ fileId: summary.files[0]?.id, states: ['booking'] })).toEqual([
      'eins',
      'Größe "zwei"',
    ]);
    expect(await purposes({ hasFindings: true })).toEqual(['Größe "zwei"']);
    expect(await purposes({ search: 'GRÖßE "Z' })).toEqual(['Größe "zwei"']);
    expect(await purposes({ search: 'käufer' })).toEqual(['Rechnung']);
    expect(await purposes({ search: 'nichts davon' })).toEqual([]);
    // What stands in no text is not found, whatever else its segment holds.
    expect(await purposes({ search: 'eur' })).toEqual([]);
  });

  it('when the user decides over a row, its state, counts and lines follow, and the decision can be taken back', async () => {
    await stageExport(store, importId, three);
    const { rows } = await store.call('imports.rows', importId, {}, { offset: 2, limit: 1 });
    const rowId = rows[0]?.rowId ?? 0;
    const without = await store.call('imports.chooseRows', importId, {
      rows: [{ rowId: rowId }],
      choice: 'leaveOut',
    });
    expect(without.accounts[0]).toMatchObject({ bookings: 2, totalOut: '-2.50' });
    expect(without.files[0]?.lineCounts).toMatchObject({ staged: 2, leftOut: 2 });
    const window = await store.call(
      'imports.rows',
      importId,
      { states: ['leftOut'] },
      { offset: 0, limit: 5 },
    );
    expect(window.total).toBe(1);
    const again = await store.call('imports.chooseRows', importId, {
      rows: [{ rowId: rowId }],
      choice: 'default',
    });
    expect(again.accounts[0]?.bookings).toBe(3);
  });
});
