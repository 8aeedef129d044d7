import { describe, expect, it } from 'vitest';
import type { RowView } from '../../../../../preload/contract';
import { readTable } from '../../../../../renderer/import/exchange/read-table';
import { csvOf } from '../../../../../renderer/import/exchange/rows-file';
import {
  type Merge,
  mergeOf,
  readBack,
  tableOfRows,
} from '../../../../../renderer/import/exchange/rows-table';
import { type SheetCell, xlsxOf } from '../../../../../renderer/import/exchange/write-xlsx';

const importId = 'import-1';

function rowOf(change: Partial<RowView> = {}): RowView {
  return {
    rowId: 2_050,
    fileId: 'file',
    fileName: 'umsatz.csv',
    line: 12,
    state: 'booking',
    accountRowId: 'account',
    bookingDay: '2025-03-01',
    valueDay: '2025-03-02',
    amount: '-1234.50',
    currency: 'EUR',
    counterpartyName: '=HYPERLINK("http://x")',
    counterpartyIban: 'DE02100100100006820102',
    counterpartyBic: null,
    purpose: '+49 170 00012; "Miete"\nzweite Zeile',
    bookingText: "'@alt",
    creditorId: null,
    mref: null,
    eref: '00012345678901234567',
    balance: '100.00',
    raw: 'roh',
    transactionId: null,
    findings: [{ severity: 'error', rule: 'iban.checkDigits' }],
    ...change,
  };
}

const second = rowOf({ rowId: 2_051, line: 13, amount: null, purpose: 'zwei' });
const rows = new Map([rowOf(), second].map((row) => [row.rowId, row]));

type Language = 'de' | 'en';
type Kind = 'csv' | 'xlsx';

const tableIn = (language: Language) =>
  tableOfRows(
    importId,
    [rowOf(), second].map((row) => ({ row, message: '-so nicht' })),
    language,
  );

/** Saved, changed by somebody, and read back. */
async function backFrom(
  kind: Kind,
  language: Language,
  change: (table: SheetCell[][]) => void = () => undefined,
  id = importId,
): Promise<Merge | { missing: string[] }> {
  const table = tableIn(language);
  change(table);
  const bytes = kind === 'csv' ? csvOf(table, { language }) : xlsxOf('Zeilen', table);
  const read = readBack(await readTable(new File([bytes], `zeilen.${kind}`)));
  return 'missing' in read ? read : mergeOf(id, read, rows);
}

const columnOf = (table: SheetCell[][], name: string) => (table[0] ?? []).indexOf(name);
function set(table: SheetCell[][], row: number, name: string, value: SheetCell) {
  const cells = table[row];
  if (!cells || columnOf(table, name) === -1) throw new Error(`no ${name}`);
  cells[columnOf(table, name)] = value;
}

const ways = (['csv', 'xlsx'] as const).flatMap((kind) =>
  (['de', 'en'] as const).map((language) => ({ kind, language })),
);

describe('rows with findings as a table', () => {
  it('hold no text that a spreadsheet would run, while amounts stay numbers', () => {
    for (const cells of tableIn('de').slice(1)) {
      for (const cell of cells) if (typeof cell === 'string') expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }
    const table = tableIn('de');
    expect(table[1]?.[columnOf(table, 'Betrag')]).toEqual({ number: '-1234.50' });
    const csv = new TextDecoder().decode(csvOf(table, { language: 'de' }));
    expect(csv).toContain(';-1234,50;');
    expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
  });

  it.each(ways)(
    'when nobody changed anything, are read back as unchanged ($kind, $language)',
    async ({ kind, language }) => {
      expect(await backFrom(kind, language)).toEqual({ cells: [], changed: 0, unchanged: 2, refused: [] });
    },
  );

  it.each(ways)(
    'when values were corrected, give these cells and no others ($kind, $language)',
    async ({ kind, language }) => {
      const amount = language === 'de' ? 'Betrag' : 'Amount';
      const purpose = language === 'de' ? 'Verwendungszweck' : 'Purpose';
      const back = await backFrom(kind, language, (table) => {
        set(table, 2, amount, { number: '-99.5' });
        set(table, 1, purpose, "'=neu");
      });
      expect(back).toMatchObject({ changed: 2, unchanged: 0, refused: [] });
      expect((back as Merge).cells).toEqual([
        { at: { rowId: 2_050 }, field: 'purpose', value: '=neu' },
        { at: { rowId: 2_051 }, field: 'amount', value: expect.stringMatching(/^-99\.50?$/) },
      ]);
    },
  );

  it('when a spreadsheet mangled long numbers and days by itself, take nothing of that for a change', async () => {
    const back = await backFrom('csv', 'en', (table) => {
      const eref = (table[0] ?? []).findIndex((cell) => typeof cell === 'string' && /end-to-end/i.test(cell));
      for (const cells of table.slice(1)) {
        cells[eref] = '1.23457E+16';
        cells[columnOf(table, 'Booked')] = '3/1/2025';
        cells[columnOf(table, 'Value date')] = '3/2/2025';
      }
    });
    expect(back).toEqual({ cells: [], changed: 0, unchanged: 2, refused: [] });
  });

  it.each(['de', 'en'] as const)(
    'when a program of another decimal sign took 1234,50 for 123450, change no amount: %s',
    async (language) => {
      const [amount, balance] =
        language === 'de' ? ['Betrag', 'Saldo danach'] : ['Amount', 'Balance after it'];
      const back = await backFrom('csv', language, (table) => {
        set(table, 1, amount, '-123450');
        set(table, 1, balance, '10000');
      });
      expect(back).toMatchObject({ changed: 0, cells: [], refused: [{ number: 2, reason: 'value' }] });
      // 6.175 of a formula is no 6175; who means that writes no sign.
      const formula = language === 'de' ? '6.175' : '6,175';
      expect(await backFrom('csv', language, (table) => set(table, 1, amount, formula))).toMatchObject({
        changed: 0,
        refused: [{ number: 2, reason: 'value', text: formula }],
      });
      // Where the other amounts have their decimals somebody meant it.
      const meant = await backFrom('csv', language, (table) => set(table, 1, balance, '10000'));
      expect((meant as Merge).cells).toEqual([
        { at: { rowId: 2_050 }, field: 'balance', value: expect.stringMatching(/^10000(\.00)?$/) },
      ]);
    },
  );

  it('when a table is of another import, or its rows were changed, moved or doubled, refuse each with its reason', async () => {
    expect(await backFrom('csv', 'de', undefined, 'import-2')).toMatchObject({
      changed: 0,
      refused: [
        { number: 2, reason: 'otherImport' },
        { number: 3, reason: 'otherImport' },
      ],
    });
    const moved = await backFrom('xlsx', 'de', (table) => {
      set(table, 1, 'Zeile', { number: '99' });
      table.push([...(table[2] ?? [])]);
    });
    expect(moved).toMatchObject({
      unchanged: 1,
      refused: [{ reason: 'place' }, { number: 4, reason: 'twice' }],
    });
    const table = tableIn('de');
    const changedSince = new Map([[2_050, rowOf({ amount: '1.00' })]]);
    const read = readBack(await readTable(new File([csvOf(table, { language: 'de' })], 'x.csv')));
    if ('missing' in read) throw new Error('no table');
    expect(mergeOf(importId, read, changedSince).refused.map(({ reason }) => reason)).toEqual([
      'changed',
      'changed',
    ]);
  });

  it('when a value cannot be read or its currency cannot hold it, refuse that row alone', async () => {
    const back = await backFrom('csv', 'de', (table) => {
      set(table, 1, 'Betrag', 'zehn');
      set(table, 2, 'Betrag', '1.999,00');
    });
    expect(back).toMatchObject({ changed: 1, refused: [{ number: 2, reason: 'value', text: 'zehn' }] });
    const precise = await backFrom('csv', 'de', (table) => set(table, 2, 'Betrag', '1,2345'));
    expect(precise).toMatchObject({ changed: 0, unchanged: 1, refused: [{ number: 3, reason: 'value' }] });
  });

  it('when columns are missing, name them and change nothing; any other file is no such table', async () => {
    const back = await backFrom('csv', 'de', (table) => {
      const at = columnOf(table, 'Betrag');
      for (const cells of table) cells.splice(at, 1);
    });
    expect(back).toEqual({ missing: ['Betrag'] });
    expect(readBack(await readTable(new File(['a;b\n1;2\n'], 'x.csv')))).toEqual({ missing: [] });
    expect(
      readBack(await readTable(new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'x.xlsx')).catch(() => [])),
    ).toEqual({
      missing: [],
    });
  });
});
